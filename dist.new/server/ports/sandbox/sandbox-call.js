import { randomBytes } from 'node:crypto';
/** A refusal that undoes what the call did. */
export class SandboxRefusal extends Error {
    status;
    type;
    code;
    constructor(status, type, code, message) {
        super(message);
        this.status = status;
        this.type = type;
        this.code = code;
    }
}
export function done(body) {
    return { status: 200, body };
}
/** 402, with the object that the card failed for. */
export function cardRefused(code, declineCode, object) {
    return {
        status: 402,
        body: {
            error: {
                type: 'card_error',
                code,
                ...(declineCode !== null && { decline_code: declineCode }),
                message: 'The card was refused.',
                [String(object['object'])]: object,
            },
        },
    };
}
export function invalid(code, message) {
    return new SandboxRefusal(400, 'invalid_request_error', code, message);
}
export function missing(kind, id) {
    return new SandboxRefusal(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`);
}
export function randomId(prefix) {
    return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}
export function secondsOf(at) {
    return Math.floor(at.getTime() / 1000);
}
/** A field that has to be there. */
export function textOf(form, name) {
    const value = form[name];
    if (typeof value === 'string' && value !== '')
        return value;
    throw invalid('parameter_missing', `Missing required param: ${name}.`);
}
/** An amount that has to be there: whole cents above zero. */
export function centsOf(form, name = 'amount') {
    const value = textOf(form, name);
    if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
        throw invalid('parameter_invalid_integer', `Invalid positive integer: ${name}`);
    return Number(value);
}
/** A field of fields, empty when it is not there. */
export function partOf(form, name) {
    const value = form[name];
    return typeof value === 'object' && value !== null ? value : {};
}
//# sourceMappingURL=sandbox-call.js.map