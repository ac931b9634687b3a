// On Apple's systems these are parts of Foundation: who sees Foundation sees URLSession.
#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
