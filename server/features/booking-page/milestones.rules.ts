import { addDays, addMonthsClamped, daysBetween, monthsAndDays } from '../../core/values/date-range.js';
import { MINUTE_MS } from '../../core/values/durations.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import type { BookingStatus } from '../bookings/booking.enums.js';
import { MilestoneKind, MilestoneState } from './booking-page.enums.js';
import type { BookingMilestone } from './booking-page.types.js';

/** A charge as a milestone shows it. */
export interface MilestoneCharge {
  readonly from: string;
  readonly to: string;
  readonly dueOn: string;
  readonly takenAt: Date | null;
  readonly amountCents: number;
}

/** The inputs of a booking's milestones. */
export interface MilestoneContext {
  readonly status: BookingStatus;
  readonly timeZone: string;
  /** The time zone of the space. */
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly isRolling: boolean;
  readonly requestedAt: Date | null;
  readonly respondBy: Date | null;
  readonly holdExpiresAt: Date | null;
  /** When the booking was confirmed. */
  readonly confirmedAt: Date | null;
  readonly startedAt: Date | null;
  readonly noticeAt: Date | null;
  readonly moveOutAt: Date | null;
  readonly completesAt: Date | null;
  readonly completedAt: Date | null;
  /** When it reached its status. */
  readonly statusAt: Date | null;
  /** The charges with a day, in order; empty for viewers who may not see them. */
  readonly charges: readonly MilestoneCharge[];
  /** The viewer's own reviews. */
  readonly reviews: readonly { readonly isFinal: boolean; readonly at: Date; readonly stars: number }[];
  /** The viewer's notice period in days; null while notice cannot be given. */
  readonly noticeDays: number | null;
  /** The day on which the renter is asked whether to renew; null when nobody is asked. */
  readonly renewalOn: string | null;
  readonly reviewDays: number;
  /** Whether the viewer confirms that the space is empty; the other side sees it with the last day. */
  readonly isHost: boolean;
  readonly completionHours: number;
}

type Details = Partial<Omit<BookingMilestone, 'kind' | 'state'>>;
const { DONE, NOW, LATER } = MilestoneState;

/** The milestones of a booking: past ones in order of time, the present, future ones. */
export function milestonesOf(context: MilestoneContext): BookingMilestone[] {
  const done = pastOf(context).toSorted((one, other) => instantOf(one) - instantOf(other));
  return [...done, ...presentOf(context), ...comingOf(context)];
}

function pastOf(context: MilestoneContext): BookingMilestone[] {
  const { requestedAt, confirmedAt, startedAt, noticeAt, moveOutAt, completedAt, statusAt, timeZone } = context;
  const at = (kind: MilestoneKind, instant: Date | null, details: Details = {}): BookingMilestone[] =>
    instant === null ? [] : [milestone(kind, DONE, { at: instant, day: localDateOf(instant, timeZone), ...details })];
  const minutes = requestedAt && confirmedAt && minutesBetween(requestedAt, confirmedAt);
  return [
    ...at(MilestoneKind.REQUESTED, requestedAt, { count: minutes }),
    ...at(MilestoneKind.CONFIRMED, confirmedAt, paidAtOnce(context)),
    ...context.charges.flatMap((charge, index) =>
      isPaidAtOnce(context, charge, index)
        ? []
        : at(MilestoneKind.CHARGE, charge.takenAt, chargeDetails(charge, index)),
    ),
    ...at(MilestoneKind.MOVE_IN, startedAt),
    ...at(MilestoneKind.NOTICE, noticeAt),
    ...at(MilestoneKind.MOVE_OUT, moveOutAt),
    ...at(MilestoneKind.COMPLETION, completedAt),
    ...context.reviews.flatMap(({ isFinal, at: written, stars }) =>
      at(isFinal ? MilestoneKind.FINAL_REVIEW : MilestoneKind.STAY_REVIEW, written, { count: stars }),
    ),
    ...(endedEarly(context) ? at(MilestoneKind.ENDED, statusAt) : []),
  ];
}

