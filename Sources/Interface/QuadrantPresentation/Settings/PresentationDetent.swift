public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A height at which a sheet rests.
///
/// Apple: "PresentationDetent".
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let custom: HandedOver<(Context) -> CGFloat?>?
    /// What is wrong with the number it was made of; `nil` where nothing is.
    let diagnostic: Diagnostic?

    private init(_ kind: Kind, custom: HandedOver<(Context) -> CGFloat?>? = nil) {
        (self.kind, self.custom, diagnostic) = (kind, custom, nil)
    }

    /// A detent that was made of a number by a call. The kind holds no NaN, which would make a detent that does not equal
    /// itself.
    private init(_ kind: Kind, of number: CGFloat, by call: String) {
        self.kind = number.isFinite ? kind : .large
        custom = nil
        diagnostic = .unlessLength(
            call, ["": number],
            instead: number.isFinite
                ? "The sheet has no height." : "It stands for the full height.")
    }

    /// As it is written.
    var label: String {
        switch kind {
        case .medium: ".medium"
        case .large: ".large"
        case .fraction(let fraction): SourceText.call(".fraction", SourceText.number(fraction))
        case .height(let height): SourceText.call(".height", SourceText.number(height))
        case .custom: ".custom(…)"
        }
    }

    /// About half of the screen's height. On a phone on its side, it is the large height.
    public static let medium = PresentationDetent(.medium)
    /// The full height of a sheet.
    public static let large = PresentationDetent(.large)

    /// A fraction of the full height of a sheet, from 0 to 1. One that is not finite is the full height; that is reported, and so
    /// is a negative one, which is 0.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction), of: fraction, by: ".fraction")
    }

    /// A height in points, without the safe area below. The full height is the most. One that is not finite is the full height; that
    /// is reported, and so is a negative one, which is 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height), of: height, by: ".height")
    }

    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), custom: HandedOver { D.height(in: $0) })
    }

    /// What is wrong with the number of one of some detents, in an order that does not depend on the set; `nil` where nothing is.
    static func diagnostic(of detents: Set<PresentationDetent>) -> Diagnostic? {
        detents.compactMap(\.diagnostic).min { $0.message < $1.message }
    }

    /// Whether two detents are the same.
    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
        lhs.kind == rhs.kind
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What is known where a detent's height is worked out: the environment of the sheet, by the names of its values, and
    /// the full height.
    ///
    /// Apple: "PresentationDetent.Context".
    @dynamicMemberLookup
    public struct Context {
        let environment: EnvironmentValues
        /// The full height of a sheet in points.
        public let maxDetentValue: CGFloat

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// The height of the sheet's content in points; `nil` for the full height, and for a detent that is not there now.
    ///
    /// - Parameter medium: The height of the medium detent.
    func height(medium: CGFloat, in context: Context) -> CGFloat? {
        let height: CGFloat? =
            switch kind {
            case .medium: context.verticalSizeClass == .compact ? nil : medium
            case .large: nil
            case .fraction(let fraction): fraction * context.maxDetentValue
            case .height(let height): height
            case .custom: custom?.value(context)
            }
        guard let height, !height.isNaN, height < context.maxDetentValue else { return nil }
        return max(0, height)
    }
}

/// A type that works out a height at which a sheet rests.
///
/// Apple: "CustomPresentationDetent".
public protocol CustomPresentationDetent {
    /// What is known where the height is worked out.
    typealias Context = PresentationDetent.Context

    /// The height in points; `nil` where there is no such detent now.
    static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Says at which heights the sheet that shows this view can rest. A picture shows it at the lowest.
    ///
    /// Apple: "presentationDetents(_:)". The outermost of several counts; without any, the sheet has its full height.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        settingPresentation { $0.detents = detents }
            .modifier(ReportModifier(diagnostic: PresentationDetent.diagnostic(of: detents)))
    }

    /// Says at which heights the sheet that shows this view can rest, and at which it does.
    ///
    /// Apple: "presentationDetents(_:selection:)". The binding is not written to, as nobody drags the sheet.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        settingPresentation {
            ($0.detents, $0.selection) = (detents, selection.wrappedValue)
            $0.select = PresentationSettings.Choice(detent: selection)
        }
        .modifier(ReportModifier(diagnostic: PresentationDetent.diagnostic(of: detents)))
    }
}
