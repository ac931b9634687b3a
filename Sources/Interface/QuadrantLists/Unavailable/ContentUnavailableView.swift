import Foundation
public import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// Says that there is no content, why, and what can be done.
///
/// Apple: "ContentUnavailableView". The view fills its proposal: in the middle the label, its icon large above its
/// title, then the description and the actions. Sizes and distances are known widely, not measured.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    View
{
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates the view from a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// Label, description and actions in a column in the middle of the room.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.standing(until: .elsewhere) {
                    $0.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
                        .multilineTextAlignment(.center)
                }
                description.standing(until: .elsewhere) {
                    $0.font(.subheadline).foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                }
            }
            actions.standing(until: .elsewhere) { $0.multilineTextAlignment(.center) }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// An icon above its title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == QuadrantControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view with a localised title, a picture with a name and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            QuadrantControls.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates the view with a localised title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            QuadrantControls.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates the view with a title that is not localised, a picture with a name and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            QuadrantControls.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates the view with a title that is not localised, a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            QuadrantControls.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// What the system says where a search has found nothing.
///
/// Apple: "SearchUnavailableContent".
public nonisolated struct SearchUnavailableContent {
    /// The magnifier and "No Results", with what was searched for.
    public nonisolated struct Label: View {
        /// `nil` for the text of the `searchable` modifier around.
        let text: String?
        @Environment(\.searchedText) private var searchedText

        init(text: String?) {
            self.text = text
        }

        /// The label.
        @MainActor public var body: some View {
            let text = text ?? searchedText?.wrappedValue ?? ""
            let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
            QuadrantControls.Label(title, systemImage: "magnifyingglass")
        }
    }

    /// What to do about it.
    public nonisolated struct Description: View {
        /// The text.
        @MainActor public var body: some View {
            Text("Check the spelling or try a new search.")
        }
    }

    /// Nothing: the search field is where something can be done.
    public nonisolated struct Actions: View {
        /// Nothing.
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What the system says where a search has found nothing. In a view with `searchable` it names what was searched for.
    ///
    /// Apple: "search".
    public static var search: ContentUnavailableView<Label, Description, Actions> { made(nil) }

    /// What the system says where a search for a text has found nothing.
    ///
    /// Apple: "search(text:)".
    public static func search(
        text: String
    ) -> ContentUnavailableView<Label, Description, Actions> { made(text) }

    private static func made(
        _ text: String?
    ) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

private enum SearchedTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
    /// The text of the field of the `searchable` modifier around; `nil` where there is none.
    package var searchedText: Binding<String>? {
        get { self[SearchedTextKey.self] }
        set { self[SearchedTextKey.self] = newValue }
    }
}
