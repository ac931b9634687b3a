package import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantViews

extension Stage {
    /// How much room a view has, and on what.
    package struct Room: Sendable {
        /// What decides where no length is given.
        package enum Fit: String, Codable, Sendable {
            /// What the preview asks for; else the view's own size, on a phone's screen where it fills all that it gets.
            case preview
            /// The view's own length, on a phone's screen; scroll views are as long as their content.
            case screen
            /// The view's own length, on no screen: for pictures and pages that a program makes.
            case paper
        }

        /// The software keyboard of a window.
        package enum Keyboard: Codable, Hashable, Sendable {
            /// None, as with one that is attached.
            case none
            /// As high as the system's.
            case usual
            /// Of this height, in points.
            case height(CGFloat)
        }

        /// The width in points; `nil` leaves it to `fit`.
        package var width: CGFloat?
        /// The height in points; `nil` leaves it to `fit`.
        package var height: CGFloat?
        /// What decides where no length is given.
        package var fit = Fit.preview
        /// Where a view stands in a room that is larger.
        package var placement = RootPlacement.centered
        /// The device on which the view is shown; it wins over what a preview asks for. `nil` for none: then the room
        /// has no margins.
        package var device: ScreenDevice?
        /// The size of the container with its safe area, in points, for a view on paper; `nil` for what is proposed to it.
        package var container: CGSize?
        /// The safe area around a view on paper, in points.
        package var safeArea = EdgeInsets()
        /// The depth that a view on paper is proposed, in points; `nil` for that of a window.
        package var depth: CGFloat?
        /// The keyboard that comes up while text is edited; `nil` for what the device has.
        package var keyboard: Keyboard?
        /// What the preview asks for, by its traits and, as far as these leave it open, by modifiers.
        package var preview = PreviewSettings()
        /// Whether the view is the whole of a preview provider, whose number of previews is not known before.
        package var isWholeProvider = false

        /// A room as large as the view.
        package init() {}
    }
}

extension Stage.Room: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(fit)
        hasher.combine(placement)
        hasher.combine(device)
        hasher.combine(preview.displayName)
        hasher.combine(preview.device?.rawValue)
        hasher.combine(preview.orientation?.id)
    }
}

extension Stage.Room: Codable {
    private enum Key: String, CodingKey {
        case width, height, fit, placement, device, landscape, keyboard, wholeProvider
        case container, safeArea, depth
        case previewName, previewLayout, previewDevice, previewOrientation
    }

    package init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        width = try box.decodeIfPresent(CGFloat.self, forKey: .width)
        height = try box.decodeIfPresent(CGFloat.self, forKey: .height)
        fit = try box.decodeIfPresent(Fit.self, forKey: .fit) ?? .preview
        if let name = try box.decodeIfPresent(String.self, forKey: .placement) {
            placement = try box.known(RootPlacement.named[name], name, .placement)
        }
        if let name = try box.decodeIfPresent(String.self, forKey: .device) {
            let upright = try box.known(ScreenDevice.named(name), name, .device)
            let isOnSide = try box.decodeIfPresent(Bool.self, forKey: .landscape) ?? false
            device = isOnSide ? upright.landscape : upright
        }
        keyboard = try box.decodeIfPresent(Keyboard.self, forKey: .keyboard)
        if let size = try box.decodeIfPresent([CGFloat].self, forKey: .container) {
            let sides = try box.known(size.count == 2 ? size : nil, "\(size)", .container)
            container = CGSize(width: sides[0], height: sides[1])
        }
        if let edges = try box.decodeIfPresent([CGFloat].self, forKey: .safeArea) {
            let insets = try box.known(edges.count == 4 ? edges : nil, "\(edges)", .safeArea)
            safeArea = EdgeInsets(
                top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        }
        depth = try box.decodeIfPresent(CGFloat.self, forKey: .depth)
        isWholeProvider = try box.decodeIfPresent(Bool.self, forKey: .wholeProvider) ?? false
        preview.displayName = try box.decodeIfPresent(String.self, forKey: .previewName)
        preview.device = try box.decodeIfPresent(String.self, forKey: .previewDevice)
            .map { PreviewDevice(rawValue: $0) }
        if let numbers = try box.decodeIfPresent([CGFloat].self, forKey: .previewLayout) {
            preview.layout = try box.known(
                PreviewLayout(numbers: numbers), "\(numbers)", .previewLayout)
        }
        if let name = try box.decodeIfPresent(String.self, forKey: .previewOrientation) {
            preview.orientation = try box.known(
                InterfaceOrientation.allCases.first { $0.id == name }, name, .previewOrientation)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encodeIfPresent(width, forKey: .width)
        try box.encodeIfPresent(height, forKey: .height)
        if fit != .preview { try box.encode(fit, forKey: .fit) }
        if placement != .centered { try box.encode("\(placement)", forKey: .placement) }
        try box.encodeIfPresent(device?.name, forKey: .device)
        if device?.isLandscape == true { try box.encode(true, forKey: .landscape) }
        try box.encodeIfPresent(keyboard, forKey: .keyboard)
        try box.encodeIfPresent(container.map { [$0.width, $0.height] }, forKey: .container)
        if safeArea != EdgeInsets() {
            let edges = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
            try box.encode(edges, forKey: .safeArea)
        }
        try box.encodeIfPresent(depth, forKey: .depth)
        if isWholeProvider { try box.encode(true, forKey: .wholeProvider) }
        try box.encodeIfPresent(preview.displayName, forKey: .previewName)
        try box.encodeIfPresent(preview.layout?.numbers, forKey: .previewLayout)
        try box.encodeIfPresent(preview.device?.rawValue, forKey: .previewDevice)
        try box.encodeIfPresent(preview.orientation?.id, forKey: .previewOrientation)
    }
}

extension RootPlacement {
    fileprivate static let named: [String: RootPlacement] = [
        "centered": .centered, "corner": .corner, "whole": .whole,
    ]
}

extension PreviewLayout {
    /// The lengths of a fixed room; one number for others.
    fileprivate var numbers: [CGFloat] {
        switch self {
        case .sizeThatFits: [0]
        case .device: [1]
        case .fixed(let width, let height): [width, height]
        case .fixed3D(let width, let height, let depth): [width, height, depth]
        }
    }

    fileprivate init?(numbers: [CGFloat]) {
        switch numbers.count {
        case 1: self = numbers[0] == 0 ? .sizeThatFits : .device
        case 2: self = .fixed(width: numbers[0], height: numbers[1])
        case 3: self = .fixed3D(width: numbers[0], height: numbers[1], depth: numbers[2])
        default: return nil
        }
    }
}

extension Stage.Room {
    /// The keyboard as it is drawn; `nil` for none.
    var keyboardPanel: KeyboardPanel? {
        switch keyboard ?? (device?.hasKeyboard == true ? .usual : Keyboard.none) {
        case .none: nil
        case .usual: KeyboardPanel()
        case .height(let height): KeyboardPanel(height: height)
        }
    }
}
