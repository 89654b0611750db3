import { ErrorCode } from './error-codes.js';
export { ErrorCode } from './error-codes.js';
export { FieldProblemCode } from './field-problem-codes.js';
/** A failure the caller can act on, identified by its code and never by prose. */
export class DomainError extends Error {
    code;
    params;
    fields;
    constructor(code, params, fields) {
        super(code);
        this.code = code;
        this.params = params;
        this.fields = fields;
        this.name = 'DomainError';
    }
}
/** One or more fields are wrong. */
export class ValidationError extends DomainError {
    constructor(fields) {
        super(ErrorCode.VALIDATION_FAILED, undefined, fields);
    }
}
/** Throws when there is anything wrong. */
export function refuseProblems(fields) {
    if (fields.length > 0)
        throw new ValidationError(fields);
}
//# sourceMappingURL=errors.js.map