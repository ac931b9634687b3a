internal import Foundation
internal import QuadrantCore
internal import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantRendering
internal import SwiftUI

/// Where a hosted view stands, and in which environment; views that read it follow its changes.
final class HostRoom {
    private let source = DependencySource.source()
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    /// The device on whose screen the view stands.
    private let device: ScreenDevice?
    private var changes: [(inout EnvironmentValues) -> Void]
    /// What views ask for.
    private var preferredColorScheme: ColorScheme?
    /// How much a keyboard takes of the room, in points.
    private var keyboardHeight: CGFloat = 0

    init(_ stage: Stage, environment: @escaping (inout EnvironmentValues) -> Void) {
        device = stage.room.device
        width = stage.room.width ?? device?.size.width
        height = stage.room.height ?? device?.size.height
        changes = [environment]
    }

    /// Makes the view that reads now follow later changes.
    func noteRead() {
        source.noteRead()
    }

    func resize(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height) = (width, height)
        source.notifyReaders()
    }

    func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        changes.append(change)
        source.notifyReaders()
    }

    func change(_ values: inout EnvironmentValues) {
        for change in changes { change(&values) }
        if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    }

    /// Takes the colour scheme that views ask for. Returns whether it is another one than before.
    func prefer(_ colorScheme: ColorScheme?) -> Bool {
        guard colorScheme != preferredColorScheme else { return false }
        preferredColorScheme = colorScheme
        source.notifyReaders()
        return true
    }

    /// Takes how much a keyboard takes of the room.
    func raise(keyboard height: CGFloat) {
        keyboardHeight = height
        source.notifyReaders()
    }

    /// The margins that the device keeps for itself.
    private var margins: EdgeInsets { device?.safeArea ?? EdgeInsets() }

    /// The width that is left between the margins; `nil` for the width of the view.
    var freeWidth: CGFloat? { width.map { max(0, $0 - margins.leading - margins.trailing) } }

    /// The height that is left between the margins and above a keyboard; `nil` for the height of the view.
    var freeHeight: CGFloat? {
        height.map { max(0, $0 - margins.top - max(margins.bottom, keyboardHeight)) }
    }

    /// The size of the screen; `nil` where there is no device.
    var screen: CGSize? {
        guard device != nil, let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Where the root's top left corner stands in the room.
    var origin: CGPoint { CGPoint(x: margins.leading, y: margins.top) }

    /// A frame of the root's space in the room.
    func frame(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }

    /// A point of the room in the root's space.
    func inView(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// An event in the room as the view gets it.
    func inView(_ event: InputEvent) -> InputEvent {
        var event = event
        event.location = inView(event.location)
        return event
    }

    /// The room that the host gives its view; relative frames refer to a phone's screen where no
    /// length was given.
    var root: RootRoom {
        if let screen {
            let free = CGSize(
                width: freeWidth ?? 0, height: max(0, screen.height - margins.top - margins.bottom))
            return RootRoom(
                ProposedViewSize(free), container: screen, safeAreaInsets: margins)
        }
        let proposal = ProposedViewSize(width: width, height: height)
        return RootRoom(
            proposal,
            container: proposal.replacingUnspecifiedDimensions(by: HostGeometry.deviceSize))
    }
}

/// The view at the root of a host.
struct HostedRoot<Content: View>: View {
    let room: HostRoom
    let content: () -> Content

    var body: some View {
        room.noteRead()
        return content().inHostWindow()
            .frame(width: room.freeWidth, height: room.freeHeight)
            .modifier(HostEnvironment(room: room))
    }
}

nonisolated private struct HostEnvironment: EnvironmentModifier {
    let room: HostRoom

    func change(_ environment: inout EnvironmentValues) {
        room.change(&environment)
    }
}

/// A log of what happens in a hosted view, to report what never comes to rest.
final class HostLog {
    /// Changes of states and of what else the view depends on.
    private(set) var changes = 0
    private var writes: [String: Int] = [:]
    private var bodies: [String: Int] = [:]

    func noteChange() {
        changes += 1
    }

    func noteWrite(_ state: String) {
        writes[state, default: 0] += 1
    }

    func noteBody(_ type: Any.Type) {
        guard let name = "\(type)".split(separator: "<").first,
            !["HostedRoot", "RootView", "ModifierScopeView"].contains(name)
        else { return }
        bodies[String(name), default: 0] += 1
    }

    func forgetCounts() {
        writes = [:]
        bodies = [:]
    }

    /// The states that were written since counts were forgotten, the most often first.
    var writtenStates: [String] { Self.ranked(writes) }

    /// The views whose bodies were evaluated since counts were forgotten, the most often first.
    var evaluatedViews: [String] { Self.ranked(bodies) }

    private static func ranked(_ counts: [String: Int]) -> [String] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
            .map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value) times)" }
    }
}
