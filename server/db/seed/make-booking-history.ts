import { defaultConstants } from '../../core/constants.js';
import { addMonthsClamped, daysBetween } from '../../core/date-range.js';
import { localDateOf, startOfDayInstant } from '../../core/time-zone.js';
import type { StayLine } from '../../features/bookings/quote/booking-pricing.js';
import {
  BookingAction,
  BookingActor,
  BookingStatus,
  BookingStep,
  PaymentStatus,
  TermType,
} from '../../features/bookings/booking-types.js';
import type { Random } from './random.js';

const HOUR_MS = 3_600_000;
/** When a month's charge is taken. */
const CHARGED_AT_HOUR = 9;
const { RENTER, HOST, SYSTEM } = BookingActor;
const {
  PENDING_PAYMENT,
  REQUESTED,
  CONFIRMED,
  ACTIVE,
  MOVE_OUT,
  COMPLETED,
  DECLINED,
  EXPIRED,
  WITHDRAWN,
  PAYMENT_FAILED,
  CANCELLED,
} = BookingStatus;

/** What of a booking's row its charge and its history follow from. */
interface BookedRow {
  readonly id: string;
  readonly renter_id: string;
  readonly host_id: string;
  readonly status: BookingStatus;
  readonly term_type: TermType;
  readonly starts_on: string;
  readonly charges: readonly StayLine[];
  readonly decided_at: string | null;
  readonly created_at: string;
  readonly cancelled_by: BookingActor | null;
}

/** When the renter asked, and the first and last instants of the stay. */
interface Moments {
  readonly askedAt: Date;
  readonly start: Date;
  readonly end: Date;
}

export type DemoPayment = ReturnType<typeof paymentsOf>[number];
export type DemoStep = ReturnType<typeof historyOf>[number];

const PAYMENT_OF: Partial<Record<BookingStatus, PaymentStatus>> = {
  [REQUESTED]: PaymentStatus.AUTHORIZED,
  [CONFIRMED]: PaymentStatus.CAPTURED,
  [ACTIVE]: PaymentStatus.CAPTURED,
  [COMPLETED]: PaymentStatus.CAPTURED,
  [PAYMENT_FAILED]: PaymentStatus.FAILED,
  [CANCELLED]: PaymentStatus.REFUNDED,
};

/** What was charged of a booking: the first charge as its state has it and, of a stay that runs or ran, each one due since. */
export function paymentsOf(
  random: Random,
  booking: BookedRow,
  { timeZone, askedAt, today }: { timeZone: string; askedAt: Date; today: string },
) {
  const first = firstPaymentOf(random, booking, timeZone, askedAt);
  if (
    booking.status === CONFIRMED &&
    daysBetween(localDateOf(askedAt, timeZone), booking.starts_on) > defaultConstants.CAPTURE_MAX_LEAD_DAYS
  )
    return [deferred(first)];
  if (booking.status !== ACTIVE && booking.status !== COMPLETED) return [first];
  return [
    first,
    ...laterCharges(booking, today).map(({ line, dueOn }, index) =>
      laterPaymentOf(random, first, { line, cycleNo: index + 2, at: startOfDayInstant(dueOn, timeZone) }),
    ),
  ];
}

/** A start far ahead: nothing was taken at the host's yes, the same card is charged shortly before. */
function deferred(first: ReturnType<typeof firstPaymentOf>): ReturnType<typeof firstPaymentOf> {
  return {
    ...first,
    status: PaymentStatus.PENDING,
    provider_ref: null,
    authorized_at: null,
    captured_at: null,
    attempts: 0,
  };
}

/** A stay without end has its first month written down, and the same again each month. */
function laterCharges(
  { term_type: termType, charges, starts_on: startsOn }: BookedRow,
  today: string,
): { line: StayLine; dueOn: string }[] {
  const month = charges[0];
  const all =
    termType === TermType.ROLLING && month
      ? Array.from({ length: 11 }, (_, index) => ({ line: month, dueOn: addMonthsClamped(startsOn, index + 1) }))
      : charges.slice(1).map((line) => ({ line, dueOn: line.dueOn }));
  return all.filter(({ dueOn }) => dueOn <= today);
}

function laterPaymentOf(
  random: Random,
  first: ReturnType<typeof firstPaymentOf>,
  { line, cycleNo, at }: { line: StayLine; cycleNo: number; at: Date },
) {
  const id = random.uuid();
  const takenAt = new Date(at.getTime() + CHARGED_AT_HOUR * HOUR_MS).toISOString();
  return {
    ...first,
    ...amountsOf(line),
    id,
    cycle_no: cycleNo,
    kind: 'cycle',
    provider_ref: `pi_demo_${id}`,
    idempotency_key: `cycle:${first.booking_id}:${id}`,
    due_at: at.toISOString(),
    authorized_at: takenAt,
    captured_at: takenAt,
    created_at: takenAt,
    updated_at: takenAt,
  };
}

