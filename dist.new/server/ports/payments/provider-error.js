/** A call that says nothing about the money. */
export class ProviderError extends Error {
    kind;
    code;
    constructor(kind, 
    /** The provider's reason, such as `rate_limit`, `timeout` or `resource_missing`. */
    code, message, options) {
        super(message, options);
        this.kind = kind;
        this.code = code;
        this.name = 'ProviderError';
    }
}
/** A webhook that the provider did not sign, or signed too long ago. */
export class ForgedEventError extends Error {
    constructor(message, options) {
        super(message, options);
        this.name = 'ForgedEventError';
    }
}
//# sourceMappingURL=provider-error.js.map