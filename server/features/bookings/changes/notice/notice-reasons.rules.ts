import type { FieldError } from '../../../../core/errors/errors.js';
import { FieldProblemCode } from '../../../../core/errors/field-problem-codes.js';
import { lengthOf } from '../../../../core/values/text.js';
import { BookingActor, TermType } from '../../booking.enums.js';
import { NoticeReason } from './notice.enums.js';

export const MAX_NOTICE_TEXT_LENGTH = 500;

const { NOT_NEEDED, MOVING, FOUND_ANOTHER, OWN_USE, WORKS, SALE, BREACH, OTHER } = NoticeReason;
/** The causes for which a host may end a stay with a fixed end. */
export const NOTICE_CAUSES: readonly NoticeReason[] = [OWN_USE, WORKS, SALE, BREACH];
/** What each side may give as the reason, in the order in which it is offered. */
export const NOTICE_REASONS: Readonly<Record<BookingActor, readonly NoticeReason[]>> = {
  [BookingActor.RENTER]: [NOT_NEEDED, MOVING, FOUND_ANOTHER, OTHER],
  [BookingActor.HOST]: [...NOTICE_CAUSES, OTHER],
  [BookingActor.ADMIN]: [...NOTICE_CAUSES, OTHER],
  [BookingActor.SYSTEM]: [],
};

/** Whether the side may end such a stay for this reason: a host ends a fixed one only for a listed cause, the staff for any. */
export function isCauseEnough(actor: BookingActor, termType: TermType, reason: NoticeReason | null): boolean {
  if (actor !== BookingActor.HOST || termType === TermType.ROLLING) return true;
  return reason !== null && NOTICE_CAUSES.includes(reason);
}

/** Problems of the reason: renters need none, hosts need one, staff need one and an explanation. */
export function noticeReasonProblems(
  actor: BookingActor,
  termType: TermType,
  { reason, text }: { readonly reason: NoticeReason | null; readonly text: string },
): FieldError[] {
  const isReasonMissing = reason === null ? actor !== BookingActor.RENTER : !NOTICE_REASONS[actor].includes(reason);
  const isTextMissing =
    text === '' && (actor === BookingActor.ADMIN || (actor === BookingActor.HOST && reason === OTHER));
  return [
    ...(isReasonMissing || !isCauseEnough(actor, termType, reason)
      ? [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]
      : []),
    ...(isTextMissing ? [{ path: 'text', code: FieldProblemCode.REASON_REQUIRED }] : []),
    ...(lengthOf(text) > MAX_NOTICE_TEXT_LENGTH
      ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max: MAX_NOTICE_TEXT_LENGTH } }]
      : []),
  ];
}
