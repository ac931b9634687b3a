/// The kinds of keyboards.
///
/// Apple: "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// Characters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Web addresses.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits, for numbers.
    case numberPad
    /// Digits, for telephone numbers.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// E-mail addresses.
    case emailAddress
    /// Digits and a decimal separator.
    case decimalPad
    /// Letters with @ and #.
    case twitter
    /// Searching the web.
    case webSearch
    /// Digits of ASCII only.
    case asciiCapableNumberPad

    /// An older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard writes as capitals by itself.
///
/// Apple: "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// What a text is, such as an e-mail address.
///
/// Apple: "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// The kind of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UITextContentType {
    /// A person's name.
    public static let name = Self(rawValue: "name")
    /// A prefix or title, such as "Dr.".
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "additional-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A suffix, such as "Jr.".
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    /// An alias.
    public static let nickname = Self(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// A location with an address.
    public static let location = Self(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// A city.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A state.
    public static let addressState = Self(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = Self(rawValue: "address-level3")
    /// A country or region.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = Self(rawValue: "email")
    /// A web address.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// The name on a credit card.
    public static let creditCardName = Self(rawValue: "cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = Self(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
    /// When a credit card expires.
    public static let creditCardExpiration = Self(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
    /// The kind of a credit card.
    public static let creditCardType = Self(rawValue: "cc-type")
    /// The name of an account.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A password that is made new.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// The number of a shipment.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A point in time or a duration.
    public static let dateTime = Self(rawValue: "date-time")
    /// A date of birth.
    public static let birthdate = Self(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = Self(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = Self(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = Self(rawValue: "bday-year")
    /// The identifier of a cellular modem's embedded card.
    public static let cellularEID = Self(rawValue: "cellular-eid")
    /// The identifier of a cellular modem.
    public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
