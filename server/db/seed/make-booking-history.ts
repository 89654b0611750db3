import { randomUUID } from 'node:crypto';
import { defaultConstants } from '../../core/constants/constants.js';
import { daysBetween } from '../../core/values/date-range.js';
import { DAY_MS, HOUR_MS } from '../../core/values/durations.js';
import { localDateOf, startOfDayInstant } from '../../core/values/time-zone.js';
import type { MonthCharge } from '../../features/bookings/billing/plan-cycles.rules.js';
import type { Charge } from '../../features/spaces/pricing/space.pricing.js';
import {
  BookingAction,
  BookingActor,
  BookingStatus,
  BookingStep,
  PaymentStatus,
} from '../../features/bookings/booking.enums.js';
import type { Payment } from '../../features/bookings/payments/payment.entity.js';
import { CHARGE_LADDER } from '../../features/bookings/billing/charge-ladder.rules.js';
import { billedMonths, type BilledRow } from './make-billed-months.js';
import type { Random } from './random.js';

/** When a month is charged. */
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

/** The columns of a booking that determine its charge and its history. */
interface BookedRow extends BilledRow {
  readonly id: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly status: BookingStatus;
  readonly decidedAt: string | null;
  readonly createdAt: string;
  readonly cancelledBy: BookingActor | null;
}

/** The instants of the request and of the start and end of the stay. */
interface Moments {
  readonly requestedAt: Date;
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
  [CANCELLED]: PaymentStatus.CAPTURED,
};

/** The charges of a booking: the first one according to its state and, for active or past stays, each one due since. */
export function paymentsOf(
  random: Random,
  booking: BookedRow,
  {
    timeZone,
    requestedAt,
    today,
    refused,
  }: { timeZone: string; requestedAt: Date; today: string; refused: 'never' | 'once' | 'always' },
) {
  const first = firstPaymentOf(random, booking, timeZone, requestedAt);
  if (
    booking.status === CONFIRMED &&
    daysBetween(localDateOf(requestedAt, timeZone), booking.from) > defaultConstants.CAPTURE_MAX_LEAD_DAYS
  )
    return [deferred(first)];
  if (booking.status !== ACTIVE && booking.status !== COMPLETED) return [first];
  const later = billedMonths(booking, today)
    .filter(({ monthNo, from }) => monthNo > 1 && from <= today)
    .map((month) => laterPaymentOf(random, first, month, startOfDayInstant(month.from, timeZone)));
  const newest = later.at(-1);
  if (!newest || refused === 'never') return [first, ...later];
  return [first, ...later.slice(0, -1), ...(refused === 'once' ? takenLater(newest) : neverTaken(newest))];
}

type LaterPayment = ReturnType<typeof laterPaymentOf>;

/** The charge was refused on its day and succeeded the next day. */
function takenLater(payment: LaterPayment): LaterPayment[] {
  const at = daysLater(payment, 1);
  return [refusedTry(payment, 0), { ...payment, authorizedAt: at, capturedAt: at, createdAt: at, updatedAt: at }];
}

/** The charge was refused at every automatic attempt. */
function neverTaken(payment: LaterPayment): LaterPayment[] {
  return CHARGE_LADDER.filter(({ action }) => action === 'charge').map(({ day }) => refusedTry(payment, day));
}

function refusedTry(payment: LaterPayment, day: number): LaterPayment {
  const id = randomUUID();
  const at = daysLater(payment, day);
  return {
    ...payment,
    id,
    status: PaymentStatus.FAILED,
    providerRef: `pi_demo_${id}`,
    idempotencyKey: `cycle:${payment.bookingId}:${id}`,
    authorizedAt: null,
    capturedAt: null,
    capturedCents: null,
    failureCode: 'insufficient_funds',
    createdAt: at,
    updatedAt: at,
  };
}

const daysLater = ({ createdAt }: LaterPayment, days: number): string =>
  new Date(new Date(createdAt).getTime() + days * DAY_MS).toISOString();

/** A start far ahead: nothing was charged on acceptance, the same card is charged shortly before the start. */
function deferred(first: ReturnType<typeof firstPaymentOf>): ReturnType<typeof firstPaymentOf> {
  return {
    ...first,
    status: PaymentStatus.PENDING,
    providerRef: null,
    authorizedAt: null,
    capturedAt: null,
    capturedCents: null,
    attempts: 0,
  };
}

function laterPaymentOf(
  random: Random,
  first: ReturnType<typeof firstPaymentOf>,
  { monthNo: cycleNo, ...line }: MonthCharge,
  at: Date,
) {
  const id = random.uuid();
  const takenAt = new Date(at.getTime() + CHARGED_AT_HOUR * HOUR_MS).toISOString();
  return {
    ...first,
    ...amountsOf(line),
    id,
    cycleNo,
    kind: 'cycle' as const,
    providerRef: `pi_demo_${id}`,
    idempotencyKey: `cycle:${first.bookingId}:${id}`,
    dueAt: at.toISOString(),
    authorizedAt: takenAt as string | null,
    capturedAt: takenAt as string | null,
    capturedCents: line.totalCents as number | null,
    createdAt: takenAt,
    updatedAt: takenAt,
  };
}

