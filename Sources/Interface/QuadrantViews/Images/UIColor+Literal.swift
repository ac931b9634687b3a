import Foundation

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`: parts of sRGB from 0 to 1.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            Color(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the picture of `#imageLiteral(resourceName:)`. A name that is not known is reported where the picture is
    /// shown.
    public convenience init(imageLiteralResourceName path: String) {
        let known = UIImage(named: path)
        self.init(known?.shown ?? Image(path), size: known?.size ?? .zero, scale: known?.scale ?? 1)
    }
}
