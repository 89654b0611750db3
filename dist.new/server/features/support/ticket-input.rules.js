import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { TicketCategory, TicketPriority } from './ticket-types.js';
/** Bounds of what people write to support. */
export const TICKET_BOUNDS = {
    subject: { min: 5, max: 100 },
    body: { min: 20, max: 3000 },
    /** Of an answer, a further message or a note. */
    message: { max: 3000 },
    files: { max: 5, maxBytes: 10 * 1024 * 1024 },
};
/** Minutes of work until an answer. */
export const ANSWER_MINUTES = {
    [TicketPriority.NORMAL]: 4 * 60,
    [TicketPriority.URGENT]: 60,
};
/** No access today, or danger: both are answered first. */
export function priorityOf(category, isDangerous) {
    return category === TicketCategory.ACCESS || isDangerous ? TicketPriority.URGENT : TicketPriority.NORMAL;
}
/** What is wrong with a new ticket. */
export function ticketProblems(subject, body) {
    return [
        ...lengthProblem('subject', subject, TICKET_BOUNDS.subject),
        ...lengthProblem('body', body, TICKET_BOUNDS.body),
    ];
}
/** What is wrong with a further message; files can stand for its text. */
export function messageProblems(body, hasFiles) {
    if (body === '' && !hasFiles)
        return [{ path: 'body', code: FieldProblemCode.REQUIRED }];
    return lengthProblem('body', body, { min: 0, max: TICKET_BOUNDS.message.max });
}
/** One problem when a text is too short or too long. */
export function lengthProblem(path, text, { min, max }) {
    const { length } = [...text];
    return length < min || length > max ? [{ path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }] : [];
}
//# sourceMappingURL=ticket-input.rules.js.map