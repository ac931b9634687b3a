import SwiftUI

/// An ingredient or a step; the file has the name of another one, which folders allow.
struct NumberedRow: View {
    let number: Int
    let text: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text(number, format: .number)
                .font(.footnote.bold()).foregroundStyle(.white)
                .frame(width: 22, height: 22)
                .background(.accentWarm, in: .circle)
            Text(text)
            Spacer(minLength: 0)
        }
    }
}
