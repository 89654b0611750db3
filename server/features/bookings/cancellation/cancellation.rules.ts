import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import type { FieldError } from '../../../core/errors/errors.js';
import { lengthOf } from '../../../core/values/text.js';
import { BookingActor } from '../booking.enums.js';
import { CancellationReason } from './cancellation.enums.js';

/** Reason and explanation of a cancellation. */
export interface CancellationReasonInput {
  readonly reason: CancellationReason | null;
  readonly text: string;
}

export const MAX_CANCEL_TEXT_LENGTH = 500;

const {
  PLANS_CHANGED,
  FOUND_ANOTHER,
  SPACE_UNAVAILABLE,
  SPACE_UNUSABLE,
  PERSONAL,
  DOCUMENTED_EMERGENCY,
  SPACE_REMOVED,
  OTHER,
} = CancellationReason;
/** What each side may give as the reason, in the order in which it is offered. */
export const CANCELLATION_REASONS: Readonly<Record<BookingActor, readonly CancellationReason[]>> = {
  [BookingActor.RENTER]: [PLANS_CHANGED, FOUND_ANOTHER, OTHER],
  [BookingActor.HOST]: [SPACE_UNAVAILABLE, SPACE_UNUSABLE, PERSONAL, OTHER],
  [BookingActor.ADMIN]: [DOCUMENTED_EMERGENCY, SPACE_REMOVED, OTHER],
  [BookingActor.SYSTEM]: [],
};

/** Problems of the reason: renters need none, hosts need one, staff need one and an explanation. */
export function cancellationProblems(actor: BookingActor, { reason, text }: CancellationReasonInput): FieldError[] {
  const isReasonMissing =
    reason === null ? actor !== BookingActor.RENTER : !CANCELLATION_REASONS[actor].includes(reason);
  const isTextMissing =
    text === '' && (actor === BookingActor.ADMIN || (actor === BookingActor.HOST && reason === OTHER));
  return [
    ...(isReasonMissing ? [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }] : []),
    ...(isTextMissing ? [{ path: 'text', code: FieldProblemCode.REASON_REQUIRED }] : []),
    ...(lengthOf(text) > MAX_CANCEL_TEXT_LENGTH
      ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max: MAX_CANCEL_TEXT_LENGTH } }]
      : []),
  ];
}
