extension ColorMatrix {
    /// The twenty weights, row by row.
    package var entries: [Double] {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init)
    }

    /// A matrix of twenty weights, row by row.
    package init(entries: [Double]) {
        self.init()
        let e = entries.map { Float($0) }
        guard e.count == 20 else { return }
        (r1, r2, r3, r4, r5) = (e[0], e[1], e[2], e[3], e[4])
        (g1, g2, g3, g4, g5) = (e[5], e[6], e[7], e[8], e[9])
        (b1, b2, b3, b4, b5) = (e[10], e[11], e[12], e[13], e[14])
        (a1, a2, a3, a4, a5) = (e[15], e[16], e[17], e[18], e[19])
    }
}
