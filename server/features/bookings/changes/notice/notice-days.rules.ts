import type { PlatformConstants } from '../../../../core/constants/constants.js';
import { addDays, type LocalDate } from '../../../../core/values/date-range.js';
import type { Cents } from '../../../../core/values/money.js';
import { STRICT_MIN_STAY_DAYS } from '../../../spaces/pricing/policy-terms.js';
import { CancellationPolicy } from '../../../spaces/space.enums.js';
import { BookingActor, TermType } from '../../booking.enums.js';
import { ClosedDayReason } from './notice.enums.js';

/** The booking data that determine the possible days of leaving. */
export interface NoticeStay {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly termType: TermType;
  readonly cancellationPolicy: CancellationPolicy;
  readonly termsSnapshot: {
    readonly minDays: number;
    readonly constants: Pick<PlatformConstants, 'RENTER_NOTICE_DAYS' | 'HOST_NOTICE_DAYS'> &
      Partial<Pick<PlatformConstants, 'HOST_NO_NOTICE_FEE_CENTS'>>;
  };
}

/** The first and the last day on which a stay can end by notice, both inclusive. */
export interface NoticeWindow {
  readonly earliest: LocalDate;
  readonly latest: LocalDate;
}

/** Days that cannot be chosen, half-open. */
export interface ClosedRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason: ClosedDayReason;
}

/** The notice period of a side, in days; the staff give it for the host. */
export function noticeDaysOf({ termsSnapshot: { constants } }: NoticeStay, actor: BookingActor): number {
  return actor === BookingActor.RENTER ? constants.RENTER_NOTICE_DAYS : constants.HOST_NOTICE_DAYS;
}

/** The days on which a side can end the stay by a notice given today; null when there is none. */
export function noticeWindow(stay: NoticeStay, actor: BookingActor, today: LocalDate): NoticeWindow | null {
  const latest = latestEnd(stay);
  const [notice, minStay] = [noticeEnd(stay, actor, today), minStayEnd(stay, actor)];
  const earliest = notice > minStay ? notice : minStay;
  return earliest <= latest ? { earliest, latest } : null;
}

/** The unavailable days around the window, from today to this many days after its end, with their reasons. */
export function closedRanges(stay: NoticeStay, actor: BookingActor, today: LocalDate): ClosedRange[] {
  const [notice, minStay, afterEnd] = [
    noticeEnd(stay, actor, today),
    minStayEnd(stay, actor),
    addDays(latestEnd(stay), 1),
  ];
  return [
    { from: today, to: notice, reason: ClosedDayReason.NOTICE },
    { from: notice, to: minStay, reason: minStayReason(stay) },
    { from: afterEnd, to: addDays(afterEnd, SHOWN_AFTER_END), reason: ClosedDayReason.AFTER_END },
  ].filter(({ from, to }) => from < to);
}

/** What the host pays when the staff end the stay earlier than the host could; nothing where it was not agreed. */
export function shortNoticeFeeCents(stay: NoticeStay, actor: BookingActor, endsOn: LocalDate, today: LocalDate): Cents {
  const isShort = actor === BookingActor.ADMIN && endsOn < addDays(today, noticeDaysOf(stay, actor));
  return isShort ? (stay.termsSnapshot.constants.HOST_NO_NOTICE_FEE_CENTS ?? 0) : 0;
}

/** The first day that a notice given today can choose: the staff need not keep the host's notice period. */
function noticeEnd(stay: NoticeStay, actor: BookingActor, today: LocalDate): LocalDate {
  return addDays(today, actor === BookingActor.ADMIN ? 1 : noticeDaysOf(stay, actor));
}

/** Days after the last possible one that a calendar may still show. */
const SHOWN_AFTER_END = 62;

/** The first day a renter of a fixed stay may leave; a host has no such bound. */
function minStayEnd({ from, termType, cancellationPolicy, termsSnapshot }: NoticeStay, actor: BookingActor) {
  if (termType === TermType.ROLLING || actor !== BookingActor.RENTER) return from;
  return addDays(from, Math.max(termsSnapshot.minDays, policyMinDays(cancellationPolicy)));
}

const policyMinDays = (policy: CancellationPolicy): number =>
  policy === CancellationPolicy.STRICT ? STRICT_MIN_STAY_DAYS : 0;

const minStayReason = ({ cancellationPolicy, termsSnapshot }: NoticeStay): ClosedDayReason =>
  policyMinDays(cancellationPolicy) > termsSnapshot.minDays
    ? ClosedDayReason.POLICY_MIN_STAY
    : ClosedDayReason.MIN_STAY;

/** A fixed stay that ends on its last day needs no notice; a rolling one holds a year. */
function latestEnd({ to, termType }: NoticeStay): LocalDate {
  return termType === TermType.FIXED ? addDays(to, -1) : to;
}
