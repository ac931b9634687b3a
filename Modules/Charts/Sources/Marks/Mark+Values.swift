extension Mark {
    /// Puts the mark at a value, or over a range of values.
    mutating func setX<Value>(_ value: PlottableValue<Value>) {
        x = value.extent.position
        names.x = value.label
    }

    /// Has the mark reach from a value to a value.
    mutating func setX<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
        x = .range(start.extent.start, end.extent.start)
        hasEnds.x = true
        names.x = start.label
    }

    /// Puts the mark at a value, or over a range of values.
    mutating func setY<Value>(_ value: PlottableValue<Value>) {
        y = value.extent.position
        names.y = value.label
    }

    /// Has the mark reach from a value to a value.
    mutating func setY<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
        y = .range(start.extent.start, end.extent.start)
        hasEnds.y = true
        names.y = start.label
    }
}

extension DatumExtent {
    /// The place of a mark.
    var position: Mark.Position { isRange ? .range(start, end) : .value(self) }

    /// The place between start and end, of numbers and dates.
    var middle: _Datum {
        switch (start, end) {
        case (.date(let start), .date(let end)): .date((start + end) / 2)
        case (.number(let start), .number(let end)): .number((start + end) / 2)
        default: start
        }
    }
}
