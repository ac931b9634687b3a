/// The value as one that is known to be `Sendable`, which cannot be asked at run time.
func knownSendable(_ value: any Hashable) -> any Hashable & Sendable {
    // A marker protocol changes nothing of how the value lies in memory.
    unsafe unsafeBitCast(value, to: (any Hashable & Sendable).self)
}
