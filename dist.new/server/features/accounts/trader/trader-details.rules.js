import { FieldProblemCode } from '../../../core/errors/errors.js';
import { isValidNif, normaliseNif } from '../../../core/values/nif.js';
import { emailProblem, normaliseEmail } from '../account-rules.js';
import { tidyLine } from '../profile/profile.rules.js';
/** Bounds of the fields, in characters. */
export const traderBounds = {
    name: { min: 2, max: 120 },
    address: { min: 10, max: 200 },
    register: { min: 2, max: 120 },
    registerNumber: { min: 1, max: 60 },
};
const SEPARATORS = /[\s().\-/\u2013]/g;
/** A number of a fixed line too, which the check of mobile phones refuses. */
const PHONE = /^\+?\d{9,15}$/;
/** The values as they are stored. */
export function traderValues(input) {
    return {
        name: tidyLine(input.name) ?? '',
        address: tidyLine(input.address) ?? '',
        email: normaliseEmail(input.email),
        phone: input.phone.replace(SEPARATORS, ''),
        nif: normaliseNif(input.nif),
        register: tidyLine(input.register ?? null),
        registerNumber: tidyLine(input.registerNumber ?? null),
    };
}
/** What is wrong with them, in the form's order. */
export function traderProblems(values, isCertified) {
    const { name, address, email, phone, nif, register, registerNumber } = values;
    const isRegistered = register !== null || registerNumber !== null;
    const problems = [
        lengthProblem('name', name),
        lengthProblem('address', address),
        emailProblem(email),
        PHONE.test(phone) ? null : { path: 'phone', code: FieldProblemCode.CONTACT_PHONE_INVALID },
        isValidNif(nif) ? null : { path: 'nif', code: FieldProblemCode.NIF_INVALID },
        isRegistered ? lengthProblem('register', register ?? '') : null,
        isRegistered ? lengthProblem('registerNumber', registerNumber ?? '') : null,
        isCertified ? null : { path: 'isCertified', code: FieldProblemCode.DECLARATIONS_REQUIRED },
    ];
    return problems.filter((problem) => problem !== null);
}
function lengthProblem(path, text) {
    const { min, max } = traderBounds[path];
    const { length } = [...text];
    return length >= min && length <= max ? null : { path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } };
}
//# sourceMappingURL=trader-details.rules.js.map