function amountsOf(line: StayLine) {
  return {
    rent_cents: line.rentCents,
    renter_fee_cents: line.renterFeeCents,
    protection_cents: line.protectionCents,
    iva_cents: line.ivaCents,
    total_cents: line.totalCents,
  };
}

function firstPaymentOf(random: Random, booking: BookedRow, timeZone: string, askedAt: Date) {
  const first = booking.charges[0];
  if (!first) throw new Error('a stay has a first charge');
  const id = random.uuid();
  const status = PAYMENT_OF[booking.status] ?? PaymentStatus.VOID;
  const isFailed = status === PaymentStatus.FAILED;
  const isTaken = status === PaymentStatus.CAPTURED || status === PaymentStatus.REFUNDED;
  return {
    id,
    booking_id: booking.id,
    renter_id: booking.renter_id,
    cycle_no: 1,
    kind: 'first',
    ...amountsOf(first),
    status,
    provider: 'sandbox',
    provider_ref: `pi_demo_${id}` as string | null,
    payment_method_ref: `pm_demo_${booking.renter_id}${isFailed ? '_declined' : ''}`,
    method_brand: 'visa',
    method_last4: isFailed ? '0002' : '4242',
    idempotency_key: `first:${booking.id}:${id}`,
    due_at: startOfDayInstant(first.dueOn, timeZone).toISOString(),
    authorized_at: isFailed ? null : askedAt.toISOString(),
    captured_at: isTaken ? booking.decided_at : null,
    failure_code: isFailed ? 'card_declined' : null,
    attempts: 1,
    created_at: askedAt.toISOString(),
    updated_at: booking.decided_at ?? askedAt.toISOString(),
  };
}

/** The steps that led to its state, each as the table of transitions has it. */
export function historyOf(booking: BookedRow, { askedAt, start, end }: Moments) {
  const decidedAt = booking.decided_at === null ? askedAt : new Date(booking.decided_at);
  const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);
  const steps: [BookingStatus | null, BookingStatus, BookingAction | BookingStep, BookingActor, Date][] = [
    [null, PENDING_PAYMENT, BookingStep.START, RENTER, new Date(booking.created_at)],
  ];
  const asked = (): void => void steps.push([PENDING_PAYMENT, REQUESTED, BookingAction.PAY, RENTER, askedAt]);
  const accepted = (): void => (
    asked(),
    void steps.push([REQUESTED, CONFIRMED, BookingAction.ACCEPT, HOST, decidedAt])
  );
  const entered = (): void => (
    accepted(),
    void steps.push([CONFIRMED, ACTIVE, BookingAction.MARK_ACTIVE, RENTER, later(start, 11)])
  );
  const ways: Partial<Record<BookingStatus, () => void>> = {
    [REQUESTED]: asked,
    [CONFIRMED]: accepted,
    [ACTIVE]: entered,
    [COMPLETED]: () => (
      entered(),
      steps.push(
        [ACTIVE, MOVE_OUT, BookingStep.REACH_END, SYSTEM, end],
        [MOVE_OUT, COMPLETED, BookingAction.CONFIRM_MOVE_OUT, HOST, later(end, 20)],
      )
    ),
    [DECLINED]: () => (asked(), steps.push([REQUESTED, DECLINED, BookingAction.DECLINE, HOST, decidedAt])),
    [EXPIRED]: () => (
      asked(),
      steps.push([REQUESTED, EXPIRED, BookingStep.EXPIRE_REQUEST, SYSTEM, later(askedAt, 24)])
    ),
    [WITHDRAWN]: () => (asked(), steps.push([REQUESTED, WITHDRAWN, BookingAction.WITHDRAW, RENTER, later(askedAt, 2)])),
    [PAYMENT_FAILED]: () =>
      steps.push([PENDING_PAYMENT, PAYMENT_FAILED, BookingStep.EXPIRE_HOLD, SYSTEM, later(askedAt, 0.25)]),
    [CANCELLED]: () => (
      accepted(),
      steps.push([CONFIRMED, CANCELLED, BookingAction.CANCEL, booking.cancelled_by ?? RENTER, later(decidedAt, 30)])
    ),
  };
  ways[booking.status]?.();
  const idOf = (actor: BookingActor): string | null =>
    actor === RENTER ? booking.renter_id : actor === HOST ? booking.host_id : null;
  return steps.map(([from, to, action, actor, at]) => ({
    booking_id: booking.id,
    from_status: from,
    to_status: to,
    action,
    actor_role: actor,
    actor_id: idOf(actor),
    at: at.toISOString(),
  }));
}
