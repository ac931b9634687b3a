// Generated table (length: generated) by Scripts/Symbols/generate.py; do not edit by hand.
// swift-format-ignore-file
//
// Ink measured in pictures that Apple's simulators drew, from Scripts/Symbols/symbol-ink.tsv: width, height in
// hundredths of the font's size.

enum SymbolMeasuredInk {
    static let lines = SymbolLines(
        """
        app.badge	99 99
        arrow.clockwise	86 105
        arrow.down.doc	82 105
        arrow.left.arrow.right	95 116
        arrow.triangle.2.circlepath	119 100
        arrow.triangle.branch	91 86
        barcode	96 75
        bed.double	123 82
        bell	92 101
        bell.slash	95 101
        book.pages	91 113
        books.vertical	119 108
        calendar.badge.clock	119 100
        camera	121 94
        camera.fill	120 94
        chart.line.uptrend.xyaxis	104 90
        checkmark	86 83
        chevron.right	48 85
        circle	100 100
        clock.arrow.circlepath	109 100
        creditcard.fill	115 83
        doc.on.doc	100 123
        doc.richtext	82 105
        doc.text	82 105
        doc.text.magnifyingglass	82 105
        envelope	119 83
        eraser	95 95
        exclamationmark.icloud.fill	123 85
        exclamationmark.triangle	102 93
        externaldrive	114 83
        faceid	96 95
        figure.walk.motion	70 110
        folder	111 90
        gearshape	104 104
        hand.raised.fill	79 105
        heart	97 90
        heart.fill	97 89
        hourglass	57 90
        hourglass.bottomhalf.filled	57 90
        hourglass.tophalf.filled	57 90
        house.fill	117 103
        icloud	123 86
        icloud.fill	122 84
        infinity	127 58
        ipad	80 110
        iphone	61 103
        laptopcomputer	141 80
        location	91 91
        location.fill	92 90
        lock	67 96
        lock.fill	67 96
        lock.shield	81 99
        lock.shield.fill	80 97
        magnifyingglass	95 96
        music.note.list	124 97
        note	98 90
        note.text	98 90
        paintbrush	102 113
        paperclip	94 106
        pencil	76 76
        percent	90 93
        person.3	188 92
        photo	115 90
        photo.on.rectangle	123 100
        pin	78 116
        plus	81 81
        printer	111 106
        qrcode.viewfinder	96 96
        rectangle.3.group	135 89
        shield	82 100
        shield.checkered	82 100
        shippingbox	99 107
        sparkles	90 111
        sportscourt	131 89
        square.and.arrow.up	87 110
        star.fill	108 103
        text.magnifyingglass	95 96
        tray	115 83
        wifi	112 81
        wifi.slash	113 93
        xmark.octagon.fill	101 97
        """)
}
