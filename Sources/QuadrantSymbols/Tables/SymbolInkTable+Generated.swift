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
        arrow.up.and.down	60 93
        barcode	96 75
        bell	92 101
        bell.slash	95 101
        bookmark	66 105
        calendar	98 90
        camera	121 94
        camera.fill	120 94
        chart.bar	125 92
        chart.line.uptrend.xyaxis	104 90
        checkmark	86 83
        chevron.right	48 85
        circle	100 100
        clock.arrow.circlepath	109 100
        clock.badge.exclamationmark	118 100
        creditcard.fill	115 83
        doc.on.doc	100 123
        doc.richtext	82 105
        doc.text	82 105
        doc.text.magnifyingglass	82 105
        envelope	119 83
        exclamationmark.icloud.fill	123 85
        exclamationmark.triangle	102 93
        externaldrive	114 83
        faceid	96 95
        film	116 90
        folder	111 90
        gearshape	104 104
        hand.raised.fill	79 105
        heart	97 90
        heart.fill	97 89
        heart.text.square	90 90
        hourglass	57 90
        house.fill	117 103
        icloud	123 86
        icloud.and.arrow.down	123 104
        icloud.and.arrow.up	123 104
        icloud.fill	122 84
        infinity	127 58
        laptopcomputer	141 80
        list.bullet.rectangle	115 90
        location	91 91
        location.fill	92 90
        lock	67 96
        lock.fill	67 96
        lock.shield	81 99
        lock.shield.fill	80 97
        magnifyingglass	95 96
        message.badge.filled.fill	114 94
        moon	102 102
        paintpalette	117 97
        paperclip	94 106
        percent	90 93
        photo	115 90
        plus	81 81
        printer	111 106
        qrcode.viewfinder	96 96
        shield	82 100
        shippingbox	99 107
        sparkles	90 111
        square.and.arrow.down	87 103
        square.and.arrow.up	87 110
        square.and.pencil	95 95
        star.fill	108 103
        sun.max	105 105
        textformat.size	147 94
        trash	96 109
        tray	115 83
        tshirt	128 106
        wand.and.stars	96 96
        wifi	112 81
        wifi.slash	113 93
        wrench.and.screwdriver	117 114
        xmark.octagon.fill	101 97
        """)
}
