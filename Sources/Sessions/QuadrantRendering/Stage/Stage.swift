/// All that a view stands in and is drawn for: one value for the command, pictures, previews, tests and whatever holds a view.
///
/// Two equal stages with a date give the same bytes of the same view, as long as the folders that they name stay the same. It can be written down and read again, and is a key of what is kept.
package struct Stage: Codable, Hashable, Sendable {
    /// What the view finds around itself: colours, directions, languages, the date.
    package var surroundings = Surroundings()
    /// How much room it has, and on what.
    package var room = Room()
    /// Which moments are drawn, and what is done until then.
    package var timeline = Timeline()
    /// What becomes of the drawing.
    package var output = Output()

    /// A picture of the view's own size at scale 2, at its first moment.
    package init() {}
}
