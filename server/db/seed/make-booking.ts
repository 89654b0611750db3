import { HOUR_MS, MINUTE_MS } from '../../core/values/durations.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { defaultConstants } from '../../core/constants/constants.js';
import { addDays, oneYearAfter } from '../../core/values/date-range.js';
import { startOfDayInstant, zoneOfPostalCode } from '../../core/values/time-zone.js';
import { depositOf, pricesOf, quoteByTerms, referenceOf } from '../../features/bookings/quote/booking-quote.rules.js';
import type { TermsSnapshot } from '../../features/bookings/quote/booking-terms.js';
import {
  BookingStatus,
  DeclineReason,
  BookingActor,
  ProtectionPlan,
  TermType,
} from '../../features/bookings/booking.enums.js';
import { DeclaredValue } from '../../features/bookings/stored-goods/declared-value.types.js';
import { CancellationReason } from '../../features/bookings/cancellation/cancellation.enums.js';
import { isTaxedProfile } from '../../features/spaces/pricing/tax.enums.js';
import { historyOf, paymentsOf, type DemoPayment, type DemoStep } from './make-booking-history.js';
import type { ListedSpace } from './make-demo-spaces.js';
import type { DemoPerson } from './make-people.js';
import type { Random } from './random.js';

/** A booking of the demo; days are counted from today. */
export interface BookingPlan {
  readonly listed: ListedSpace;
  readonly renter: DemoPerson;
  readonly status: BookingStatus;
  readonly startsIn: number;
  /** Unset for a rolling stay. */
  readonly days: number;
  readonly isRolling?: boolean;
  /** Hours since the renter asked. */
  readonly hoursAgo: number;
  /** The message of the renter with the request; by default one of some common ones. */
  readonly message?: string;
  readonly cancelledBy?: BookingActor.RENTER | BookingActor.HOST;
  /** The newest monthly charge was refused on its day and succeeded the day after. */
  readonly isRefusedOnce?: boolean;
  /** The newest monthly charge was refused at every attempt: the stay is past due. */
  readonly isPastDue?: boolean;
  /** Things were damaged, and the guarantee paid for them. */
  readonly hasClaim?: boolean;
}

export interface Today {
  readonly date: string;
  readonly now: Date;
}

/** A booking's row, its charges so far (none while it waits for payment) and its history. */
export interface DemoBooking {
  readonly booking: ReturnType<typeof bookingRow> & ReturnType<typeof instantsOf>;
  readonly payments: readonly DemoPayment[];
  readonly history: readonly DemoStep[];
  readonly isRentTaxed: boolean;
}

const { PENDING_PAYMENT, PAYMENT_FAILED, CONFIRMED, ACTIVE, COMPLETED, DECLINED, CANCELLED } = BookingStatus;
const DECIDED: ReadonlySet<BookingStatus> = new Set([CONFIRMED, ACTIVE, COMPLETED, DECLINED, CANCELLED]);

const MESSAGES: readonly string[] = [
  'Hola, me mudo el mes que viene y necesito guardar los muebles del salón.',
  'Son unas veinte cajas y una bicicleta. Solo vendría una vez al mes.',
  'Estamos de reforma y lo necesitamos hasta que terminen las obras.',
  'Hola, ¿se puede descargar con una furgoneta delante de la puerta?',
  '',
];

/** One booking with its charges, priced by the product's own rules. */
export function makeBooking(random: Random, plan: BookingPlan, number: number, today: Today): DemoBooking {
  const requestedAt = new Date(today.now.getTime() - plan.hoursAgo * HOUR_MS);
  const requestedOn = addDays(today.date, -Math.floor(plan.hoursAgo / 24));
  const terms = termsOf(plan.listed, requestedAt);
  const row = bookingRow(random, plan, {
    number,
    requestedAt,
    requestedOn,
    terms,
    from: addDays(today.date, plan.startsIn),
  });
  const end = startOfDayInstant(addDays(row.to, 1), terms.timeZone);
  const history = historyOf(row, { requestedAt, start: startOfDayInstant(row.from, terms.timeZone), end });
  const booking = { ...row, ...instantsOf(row.cancelledBy, history) };
  const payments =
    plan.status === PENDING_PAYMENT
      ? []
      : paymentsOf(random, booking, {
          timeZone: terms.timeZone,
          requestedAt,
          today: today.date,
          refused: plan.isPastDue ? 'always' : plan.isRefusedOnce ? 'once' : 'never',
        });
  return { booking, payments, history, isRentTaxed: isTaxedProfile(plan.listed.space.taxProfile) };
}

