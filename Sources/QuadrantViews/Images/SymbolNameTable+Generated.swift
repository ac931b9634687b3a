// Generated table (length: generated) by Scripts/Symbols/generate.py; do not edit by hand.
// swift-format-ignore-file
//
// Names in use and, if an open icon stands for them: icon, variant, what is drawn around it.

enum SymbolNameTable {
    static let lines = SymbolLines(
        """
        1.circle
        10.arrow.trianglehead.clockwise	arrow-clockwise	o
        10.arrow.trianglehead.counterclockwise	arrow-counter-clockwise	o
        2.circle
        3.circle
        4.circle
        5.circle
        6.circle
        a.magnify
        abc
        air.purifier
        airplane	airplane	o
        airplayaudio	airplay	o
        airpods
        airpodsmax
        airpodspro
        alarm	alarm	o
        allergens
        amplifier
        ant	bug-beetle	o
        ant.circle	bug-beetle	o	circle
        ant.fill	bug-beetle	f
        antenna.radiowaves.left.and.right	broadcast	o
        antenna.radiowaves.left.and.right.slash	broadcast	o	slash
        app.badge	notification	o
        app.badge.fill	notification	f
        app.connected.to.app.below.fill	flow-arrow	f
        app.dashed
        app.fill
        app.gift	gift	o
        apple.logo	device-mobile	o
        applelogo	device-mobile	o
        applescript.fill	scroll	f
        appletv
        applewatch	watch	o
        applewatch.watchface	watch	o
        aqi.high
        aqi.low
        aqi.medium
        archivebox	archive	o
        arkit
        arrow.2.circlepath	arrows-clockwise	o
        arrow.2.squarepath	repeat	o
        arrow.backward
        arrow.clockwise	arrow-clockwise	o
        arrow.clockwise.circle	arrow-clockwise	o	circle
        arrow.counterclockwise	arrow-counter-clockwise	o
        arrow.counterclockwise.circle	arrow-counter-clockwise	o	circle
        arrow.counterclockwise.circle.fill	arrow-counter-clockwise	o	circle.fill
        arrow.down
        arrow.down.and.line.horizontal.and.arrow.up	arrows-in-line-vertical	o
        arrow.down.circle
        arrow.down.circle.fill
        arrow.down.doc	file-arrow-down	o
        arrow.down.forward
        arrow.down.forward.and.arrow.up.backward	arrows-in-simple	o
        arrow.down.right.and.arrow.up.left	arrows-in-simple	o
        arrow.down.right.circle
        arrow.down.square
        arrow.down.square.fill
        arrow.down.to.line
        arrow.forward
        arrow.left
        arrow.left.and.right
        arrow.left.and.right.circle
        arrow.left.and.right.square
        arrow.left.and.right.square.fill
        arrow.left.arrow.right
        arrow.left.circle
        arrow.right
        arrow.right.circle
        arrow.right.circle.fill
        arrow.swap	swap	o
        arrow.triangle.2.circlepath	arrows-clockwise	o
        arrow.triangle.2.circlepath.circle	arrows-clockwise	o	circle
        arrow.triangle.branch	git-branch	o
        arrow.triangle.turn.up.right.diamond.fill	signpost	f
        arrow.trianglehead.2.clockwise	arrows-clockwise	o
        arrow.trianglehead.clockwise	arrow-clockwise	o
        arrow.trianglehead.counterclockwise	arrow-counter-clockwise	o
        arrow.trianglehead.merge	git-merge	o
        arrow.turn.down.right
        arrow.up
        arrow.up.and.down.and.sparkles	sparkle	o
        arrow.up.and.line.horizontal.and.arrow.down	arrows-out-line-vertical	o
        arrow.up.arrow.down
        arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill
        arrow.up.arrow.down.square
        arrow.up.bin	trash	o
        arrow.up.bin.fill	trash	f
        arrow.up.circle
        arrow.up.circle.fill
        arrow.up.forward
        arrow.up.forward.app
        arrow.up.forward.square
        arrow.up.heart	heart	o
        arrow.up.left
        arrow.up.left.and.arrow.down.right	arrows-out-simple	o
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left	arrows-out	o
        arrow.up.message	chat-circle	o
        arrow.up.right
        arrow.up.right.circle
        arrow.up.right.square
        arrow.up.square
        arrow.up.square.fill
        arrow.up.to.line
        arrow.up.to.line.square
        arrow.up.to.line.square.fill
        arrow.up.trash	trash	o
        arrow.uturn.backward	arrow-u-up-left	o
        arrow.uturn.backward.circle.fill	arrow-u-up-left	o	circle.fill
        arrow.uturn.forward	arrow-u-up-right	o
        arrow.uturn.left	arrow-u-up-left	o
        arrow.uturn.left.circle	arrow-u-up-left	o	circle
        arrow.uturn.left.circle.fill	arrow-u-up-left	o	circle.fill
        arrow.uturn.right	arrow-u-up-right	o
        arrowshape.down	arrow-fat-down	o
        arrowshape.down.fill	arrow-fat-down	f
        arrowshape.left.fill	arrow-fat-left	f
        arrowshape.turn.up.forward.fill	share-fat	f
        arrowshape.turn.up.left	arrow-bend-up-left	o
        arrowshape.turn.up.left.circle	arrow-bend-up-left	o	circle
        arrowshape.turn.up.left.circle.fill	arrow-bend-up-left	o	circle.fill
        arrowshape.turn.up.left.fill	arrow-bend-up-left	f
        arrowshape.turn.up.right	share-fat	o
        arrowshape.zigzag.right	trend-up	o
        arrowtriangle.backward.fill
        arrowtriangle.down
        arrowtriangle.down.fill
        arrowtriangle.forward.fill
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
        arrowtriangle.right.circle.fill
        arrowtriangle.up
        arrowtriangle.up.square
        aspectratio
        at	at	o
        atom	atom	o
        backpack	backpack	o
        backward	rewind	o
        backward.end.alt.fill	skip-back	f
        backward.end.fill	skip-back	f
        backward.fill	rewind	f
        badge.plus.radiowaves.right	broadcast	o
        bag	handbag	o
        bag.fill	handbag	f
        balloon	balloon	o
        bandage	bandaids	o
        banknote	money	o
        barcode	barcode	o
        baseball	baseball	o
        basket	basket	o
        basketball	basketball	o
        bathtub	bathtub	o
        battery.0	battery-empty	o
        battery.100	battery-full	o
        battery.100.bolt	battery-charging	o
        battery.75	battery-high	o
        beats.headphones
        bed.double	bed	o
        bell	bell	o
        bell.and.waves.left.and.right	bell-ringing	o
        bell.badge	bell	o	badge:dot
        bell.badge.fill	bell	f	badge:dot
        bell.fill	bell	f
        bell.slash	bell-slash	o
        bicycle	bicycle	o
        binoculars	binoculars	o
        bird	bird	o
        bird.fill	bird	f
        birthday.cake	cake	o
        birthday.cake.fill	cake	f
        bold	text-b	o
        bolt	lightning	o
        bolt.car	charging-station	o
        bolt.circle	lightning	o	circle
        bolt.fill	lightning	f
        bolt.heart
        bolt.horizontal.icloud	cloud-lightning	o
        bolt.slash	lightning-slash	o
        bolt.trianglebadge.exclamationmark.fill	lightning	f
        bonjour
        book	book-open	o
        book.closed	book	o
        book.fill	book-open	f
        book.pages	book-open	o
        bookmark	bookmark-simple	o
        bookmark.circle.fill	bookmark-simple	o	circle.fill
        bookmark.fill	bookmark-simple	f
        bookmark.slash	bookmark-simple	o	slash
        bookmark.slash.fill	bookmark-simple	f	slash
        books.vertical	books	o
        books.vertical.fill	books	f
        box.truck	truck	o
        brain	brain	o
        brain.filled.head.profile
        brain.head.profile
        briefcase	briefcase	o
        bubble
        bubble.and.pencil	note-pencil	o
        bubble.left	chat	o
        bubble.left.and.bubble.right	chats	o
        bubble.left.and.bubble.right.fill	chats	f
        bubble.left.and.exclamationmark.bubble.right	chats	o
        bubble.left.and.text.bubble.right	chats	o
        bubble.left.fill	chat	f
        bubble.right	chat	o
        bubble.right.fill	chat	f
        bubbles.and.sparkles	sparkle	o
        building	building	o
        building.2	buildings	o
        building.2.crop.circle	buildings	o
        building.2.crop.circle.fill	buildings	f
        building.2.fill	buildings	f
        building.columns	bank	o
        bus	bus	o
        bus.doubledecker.fill	bus	f
        button.horizontal.fill	rectangle	f
        cablecar	cable-car	o
        calendar	calendar	o
        calendar.badge.checkmark	calendar-check	o
        calendar.badge.clock	calendar-dots	o
        calendar.badge.minus	calendar-minus	o
        calendar.badge.plus	calendar-plus	o
        calendar.day.timeline.leading	calendar-blank	o
        camera	camera	o
        camera.aperture	aperture	o
        camera.fill	camera	f
        camera.filters	circles-three	o
        camera.macro	flower	o
        camera.macro.circle	flower	o	circle
        camera.metering.matrix
        camera.metering.spot
        camera.on.rectangle	camera	o
        camera.viewfinder	camera	o
        capsule
        captions.bubble	subtitles	o
        captions.bubble.fill	subtitles	f
        car	car	o
        car.fill	car	f
        car.side
        carplay
        carrot	carrot	o
        cart	shopping-cart	o
        cart.badge.minus	shopping-cart	o	badge:minus
        cart.badge.plus	shopping-cart	o	badge:plus
        cart.fill	shopping-cart	f
        case	suitcase-simple	o
        cat	cat	o
        cellularbars
        chandelier
        character	text-aa	o
        character.book.closed	book	o
        character.bubble	translate	o
        character.cursor.ibeam	cursor-text	o
        character.textbox	textbox	o
        characters.uppercase
        chart.bar
        chart.bar.fill
        chart.bar.xaxis	chart-bar	o
        chart.dots.scatter	chart-scatter	o
        chart.line.uptrend.xyaxis	chart-line-up	o
        chart.pie	chart-pie	o
        chart.xyaxis.line	chart-line	o
        checkerboard.rectangle
        checklist	list-checks	o
        checklist.checked	list-checks	o
        checklist.unchecked	list-dashes	o
        checkmark
        checkmark.circle
        checkmark.circle.badge.xmark
        checkmark.circle.badge.xmark.fill
        checkmark.circle.fill
        checkmark.diamond
        checkmark.rectangle
        checkmark.rectangle.fill
        checkmark.seal	seal-check	o
        checkmark.seal.fill	seal-check	f
        checkmark.shield
        checkmark.shield.fill
        checkmark.square
        checkmark.square.fill
        chevron.backward
        chevron.compact.down
        chevron.compact.right
        chevron.compact.up
        chevron.down
        chevron.down.circle
        chevron.down.circle.fill
        chevron.forward
        chevron.left
        chevron.left.circle
        chevron.left.forwardslash.chevron.right
        chevron.left.slash.chevron.right	code	o
        chevron.right
        chevron.right.circle
        chevron.up
        chevron.up.chevron.down
        chevron.up.circle
        chevron.up.circle.fill
        chevron.up.square
        chevron.up.square.fill
        circle
        circle.and.line.horizontal
        circle.circle
        circle.dotted.and.circle
        circle.fill
        circle.grid.2x2
        circle.grid.2x2.fill
        circle.grid.cross
        circle.grid.cross.left.fill
        circle.grid.cross.left.filled
        circle.hexagongrid
        circle.hexagongrid.circle.fill
        circle.hexagongrid.fill
        circle.inset.filled
        circle.lefthalf.fill	circle-half	o
        circle.lefthalf.filled
        circlebadge
        circlebadge.fill
        clear	x-square	o
        clipboard	clipboard	o
        clock	clock	o
        clock.arrow.2.circlepath	clock-clockwise	o
        clock.arrow.circlepath	clock-counter-clockwise	o
        clock.arrow.trianglehead.counterclockwise.rotate.90	clock-counter-clockwise	o
        clock.badge.checkmark	clock	o	badge:checkmark
        clock.fill	clock	f
        cloud	cloud	o
        cloud.bolt	cloud-lightning	o
        cloud.fill	cloud	f
        cloud.fog	cloud-fog	o
        cloud.heavyrain.fill	cloud-rain	f
        cloud.moon	cloud-moon	o
        cloud.rain	cloud-rain	o
        cloud.rain.fill	cloud-rain	f
        cloud.rainbow.half	rainbow-cloud	o
        cloud.snow	cloud-snow	o
        cloud.sun	cloud-sun	o
        cloud.sun.bolt.fill	cloud-lightning	f
        cloud.sun.rain.fill	cloud-rain	f
        command	command	o
        computermouse	mouse	o
        computermouse.fill	mouse	f
        cone
        contextualmenu.and.cursorarrow	cursor-click	o
        cpu	cpu	o
        cpu.fill	cpu	f
        creditcard	credit-card	o
        crop	crop	o
        cross	first-aid	o
        cross.case	first-aid-kit	o
        cross.vial	test-tube	o
        cross.vial.fill	test-tube	f
        crown	crown-simple	o
        crown.fill	crown	f
        cube	cube	o
        cube.box.fill	package	f
        cube.fill	cube	f
        cube.transparent	cube-transparent	o
        cube.transparent.fill	cube-transparent	f
        cup.and.saucer	coffee	o
        cup.and.saucer.fill	coffee	f
        curlybraces	brackets-curly	o
        cursorarrow	cursor	o
        curtains.closed
        cylinder	cylinder	o
        dehumidifier
        delete.backward	backspace	o
        delete.left	backspace	o
        delete.left.fill	backspace	f
        desktopcomputer	desktop	o
        dial.low.fill	gauge	f
        dial.medium.fill	gauge	f
        dial.min	gauge	o
        dice	dice-five	o
        dice.fill	dice-five	f
        digitalcrown.arrow.clockwise
        digitalcrown.arrow.clockwise.fill	arrow-clockwise	f
        digitalcrown.arrow.counterclockwise.fill	arrow-counter-clockwise	f
        digitalcrown.horizontal.press.fill	radio-button	f
        dishwasher
        display	monitor	o
        doc	file	o
        doc.badge.ellipsis	file	o	badge:ellipsis
        doc.badge.gearshape.fill	file	f	badge:gearshape
        doc.badge.plus	file-plus	o
        doc.circle	file	o	circle
        doc.fill	file	f
        doc.on.clipboard	clipboard	o
        doc.on.doc	copy	o
        doc.on.doc.fill	copy	f
        doc.plaintext	file-text	o
        doc.richtext	file-image	o
        doc.text	file-text	o
        doc.text.fill	file-text	f
        doc.text.magnifyingglass	file-magnifying-glass	o
        doc.zipper	file-zip	o
        document.badge.plus	file-plus	o
        document.on.document	copy	o
        document.on.document.fill	copy	f
        dog	dog	o
        dollarsign.circle
        dollarsign.circle.fill
        door.left.hand.closed	door	o
        door.left.hand.open	door-open	o
        dot.circle
        dot.radiowaves.left.and.right	broadcast	o
        dot.radiowaves.right	broadcast	o
        dpad.right.fill	game-controller	f
        drop	drop	o
        drop.circle	drop	o	circle
        drop.fill	drop	f
        drop.triangle.fill	drop	f
        dryer
        dumbbell	barbell	o
        e.square
        ear	ear	o
        earbuds
        eject	eject	o
        ellipsis
        ellipsis.bubble
        ellipsis.circle
        ellipsis.circle.fill
        ellipsis.message.fill	chat-circle-dots	f
        engine.combustion
        entry.lever.keypad
        envelope	envelope-simple	o
        envelope.badge	envelope-simple	o	badge:dot
        envelope.badge.fill	envelope-simple	f	badge:dot
        envelope.circle	envelope-simple	o	circle
        envelope.fill	envelope-simple	f
        envelope.open	envelope-simple-open	o
        envelope.open.fill	envelope-simple-open	f
        eraser	eraser	o
        exclamationmark
        exclamationmark.2
        exclamationmark.3
        exclamationmark.bubble
        exclamationmark.bubble.fill
        exclamationmark.circle
        exclamationmark.circle.fill
        exclamationmark.icloud.fill	cloud-warning	f
        exclamationmark.lock	lock-simple	o	badge:exclamationmark
        exclamationmark.magnifyingglass	magnifying-glass	o
        exclamationmark.octagon
        exclamationmark.octagon.fill
        exclamationmark.shield.fill
        exclamationmark.triangle
        exclamationmark.triangle.fill
        externaldrive	hard-drive	o
        externaldrive.badge.exclamationmark	hard-drive	o
        externaldrive.connected.to.line.below	hard-drive	o
        externaldrive.fill	hard-drive	f
        eye	eye	o
        eye.circle	eye	o	circle
        eye.fill	eye	f
        eye.slash	eye-slash	o
        eye.slash.circle	eye-slash	o	circle
        eye.slash.fill	eye-slash	f
        eye.trianglebadge.exclamationmark	eye	o
        eyebrow
        eyedropper	eyedropper	o
        eyedropper.full	eyedropper	o
        eyeglasses	eyeglasses	o
        face.dashed	smiley-blank	o
        face.smiling	smiley	o
        face.smiling.inverse	smiley	o
        faceid
        facemask	face-mask	o
        fan	fan	o
        faxmachine	printer	o
        ferry	boat	o
        fiberchannel	graph	o
        figure.2.and.child.holdinghands
        figure.boxing
        figure.climbing	person-simple-hike	o
        figure.cooldown
        figure.core.training
        figure.dance
        figure.golf
        figure.hiking	person-simple-hike	o
        figure.mind.and.body
        figure.open.water.swim
        figure.pool.swim
        figure.roll
        figure.run	person-simple-run	o
        figure.skiing.downhill
        figure.stand
        figure.stand.line.dotted.figure.stand	users	o
        figure.strengthtraining.traditional
        figure.surfing
        figure.walk	person-simple-walk	o
        figure.wave	person-arms-spread	o
        figure.yoga
        filemenu.and.cursorarrow	cursor-click	o
        filemenu.and.selection	list	o
        film	film-strip	o
        film.fill	film-strip	f
        film.stack	film-strip	o
        fireplace
        fish	fish	o
        flag	flag	o
        flag.fill	flag	f
        flame	flame	o
        flame.fill	flame	f
        flashlight.on.fill	flashlight	f
        flask	flask	o
        flask.fill	flask	f
        folder	folder	o
        folder.badge.gearshape	folder	o	badge:gearshape
        folder.badge.minus	folder-minus	o
        folder.badge.plus	folder-plus	o
        folder.fill	folder	f
        folder.fill.badge.gearshape	folder	f	badge:gearshape
        folder.fill.badge.plus	folder-plus	o
        football	football	o
        fork.knife	fork-knife	o
        forward	fast-forward	o
        forward.end.fill	skip-forward	f
        forward.fill	fast-forward	f
        fossil.shell
        fossil.shell.fill	spiral	f
        fuelpump	gas-pump	o
        function	function	o
        g.square
        gamecontroller	game-controller	o
        gauge.with.dots.needle.67percent	gauge	o
        gauge.with.needle	gauge	o
        gear	gear	o
        gear.circle	gear	o	circle
        gear.circle.fill	gear	o	circle.fill
        gearshape	gear-six	o
        gearshape.2	gear-six	o
        gearshape.2.fill	gear-six	f
        gearshape.arrow.triangle.2.circlepath	arrows-clockwise	o
        gearshape.arrow.trianglehead.2.clockwise.rotate.90	arrows-clockwise	o
        gearshape.fill	gear-six	f
        gift	gift	o
        gift.fill	gift	f
        globe	globe	o
        globe.americas	globe-hemisphere-west	o
        globe.europe.africa	globe-hemisphere-east	o
        gobackward	arrow-counter-clockwise	o
        gobackward.15	arrow-counter-clockwise	o
        gobackward.minus	arrow-counter-clockwise	o
        goforward	arrow-clockwise	o
        goforward.15	arrow-clockwise	o
        goforward.plus	arrow-clockwise	o
        graduationcap	graduation-cap	o
        guitars	guitar	o
        h.square
        hammer	hammer	o
        hammer.circle	hammer	o	circle
        hammer.fill	hammer	f
        hand.draw	hand-swipe-right	o
        hand.draw.fill	hand-swipe-right	f
        hand.pinch	hand-grabbing	o
        hand.point.right.fill	hand-pointing	f
        hand.point.up.braille
        hand.raised	hand-palm	o
        hand.raised.fill	hand-palm	f
        hand.raised.slash	hand-palm	o	slash
        hand.raised.slash.fill	hand-palm	f	slash
        hand.tap	hand-tap	o
        hand.thumbsdown	thumbs-down	o
        hand.thumbsup	thumbs-up	o
        hand.thumbsup.fill	thumbs-up	f
        hand.wave	hand-waving	o
        hand.wave.fill	hand-waving	f
        handbag	handbag	o
        hands.clap	hands-clapping	o
        hands.clap.fill	hands-clapping	f
        hands.sparkles	hands-praying	o
        hare	rabbit	o
        hare.fill	rabbit	f
        headphones	headphones	o
        heart	heart	o
        heart.circle	heart	o	circle
        heart.circle.fill	heart	o	circle.fill
        heart.fill	heart	f
        heart.slash	heart	o	slash
        heart.square.fill	heart	o	square.fill
        heart.text.square	heartbeat	o
        helm	steering-wheel	o
        hexagongrid
        hifispeaker	speaker-hifi	o
        highlighter	highlighter	o
        homekit
        homepod	speaker-hifi	o
        horn
        hourglass	hourglass	o
        hourglass.badge.plus	hourglass	o
        hourglass.bottomhalf.fill	hourglass-low	o
        hourglass.bottomhalf.filled	hourglass-low	o
        hourglass.circle.fill	hourglass	o	circle.fill
        hourglass.tophalf.fill	hourglass-high	o
        hourglass.tophalf.filled	hourglass-high	o
        house	house	o
        house.circle	house	o	circle
        house.circle.fill	house	o	circle.fill
        house.fill	house	f
        house.lodge	house-line	o
        humidity
        hurricane	hurricane	o
        hydrogen.bubble
        icloud	cloud	o
        icloud.and.arrow.down	cloud-arrow-down	o
        icloud.and.arrow.down.fill	cloud-arrow-down	f
        icloud.fill	cloud	f
        icloud.slash	cloud-slash	o
        infinity	infinity	o
        info
        info.bubble
        info.circle
        info.circle.fill
        internaldrive	hard-drive	o
        internaldrive.fill	hard-drive	f
        ipad	device-tablet	o
        iphone	device-mobile	o
        iphone.and.arrow.forward	device-mobile	o
        iphone.radiowaves.left.and.right	vibrate	o
        iphone.slash	device-mobile-slash	o
        italic	text-italic	o
        ivfluid.bag
        kashida
        key	key	o
        key.fill	key	f
        key.horizontal	key	o
        keyboard	keyboard	o
        keyboard.chevron.compact.down	keyboard	o
        keyboard.fill	keyboard	f
        keyboard.onehanded.left	keyboard	o
        keyboard.onehanded.left.fill	keyboard	f
        ladybug	bug	o
        lamp.desk	lamp	o
        lamp.floor
        lamp.table
        lanyardcard	identification-badge	o
        laptopcomputer	laptop	o
        laptopcomputer.trianglebadge.exclamationmark	laptop	o
        largecircle.fill.circle	radio-button	o
        lasso.badge.sparkles
        leaf	leaf	o
        leaf.arrow.circlepath	recycle	o
        leaf.fill	leaf	f
        level	ruler	o
        lifepreserver	lifebuoy	o
        light.beacon.max
        light.max	sun	o
        light.min	sun-dim	o
        lightbulb	lightbulb	o
        lightbulb.fill	lightbulb	f
        lightbulb.max.fill	lightbulb	f
        lightspectrum.horizontal	rainbow	o
        line.3.horizontal
        line.3.horizontal.decrease
        line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill
        line.diagonal
        line.horizontal.3
        line.horizontal.3.decrease
        line.horizontal.3.decrease.circle
        link	link	o
        link.badge.plus	link	o	badge:plus
        link.circle.fill
        link.icloud	cloud	o
        list.bullet
        list.bullet.below.rectangle	list-bullets	o
        list.bullet.clipboard	clipboard-text	o
        list.bullet.clipboard.fill	clipboard-text	f
        list.bullet.indent	text-indent	o
        list.bullet.rectangle	article	o
        list.bullet.rectangle.fill	article	f
        list.bullet.rectangle.portrait	article	o
        list.bullet.rectangle.portrait.fill	article	f
        list.clipboard	clipboard-text	o
        list.dash
        list.dash.header.rectangle	article	o
        list.number	list-numbers	o
        list.star	list-star	o
        list.triangle	list-bullets	o
        livephoto	circle-dashed	o
        lizard
        location	navigation-arrow	o
        location.circle	navigation-arrow	o	circle
        location.circle.fill	navigation-arrow	o	circle.fill
        location.fill	navigation-arrow	f
        location.north.fill	navigation-arrow	f
        lock	lock-simple	o
        lock.app.dashed	lock-simple	o
        lock.doc	file-lock	o
        lock.fill	lock-simple	f
        lock.open	lock-simple-open	o
        lock.open.fill	lock-simple-open	f
        lock.rotation	lock-simple	o
        lock.rotation.open	lock-simple-open	o
        lock.shield	shield-check	o
        lock.slash.fill	lock-simple	f	slash
        lock.square.stack.fill	lock-simple	f
        logo.xbox	game-controller	o
        lungs
        m.square
        macbook	laptop	o
        macbook.and.iphone	devices	o
        macwindow	app-window	o
        magicmouse
        magnifyingglass	magnifying-glass	o
        magnifyingglass.circle	magnifying-glass	o	circle
        magsafe.batterypack
        mail.stack	envelope-simple	o
        mail.stack.fill	envelope-simple	f
        map	map-trifold	o
        mappin	map-pin	o
        mappin.and.ellipse	map-pin-area	o
        mappin.circle.fill	map-pin	o	circle.fill
        medal	medal	o
        megaphone	megaphone	o
        megaphone.fill	megaphone	f
        memories	clock-counter-clockwise	o
        memories.badge.plus	clock-counter-clockwise	o
        menubar.rectangle	app-window	o
        message	chat-circle	o
        message.badge.filled.fill	chat-circle	f	badge:filled
        message.fill	chat-circle	f
        metronome
        mic	microphone	o
        mic.circle	microphone	o	circle
        mic.circle.fill	microphone	o	circle.fill
        mic.fill	microphone	f
        mic.slash	microphone-slash	o
        microbe
        microphone.fill	microphone	f
        microwave
        minus
        minus.circle
        minus.circle.fill
        minus.magnifyingglass	magnifying-glass-minus	o
        minus.rectangle
        minus.rectangle.fill
        minus.square
        minus.square.fill
        moon	moon	o
        moon.circle	moon	o	circle
        moon.circle.fill	moon	o	circle.fill
        moon.fill	moon	f
        moon.stars	moon-stars	o
        moon.stars.fill	moon-stars	f
        moon.zzz	moon	o
        moonphase.first.quarter
        moonphase.full.moon
        moonphase.new.moon
        mountain.2	mountains	o
        mountain.2.circle
        mountain.2.fill	mountains	f
        mouth
        move.3d	arrows-out-cardinal	o
        movieclapper	film-slate	o
        mug	coffee	o
        mug.fill	coffee	f
        multiply
        multiply.circle
        multiply.circle.fill
        music.mic	microphone-stage	o
        music.note	music-note	o
        music.note.list	playlist	o
        music.note.tv.fill	television-simple	f
        music.quarternote.3	music-notes	o
        mustache
        network	globe-simple	o
        network.badge.shield.half.filled	shield	o
        network.slash	globe-simple-x	o
        newspaper	newspaper	o
        newspaper.circle.fill	newspaper	o	circle.fill
        newspaper.fill	newspaper	f
        nose
        nosign	prohibit	o
        note	note	o
        note.text	note	o
        number
        number.circle
        opticaldisc	disc	o
        opticid
        option	option	o
        oven	oven	o
        paintbrush	paint-brush	o
        paintbrush.fill	paint-brush	f
        paintbrush.pointed	paint-brush-broad	o
        paintbucket	paint-bucket	o
        paintpalette	palette	o
        paintpalette.fill	palette	f
        paperclip	paperclip	o
        paperclip.circle.fill	paperclip	o	circle.fill
        paperplane	paper-plane-tilt	o
        paperplane.circle.fill	paper-plane-tilt	o	circle.fill
        paperplane.fill	paper-plane-tilt	f
        parkingsign	letter-circle-p	o
        party.popper	confetti	o
        pause	pause	o
        pause.circle
        pause.circle.fill
        pause.fill	pause	f
        pawprint	paw-print	o
        peacesign	peace	o
        pencil	pencil-simple	o
        pencil.and.list.clipboard	clipboard-text	o
        pencil.and.outline	note-pencil	o
        pencil.and.ruler	pencil-ruler	o
        pencil.and.scribble	scribble	o
        pencil.circle	pencil-circle	o
        pencil.circle.fill	pencil-circle	f
        pencil.line	pencil-simple-line	o
        pencil.slash	pencil-simple-slash	o
        person	user	o
        person.2	users	o
        person.2.badge.gearshape	users	o	badge:gearshape
        person.2.circle	users	o	circle
        person.2.fill	users	f
        person.2.slash	users	o	slash
        person.3	users-three	o
        person.3.fill	users-three	f
        person.3.sequence	users-four	o
        person.3.sequence.fill	users-four	f
        person.and.arrow.left.and.arrow.right	user-switch	o
        person.and.background.dotted
        person.badge.key	user-gear	o
        person.badge.key.fill	user-gear	f
        person.badge.minus	user-minus	o
        person.badge.plus	user-plus	o
        person.circle	user-circle	o
        person.circle.fill	user-circle	f
        person.crop.circle	user-circle	o
        person.crop.circle.badge.exclamationmark	user-circle	o	badge:exclamationmark
        person.crop.circle.badge.moon	user-circle	o	badge:moon
        person.crop.circle.badge.plus	user-circle-plus	o
        person.crop.circle.badge.plus.fill	user-circle-plus	f
        person.crop.circle.badge.xmark	user-circle	o	badge:xmark
        person.crop.circle.badge.xmark.fill	user-circle	f	badge:xmark
        person.crop.circle.fill	user-circle	f
        person.crop.circle.fill.badge.checkmark	user-circle-check	f
        person.crop.circle.fill.badge.plus	user-circle-plus	f
        person.crop.circle.fill.badge.questionmark	user-circle	f	badge:questionmark
        person.crop.rectangle	user-rectangle	o
        person.crop.rectangle.stack	user-rectangle	o
        person.crop.square	user-square	o
        person.fill	user	f
        person.fill.and.arrow.left.and.arrow.right	user-switch	o
        person.fill.badge.plus	user-plus	o
        person.fill.checkmark	user-check	o
        person.fill.questionmark	user	o
        person.fill.turn.right
        person.fill.viewfinder
        person.fill.xmark	user-minus	o
        person.icloud	cloud	o
        person.slash	user	o	slash
        person.text.rectangle	identification-card	o
        perspective
        phone	phone	o
        phone.down.fill	phone-disconnect	f
        phone.fill	phone	f
        photo	image	o
        photo.badge.checkmark	image	o	badge:checkmark
        photo.badge.exclamationmark	image	o	badge:exclamationmark
        photo.badge.plus	image	o	badge:plus
        photo.circle.fill	image	o	circle.fill
        photo.fill	image	f
        photo.on.rectangle.angled	images	o
        photo.stack	images	o
        photo.tv	television-simple	o
        pianokeys	piano-keys	o
        pianokeys.inverse
        pills	pill	o
        pin	push-pin	o
        pin.fill	push-pin	f
        pin.slash	push-pin-slash	o
        pin.slash.fill	push-pin-slash	f
        pip	picture-in-picture	o
        pip.enter	picture-in-picture	o
        pip.exit	picture-in-picture	o
        pipe.and.drop
        platter.filled.bottom.iphone	device-mobile	o
        play	play	o
        play.circle
        play.circle.fill
        play.fill	play	f
        play.laptopcomputer	laptop	o
        play.rectangle	play	o	rectangle
        play.rectangle.fill	play	o	rectangle.fill
        play.rectangle.on.rectangle	play	o	rectangle.on.rectangle
        play.rectangle.on.rectangle.fill	play	f	rectangle.on.rectangle
        play.slash	play	o	slash
        play.square.stack	queue	o
        play.square.stack.fill	queue	f
        play.tv	monitor-play	o
        playpause.fill	play-pause	f
        playstation.logo
        plus
        plus.app
        plus.bubble
        plus.circle
        plus.circle.fill
        plus.diamond
        plus.diamond.fill
        plus.magnifyingglass	magnifying-glass-plus	o
        plus.rectangle.on.folder	folder-plus	o
        plus.square
        plus.square.on.square	stack-plus	o
        plusminus.circle
        point.3.filled.connected.trianglepath.dotted	graph	o
        point.topleft.down.to.point.bottomright.curvepath
        popcorn.fill	popcorn	f
        power	power	o
        poweroutlet.type.b	plug	o
        poweroutlet.type.b.fill	plug	f
        powerplug	plug	o
        powerplug.fill	plug	f
        printer	printer	o
        progress.indicator	spinner-gap	o
        puzzlepiece	puzzle-piece	o
        puzzlepiece.extension	puzzle-piece	o
        puzzlepiece.extension.fill	puzzle-piece	f
        pyramid
        qrcode	qr-code	o
        qrcode.viewfinder	qr-code	o
        questionmark
        questionmark.app
        questionmark.app.dashed	question-mark	o	app.dashed
        questionmark.circle
        questionmark.circle.fill
        questionmark.diamond
        questionmark.diamond.fill
        questionmark.folder	folder	o	badge:questionmark
        questionmark.folder.fill	folder	f	badge:questionmark
        questionmark.square
        questionmark.square.dashed	question-mark	o	square.dashed
        quote.bubble	quotes	o
        quote.bubble.fill	quotes	f
        quote.opening	quotes	o
        r.square
        radio	radio	o
        record.circle	record	o
        record.circle.fill	record	f
        rectangle.3.group	layout	o
        rectangle.3.offgrid	layout	o
        rectangle.3.offgrid.fill	layout	f
        rectangle.and.hand.point.up.left	hand-pointing	o
        rectangle.and.paperclip	paperclip	o
        rectangle.and.pencil.and.ellipsis	textbox	o
        rectangle.and.text.magnifyingglass	list-magnifying-glass	o
        rectangle.bottomthird.inset.filled
        rectangle.compress.vertical	arrows-in-line-vertical	o
        rectangle.dashed
        rectangle.dashed.badge.record	record	o
        rectangle.expand.vertical	arrows-out-line-vertical	o
        rectangle.fill
        rectangle.grid.1x2
        rectangle.grid.1x2.fill
        rectangle.grid.2x2
        rectangle.landscape.rotate	device-rotate	o
        rectangle.leftthird.inset.filled
        rectangle.on.rectangle
        rectangle.on.rectangle.angled	cards	o
        rectangle.on.rectangle.slash	cards	o	slash
        rectangle.pattern.checkered
        rectangle.portrait.and.arrow.forward	sign-out	o
        rectangle.portrait.rotate	device-rotate	o
        rectangle.righthalf.inset.fill.arrow.right
        rectangle.split.3x1
        rectangle.stack	cards	o
        rectangle.stack.fill	cards	f
        rectangle.topthird.inset.filled
        refrigerator
        repeat	repeat	o
        repeat.1	repeat-once	o
        return	arrow-elbow-down-left	o
        richtext.page	file-image	o
        robotic.vacuum	robot	o
        roller.shade.closed
        rosette	medal	o
        rotate.3d	cube-focus	o
        rotate.left
        rotate.right	arrow-clockwise	o
        ruler	ruler	o
        s.square
        safari	compass	o
        safari.fill	compass	f
        sailboat	sailboat	o
        scale.3d	resize	o
        scalemass	scales	o
        scissors	scissors	o
        scope	crosshair	o
        screwdriver	screwdriver	o
        scribble	scribble	o
        scroll	scroll	o
        scroll.fill	scroll	f
        seal	seal	o
        seal.fill.badge
        selection.pin.in.out	selection	o
        sensor.tag.radiowaves.forward.fill	contactless-payment	f
        server.rack	hard-drives	o
        shareplay	users-three	o
        shield
        shield.checkered	shield-checkered	o
        shield.fill
        shield.lefthalf.fill	shield	o
        shield.slash	shield-slash	o
        shield.slash.fill	shield-slash	f
        shippingbox	package	o
        shippingbox.and.arrow.backward	package	o
        shippingbox.fill	package	f
        shoe	sneaker	o
        shower	shower	o
        shuffle	shuffle	o
        sidebar.leading	sidebar-simple	o
        sidebar.left	sidebar-simple	o
        sidebar.right	sidebar-simple	o
        sidebar.trailing	sidebar-simple	o
        signature	signature	o
        signature.ar
        sink
        siren
        skew
        slash.circle	prohibit	o
        slash.circle.fill	prohibit	f
        sleep
        slider.horizontal.2.gobackward	sliders-horizontal	o
        slider.horizontal.3
        slider.horizontal.below.rectangle	sliders-horizontal	o
        slider.vertical.3
        smallcircle.filled.circle	radio-button	o
        smiley	smiley	o
        snow	snowflake	o
        snowflake	snowflake	o
        soccerball	soccer-ball	o
        sofa	couch	o
        space	arrows-horizontal	o
        sparkle	star-four	o
        sparkle.magnifyingglass	magnifying-glass	o
        sparkles	sparkle	o
        sparkles.rectangle.stack	images	o
        sparkles.square.filled.on.square	sparkle	o
        spatial.capture
        speaker	speaker-none	o
        speaker.1.fill	speaker-low	f
        speaker.2.fill	speaker-high	f
        speaker.3.fill	speaker-high	f
        speaker.fill	speaker-none	f
        speaker.slash	speaker-slash	o
        speaker.slash.fill	speaker-slash	f
        speaker.wave.1
        speaker.wave.1.fill
        speaker.wave.2
        speaker.wave.2.bubble	speaker-high	o
        speaker.wave.2.fill
        speaker.wave.3
        speaker.wave.3.fill
        spigot	drop-half	o
        sportscourt	court-basketball	o
        square
        square.3.layers.3d	stack	o
        square.and.arrow.down
        square.and.arrow.down.on.square	download-simple	o
        square.and.arrow.up
        square.and.arrow.up.fill	export	f
        square.and.arrow.up.trianglebadge.exclamationmark	export	o
        square.and.line.vertical.and.square.fill
        square.and.pencil	note-pencil	o
        square.badge.plus.fill	plus-square	f
        square.bottomthird.inset.filled
        square.dashed
        square.fill
        square.fill.on.circle.fill
        square.grid.2x2
        square.grid.2x2.fill
        square.grid.3x2.fill
        square.grid.3x3
        square.leadingthird.inset.filled
        square.on.circle
        square.on.square
        square.on.square.dashed
        square.on.square.intersection.dashed
        square.righthalf.fill	square-half	o
        square.split.2x1
        square.split.2x2
        square.stack	cards	o
        square.stack.3d.up.fill	stack	f
        square.stack.fill	cards	f
        square.text.square.fill	article	f
        square.trailingthird.inset.filled
        squares.below.rectangle
        squareshape
        stairs	stairs	o
        star	star	o
        star.circle	star	o	circle
        star.circle.fill	star	o	circle.fill
        star.fill	star	f
        star.leadinghalf.fill	star-half	f
        star.leadinghalf.filled	star-half	o
        star.slash	star	o	slash
        star.slash.fill	star	f	slash
        star.square	star	o	square
        staroflife
        staroflife.fill	asterisk	f
        steeringwheel
        stethoscope	stethoscope	o
        stethoscope.circle
        stop	stop	o
        stop.circle
        stop.circle.fill
        stop.fill	stop	f
        storefront	storefront	o
        storefront.fill	storefront	f
        strikethrough	text-strikethrough	o
        stroller	baby-carriage	o
        suit.heart	heart	o
        suit.heart.fill	heart	f
        suitcase	suitcase	o
        sum	sigma	o
        sun.dust
        sun.haze	sun-horizon	o
        sun.haze.fill	sun-horizon	f
        sun.max	sun	o
        sun.max.circle.fill	sun	o	circle.fill
        sun.max.fill	sun	f
        sun.min	sun-dim	o
        sun.min.fill	sun-dim	f
        sunglasses	sunglasses	o
        sunrise	sun-horizon	o
        sunrise.fill	sun-horizon	f
        sunset	sun-horizon	o
        sunset.fill	sun-horizon	f
        suv.side
        swatchpalette	swatches	o
        swift
        switch.2	toggle-right	o
        syringe	syringe	o
        syringe.fill	syringe	f
        tablecells	table	o
        tag	tag	o
        tag.fill	tag	f
        target	target	o
        teddybear
        tennisball	tennis-ball	o
        tent	tent	o
        tent.2
        terminal	terminal-window	o
        terminal.fill	terminal-window	f
        testtube.2	test-tube	o
        text.aligncenter
        text.alignleft
        text.append	list-plus	o
        text.badge.checkmark	list-checks	o
        text.badge.minus	list	o
        text.badge.plus	list-plus	o
        text.badge.star	list-star	o
        text.badge.xmark	list	o
        text.below.photo	article	o
        text.below.photo.fill	article	f
        text.book.closed	book	o
        text.bubble	chat-text	o
        text.bubble.fill	chat-text	f
        text.document	file-text	o
        text.justify.left	text-align-justify	o
        text.line.first.and.arrowtriangle.forward	text-indent	o
        text.magnifyingglass	list-magnifying-glass	o
        text.page	file-text	o
        text.quote	quotes	o
        text.rectangle.fill	article	f
        text.viewfinder	scan	o
        textformat	text-aa	o
        textformat.123
        textformat.abc	text-aa	o
        textformat.characters	text-aa	o
        textformat.size	text-aa	o
        textformat.subscript	text-subscript	o
        textformat.superscript	text-superscript	o
        theatermasks	mask-happy	o
        thermometer	thermometer-simple	o
        thermometer.snowflake	thermometer-cold	o
        thermometer.sun.fill	thermometer-hot	f
        ticket	ticket	o
        timeline.selection	selection	o
        timer	timer	o
        toggle.off	toggle-left	o
        toilet	toilet	o
        tornado	tornado	o
        tortoise
        tortoise.fill	footprints	f
        torus
        touchid	fingerprint	o
        train.side.front.car	train	o
        tram	tram	o
        tram.tunnel.fill	subway	f
        translate
        trapezoid.and.line.vertical
        trash	trash	o
        trash.circle.fill	trash	o	circle.fill
        trash.fill	trash	f
        tray	tray	o
        tray.2	tray	o
        tray.2.fill	tray	f
        tray.and.arrow.down	tray-arrow-down	o
        tray.and.arrow.down.fill	tray-arrow-down	f
        tray.and.arrow.up.fill	tray-arrow-up	f
        tray.fill	tray	f
        tray.full	tray	o
        tree	tree	o
        tree.fill	tree	f
        triangle.fill
        trophy	trophy	o
        trophy.fill	trophy	f
        tropicalstorm
        truck.box	truck	o
        truck.pickup.side
        tshirt	t-shirt	o
        tuningfork
        tv	television-simple	o
        tv.and.mediabox	television-simple	o
        tv.fill	television-simple	f
        umbrella	umbrella	o
        underline	text-underline	o
        v.square
        vial.viewfinder	test-tube	o
        video	video-camera	o
        video.fill	video-camera	f
        video.slash	video-camera-slash	o
        view.3d
        viewfinder	corners-out	o
        visionpro	goggles	o
        wallet.pass	wallet	o
        wand.and.sparkles	magic-wand	o
        wand.and.stars	magic-wand	o
        washer
        water.waves	waves	o
        wave.3.right	contactless-payment	o
        waveform	waveform	o
        waveform.badge.magnifyingglass	waveform	o
        waveform.circle.fill	waveform	o	circle.fill
        waveform.path	wave-sine	o
        waveform.path.ecg	pulse	o
        waveform.path.ecg.rectangle	heartbeat	o
        web.camera	webcam	o
        webcam	webcam	o
        wifi
        wifi.circle.fill
        wifi.exclamationmark	wifi-x	o
        wifi.slash	wifi-slash	o
        wind	wind	o
        window.casement
        window.shade.closed	rows	o
        window.shade.open	rows	o
        windshield.front.and.wiper
        wineglass	wine	o
        wrench	wrench	o
        wrench.adjustable	wrench	o
        wrench.adjustable.fill	wrench	f
        wrench.and.screwdriver	wrench	o
        wrench.and.screwdriver.fill	wrench	f
        wrench.fill	wrench	f
        x.circle
        x.circle.fill
        x.squareroot	radical	o
        xbox.logo
        xmark
        xmark.app
        xmark.bin	trash	o
        xmark.bin.fill	trash	f
        xmark.circle
        xmark.circle.fill
        xmark.octagon
        xmark.octagon.fill
        xmark.seal.fill	seal-warning	f
        xmark.shield
        xmark.shield.fill
        xmark.square
        xmark.square.fill
        zipper.page
        zzz	bell-z	o
        """)
}
