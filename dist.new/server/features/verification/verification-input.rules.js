import { isLocalDate } from '../../core/values/date-range.js';
import { FieldProblemCode } from '../../core/errors/errors.js';
import { isValidNif, normaliseNif } from '../../core/values/nif.js';
import { fullNameProblem } from '../accounts/account-rules.js';
import { getDocumentKind, VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { DocumentType, VerificationKind } from './verification-codes.js';
const OLDEST = '1900-01-01';
const FOREIGN_NUMBER = /^[A-Z0-9]{5,20}$/;
const SPANISH_NUMBER = {
    [DocumentType.DNI]: /^\d{8}[A-Z]$/,
    [DocumentType.NIE]: /^[XYZ]\d{7}[A-Z]$/,
};
/** Problems of the data on a given day. */
export function verificationProblems(data, today) {
    const { kind, documentType } = data;
    if (getDocumentKind(documentType).kind !== kind)
        return [{ path: 'documentType', code: FieldProblemCode.REQUIRED }];
    if (kind === VerificationKind.SPACE)
        return data.spaceId ? [] : [{ path: 'spaceId', code: FieldProblemCode.REQUIRED }];
    const problems = [
        fullNameProblem(data.fullName ?? ''),
        problemAt('birthDate', birthDateProblem(data.birthDate, today)),
        problemAt('country', getDocumentKind(documentType).countries.includes(data.country ?? '')
            ? null
            : FieldProblemCode.DOCUMENT_COUNTRY_INVALID),
        problemAt('documentNumber', numberProblem(documentType, data.documentNumber ?? '')),
        problemAt('expiresOn', expiryProblem(data.expiresOn, today)),
    ];
    return problems.filter((problem) => problem !== null);
}
/** The last four characters of a document's number. */
export function lastFour(documentNumber) {
    return normaliseNif(documentNumber).slice(-4);
}
/** Whether a person born on that day is of age today. */
export function isOfAge(birthDate, today) {
    const [year = '', ...rest] = birthDate.split('-');
    // ISO dates compare as text; this also works for people born on 29 February.
    return [String(Number(year) + VERIFICATION_BOUNDS.minAge).padStart(4, '0'), ...rest].join('-') <= today;
}
function problemAt(path, code) {
    if (code === null)
        return null;
    return code === FieldProblemCode.UNDERAGE
        ? { path, code, params: { min: VERIFICATION_BOUNDS.minAge } }
        : { path, code };
}
function birthDateProblem(birthDate, today) {
    if (!birthDate || !isLocalDate(birthDate) || birthDate < OLDEST || birthDate > today)
        return FieldProblemCode.BIRTH_DATE_INVALID;
    return isOfAge(birthDate, today) ? null : FieldProblemCode.UNDERAGE;
}
function numberProblem(type, documentNumber) {
    const number = normaliseNif(documentNumber);
    const spanish = SPANISH_NUMBER[type];
    if (spanish)
        return spanish.test(number) && isValidNif(number) ? null : FieldProblemCode.NIF_INVALID;
    return FOREIGN_NUMBER.test(number) ? null : FieldProblemCode.DOCUMENT_NUMBER_INVALID;
}
function expiryProblem(expiresOn, today) {
    if (!expiresOn || !isLocalDate(expiresOn))
        return FieldProblemCode.REQUIRED;
    return expiresOn < today ? FieldProblemCode.DOCUMENT_EXPIRED : null;
}
//# sourceMappingURL=verification-input.rules.js.map