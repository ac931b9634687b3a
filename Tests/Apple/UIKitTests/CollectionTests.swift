import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Collections of UIKit's in representables.
@MainActor @Suite struct CollectionTests {
    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let view: Kind

        func makeUIView(context: Context) -> Kind { view }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    private final class Word: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Model: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var count = 5
        var chosen: [Int] = []

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "word", for: indexPath)
            (cell as? Word)?.label.text = "Item \(indexPath.item)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { chosen.append(indexPath.item) }
    }

    private func collection(
        _ layout: UICollectionViewLayout, _ model: Model
    ) -> (host: ViewHost, view: UICollectionView) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Word.self, forCellWithReuseIdentifier: "word")
        (view.dataSource, view.delegate) = (model, model)
        return (ViewHost(width: 300, height: 500) { Shown(view: view) }, view)
    }

    @Test func itemsStandInLines() throws {
        let (layout, model) = (UICollectionViewFlowLayout(), Model())
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.minimumLineSpacing = 20
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let (host, view) = collection(layout, model)
        same(host.texts, (0..<5).map { "Item \($0)" })
        let frames = try (0..<5).map { try host.find(label: "Item \($0)").frame }
        // Two of 120 in 280: at both ends; lines are 100 apart. The last line goes on as the one before.
        #expect(frames[0].minX == 10 && frames[1].minX == 170 && frames[4].minX == 10)
        #expect(frames[2].minY - frames[0].minY == 100 && frames[1].minY == frames[0].minY)
        try host.tap(at: CGPoint(x: frames[3].midX, y: frames[3].midY))
        same(model.chosen, [3])
        same(view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
        model.count = 1
        view.reloadData()
        host.update()
        same(host.texts, ["Item 0"])
    }

    @Test func aLayoutOfGroupsGivesItemsTheirSize() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        let model = Model()
        let (host, _) = collection(layout, model)
        let frames = try (0..<5).map { try host.find(label: "Item \($0)").frame }
        #expect(frames[2].minX == 200 && frames[3].minX == 0)
        same(frames[3].minY - frames[0].minY, 60)
    }

    @Test func dotsAreAsHighAsTheyAre() throws {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        let host = ViewHost(width: 300, height: 400) {
            ZStack(alignment: .bottomTrailing) {
                Color.black
                Shown(view: dots).frame(width: 54).accessibilityIdentifier("dots")
            }
        }
        try same(host["dots"].frame, CGRect(x: 246, y: 374, width: 54, height: 26))
    }

    @Test func aConfiguredButtonIsThatOfItsLook() throws {
        var look = UIButton.Configuration.filled()
        look.title = "Go"
        var count = 0
        let button = UIButton(configuration: look, primaryAction: UIAction { _ in count += 1 })
        let host = ViewHost(width: 300, height: 200) {
            VStack {
                Shown(view: button).fixedSize().accessibilityIdentifier("own")
                Button("Go") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("view")
            }
        }
        let (own, view) = try (host["own"].frame, host["view"].frame)
        same(own.size, view.size)
        try host.tap(at: CGPoint(x: own.midX, y: own.midY))
        same(count, 1)
        // Measured outside of the host, a line may be rounded up to other pixels.
        let fitting = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        near(fitting.height, own.height, within: 0.5)
    }

    @Test func aLayerShowsItsText() {
        let layer = CATextLayer()
        layer.string = "Words"
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        let view = UIView()
        view.layer.addSublayer(layer)
        let host = ViewHost(width: 200, height: 60) { Shown(view: view) }
        same(host.texts, ["Words"])
    }
}
