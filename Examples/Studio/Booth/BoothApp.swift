import Songs
import SwiftUI

@main
struct BoothApp: App {
    var body: some Scene {
        WindowGroup { Card() }
    }
}

/// What the singer sees: a third type of the name.
struct Card: View {
    var body: some View {
        VStack {
            Text(Greeting.text).font(.title)
            Text(Song.all[0].title)
        }
    }
}

#Preview("Booth") { Card() }
