import SwiftUI

/// A recipe in the list.
struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: recipe.symbol)
                .foregroundStyle(.leaf)
                .frame(width: 36, height: 36)
                .background(Color(.leaf).opacity(0.15), in: .rect(cornerRadius: 8))
            VStack(alignment: .leading) {
                Text(recipe.name).font(.headline)
                Text("\(recipe.servings) servings").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(recipe.minutes) min").font(.callout).foregroundStyle(.accentWarm)
        }
    }
}

#Preview("Row", traits: .fixedLayout(width: 320, height: 60)) {
    RecipeRow(recipe: .sample).padding(.horizontal)
}
