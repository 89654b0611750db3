import parsePhoneNumber from 'libphonenumber-js/mobile';
import { FieldProblemCode } from '../../../core/errors/errors.js';
/** Longer than any written number; saves parsing. */
const MAX_LENGTH = 40;
const SEPARATORS = /[\s().\-/\u2013]/g;
/** The number as E.164, null unless it is a mobile one; without a prefix it is Spanish. */
export function parseMobileNumber(typed) {
    if (typed.length > MAX_LENGTH)
        return null;
    const digits = typed.replace(SEPARATORS, '').replace(/^00/, '+');
    if (!/^\+?\d+$/.test(digits))
        return null;
    const number = parsePhoneNumber(digits, { defaultCountry: 'ES', extract: false });
    return number?.isValid() ? number.number : null;
}
export const PHONE_INVALID = { path: 'phone', code: FieldProblemCode.PHONE_INVALID };
//# sourceMappingURL=phone-number.rules.js.map