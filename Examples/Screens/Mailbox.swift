import SwiftUI

/// A mailbox: what is unread, swipes, colours of rows, sections near and far.
struct Mailbox: View {
    struct Mail: Identifiable {
        let id: Int
        var sender: String
        var subject: String
        var isUnread: Bool
    }

    @State private var mails = [
        Mail(id: 1, sender: "Ada", subject: "The engine", isUnread: true),
        Mail(id: 2, sender: "Grace", subject: "A moth in the relay", isUnread: false),
        Mail(id: 3, sender: "Alan", subject: "Can machines think?", isUnread: true),
    ]
    @State private var mode = EditMode.inactive

    var body: some View {
        List {
            Section("Inbox") {
                ForEach(mails) { mail in
                    MailRow(mail: mail)
                        .deleteDisabled(mail.id == 1)
                        .moveDisabled(mail.id == 3)
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Flag", systemImage: "flag") {}.tint(.orange)
                        }
                        .swipeActions {
                            Button("Archive", systemImage: "archivebox") {}
                        }
                }
                .onDelete { mails.remove(atOffsets: $0) }
                .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
                .onInsert(of: [.text]) { place, _ in
                    let text = Mail(id: mails.count + 1, sender: "", subject: "", isUnread: true)
                    mails.insert(text, at: place)
                }
            }
            .headerProminence(.increased)
            MailFolders()
            RefreshRow()
        }
        .refreshable { await receive() }
        .environment(\.editMode, $mode)
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
    }

    private func receive() {
        mails.append(Mail(id: 9, sender: "Katherine", subject: "Numbers", isUnread: true))
    }
}

/// A row that knows whether it stands on a strong colour, and whether rows are being edited.
struct MailRow: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.editMode) private var mode
    let mail: Mailbox.Mail

    var body: some View {
        VStack(alignment: .leading) {
            Text(mail.sender).bold(mail.isUnread)
            Text(mail.subject)
                .foregroundStyle(subjectLevel)
            if mode?.wrappedValue.isEditing == true { Text("Drag to move").font(.caption) }
        }
        .badge(mail.isUnread ? 1 : 0)
        .badgeProminence(mail.isUnread ? .increased : .standard)
    }

    private var subjectLevel: HierarchicalShapeStyle {
        switch prominence {
        case .increased: .primary
        case .standard: .secondary
        default: .tertiary
        }
    }
}

/// Folders with badges, tints, insets and separators of their own.
struct MailFolders: View {
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.headerProminence) private var prominence
    @Environment(\.badgeProminence) private var badge

    var body: some View {
        Section {
            Label("Drafts", systemImage: "doc").badge("3 old").badgeProminence(.decreased)
                .listItemTint(.fixed(.orange))
            Label("Sent", systemImage: "paperplane").badge(Text("12").bold())
                .listItemTint(.preferred(.green))
            Label("Junk", systemImage: "xmark.bin").listItemTint(.monochrome)
                .listRowSeparator(.hidden, edges: .bottom)
            Label("Trash", systemImage: "trash").listItemTint(.red)
                .listRowInsets(EdgeInsets(top: 12, leading: 40, bottom: 12, trailing: 16))
                .listRowHoverEffect(.highlight)
            Text("Rows of \(Int(rowHeight)) points at least").selectionDisabled()
                .listRowHoverEffectDisabled()
        } header: {
            Text(prominence == .standard ? "Folders" : "FOLDERS")
        } footer: {
            Text(
                (headerHeight == nil ? "Headers as high as their text, " : "High headers, ")
                    + (badge == .standard ? "plain badges" : "other badges"))
        }
        .headerProminence(.standard)
        .listSectionSeparator(.visible, edges: .top)
        .listSectionSeparatorTint(.blue)
    }
}

/// A row that asks the list to load anew.
struct RefreshRow: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        Button("Look for mail") {
            guard let refresh else { return }
            Task { await refresh() }
        }
        .disabled(refresh == nil)
    }
}

/// The list while it is edited.
struct MailboxWhileEdited: View {
    struct Folder: Identifiable, Hashable {
        var id: String
    }

    @State private var mode = EditMode.active
    @State private var chosen: Set<String> = ["Work"]
    @State private var folders = ["Home", "Work", "Travel"].map { Folder(id: $0) }

    var body: some View {
        VStack(spacing: 0) {
            List($folders, editActions: .all, selection: $chosen) { $folder in Text(folder.id) }
            List($folders, editActions: [.delete, .move]) { $folder in Text(folder.id) }
            List($folders, id: \.self, editActions: .delete) { $folder in Text(folder.id) }
            List(
                $folders, id: \.id, editActions: EditActions(rawValue: movesOnly),
                selection: $chosen
            ) { $folder in
                Text(folder.id)
            }
        }
        .listSectionSpacing(.default)
        .environment(\.editMode, $mode)
        .onDisappear { mode = mode == .active ? .transient : .inactive }
    }

    private var movesOnly: Int { EditActions<[Folder]>.move.rawValue }
}

#Preview("Mailbox") { Mailbox() }

#Preview("Mailbox, dark") { Mailbox().preferredColorScheme(.dark) }

#Preview("Mailbox, largest text") { Mailbox().dynamicTypeSize(.accessibility5) }

#Preview("While edited") { MailboxWhileEdited() }
