import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantImages
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// The pages in `Examples/Screens` and `Examples/Gallery`: each shows what it should, and says only what has no effect.
@MainActor @Suite struct ScreenTests {
    /// A page and texts of its first and last parts.
    struct Screen: CustomTestStringConvertible, Sendable {
        let name: String
        let texts: [String]
        let view: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }

        init(
            _ name: String, _ texts: String..., view: @escaping @MainActor @Sendable () -> any View
        ) {
            self.name = name
            self.texts = texts
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let controls = [
        Screen("MusicPlayer", "Erik Satie", "Stop") { MusicPlayer() },
        Screen("Equalizer", "High", "Set") { Equalizer() },
        Screen("SleepTimer", "Fading out", "Alarm") { SleepTimer() },
        Screen("Checkout", "Teapots: 2", "Delivery") { Checkout() },
        Screen("Receipt", "Teapot", "Teas, with previews") { Receipt() },
        Screen("SettingsPage", "Network", "Help") { SettingsPage() },
        Screen("ChoicesPage", "Green", "Rows of 44 points, regular controls") { ChoicesPage() },
        Screen("NothingThere", "No pictures", "No Results for “teapot”") { NothingThere() },
        Screen("TripPlanner", "Leaves", "Back at") { TripPlanner() },
        Screen("DayByDay", "Day", "September 11, 2026") { DayByDay() },
        Screen("Dashboard", "Load", "3 of 4") { Dashboard() },
        Screen("OwnStyles", "Save", "In a narrow form") { OwnStyles() },
        Screen("ButtonsByType", "Plain", "Both") { ButtonsByType() },
        Screen("GaugesByType", "60", "Tinted") { GaugesByType() },
        Screen("PickersByType", "Vanilla", "September 2026") { PickersByType() },
        Screen("MenusByType", "Menu", "Edit") { MenusByType() },
        Screen("OtherSystems", "Checked in a box", "12 sizes, 5 of them large") { OtherSystems() },
        Screen("ValuesGallery", "Count: 3", "At the end") { ValuesGallery() },
        Screen("GaugesGallery", "Loading", "BPM") { GaugesGallery() },
        Screen("PickersGallery", "Flavor", "Strawberry") { PickersGallery() },
        Screen("MenusGallery", "More", "Paste") { MenusGallery() },
        Screen("DatesGallery", "Meeting", "Glass") { DatesGallery() },
    ]

    nonisolated static let hands = [
        Screen("PhotoTable", "Nothing yet", "0 marks") { PhotoTable() },
        Screen("KeyBoard", "Press a key", "Page 1") { KeyBoard() },
        Screen("ReturnKeys", "Sent 0 times") { ReturnKeys() },
        Screen("Pointers", "Not here", "A bar of touch") { Pointers() },
        Screen("FocusedForm", "Not yet", "Again") { FocusedForm() },
        Screen("DraftDesk", "Letter", "Everywhere") { DraftDesk() },
        Screen("CardTable", "Drag a card", "Delegate") { CardTable() },
    ]

    nonisolated static let listsAndText = [
        Screen("Mailbox", "Ada", "Look for mail") { Mailbox() },
        Screen("MailboxWhileEdited", "Home", "Travel") { MailboxWhileEdited() },
        Screen("FileBrowser", "Documents", "In a style of its own") { FileBrowser() },
        Screen("FileLists", "Music", "Readme.md") { FileLists() },
        Screen("NameLists", "Ada", "Grace") { NameLists() },
        Screen("OtherListStyles", "First", "Second") { OtherListStyles() },
        Screen("Contacts", "City", "New York") { Contacts() },
        Screen("ContactColumns", "Phone", "555-1815") { ContactColumns() },
        Screen("ContactTree", "Name", "London") { ContactTree() },
        Screen("Ledger", "Amount", "Rent") { Ledger() },
        Screen("LedgerForms", "May", "2,500") { LedgerForms() },
        Screen("LedgerBalance", "Before", "€1,550.00") { LedgerBalance() },
        Screen("EmptyLedger", "Booking", "2 months, 1 booking") { EmptyLedger() },
        Screen("ListsByType", "Header", "Row") { ListsByType() },
        Screen("FormsByType", "Ada", "Inside") { FormsByType() },
        Screen("TablesByType", "Number", "Row 2") { TablesByType() },
        Screen("PaintsByType", "Tint", "Window") { PaintsByType() },
        Screen("SignUp", "Ada Lovelace", "you@example.com") { SignUp() },
        Screen("Measurements", "1.72", "Committed 0 times") { Measurements() },
        Screen("FieldStyles", "Words") { FieldStyles() },
        Screen("RichNotes", "Solid", "Cannot be selected") { RichNotes() },
        Screen("FontNotes", "Rounded", "11 styles") { FontNotes() },
        Screen("TextSizes", "Accessible", "Around: large") { TextSizes() },
        Screen("FormattedNotes", "With zeros: 007", "Pieces: 3") { FormattedNotes() },
        Screen("ListGallery", "Label", "Selected") { ListGallery() },
        Screen("FormGallery", "Account", "Sign Out") { FormGallery() },
        Screen("BoxGallery", "A box in a box", "Documents") { BoxGallery() },
        Screen("EmptyGallery", "No Mail", "Try Again") { EmptyGallery() },
        Screen("TableGallery", "Given Name", "Clark") { TableGallery() },
        Screen("CompactTableGallery", "Juan", "Tom") { CompactTableGallery() },
    ]

    nonisolated static let assisted = [
        Screen("AssistedPlayer", "Volume 5", "Last: nothing") { AssistedPlayer() },
        Screen("AssistedForm", "Name", "Send") { AssistedForm() },
        Screen("AssistedMailbox", "Message 0", "Bold, italic, underlined") { AssistedMailbox() },
        Screen("AssistedDescriptions", "Headings", "Old names") { AssistedDescriptions() },
        Screen("AssistedElements", "Coins", "Old names") { AssistedElements() },
        Screen("AssistedTypes", "10 kinds") { AssistedTypes() },
    ]

    @Test(arguments: controls + listsAndText + assisted + hands)
    func everyPageIsDrawn(screen: Screen) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Examples").resolvingSymlinksInPath().path
        environment.imageResources = ImageResources(
            decoder: ImageLibrary.shared, directories: [examples])
        let tree = ViewTree(
            screen.view(), environment: environment, textEngine: ShapingEngine.shared)
        let size = tree.update(ProposedViewSize(width: 393, height: 1600))
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 2, background: nil)
        let texts = Set(texts(list.root.items))
        same(screen.texts.filter { !texts.contains($0) }, [], "shown: \(texts.sorted())")
        let unexpected = tree.issues.map(\.description).filter {
            !$0.contains("is accepted, without effect here")
        }
        same(unexpected, [])
    }

    private func texts(_ items: [DisplayItem]) -> [String] {
        items.flatMap { item in
            switch item {
            case .glyphs(let glyphs): [glyphs.run.text]
            case .group(let group): texts(group.content.items)
            default: [String]()
            }
        }
    }
}
