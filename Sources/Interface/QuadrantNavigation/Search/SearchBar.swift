import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantTextInput
import QuadrantViews

/// A field to search in, as it stands in a bar.
struct SearchBar: View {
    let search: SearchContent
    var isAtBottom = false
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.search
        VStack(spacing: 0) {
            SearchFieldRow(search: search, isAtBottom: isAtBottom)
                .padding(.horizontal, isAtBottom ? 0 : metrics.side)
            if search.showsScopes, let scopes = search.scopes {
                CarriedView(
                    environment: scopes.environment,
                    content: AnyView(scopes.content.pickerStyle(.segmented).labelsHidden())
                )
                .padding(.horizontal, metrics.side)
                .frame(height: metrics.scopes)
            }
        }
        .padding(.bottom, isAtBottom ? 0 : metrics.below)
    }
}

private struct SearchFieldRow: View {
    let search: SearchContent
    let isAtBottom: Bool
    @FocusState private var isFocused: Bool
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: profile.bar.gap) {
            if search.isMinimized, !search.isSearching { button } else { wholeField }
            if search.isSearching { cancel }
        }
        .onChange(of: search.isSearching, initial: true) { _, isSearching in
            if isFocused != isSearching { isFocused = isSearching }
        }
        .onChange(of: isFocused) { _, isFocused in
            if isFocused { search.isPresented.wrappedValue = true }
            for wish in search.wishes { wish.tell(isFocused) }
        }
    }

    /// What a field is that takes no more room than a button until somebody searches.
    private var button: some View {
        let search = search
        return HStack {
            Spacer(minLength: 0)
            Button {
                search.isPresented.wrappedValue = true
            } label: {
                Image(systemName: "magnifyingglass")
                    .font(.system(size: profile.bar.itemSize, weight: .medium))
                    .frame(width: profile.bar.button, height: profile.bar.button)
                    .background { BarGlass() }
            }
            .buttonStyle(BarButtonStyle(isProminent: false, isInGlass: profile.bar.glass != nil))
            .accessibilityLabel(Text("Search"))
        }
    }

    private var wholeField: some View {
        let metrics = profile.search
        return
            field
            .frame(height: isAtBottom ? profile.bar.toolbarButton : metrics.height)
            .background { ground }
    }

    private var field: some View {
        let metrics = profile.search
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").font(.system(size: profile.bar.itemSize))
                .foregroundStyle(.secondary)
                .frame(width: metrics.textStart - metrics.symbolStart - 6, alignment: .leading)
                .accessibilityHidden(true)
            ForEach(Array(search.tokens.indices), id: \.self) { index in
                search.tokens[index]
                    .padding(.horizontal, 8).padding(.vertical, 2)
                    .background { Capsule().fill(.tint.opacity(0.18)) }
            }
            CarriedView(
                environment: search.environment,
                content: AnyView(
                    TextField(text: search.text, prompt: search.prompt ?? Text("Search")) {
                        search.prompt ?? Text("Search")
                    }
                    .textFieldStyle(.plain)
                    .font(.system(size: profile.bar.itemSize))
                    .submitLabel(.search)
                    .submittingSearches()
                    .environment(\.emptyFieldDeletion, search.removeToken)
                    .focused($isFocused)
                    .accessibilityAddTraits(.isSearchField)
                ))
            if !search.text.wrappedValue.isEmpty {
                let text = search.text
                Button {
                    text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.system(size: profile.bar.itemSize))
                        .foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Clear text"))
            }
        }
        .padding(.leading, metrics.symbolStart)
        .padding(.trailing, metrics.symbolStart)
    }

    private var cancel: some View {
        let search = search
        return Button {
            search.text.wrappedValue = ""
            search.isPresented.wrappedValue = false
        } label: {
            if profile.bar.glass == nil {
                Text("Cancel")
            } else {
                Image(systemName: "xmark")
                    .font(.system(size: profile.bar.itemSize, weight: .medium))
                    .frame(width: profile.bar.button, height: profile.bar.button)
                    .background { BarGlass() }
            }
        }
        .buttonStyle(BarButtonStyle(isProminent: false, isInGlass: profile.bar.glass != nil))
        .accessibilityLabel(Text("Cancel"))
    }

    @ViewBuilder private var ground: some View {
        if isAtBottom, profile.bar.glass != nil {
            BarGlass()
        } else if let corner = profile.search.corner {
            RoundedRectangle(cornerRadius: corner).fill(profile.search.fill.color(scheme))
        } else {
            // Rows are scrolled under it: its prompt stays legible.
            Capsule().fill(FrostedGlass(veil: profile.search.fill.color(scheme)))
        }
    }
}
