internal import CoreGraphics
public import Foundation

/// Makes a picture of others.
///
/// Apple: "CIFilter" (Core Image). Those that are known: `CIFilter.filterNames(inCategory:)`.
open class CIFilter: NSObject {
    /// What it is called.
    public let name: String
    private var values: [String: Any] = [:]

    /// A filter by its name; `nil` for one that is not known here, which is told.
    public init?(name: String) {
        guard FilterWork.names.contains(name) else {
            QuietNotes.tell("there is no filter \(name) here")
            return nil
        }
        self.name = name
        super.init()
    }

    /// A filter by its name with values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    init(known name: String) {
        self.name = name
        super.init()
    }

    /// The names of all filters.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterWork.names.sorted()
    }
    /// What can be set.
    open var inputKeys: [String] { FilterWork.keys[name] ?? [kCIInputImageKey] }
    /// What comes out.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// What is known of it.
    open var attributes: [String: Any] {
        [kCIAttributeFilterDisplayName: String(name.dropFirst(2))]
    }
    /// Takes all values back.
    open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }
    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value; `nil` for one that is not set.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]
    }

    /// What comes out; `nil` without what it needs.
    open var outputImage: CIImage? { FilterWork.output(of: self) }

    func number(_ key: String, _ usual: Double) -> Double {
        switch values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        default: usual
        }
    }

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func point(_ key: String, _ usual: CGPoint) -> CGPoint {
        (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? usual
    }
    func color(_ key: String, _ usual: SIMD4<Float>) -> SIMD4<Float> {
        guard let color = values[key] as? CIColor else { return usual }
        return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }
    func text(_ key: String) -> String? {
        values[key] as? String ?? (values[key] as? NSString).map { "\($0)" }
    }
    func data(_ key: String) -> Data? {
        values[key] as? Data ?? (values[key] as? String).map { Data($0.utf8) }
    }
}
