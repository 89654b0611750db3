import { NOTICE_LENGTH } from '../../../core/constants/notice-length.js';
import { FieldProblemCode } from '../../../core/errors/errors.js';
/** Time limit for an answer (GDPR, article 12.3: one month). */
export const ANSWER_DAYS = 30;
const DAY_MS = 86_400_000;
/** The day by which a request is answered. */
export function dueAfter(requestedAt) {
    return new Date(requestedAt.getTime() + ANSWER_DAYS * DAY_MS);
}
/** A text as it is stored. */
export function normalizeText(text) {
    return text.normalize('NFC').replaceAll('\0', '').trim();
}
/** Validates the text of a request or answer; expects it normalized. */
export function textProblems(path, text) {
    const { length } = [...text];
    return length >= NOTICE_LENGTH.min && length <= NOTICE_LENGTH.max
        ? []
        : [{ path, code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH }];
}
//# sourceMappingURL=data-request.rules.js.map