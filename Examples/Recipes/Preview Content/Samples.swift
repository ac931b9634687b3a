extension Recipe {
    /// A recipe for previews.
    static let sample = Recipe(
        name: "Toast", minutes: 3, servings: 1, symbol: "flame", ingredients: ["2 slices of bread"],
        steps: ["Toast the bread until it is brown."])
}