/** When it was cancelled, started and ended according to its history, and why it was cancelled. */
function instantsOf(cancelledBy: BookingActor | null, history: readonly DemoStep[]) {
  const at = (status: BookingStatus): string | null => history.find(({ toStatus: to }) => to === status)?.at ?? null;
  const reason =
    cancelledBy === BookingActor.HOST ? CancellationReason.SPACE_UNUSABLE : CancellationReason.PLANS_CHANGED;
  return {
    cancelledAt: at(CANCELLED),
    cancelReason: cancelledBy === null ? null : reason,
    startedAt: at(ACTIVE),
    moveOutAt: at(BookingStatus.MOVE_OUT),
    completedAt: at(COMPLETED),
  };
}

function termsOf({ space, host }: ListedSpace, requestedAt: Date): TermsSnapshot {
  return {
    priceMonthCents: space.priceMonthCents,
    discounts: {
      from90Percent: space.discount90Percent,
      from180Percent: space.discount180Percent,
      from365Percent: space.discount365Percent,
    },
    minDays: space.minDays,
    availableFrom: space.availableFrom,
    isInstantBook: space.isInstantBook,
    timeZone: zoneOfPostalCode(space.postalCode),
    isHostTrader: host.isTrader ?? false,
    constants: defaultConstants,
    quotedAt: requestedAt.toISOString(),
  };
}

/** Always takes one random number, so that the rest of the demo does not depend on it. */
function messageOf(random: Random, { message }: BookingPlan): string {
  const picked = random.pick(MESSAGES);
  return message ?? picked;
}

interface Requested {
  readonly number: number;
  readonly requestedAt: Date;
  readonly requestedOn: string;
  readonly terms: TermsSnapshot;
  readonly from: string;
}

function bookingRow(random: Random, plan: BookingPlan, { number, requestedAt, requestedOn, terms, from }: Requested) {
  const {
    listed: { space },
    renter,
    status,
  } = plan;
  const termType = plan.isRolling ? TermType.ROLLING : TermType.FIXED;
  const to = plan.isRolling ? oneYearAfter(from) : addDays(from, plan.days);
  const protectionPlan = ProtectionPlan.BASIC;
  const prices = pricesOf(
    quoteByTerms(terms, { from, to, termType, protectionPlan, policy: space.cancellationPolicy, today: requestedOn }),
  );
  const decidedAt = DECIDED.has(status) ? new Date(requestedAt.getTime() + random.between(0.3, 9) * HOUR_MS) : null;
  const wasRequested = status !== PAYMENT_FAILED && status !== PENDING_PAYMENT;
  const startedAt = status === PENDING_PAYMENT ? requestedAt : new Date(requestedAt.getTime() - 6 * MINUTE_MS);
  return {
    id: random.uuid(),
    reference: referenceOf(number, requestedOn.slice(0, 4)),
    spaceId: space.id,
    renterId: renter.id,
    hostId: space.hostId,
    status,
    cancelledBy: plan.cancelledBy ?? null,
    termType,
    from,
    to,
    rentCents: prices.rentCents,
    renterFeeCents: prices.renterFeeCents,
    protectionCents: prices.protectionCents,
    totalCents: prices.totalCents,
    commissionCents: prices.commissionCents,
    hostNetCents: prices.hostNetCents,
    depositCents: depositOf({
      depositHalfMonths: space.depositHalfMonths,
      priceMonthCents: space.priceMonthCents,
    }),
    charges: prices.charges,
    termsSnapshot: terms,
    cancellationPolicy: space.cancellationPolicy,
    protectionPlan,
    goods: wasRequested ? space.allowedGoods.slice(0, random.int(1, 3)) : [],
    declaredValue: wasRequested ? random.pick(Object.values(DeclaredValue)) : null,
    message: wasRequested ? messageOf(random, plan) : '',
    holdExpiresAt:
      status === PENDING_PAYMENT
        ? new Date(startedAt.getTime() + defaultConstants.PAYMENT_TTL_MIN * MINUTE_MS).toISOString()
        : null,
    respondBy: wasRequested
      ? new Date(requestedAt.getTime() + defaultConstants.HOST_RESPONSE_HOURS * HOUR_MS).toISOString()
      : null,
    declineReason: status === BookingStatus.DECLINED ? DeclineReason.GOODS_NOT_SUITABLE : null,
    declineText: status === BookingStatus.DECLINED ? 'Lo siento, no puedo guardar objetos tan grandes.' : null,
    requestedAt: wasRequested ? requestedAt.toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: startedAt.toISOString(),
    updatedAt: (decidedAt ?? requestedAt).toISOString(),
  };
}

/** The bookings of plans, numbered after this count. */
export function makeBookings(
  random: Random,
  plans: readonly BookingPlan[],
  numbersBefore: number,
  now: Date,
): DemoBooking[] {
  const today = { now, date: localDateOf(now) };
  return plans.map((plan, index) => makeBooking(random, plan, numbersBefore + index + 1, today));
}
