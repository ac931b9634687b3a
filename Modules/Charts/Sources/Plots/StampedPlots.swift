extension LinePlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedLinePlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension AreaPlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedAreaPlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension PointPlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedPointPlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension BarPlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedBarPlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension RulePlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedRulePlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension RectanglePlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedRectanglePlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}

extension SectorPlot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension VectorizedSectorPlotContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { elements.add(to: &stamp) }
}
