import Palette
import Songs
import SwiftUI

/// A song in a list.
public struct SongRow: View {
    private let song: Song

    public init(_ song: Song) {
        self.song = song
    }

    public var body: some View {
        HStack {
            Swatch(song.swatch)
            Text(song.title)
            Spacer()
            Text(Duration.seconds(song.length), format: .time(pattern: .minuteSecond))
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Row") { SongRow(Song.all[0]).padding() }
