/// A reference to an object that is known to live longer than whoever refers to it: it keeps nothing alive, and
/// reading it costs no more than a load.
///
/// Parts, scopes and cursors refer to their tree and to what is around them by such references, and read them
/// many times for each view. A tree outlives what it owns, an owner its parts. Debug builds, in which all tests run, check it: there a reference to an object that is gone
/// stops the program when it is read.
@propertyWrapper
@safe
package struct Unretained<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object

        @inline(__always)
        package init(wrappedValue: Object) { object = wrappedValue }

        /// The object.
        @inline(__always)
        package var wrappedValue: Object {
            get { object }
            set { object = newValue }
        }
    #else
        private unowned(unsafe) var object: Object

        @inline(__always)
        package init(wrappedValue: Object) { unsafe object = wrappedValue }

        /// The object.
        @inline(__always)
        package var wrappedValue: Object {
            get { unsafe object }
            set { unsafe object = newValue }
        }
    #endif
}

/// The same for an object that there may not be, or that is another one later. Whoever ends the life of the object
/// sets it to `nil` first, unless nobody will read it any more.
@propertyWrapper
@safe
struct UnretainedOptional<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object?

        @inline(__always)
        init(wrappedValue: Object?) { object = wrappedValue }

        /// The object, if there is one.
        @inline(__always)
        var wrappedValue: Object? {
            get { object }
            set { object = newValue }
        }
    #else
        private unowned(unsafe) var object: Object?

        @inline(__always)
        init(wrappedValue: Object?) { unsafe object = wrappedValue }

        /// The object, if there is one.
        @inline(__always)
        var wrappedValue: Object? {
            get { unsafe object }
            set { unsafe object = newValue }
        }
    #endif
}
