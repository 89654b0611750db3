import { normaliseEmail } from './account-rules.js';
/** Normalizes a typed address for queries; PostgreSQL refuses NUL in text. */
export function emailToLookUp(email) {
    return normaliseEmail(email.replaceAll('\0', ''));
}
//# sourceMappingURL=email-address.js.map