import Palette
import SongRows
import Songs
import SwiftUI

/// The songs of a session.
struct SetList: View {
    var body: some View {
        List {
            Section(Greeting.text) {
                ForEach(Song.all) { SongRow($0) }
            }
            Section("Colours") { Card(title: "Studio") }
        }
    }
}

/// The app has a card too; the palette's goes by the name of its module.
struct Card: View {
    let title: String

    var body: some View {
        HStack {
            Text(title)
            Palette.Card()
        }
    }
}

#Preview("Set list") { SetList() }
