// Generated table (length: generated) by Scripts/Symbols/generate.py; do not edit by hand.
// swift-format-ignore-file
//
// Own drawings, from Scripts/Symbols/own-designs.txt: name, lines, solid.

enum SymbolDesignTable {
    static let lines = SymbolLines(
        """
        app	R2 2 20 20 6	R2 2 20 20 6
        app.dashed	M2 8V7Q2 2 7 2H8M11 2H13M16 2H17Q22 2 22 7V8M22 11V13M22 16V17Q22 22 17 22H16M13 22H11M8 22H7Q2 22 2 17V16M2 13V11
        arrow.down	M12 2V22M3.5 14L12 22L20.5 14
        arrow.down.left	M20 4L4 20M17 20H4V7
        arrow.down.right	M4 4L20 20M20 7V20H7
        arrow.down.to.line	M12 2V17M4 9.5L12 17L20 9.5M3 22H21
        arrow.left	M22 12H2M10 3.5L2 12L10 20.5
        arrow.left.and.right	M2 10H30M9 3L2 10L9 17M23 3L30 10L23 17
        arrow.left.arrow.right	M21 6.5H3M8.5 1L3 6.5L8.5 12M3 19.5H21M15.5 14L21 19.5L15.5 25
        arrow.left.to.line	M22 12H7M14.5 4L7 12L14.5 20M2 3V21
        arrow.right	M2 12H22M14 3.5L22 12L14 20.5
        arrow.right.to.line	M2 12H17M9.5 4L17 12L9.5 20M22 3V21
        arrow.turn.down.left	M9 22L2 15L9 8M2 15H15C20 15 22 13 22 9V3
        arrow.turn.down.right	M15 22L22 15L15 8M22 15H9C4 15 2 13 2 9V3
        arrow.turn.up.left	M9 2L2 9L9 16M2 9H15C20 9 22 11 22 15V21
        arrow.turn.up.right	M15 2L22 9L15 16M22 9H9C4 9 2 11 2 15V21
        arrow.up	M12 22V2M3.5 10L12 2L20.5 10
        arrow.up.and.down	M10 2V30M3 9L10 2L17 9M3 23L10 30L17 23
        arrow.up.and.down.and.arrow.left.and.right	M16 1V16V31M1 16H16H31M11 6L16 1L21 6M11 26L16 31L21 26M6 11L1 16L6 21M26 11L31 16L26 21
        arrow.up.arrow.down	M6.5 21V3M1 8.5L6.5 3L12 8.5M19.5 3V21M14 15.5L19.5 21L25 15.5
        arrow.up.left	M20 20L4 4M4 17V4H17
        arrow.up.right	M4 20L20 4M7 4H20V17
        arrow.up.to.line	M12 22V7M4 14.5L12 7L20 14.5M3 2H21
        arrowtriangle.down	M10.4 17.4Q12 20 13.6 17.4L21 4Q22 2 20 2H4Q2 2 3 4Z	M10.4 17.4Q12 20 13.6 17.4L21 4Q22 2 20 2H4Q2 2 3 4Z
        arrowtriangle.left	M4.6 10.4Q2 12 4.6 13.6L18 21Q20 22 20 20V4Q20 2 18 3Z	M4.6 10.4Q2 12 4.6 13.6L18 21Q20 22 20 20V4Q20 2 18 3Z
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right	M11 6L2 12L11 18ZM19 6L28 12L19 18Z|M15 1V23	=M11 6L2 12L11 18ZM19 6L28 12L19 18Z
        arrowtriangle.right	M17.4 10.4Q20 12 17.4 13.6L4 21Q2 22 2 20V4Q2 2 4 3Z	M17.4 10.4Q20 12 17.4 13.6L4 21Q2 22 2 20V4Q2 2 4 3Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left	M2 6L11 12L2 18ZM28 6L19 12L28 18Z|M15 1V23	=M2 6L11 12L2 18ZM28 6L19 12L28 18Z
        arrowtriangle.up	M10.4 4.6Q12 2 13.6 4.6L21 18Q22 20 20 20H4Q2 20 3 18Z	M10.4 4.6Q12 2 13.6 4.6L21 18Q22 20 20 20H4Q2 20 3 18Z
        bubble	M6 3H22Q26 3 26 7V16Q26 20 22 20H14L8.5 24.5Q7 25.5 7 23.5V20H6Q2 20 2 16V7Q2 3 6 3Z	M6 3H22Q26 3 26 7V16Q26 20 22 20H14L8.5 24.5Q7 25.5 7 23.5V20H6Q2 20 2 16V7Q2 3 6 3Z
        capsule	R2 6 28 16 8	R2 6 28 16 8
        capsule.portrait	R6 2 16 28 8	R6 2 16 28 8
        cellularbars		+R1 17 4.5 6 1.2|R8 12 4.5 11 1.2|R15 7 4.5 16 1.2|R22 1 4.5 22 1.2
        chart.bar	R2 14 5 8 1.2|R10 8 5 14 1.2|R18 2 5 20 1.2	R1 14 6 9 1.4|R9.5 8 6 15 1.4|R18 1 6 22 1.4
        checkmark	M3 14L9.5 22L21 3
        chevron.compact.down	M2 4L14 8L26 4
        chevron.compact.left	M8 2L4 14L8 26
        chevron.compact.right	M4 2L8 14L4 26
        chevron.compact.up	M2 8L14 4L26 8
        chevron.down	M2 4L12 14L22 4
        chevron.down.2	M2 2L12 12L22 2M2 13L12 23L22 13
        chevron.left	M14 2L4 12L14 22
        chevron.left.2	M12 2L2 12L12 22M23 2L13 12L23 22
        chevron.left.forwardslash.chevron.right	M7 5L1 12L7 19M25 5L31 12L25 19M18.5 3L13.5 21
        chevron.right	M4 2L14 12L4 22
        chevron.right.2	M2 2L12 12L2 22M13 2L23 12L13 22
        chevron.up	M2 14L12 4L22 14
        chevron.up.2	M2 12L12 2L22 12M2 23L12 13L22 23
        chevron.up.chevron.down	M5 9L12 2L19 9M5 15L12 22L19 15
        circle	O12 12 10	O12 12 10
        circle.and.line.horizontal	O12 12 6M1 12H6M18 12H23	O12 12 7
        circle.bottomhalf.filled	O12 12 10	+M2 12C2 17.5 6.5 22 12 22C17.5 22 22 17.5 22 12Z
        circle.circle	O12 12 10O12 12 5	O12 12 10
        circle.dashed	M12 2C13.5 2 15 2.3 16.3 2.9M19 4.8C20.3 6 21.2 7.5 21.7 9.2M22 13C21.8 14.7 21.2 16.4 20.2 17.8M17.5 20.4C16 21.3 14.4 21.8 12.7 22M9.5 21.7C7.8 21.2 6.2 20.3 5 19M2.9 16.3C2.3 14.9 2 13.4 2 11.8M2.8 8.1C3.5 6.4 4.6 5 6 4M8.9 2.5C9.9 2.2 10.9 2 12 2
        circle.dotted	D22 12D20.7 17D17 20.7D12 22D7 20.7D3.3 17D2 12D3.3 7D7 3.3D12 2D17 3.3D20.7 7
        circle.dotted.and.circle	O12 12 5D22 12D20.7 17D17 20.7D12 22D7 20.7D3.3 17D2 12D3.3 7D7 3.3D12 2D17 3.3D20.7 7
        circle.grid.2x2	O6 6 4O18 6 4O6 18 4O18 18 4	O6 6 5O18 6 5O6 18 5O18 18 5
        circle.grid.3x3	O4 4 2.4O12 4 2.4O20 4 2.4O4 12 2.4O12 12 2.4O20 12 2.4O4 20 2.4O12 20 2.4O20 20 2.4	O4 4 3O12 4 3O20 4 3O4 12 3O12 12 3O20 12 3O4 20 3O12 20 3O20 20 3
        circle.grid.cross	O12 4 3O12 20 3O4 12 3O20 12 3	O12 4 3.6O12 20 3.6O4 12 3.6O20 12 3.6
        circle.grid.cross.left.fill	O12 4 3O12 20 3O20 12 3	+O4 12 3.6
        circle.grid.cross.left.filled	O12 4 3O12 20 3O20 12 3	+O4 12 3.6
        circle.hexagongrid	O12 3.5 2.6O12 20.5 2.6O4.5 7.7 2.6O19.5 7.7 2.6O4.5 16.3 2.6O19.5 16.3 2.6O12 12 2.6	O12 3.5 3.2O12 20.5 3.2O4.5 7.7 3.2O19.5 7.7 3.2O4.5 16.3 3.2O19.5 16.3 3.2O12 12 3.2
        circle.inset.filled	O12 12 10	+O12 12 6.5
        circle.lefthalf.filled	O12 12 10	+M12 2C6.5 2 2 6.5 2 12C2 17.5 6.5 22 12 22Z
        circle.righthalf.filled	O12 12 10	+M12 2C17.5 2 22 6.5 22 12C22 17.5 17.5 22 12 22Z
        circle.tophalf.filled	O12 12 10	+M2 12C2 6.5 6.5 2 12 2C17.5 2 22 6.5 22 12Z
        circlebadge	O12 12 5	O12 12 5
        diamond	M10.6 2.6Q12 1.4 13.4 2.6L21.4 10.6Q22.6 12 21.4 13.4L13.4 21.4Q12 22.6 10.6 21.4L2.6 13.4Q1.4 12 2.6 10.6Z	M10.6 2.6Q12 1.4 13.4 2.6L21.4 10.6Q22.6 12 21.4 13.4L13.4 21.4Q12 22.6 10.6 21.4L2.6 13.4Q1.4 12 2.6 10.6Z
        divide	M2 12H22D12 5D12 19
        dollarsign	M7.2 -2.5V1M7.4 19V22.5M13 4.5C12 2.3 10 1 7.2 1C4 1 1.8 2.8 1.8 5.5C1.8 8.5 4.5 9.3 7.3 10C10.5 10.8 13.3 11.7 13.3 14.7C13.3 17.3 10.8 19 7.4 19C4.3 19 2 17.5 1 15
        dot.circle	O12 12 10	+O12 12 4
        ellipsis		+O2 12 2.2O12 12 2.2O22 12 2.2
        equal	M2 8H22M2 16H22
        exclamationmark	M5 2V14D5 21
        exclamationmark.2	M4 2V14D4 21M12 2V14D12 21
        exclamationmark.3	M4 2V14D4 21M12 2V14D12 21M20 2V14D20 21
        greaterthan	M4 3L21 12L4 21
        hexagon	M10.5 2.3Q12 1.4 13.5 2.3L19.8 5.9Q21.2 6.8 21.2 8.4V15.6Q21.2 17.2 19.8 18.1L13.5 21.7Q12 22.6 10.5 21.7L4.2 18.1Q2.8 17.2 2.8 15.6V8.4Q2.8 6.8 4.2 5.9Z	M10.5 2.3Q12 1.4 13.5 2.3L19.8 5.9Q21.2 6.8 21.2 8.4V15.6Q21.2 17.2 19.8 18.1L13.5 21.7Q12 22.6 10.5 21.7L4.2 18.1Q2.8 17.2 2.8 15.6V8.4Q2.8 6.8 4.2 5.9Z
        info	M8 9H12V21M8 21H12H16D11.5 3
        lessthan	M20 3L3 12L20 21
        line.3.horizontal	M2 4H22M2 11H22M2 18H22
        line.3.horizontal.decrease	M2 5H22M6 11.5H18M9.5 18H14.5
        line.diagonal	M3 21L21 3
        line.horizontal.star.fill.line.horizontal	M1 12H7M25 12H31	+M16 4L18.4 9.2L24 9.8L19.8 13.6L21 19.2L16 16.4L11 19.2L12.2 13.6L8 9.8L13.6 9.2Z
        list.bullet	D2.5 3M8 3H24D2.5 10M8 10H24D2.5 17M8 17H24
        list.dash	M1 3H4M9 3H24M1 10H4M9 10H24M1 17H4M9 17H24
        minus	M2 12H22
        multiply	M4 4L12 12L20 20M20 4L12 12L4 20
        number	M9 2L6 22M18 2L15 22M3 8H22M2 16H21
        octagon	M8.2 2.6Q8.8 2 9.6 2H14.4Q15.2 2 15.8 2.6L21.4 8.2Q22 8.8 22 9.6V14.4Q22 15.2 21.4 15.8L15.8 21.4Q15.2 22 14.4 22H9.6Q8.8 22 8.2 21.4L2.6 15.8Q2 15.2 2 14.4V9.6Q2 8.8 2.6 8.2Z	M8.2 2.6Q8.8 2 9.6 2H14.4Q15.2 2 15.8 2.6L21.4 8.2Q22 8.8 22 9.6V14.4Q22 15.2 21.4 15.8L15.8 21.4Q15.2 22 14.4 22H9.6Q8.8 22 8.2 21.4L2.6 15.8Q2 15.2 2 14.4V9.6Q2 8.8 2.6 8.2Z
        oval	M16 4C24 4 30 8 30 13C30 18 24 22 16 22C8 22 2 18 2 13C2 8 8 4 16 4Z	M16 4C24 4 30 8 30 13C30 18 24 22 16 22C8 22 2 18 2 13C2 8 8 4 16 4Z
        pentagon	M10.8 2.7Q12 1.8 13.2 2.7L21.3 8.8Q22.4 9.7 22 11L19 20.5Q18.5 22 17 22H7Q5.5 22 5 20.5L2 11Q1.6 9.7 2.7 8.8Z	M10.8 2.7Q12 1.8 13.2 2.7L21.3 8.8Q22.4 9.7 22 11L19 20.5Q18.5 22 17 22H7Q5.5 22 5 20.5L2 11Q1.6 9.7 2.7 8.8Z
        percent	M20 2L4 22M11 6O6.5 6.5 4.5O17.5 17.5 4.5
        plus	M12 2V12V22M2 12H12H22
        plusminus	M12 2V9V16M4 9H12H20M4 22H20
        questionmark	M3 7C3 3.5 5.5 1.5 9 1.5C12.5 1.5 15 3.7 15 6.8C15 11 9 11 9 15.5D9 22
        rectangle	R2 5 26 18 4	R2 5 26 18 4
        rectangle.bottomthird.inset.filled	R2 4 26 18 4	+R5 14.5 20 4.5 1.5
        rectangle.dashed	M2 9V8Q2 4 6 4H8M12 4H16M20 4H24Q28 4 28 8V9M28 13V15M28 19V20Q28 24 24 24H20M16 24H12M8 24H6Q2 24 2 20V19M2 15V13
        rectangle.fill.on.rectangle.fill		+R8 8 21 14 3.5M22 5V4Q22 2 20 2H4Q2 2 2 4V14Q2 16 4 16H5V10Q5 5 10 5Z
        rectangle.grid.1x2	R2 2 22 8 2R2 14 22 8 2	R1 1 24 10 2.5R1 13 24 10 2.5
        rectangle.grid.2x2	R2 2 11 7 2R17 2 11 7 2R2 13 11 7 2R17 13 11 7 2	R1 1 13 9 2.5R16 1 13 9 2.5R1 12 13 9 2.5R16 12 13 9 2.5
        rectangle.inset.filled	R2 4 26 18 4	+R5 7 20 12 1.8
        rectangle.leadinghalf.inset.filled	R2 4 26 18 4	+R5 7 9.5 12 1.5
        rectangle.lefthalf.inset.filled	R2 4 26 18 4	+R5 7 9.5 12 1.5
        rectangle.leftthird.inset.filled	R2 4 26 18 4	+R5 7 6.5 12 1.5
        rectangle.on.rectangle	R2 2 20 14 3.5M26 7Q28 7.5 28 10V18Q28 22 24 22H11Q8.5 22 8 20	R8 8 21 14 3.5M22 5V4Q22 2 20 2H4Q2 2 2 4V14Q2 16 4 16H5V10Q5 5 10 5Z
        rectangle.portrait	R5 2 18 26 4	R5 2 18 26 4
        rectangle.righthalf.inset.fill.arrow.right	R2 4 26 18 4M32 13H40M36.5 9.5L40 13L36.5 16.5	+R15.5 7 9.5 12 1.5
        rectangle.righthalf.inset.filled	R2 4 26 18 4	+R15.5 7 9.5 12 1.5
        rectangle.rightthird.inset.filled	R2 4 26 18 4	+R18.5 7 6.5 12 1.5
        rectangle.split.1x2	R2 4 26 18 4M2 13H28
        rectangle.split.2x1	R2 4 26 18 4M15 4V22
        rectangle.split.3x1	R2 4 26 18 4M10.7 4V22M19.3 4V22	R2 4 7.6 18 2R11.2 4 7.6 18 2R20.4 4 7.6 18 2
        rectangle.topthird.inset.filled	R2 4 26 18 4	+R5 7 20 4.5 1.5
        shield	M12 2C14.5 4 17.5 5 20.5 5C21 5 21.5 5.5 21.5 6V12C21.5 17.5 17.5 21 12 23C6.5 21 2.5 17.5 2.5 12V6C2.5 5.5 3 5 3.5 5C6.5 5 9.5 4 12 2Z	M12 2C14.5 4 17.5 5 20.5 5C21 5 21.5 5.5 21.5 6V12C21.5 17.5 17.5 21 12 23C6.5 21 2.5 17.5 2.5 12V6C2.5 5.5 3 5 3.5 5C6.5 5 9.5 4 12 2Z
        slider.horizontal.3	M2 4H14M20 4H24O17 4 3M2 12H4M10 12H24O7 12 3M2 20H14M20 20H24O17 20 3
        slider.vertical.3	M4 2V14M4 20V24O4 17 3M12 2V4M12 10V24O12 7 3M20 2V14M20 20V24O20 17 3
        speaker.wave.1	M2 9H6L12 4V20L6 15H2Z|M16 9C17.3 10.8 17.3 13.2 16 15	=M2 8H6L12 3V21L6 16H2Z
        speaker.wave.2	M2 9H6L12 4V20L6 15H2Z|M16 9C17.3 10.8 17.3 13.2 16 15|M19.5 6C22.2 9.6 22.2 14.4 19.5 18	=M2 8H6L12 3V21L6 16H2Z
        speaker.wave.3	M2 9H6L12 4V20L6 15H2Z|M16 9C17.3 10.8 17.3 13.2 16 15|M19.5 6C22.2 9.6 22.2 14.4 19.5 18|M23 3C27.2 8.4 27.2 15.6 23 21	=M2 8H6L12 3V21L6 16H2Z
        square	R2 2 20 20 4	R2 2 20 20 4
        square.and.arrow.down	M8 9H6Q3 9 3 12V22Q3 25 6 25H18Q21 25 21 22V12Q21 9 18 9H16M12 1V17M7.5 12.5L12 17L16.5 12.5
        square.and.arrow.up	M8 9H6Q3 9 3 12V22Q3 25 6 25H18Q21 25 21 22V12Q21 9 18 9H16M12 17V1M7.5 5.5L12 1L16.5 5.5
        square.and.line.vertical.and.square.fill	M9 6H5Q2 6 2 9V15Q2 18 5 18H9M14 1V23	+R17 5 12 14 3
        square.bottomthird.inset.filled	R2 2 20 20 4	+R5 13.5 14 5.5 1.5
        square.dashed	M2 7V6Q2 2 6 2H7M11 2H13M17 2H18Q22 2 22 6V7M22 11V13M22 17V18Q22 22 18 22H17M13 22H11M7 22H6Q2 22 2 18V17M2 13V11
        square.fill.on.circle	M8 16C4.5 15.5 2 12.5 2 9C2 5 5 2 9 2C12.5 2 15.5 4.5 16 8	+R9 9 15 15 3.5
        square.fill.on.circle.fill		+R10 10 14 14 3.5M8 16.8C4 16.5 1 13 1 9C1 4.5 4.5 1 9 1C13 1 16.5 4 16.8 8H11.5Q8 8 8 11.5Z
        square.fill.on.square	M17 7V5Q17 2 14 2H5Q2 2 2 5V14Q2 17 5 17H6	+R9 9 15 15 3.5
        square.grid.2x2	R2 2 8 8 2R14 2 8 8 2R2 14 8 8 2R14 14 8 8 2	R1 1 10 10 2.5R13 1 10 10 2.5R1 13 10 10 2.5R13 13 10 10 2.5
        square.grid.3x2	R2 2 7 7 1.5R13 2 7 7 1.5R24 2 7 7 1.5R2 13 7 7 1.5R13 13 7 7 1.5R24 13 7 7 1.5	R1 1 9 9 2R12 1 9 9 2R23 1 9 9 2R1 12 9 9 2R12 12 9 9 2R23 12 9 9 2
        square.grid.3x3	R2 2 5 5 1.2R10 2 5 5 1.2R18 2 5 5 1.2R2 10 5 5 1.2R10 10 5 5 1.2R18 10 5 5 1.2R2 18 5 5 1.2R10 18 5 5 1.2R18 18 5 5 1.2	R1 1 7 7 1.6R9 1 7 7 1.6R17 1 7 7 1.6R1 9 7 7 1.6R9 9 7 7 1.6R17 9 7 7 1.6R1 17 7 7 1.6R9 17 7 7 1.6R17 17 7 7 1.6
        square.inset.filled	R2 2 20 20 4	+R5.5 5.5 13 13 2
        square.leadingthird.inset.filled	R2 2 20 20 4	+R5 5 5.5 14 1.5
        square.lefthalf.filled	R2 2 20 20 4	+M12 2H6Q2 2 2 6V18Q2 22 6 22H12Z
        square.on.circle	O9 9 7M18 9H20Q23 9 23 12V20Q23 23 20 23H12Q9 23 9 20V18	R9 9 15 15 3.5
        square.on.square	R2 2 15 15 3.5M21 8Q24 8 24 11V20Q24 24 20 24H12Q9 24 8.5 21	R9 9 15 15 3.5M17 6V4Q17 2 15 2H4Q2 2 2 4V15Q2 17 4 17H6V11Q6 6 11 6Z
        square.on.square.dashed	R2 2 15 15 3.5M21 8Q24 8 24 11M24 14V17M24 20.5Q24 24 20.5 24M17.5 24H14.5M11.5 24Q9 24 8.5 21
        square.on.square.intersection.dashed	M9 17H5Q2 17 2 14V5Q2 2 5 2H14Q17 2 17 5V9M17 9H21Q24 9 24 12V21Q24 24 21 24H12Q9 24 9 21V17M9 13V11Q9 9 11 9H13M17 13V15Q17 17 15 17H13
        square.righthalf.filled	R2 2 20 20 4	+M12 2H18Q22 2 22 6V18Q22 22 18 22H12Z
        square.split.1x2	R2 2 20 20 4M2 12H22
        square.split.2x1	R2 2 20 20 4M12 2V22
        square.split.2x2	R2 2 20 20 4M12 2V12V22M2 12H12H22	R2 2 9 9 2R13 2 9 9 2R2 13 9 9 2R13 13 9 9 2
        square.topthird.inset.filled	R2 2 20 20 4	+R5 5 14 5.5 1.5
        square.trailingthird.inset.filled	R2 2 20 20 4	+R13.5 5 5.5 14 1.5
        text.aligncenter	M2 3H24M6 9.5H20M2 16H24M6 22.5H20
        text.alignleft	M2 3H24M2 9.5H16M2 16H24M2 22.5H16
        text.alignright	M2 3H24M10 9.5H24M2 16H24M10 22.5H24
        text.justify	M2 3H24M2 9.5H24M2 16H24M2 22.5H24
        text.justifyleft	M2 3H24M2 9.5H24M2 16H24M2 22.5H16
        triangle	M10.4 3.6Q12 1 13.6 3.6L22 18Q23.5 21 20.5 21H3.5Q0.5 21 2 18Z	M10.4 3.6Q12 1 13.6 3.6L22 18Q23.5 21 20.5 21H3.5Q0.5 21 2 18Z
        wifi	D14 21|M9 15.5C12 12.9 16 12.9 19 15.5|M5 11C10.2 6.4 17.8 6.4 23 11|M1 6.5C8.4 -0.2 19.6 -0.2 27 6.5
        xmark	M2 2L12 12L22 22M22 2L12 12L2 22
        ~0	M7 1C10.5 1 13 5 13 10C13 15 10.5 19 7 19C3.5 19 1 15 1 10C1 5 3.5 1 7 1Z
        ~1	M2 5L7 1V19
        ~2	M1 6C1 3 3.5 1 7 1C10.5 1 13 3 13 6C13 10 1 14 1 19H13
        ~3	M1 4C2 2 4 1 7 1C10 1 12.5 2.7 12.5 5.3C12.5 7.6 10.5 8.9 7 9.6H5M7 9.6C11 10.3 13 11.7 13 14.3C13 17 10.5 19 7 19C4 19 2 18 1 16
        ~4	M10 19V14V1L1 14H10H14
        ~5	M12 1H3L2 9C4 7.5 5.5 7.2 7.2 7.2C10.8 7.2 13 9.8 13 13C13 16.5 10.5 19 7 19C4 19 2 18 1 16
        ~6	M9 1L4 7.8C2.15 8.87 1 10.86 1 13C1 16.3 3.7 19 7 19C10.3 19 13 16.3 13 13C13 9.7 10.3 7 7 7C5.95 7 4.91 7.27 4 7.8
        ~7	M1 1H13L5 19
        ~8	M7 9.3C4 8.2 2.3 7.2 2.3 5C2.3 2.5 4.2 1 7 1C9.8 1 11.7 2.5 11.7 5C11.7 7.2 10 8.2 7 9.3C10.6 10.6 13 11.8 13 14.4C13 17.2 10.6 19 7 19C3.4 19 1 17.2 1 14.4C1 11.8 3.4 10.6 7 9.3
        ~9	M5 19L10 12.2C11.85 11.13 13 9.14 13 7C13 3.7 10.3 1 7 1C3.7 1 1 3.7 1 7C1 10.3 3.7 13 7 13C8.05 13 9.09 12.73 10 12.2
        ~a	M1 19L3.5 12.5L8 1L12.5 12.5L15 19M3.5 12.5H12.5
        ~b	M2 1V10V19M2 1H8C11 1 12.5 3 12.5 5.2C12.5 7.6 11 9.2 8 10H2M8 10C12 10.9 14 12.2 14 14.6C14 17 12 19 8 19H2
        ~c	M14 4.5C12.5 2.3 10.5 1 8 1C4 1 1 5 1 10C1 15 4 19 8 19C10.5 19 12.5 17.7 14 15.5
        ~d	M2 1V19H7C12 19 15 15.5 15 10C15 4.5 12 1 7 1Z
        ~dot		+O12 12 5
        ~e	M12 1H2V10V19H12M2 10H11
        ~f	M12 1H2V10V19M2 10H11
        ~g	M14 4.5C12.5 2.3 10.5 1 8 1C4 1 1 5 1 10C1 15 4 19 8 19C11.5 19 14.5 16 14.5 11H9
        ~h	M2 1V10V19M14 1V10V19M2 10H14
        ~i	M4 1H7H10M7 1V19M4 19H7H10
        ~j	M10 1V14C10 17 8.5 19 5.5 19C3 19 1 17.5 1 15
        ~k	M2 1V12V19M13 1L6 8L2 12M6 8L13 19
        ~l	M2 1V19H12
        ~m	M1 19V1L8.5 13L16 1V19
        ~n	M2 19V1L14 19V1
        ~o	M8 1C12 1 15 5 15 10C15 15 12 19 8 19C4 19 1 15 1 10C1 5 4 1 8 1Z
        ~p	M2 19V11V1H8C11.5 1 13.5 3 13.5 6C13.5 9 11.5 11 8 11H2
        ~q	M8 1C12 1 15 5 15 10C15 15 12 19 8 19C4 19 1 15 1 10C1 5 4 1 8 1ZM10 13L13 16.375L16 19.5
        ~r	M2 19V11V1H8C11.5 1 13.5 3 13.5 6C13.5 9 11.5 11 8 11H2M8 11L14 19
        ~s	M13 4.5C12 2.3 10 1 7.2 1C4 1 1.8 2.8 1.8 5.5C1.8 8.5 4.5 9.3 7.3 10C10.5 10.8 13.3 11.7 13.3 14.7C13.3 17.3 10.8 19 7.4 19C4.3 19 2 17.5 1 15
        ~t	M1 1H7H13M7 1V19
        ~u	M2 1V12C2 16.5 4 19 8 19C12 19 14 16.5 14 12V1
        ~v	M1 1L8 19L15 1
        ~w	M1 1L6 19L11 3L16 19L21 1
        ~x	M2 1L8 10L14 19M14 1L8 10L2 19
        ~y	M1 1L7.5 10L14 1M7.5 10V19
        ~z	M2 1H13L1 19H13
        """)
}