function amountsOf(line: Charge) {
  return {
    rentCents: line.rentCents,
    renterFeeCents: line.renterFeeCents,
    protectionCents: line.protectionCents,
    ivaCents: line.ivaCents,
    totalCents: line.totalCents,
  };
}

function firstPaymentOf(random: Random, booking: BookedRow, timeZone: string, requestedAt: Date) {
  const first = booking.charges[0];
  if (!first) throw new Error('a stay has a first charge');
  const id = random.uuid();
  const status = PAYMENT_OF[booking.status] ?? PaymentStatus.VOID;
  const isFailed = status === PaymentStatus.FAILED;
  const isTaken = status === PaymentStatus.CAPTURED;
  return {
    id,
    bookingId: booking.id,
    renterId: booking.renterId,
    cycleNo: 1,
    kind: 'first' as Payment['kind'],
    ...amountsOf(first),
    status,
    provider: 'sandbox',
    providerRef: `pi_demo_${id}` as string | null,
    paymentMethodRef: `pm_demo_${booking.renterId}${isFailed ? '_declined' : ''}`,
    methodBrand: 'visa',
    methodLast4: isFailed ? '0002' : '4242',
    idempotencyKey: `first:${booking.id}:${id}`,
    dueAt: startOfDayInstant(first.dueOn, timeZone).toISOString(),
    authorizedAt: isFailed ? null : requestedAt.toISOString(),
    capturedAt: isTaken ? booking.decidedAt : null,
    capturedCents: isTaken && booking.decidedAt !== null ? first.totalCents : null,
    failureCode: isFailed ? 'card_declined' : null,
    attempts: 1,
    createdAt: requestedAt.toISOString(),
    updatedAt: booking.decidedAt ?? requestedAt.toISOString(),
  };
}

/** The transitions that led to its state, as the transition table has them. */
export function historyOf(booking: BookedRow, { requestedAt, start, end }: Moments) {
  const decidedAt = booking.decidedAt === null ? requestedAt : new Date(booking.decidedAt);
  const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);
  const steps: [BookingStatus | null, BookingStatus, BookingAction | BookingStep, BookingActor, Date][] = [
    [null, PENDING_PAYMENT, BookingStep.START, RENTER, new Date(booking.createdAt)],
  ];
  const addRequest = (): void => void steps.push([PENDING_PAYMENT, REQUESTED, BookingAction.PAY, RENTER, requestedAt]);
  const accepted = (): void => (
    addRequest(),
    void steps.push([REQUESTED, CONFIRMED, BookingAction.ACCEPT, HOST, decidedAt])
  );
  const entered = (): void => (
    accepted(),
    void steps.push([CONFIRMED, ACTIVE, BookingAction.MARK_ACTIVE, RENTER, later(start, 11)])
  );
  const ways: Partial<Record<BookingStatus, () => void>> = {
    [REQUESTED]: addRequest,
    [CONFIRMED]: accepted,
    [ACTIVE]: entered,
    [COMPLETED]: () => (
      entered(),
      steps.push(
        [ACTIVE, MOVE_OUT, BookingStep.REACH_END, SYSTEM, end],
        [MOVE_OUT, COMPLETED, BookingAction.CONFIRM_MOVE_OUT, HOST, later(end, 20)],
      )
    ),
    [DECLINED]: () => (addRequest(), steps.push([REQUESTED, DECLINED, BookingAction.DECLINE, HOST, decidedAt])),
    [EXPIRED]: () => (
      addRequest(),
      steps.push([REQUESTED, EXPIRED, BookingStep.EXPIRE_REQUEST, SYSTEM, later(requestedAt, 24)])
    ),
    [WITHDRAWN]: () => (
      addRequest(),
      steps.push([REQUESTED, WITHDRAWN, BookingAction.WITHDRAW, RENTER, later(requestedAt, 2)])
    ),
    [PAYMENT_FAILED]: () =>
      steps.push([PENDING_PAYMENT, PAYMENT_FAILED, BookingStep.EXPIRE_HOLD, SYSTEM, later(requestedAt, 0.25)]),
    [CANCELLED]: () => (
      accepted(),
      steps.push([CONFIRMED, CANCELLED, BookingAction.CANCEL, booking.cancelledBy ?? RENTER, later(decidedAt, 30)])
    ),
  };
  ways[booking.status]?.();
  const idOf = (actor: BookingActor): string | null =>
    actor === RENTER ? booking.renterId : actor === HOST ? booking.hostId : null;
  return steps.map(([from, to, action, actor, at]) => ({
    bookingId: booking.id,
    fromStatus: from,
    toStatus: to,
    action,
    actorRole: actor,
    actorId: idOf(actor),
    at: at.toISOString(),
  }));
}
