import type { FieldError } from '../../core/errors/errors.js';
import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { isWithin } from '../../core/values/text.js';
import { TicketCategory, TicketPriority } from './ticket.enums.js';

/** Bounds of what people write to support. */
export const TICKET_BOUNDS = {
  subject: { min: 5, max: 100 },
  body: { min: 20, max: 3000 },
  /** Bounds of an answer, a further message or a note. */
  message: { max: 3000 },
  files: { max: 5, maxBytes: 10 * 1024 * 1024 },
} as const;

/** Working minutes until an answer. */
export const ANSWER_MINUTES: Readonly<Record<TicketPriority, number>> = {
  [TicketPriority.NORMAL]: 4 * 60,
  [TicketPriority.URGENT]: 60,
};

/** No access today, or danger: both are answered first. */
export function priorityOf(category: TicketCategory, isDangerous: boolean): TicketPriority {
  return category === TicketCategory.ACCESS || isDangerous ? TicketPriority.URGENT : TicketPriority.NORMAL;
}

/** The problems of a new ticket. */
export function ticketProblems(subject: string, body: string): FieldError[] {
  return [
    ...lengthProblem('subject', subject, TICKET_BOUNDS.subject),
    ...lengthProblem('body', body, TICKET_BOUNDS.body),
  ];
}

/** The problems of a further message; files can replace its text. */
export function messageProblems(body: string, hasFiles: boolean): FieldError[] {
  if (body === '' && !hasFiles) return [{ path: 'body', code: FieldProblemCode.REQUIRED }];
  return lengthProblem('body', body, { min: 0, max: TICKET_BOUNDS.message.max });
}

/** The problem of a text that is too short or too long, if any. */
export function lengthProblem(
  path: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): FieldError[] {
  return isWithin(text, { min, max }) ? [] : [{ path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }];
}