function presentOf(context: MilestoneContext): BookingMilestone[] {
  const { status, today, from, to, isRolling, noticeAt } = context;
  if (statusMeans(status, 'isFinal') || endedEarly(context)) return [];
  if (statusMeans(status, 'isPending'))
    return [milestone(MilestoneKind.ANSWER, NOW, { at: context.respondBy ?? context.holdExpiresAt, day: today })];
  if (statusMeans(status, 'isLeaving'))
    return [
      milestone(MilestoneKind.COMPLETION, NOW, { at: context.completesAt, day: today, count: context.completionHours }),
    ];
  const isBefore = today < from;
  const hasEnd = !isRolling || noticeAt !== null;
  return [
    milestone(MilestoneKind.TODAY, NOW, {
      day: today,
      count: isBefore ? null : daysBetween(from, today) + 1,
      daysLeft: isBefore
        ? daysBetween(today, from)
        : Math.max(0, daysBetween(today, hasEnd ? to : endOfPeriod(from, today))),
    }),
  ];
}

function comingOf(context: MilestoneContext): BookingMilestone[] {
  const { status, from, to, isRolling, noticeAt, noticeDays, renewalOn } = context;
  if (statusMeans(status, 'isFinal')) return laterReview(context);
  const isPending = statusMeans(status, 'isPending');
  const isRunning = statusMeans(status, 'isRunning');
  const isLeaving = statusMeans(status, 'isLeaving');
  const hasEnd = !isRolling || noticeAt !== null;
  const charges = context.charges
    .map((charge, index) => ({ charge, index }))
    .filter(({ charge }) => charge.takenAt === null && !isPending && statusMeans(status, 'isBillable'))
    .map(({ charge, index }) =>
      milestone(MilestoneKind.CHARGE, LATER, { ...chargeDetails(charge, index), day: charge.dueOn }),
    );
  const moveIn = isRunning || isLeaving ? [] : [milestone(MilestoneKind.MOVE_IN, LATER, { day: from })];
  const dated = [...charges, ...moveIn].toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  if (isLeaving) return laterReview(context);
  return [
    ...dated,
    ...(renewalOn && !hasEnd ? [milestone(MilestoneKind.RENEWAL, LATER, { day: renewalOn })] : []),
    ...(noticeDays !== null && noticeAt === null
      ? [milestone(MilestoneKind.NOTICE, LATER, { count: noticeDays })]
      : []),
    milestone(MilestoneKind.MOVE_OUT, LATER, { day: hasEnd ? to : null, count: context.completionHours }),
    ...(context.isHost ? [milestone(MilestoneKind.COMPLETION, LATER, { count: context.completionHours })] : []),
    ...laterReview(context),
  ];
}

/** The final review, unless it is written or there was no stay. */
function laterReview({ status, reviews, reviewDays, completedAt, timeZone }: MilestoneContext): BookingMilestone[] {
  if (statusMeans(status, 'cameToNothing') || reviews.some(({ isFinal }) => isFinal)) return [];
  const day = completedAt && addDays(localDateOf(completedAt, timeZone), reviewDays);
  return [milestone(MilestoneKind.FINAL_REVIEW, LATER, { day, count: reviewDays })];
}

/** Whether it ended by something other than its last day. */
const endedEarly = ({ status, moveOutAt, completedAt }: MilestoneContext): boolean =>
  statusMeans(status, 'cameToNothing') ||
  (statusMeans(status, 'isLeaving') && moveOutAt === null && completedAt === null);

/** A first charge on the day of the confirmation is merged into it. */
function isPaidAtOnce({ confirmedAt, timeZone }: MilestoneContext, charge: MilestoneCharge, index: number): boolean {
  if (index > 0 || charge.takenAt === null || confirmedAt === null) return false;
  return localDateOf(charge.takenAt, timeZone) === localDateOf(confirmedAt, timeZone);
}

function paidAtOnce(context: MilestoneContext): Details {
  const [first] = context.charges;
  if (!first || !isPaidAtOnce(context, first, 0)) return {};
  return { amountCents: first.amountCents, from: first.from, to: first.to };
}

const chargeDetails = ({ amountCents, from, to }: MilestoneCharge, index: number): Details => ({
  amountCents,
  from,
  to,
  count: index + 1,
});

/** The day after the billing month that contains a day. */
const endOfPeriod = (from: string, day: string): string => addMonthsClamped(from, monthsAndDays(from, day).months + 1);

const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
const instantOf = ({ at }: BookingMilestone): number => at?.getTime() ?? 0;

function milestone(kind: MilestoneKind, state: MilestoneState, details: Details): BookingMilestone {
  return {
    kind,
    state,
    day: null,
    at: null,
    amountCents: null,
    from: null,
    to: null,
    count: null,
    daysLeft: null,
    ...details,
  };
}
