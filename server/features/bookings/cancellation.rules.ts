import { FieldProblemCode } from '../../core/field-problem-codes.js';
import type { FieldError } from '../../core/errors.js';
import { BookingActor } from './booking-types.js';
import { CancellationReason } from './cancellation-types.js';

/** What somebody says who calls a booking off. */
export interface CancellationWords {
  readonly reason: CancellationReason | null;
  readonly text: string;
}

export const MAX_CANCEL_TEXT_LENGTH = 500;

const { PLANS_CHANGED, FOUND_ANOTHER, SPACE_UNAVAILABLE, SPACE_UNUSABLE, PERSONAL, DOCUMENTED_EMERGENCY, SPACE_REMOVED, OTHER } = CancellationReason;
const REASONS: Readonly<Record<BookingActor, ReadonlySet<CancellationReason>>> = {
  [BookingActor.RENTER]: new Set([PLANS_CHANGED, FOUND_ANOTHER, OTHER]),
  [BookingActor.HOST]: new Set([SPACE_UNAVAILABLE, SPACE_UNUSABLE, PERSONAL, OTHER]),
  [BookingActor.ADMIN]: new Set([DOCUMENTED_EMERGENCY, SPACE_REMOVED, OTHER]),
  [BookingActor.SYSTEM]: new Set(),
};

/** What is wrong with the words: a renter owes no reason, a host one, the staff one and a statement. */
export function cancellationProblems(actor: BookingActor, { reason, text }: CancellationWords): FieldError[] {
  const isReasonMissing = reason === null ? actor !== BookingActor.RENTER : !REASONS[actor].has(reason);
  const isTextMissing = text === '' && (actor === BookingActor.ADMIN || (actor === BookingActor.HOST && reason === OTHER));
  return [
    ...(isReasonMissing ? [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }] : []),
    ...(isTextMissing ? [{ path: 'text', code: FieldProblemCode.REASON_REQUIRED }] : []),
    ...(text.length > MAX_CANCEL_TEXT_LENGTH ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max: MAX_CANCEL_TEXT_LENGTH } }] : []),
  ];
}
