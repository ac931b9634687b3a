internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantText
internal import QuadrantViews

/// Paragraphs below one another in a room: where each stands and how large it is.
struct ParagraphLayout {
    /// A paragraph that has its place.
    struct Placed {
        let paragraph: Paragraph
        /// Its box, from the top left corner of the room, in points.
        let frame: CGRect
        /// How far its lines are below where they would stand, as what is added to their height lies above them.
        let drop: CGFloat
        /// The height of its lines as their fonts have it.
        let natural: CGFloat
        /// What is proposed to it.
        let proposal: ProposedViewSize
        /// Its largest number of lines; `nil` for any.
        let lines: Int?
    }

    private(set) var placed: [Placed] = []
    /// The size of all, in points.
    private(set) var size = CGSize.zero
    /// The height of the first line, in points.
    private(set) var firstLine: CGFloat = 0
    private let isMirrored: Bool
    private let room: CGSize
    private let lines: Int?
    private let measure: (TextRequest, ProposedViewSize) -> TextMeasurement

    /// Lays paragraphs out.
    ///
    /// - Parameters:
    ///   - room: The room; lengths that are not finite bound nothing.
    ///   - lines: The largest number of lines; `nil` for any.
    ///   - isShortened: Whether the last line that has room in the height ends with an ellipsis where more would come.
    init(
        _ paragraphs: [Paragraph], in room: CGSize, lines: Int? = nil, isShortened: Bool = false,
        environment: EnvironmentValues,
        measure: @escaping (TextRequest, ProposedViewSize) -> TextMeasurement
    ) {
        (self.room, self.lines, self.measure) = (room, lines, measure)
        isMirrored = environment.layoutDirection == .rightToLeft
        for (index, paragraph) in paragraphs.enumerated() {
            if isShortened, index > 0, size.height >= room.height { break }
            let before = index == 0 ? 0 : paragraph.looks.paragraphSpacingBefore
            add(
                paragraph, paragraph.text.request(in: environment), below: before,
                isShortened: isShortened)
            if index < paragraphs.count - 1 { size.height += paragraph.looks.paragraphSpacing }
        }
    }

    private mutating func add(
        _ paragraph: Paragraph, _ plain: TextRequest, below space: CGFloat, isShortened: Bool
    ) {
        let natural = measure(plain, ProposedViewSize(width: nil, height: nil)).size.height
        var request = plain
        paragraph.apply(to: &request.options, natural: natural, lines: lines)
        let width = room.width.isFinite && room.width > 0 ? room.width : nil
        let height = paragraph.height(of: natural)
        let bottom = isShortened && room.height.isFinite ? room.height - size.height - space : nil
        // Lines that are cut off are as long as they are.
        let isClipped = paragraph.looks.lineBreakMode == .byClipping
        func ask(isOneLine: Bool) -> (start: CGFloat, CGFloat?, TextMeasurement, ProposedViewSize) {
            let place = paragraph.room(in: width, isOneLine: isOneLine)
            let proposal = ProposedViewSize(
                width: isClipped ? nil : place.width, height: bottom.map { max(0, $0) })
            return (place.start, place.width, measure(request, proposal), proposal)
        }
        var answer = ask(isOneLine: true)
        if answer.2.size.height > height * 1.5 { answer = ask(isOneLine: false) }
        let (start, inner, measured, proposal) = answer
        let x = place(measured.size.width, inner, start, request.options.alignment)
        if placed.isEmpty { firstLine = min(height, measured.size.height) }
        let top = size.height + (placed.isEmpty ? 0 : space)
        placed.append(
            Placed(
                paragraph: paragraph,
                frame: CGRect(origin: CGPoint(x: x, y: top), size: measured.size),
                drop: (height - natural) / 2, natural: natural, proposal: proposal, lines: lines))
        size.width = max(size.width, start + measured.size.width)
        size.height = top + measured.size.height
    }

    /// Where a paragraph begins, from the left of the room.
    private func place(
        _ width: CGFloat, _ inner: CGFloat?, _ start: CGFloat, _ alignment: TextAlignment
    ) -> CGFloat {
        guard let inner, let whole = room.width.isFinite ? room.width : nil else { return start }
        let free = inner - width
        let part: CGFloat =
            switch alignment {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        return isMirrored ? whole - start - part - width : start + part
    }

    /// Draws the paragraphs from a point on.
    func draw(at origin: CGPoint, in context: GraphicsContext) {
        for placed in placed {
            let paragraph = placed.paragraph
            let text = context.resolve(paragraph.text) {
                paragraph.apply(to: &$0, natural: placed.natural, lines: placed.lines)
            }
            let corner = CGPoint(
                x: origin.x + placed.frame.minX, y: origin.y + placed.frame.minY + placed.drop)
            // The width leaves room for what rounding takes.
            let room = CGSize(
                width: placed.proposal.width ?? .infinity,
                height: placed.proposal.height ?? .infinity)
            context.draw(text, in: CGRect(origin: corner, size: room))
        }
    }
}
