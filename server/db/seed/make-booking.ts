import { defaultConstants } from '../../core/constants.js';
import { addDays, oneYearAfter } from '../../core/date-range.js';
import { startOfDayInstant, zoneOfPostalCode } from '../../core/time-zone.js';
import { depositOf, pricesOf, quoteByTerms, referenceOf } from '../../features/bookings/quote/booking-quote.rules.js';
import type { TermsSnapshot } from '../../features/bookings/quote/booking-terms.js';
import {
  BookingStatus,
  DeclaredValue,
  DeclineReason,
  BookingActor,
  ProtectionPlan,
  TermType,
} from '../../features/bookings/booking-types.js';
import { CancellationReason } from '../../features/bookings/cancellation/cancellation-types.js';
import { historyOf, paymentsOf, type DemoPayment, type DemoStep } from './make-booking-history.js';
import type { ListedSpace } from './make-market.js';
import type { DemoPerson } from './make-people.js';
import { refundedPayment } from './make-refund.js';
import type { Random } from './random.js';

/** A booking the demo is to have; days are counted from today. */
export interface BookingWish {
  readonly listed: ListedSpace;
  readonly renter: DemoPerson;
  readonly status: BookingStatus;
  readonly startsIn: number;
  /** Left alone by a stay without end. */
  readonly days: number;
  readonly isRolling?: boolean;
  /** Hours since the renter asked. */
  readonly hoursAgo: number;
  /** What the renter wrote with her request; else one of some common ones. */
  readonly message?: string;
  readonly cancelledBy?: BookingActor.RENTER | BookingActor.HOST;
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
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { PENDING_PAYMENT, PAYMENT_FAILED, CONFIRMED, ACTIVE, COMPLETED, DECLINED, CANCELLED } = BookingStatus;
const DECIDED: ReadonlySet<BookingStatus> = new Set([CONFIRMED, ACTIVE, COMPLETED, DECLINED, CANCELLED]);

const MESSAGES: readonly string[] = [
  'Hola, me mudo el mes que viene y necesito guardar los muebles del salón.',
  'Son unas veinte cajas y una bicicleta. Solo vendría una vez al mes.',
  'Estamos de reforma y lo necesitamos hasta que terminen las obras.',
  'Hola, ¿se puede descargar con una furgoneta delante de la puerta?',
  '',
];

/** One booking with its charges, priced as the product would. */
export function makeBooking(random: Random, wish: BookingWish, number: number, today: Today): DemoBooking {
  const askedAt = new Date(today.now.getTime() - wish.hoursAgo * HOUR_MS);
  const askedOn = addDays(today.date, -Math.floor(wish.hoursAgo / 24));
  const terms = termsOf(wish.listed, askedAt);
  const row = bookingRow(random, wish, { number, askedAt, askedOn, terms, from: addDays(today.date, wish.startsIn) });
  const end = startOfDayInstant(addDays(row.ends_on, 1), terms.timeZone);
  const history = historyOf(row, { askedAt, start: startOfDayInstant(row.starts_on, terms.timeZone), end });
  const booking = { ...row, ...instantsOf(row.cancelled_by, history) };
  const payments =
    wish.status === PENDING_PAYMENT
      ? []
      : paymentsOf(random, booking, { timeZone: terms.timeZone, askedAt, today: today.date });
  return {
    booking,
    payments: wish.status === CANCELLED ? payments.map((payment) => refundedPayment(booking, payment)) : payments,
    history,
  };
}

/** When it was called off, began, and ended, as its history tells, and why it was called off. */
function instantsOf(cancelledBy: BookingActor | null, history: readonly DemoStep[]) {
  const at = (status: BookingStatus): string | null => history.find(({ to_status: to }) => to === status)?.at ?? null;
  const reason =
    cancelledBy === BookingActor.HOST ? CancellationReason.SPACE_UNUSABLE : CancellationReason.PLANS_CHANGED;
  return {
    cancelled_at: at(CANCELLED),
    cancel_reason: cancelledBy === null ? null : reason,
    started_at: at(ACTIVE),
    move_out_at: at(BookingStatus.MOVE_OUT),
    completed_at: at(COMPLETED),
  };
}

function termsOf({ space, host }: ListedSpace, askedAt: Date): TermsSnapshot {
  return {
    priceMonthCents: space.price_month_cents,
    discounts: {
      from90Percent: space.discount_90_percent,
      from180Percent: space.discount_180_percent,
      from365Percent: space.discount_365_percent,
    },
    minDays: space.min_days,
    availableFrom: space.available_from,
    isInstantBook: space.is_instant_book,
    timeZone: zoneOfPostalCode(space.postal_code),
    isHostTrader: host.isTrader ?? false,
    constants: defaultConstants,
    quotedAt: askedAt.toISOString(),
  };
}

/** One is drawn in any case: what else the demo holds does not depend on it. */
function messageOf(random: Random, { message }: BookingWish): string {
  const drawn = random.pick(MESSAGES);
  return message ?? drawn;
}

interface Asked {
  readonly number: number;
  readonly askedAt: Date;
  readonly askedOn: string;
  readonly terms: TermsSnapshot;
  readonly from: string;
}

function bookingRow(random: Random, wish: BookingWish, { number, askedAt, askedOn, terms, from }: Asked) {
  const {
    listed: { space },
    renter,
    status,
  } = wish;
  const termType = wish.isRolling ? TermType.ROLLING : TermType.FIXED;
  const to = wish.isRolling ? oneYearAfter(from) : addDays(from, wish.days);
  const protectionPlan = ProtectionPlan.BASIC;
  const prices = pricesOf(quoteByTerms(terms, { from, to, termType, protectionPlan, today: askedOn }));
  const decidedAt = DECIDED.has(status) ? new Date(askedAt.getTime() + random.between(0.3, 9) * HOUR_MS) : null;
  const wasAsked = status !== PAYMENT_FAILED && status !== PENDING_PAYMENT;
  const startedAt = status === PENDING_PAYMENT ? askedAt : new Date(askedAt.getTime() - 6 * MINUTE_MS);
  return {
    id: random.uuid(),
    reference: referenceOf(number, askedOn.slice(0, 4)),
    space_id: space.id,
    renter_id: renter.id,
    host_id: space.host_id,
    status,
    cancelled_by: wish.cancelledBy ?? null,
    term_type: termType,
    starts_on: from,
    ends_on: to,
    rent_cents: prices.rentCents,
    renter_fee_cents: prices.renterFeeCents,
    protection_cents: prices.protectionCents,
    total_cents: prices.totalCents,
    commission_cents: prices.commissionCents,
    host_net_cents: prices.hostNetCents,
    deposit_cents: depositOf({
      depositHalfMonths: space.deposit_half_months,
      priceMonthCents: space.price_month_cents,
    }),
    charges: prices.charges,
    terms_snapshot: terms,
    cancellation_policy: space.cancellation_policy,
    protection_plan: protectionPlan,
    goods: wasAsked ? space.allowed_goods.slice(0, random.int(1, 3)) : [],
    declared_value: wasAsked ? random.pick(Object.values(DeclaredValue)) : null,
    message: wasAsked ? messageOf(random, wish) : '',
    hold_expires_at:
      status === PENDING_PAYMENT
        ? new Date(startedAt.getTime() + defaultConstants.PAYMENT_TTL_MIN * MINUTE_MS).toISOString()
        : null,
    respond_by: wasAsked
      ? new Date(askedAt.getTime() + defaultConstants.HOST_RESPONSE_HOURS * HOUR_MS).toISOString()
      : null,
    decline_reason: status === BookingStatus.DECLINED ? DeclineReason.GOODS_NOT_SUITABLE : null,
    decline_text: status === BookingStatus.DECLINED ? 'Lo siento, no puedo guardar objetos tan grandes.' : null,
    requested_at: wasAsked ? askedAt.toISOString() : null,
    decided_at: decidedAt?.toISOString() ?? null,
    created_at: startedAt.toISOString(),
    updated_at: (decidedAt ?? askedAt).toISOString(),
  };
}
