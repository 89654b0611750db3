import { sql, type ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import { CANARY_ZONE } from '../../../core/values/time-zone.js';
import type { Tables } from '../../../database.js';
import { cycleStatusesThat } from '../../bookings/billing/cycle.transitions.js';
import { fallsDue } from '../../bookings/billing/find-cycles.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { BookingStatus, PaymentStatus } from '../../bookings/booking.enums.js';
import { pausesCharges } from '../../bookings/lifecycle/sides.js';
import { disputeStatusesThat } from '../../bookings/disputes/dispute.transitions.js';
import { refundStatusesThat } from '../../bookings/payments/refund.transitions.js';
import { PayoutStatus } from '../../bookings/payouts/payout.enums.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { GuaranteePaymentStatus } from '../../claims/claim.enums.js';
import { ErasureBlockerKind, type ErasureBlocker } from './erasure.types.js';

type WithBooking = Tables & { b: Tables['Booking'] };
type WithCycle = WithBooking & { c: Tables['BillingCycle'] };

/** A blocker with its booking, if it has one. */
interface OpenRow {
  readonly id: string | null;
  readonly reference: string | null;
  readonly amountCents: number | null;
}

/** Statuses that outlast the end of the stay: unpaid holds, move-outs and terminations end by themselves. */
const OPEN_AFTER_END: readonly BookingStatus[] = [BookingStatus.PENDING_PAYMENT, ...statusesThat('isLeaving')];
const OPEN_PAYMENTS: readonly PaymentStatus[] = [
  PaymentStatus.PENDING,
  PaymentStatus.ACTION_REQUIRED,
  PaymentStatus.AUTHORIZED,
];
const PAYOUTS_UNDER_WAY: readonly PayoutStatus[] = [PayoutStatus.SCHEDULED, PayoutStatus.IN_TRANSIT];
const HOST_BALANCES = ['held', 'host_payable'] as const;

/** Today in the time zone whose days end last. */
const today = (ctx: ServiceContext): LocalDate => ctx.clock.today(CANARY_ZONE);

/** Whether booking `b` is over: final, or past its last day without anything left to settle. */
function isOver(ctx: ServiceContext) {
  return (eb: ExpressionBuilder<WithBooking, 'b'>) =>
    eb.or([
      eb('b.status', 'in', statusesThat('isFinal')),
      eb.and([eb('b.status', 'not in', OPEN_AFTER_END), eb('b.to', '<', today(ctx))]),
    ]);
}

/** Everything that has to end before an account can be erased, bookings by their end. */
export async function erasureBlockers(ctx: ServiceContext, userId: string): Promise<ErasureBlocker[]> {
  const [staff, bookings, claims, charges, owed, waiting, earnings, guaranteed, payouts] = [
    await staffRoles(ctx, userId),
    await openBookings(ctx, userId),
    await openClaims(ctx, userId),
    await openCharges(ctx, userId),
    await owedCycles(ctx, userId),
    await waitingRent(ctx, userId),
    await moneyHeld(ctx, userId),
    await guaranteeOwed(ctx, userId),
    await payoutsUnderWay(ctx, userId),
  ];
  const open =
    (kind: ErasureBlockerKind) =>
    ({ id, reference, amountCents }: OpenRow): ErasureBlocker => ({
      kind,
      bookingId: id === null ? null : toGlobalId('Booking', id),
      reference,
      endsOn: null,
      amountCents,
    });
  return [
    ...staff.map(() => open(ErasureBlockerKind.STAFF)({ id: null, reference: null, amountCents: null })),
    ...bookings.map((row) => ({
      kind: row.isHost ? ErasureBlockerKind.BOOKING_AS_HOST : ErasureBlockerKind.BOOKING_AS_RENTER,
      bookingId: toGlobalId('Booking', row.id),
      reference: row.reference,
      endsOn: row.endsOn,
      amountCents: null,
    })),
    ...claims.map(open(ErasureBlockerKind.CLAIM_OPEN)),
    ...charges.map(open(ErasureBlockerKind.PAYMENT_DUE)),
    ...owed.map(open(ErasureBlockerKind.CHARGE_OWED)),
    ...[...waiting, ...earnings, ...guaranteed].map(open(ErasureBlockerKind.PAYOUT_DUE)),
    ...payouts.map(open(ErasureBlockerKind.PAYOUT_UNDER_WAY)),
  ];
}

function staffRoles(ctx: ServiceContext, userId: string) {
  return ctx.db
    .selectFrom('UserRole')
    .select('userId')
    .distinct()
    .where('userId', '=', userId)
    .where('role', 'in', STAFF_ROLES)
    .execute();
}

/** Bookings that are not over. An unpaid hold ends with its time, all others with their stay. */
async function openBookings(ctx: ServiceContext, userId: string) {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.id', 'b.reference', 'b.hostId'])
    .select((eb) =>
      eb
        .case()
        .when('b.status', '=', BookingStatus.PENDING_PAYMENT)
        .then(sql<LocalDate>`coalesce(${eb.ref('b.holdExpiresAt')}, ${eb.ref('b.createdAt')})::date::text`)
        .else(sql<LocalDate>`${eb.ref('b.to')}::text`)
        .end()
        .as('lastDay'),
    )
    .where((eb) => eb.not(isOver(ctx)(eb)))
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .orderBy('lastDay')
    .orderBy('b.id')
    .execute();
  return rows.map(({ hostId, lastDay, ...row }) => ({ ...row, isHost: hostId === userId, endsOn: lastDay }));
}

/** Claims about past bookings, by either side: a decision may still charge the renter's card or pay one of them. */
function openClaims(ctx: ServiceContext, userId: string): Promise<OpenRow[]> {
  return ctx.db
    .selectFrom('Claim as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['b.id', 'b.reference', sql<null>`null`.as('amountCents')])
    .where('c.status', 'in', claimStatusesThat('isOpen'))
    .where(isOver(ctx))
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute();
}

/** Whether the charge of cycle `c` waits for the end of a suspension of the host, or for the day it was then moved to. */
function isPaused({ clock }: ServiceContext) {
  return (eb: ExpressionBuilder<WithCycle, 'b' | 'c'>) => {
    const pauses = eb
      .selectFrom('AccountMeasure as m')
      .select('m.id')
      .where(pausesCharges)
      .where((of) => of.or([of('m.liftedAt', 'is', null), of('m.liftedAt', '>', of.ref('c.dueAt'))]));
    const isMoved = eb.and([eb('c.dueAt', '>', clock.now()), eb('c.from', '<=', clock.today())]);
    return eb.and([fallsDue(eb), eb.or([isMoved, eb.exists(pauses)])]);
  };
}

/**
 * Cycles of past bookings that are due and unpaid, until they are paid, waived or written off; also those whose charge waits, because the
 * host is or was suspended.
 */
function owedCycles(ctx: ServiceContext, userId: string): Promise<OpenRow[]> {
  return ctx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['b.id', 'b.reference', 'c.totalCents as amountCents'])
    .where((eb) => eb.or([eb('c.status', 'in', cycleStatusesThat('isOwed')), isPaused(ctx)(eb)]))
    .where('b.renterId', '=', userId)
    .where(isOver(ctx))
    .orderBy('c.dueAt')
    .orderBy('c.id')
    .execute();
}

/** Months of past bookings whose charge waits until the host is no longer suspended; the books have nothing of them yet. */
function waitingRent(ctx: ServiceContext, userId: string): Promise<OpenRow[]> {
  return ctx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['b.id', 'b.reference', 'c.hostNetCents as amountCents'])
    .where(isPaused(ctx))
    .where('b.hostId', '=', userId)
    .where(isOver(ctx))
    .orderBy('c.dueAt')
    .orderBy('c.id')
    .execute();
}

/** Payments and refunds of past bookings that are not yet settled with the provider. Failed ones are settled by staff and block nobody. */
function openCharges(ctx: ServiceContext, userId: string): Promise<OpenRow[]> {
  return ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select(['b.id', 'b.reference', 'p.totalCents as amountCents'])
    .where('b.renterId', '=', userId)
    .where(isOver(ctx))
    .where((eb) => {
      const openRefund = eb
        .selectFrom('Refund as r')
        .select('r.id')
        .whereRef('r.paymentId', '=', 'p.id')
        .where('r.status', 'in', refundStatusesThat('isUnderWay'));
      const openDispute = eb
        .selectFrom('PaymentDispute as d')
        .select('d.id')
        .whereRef('d.paymentId', '=', 'p.id')
        .where('d.status', 'in', disputeStatusesThat('isUndecided'));
      return eb.or([
        eb.exists(openDispute),
        eb('p.status', 'in', OPEN_PAYMENTS),
        eb('p.pendingStep', 'is not', null),
        eb.exists(openRefund),
      ]);
    })
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
}

/**
 * Rent of past bookings that is not paid out; rent of open bookings is blocked by the booking itself. What a larger debt of the host uses up is
 * never paid out and blocks nothing.
 */
async function moneyHeld(ctx: ServiceContext, userId: string): Promise<OpenRow[]> {
  const accounts = (await isPayable(ctx, userId))
    ? HOST_BALANCES
    : HOST_BALANCES.filter((one) => one !== 'host_payable');
  const rows = await ctx.db
    .selectFrom('LedgerEntry as l')
    .innerJoin('Booking as b', 'b.id', 'l.bookingId')
    .select(['b.id', 'b.reference'])
    .select((eb) => eb.fn.sum<string>('l.amountCents').as('balanceCents'))
    .where('b.hostId', '=', userId)
    .where(isOver(ctx))
    .where('l.account', 'in', accounts)
    .groupBy(['b.id', 'b.reference'])
    .having((eb) => eb.fn.sum('l.amountCents'), '<', 0)
    .orderBy('b.reference')
    .execute();
  return rows.map(({ balanceCents, ...row }) => ({ ...row, amountCents: -Number(balanceCents) }));
}

/** Whether anything is left for the host once all debts are taken off, as a payout does. */
async function isPayable({ db }: ServiceContext, hostId: string): Promise<boolean> {
  const { balanceCents } = await db
    .selectFrom('LedgerEntry')
    .select((eb) => eb.fn.sum<string | null>('amountCents').as('balanceCents'))
    .where('hostId', '=', hostId)
    .where('account', '=', 'host_payable')
    .executeTakeFirstOrThrow();
  return Number(balanceCents ?? 0) < 0;
}

/** What the guarantee granted to the user and the staff have not transferred. */
function guaranteeOwed({ db }: ServiceContext, userId: string): Promise<OpenRow[]> {
  return db
    .selectFrom('GuaranteePayment as g')
    .innerJoin('Booking as b', 'b.id', 'g.bookingId')
    .select(['b.id', 'b.reference', 'g.amountCents'])
    .where('g.userId', '=', userId)
    .where('g.status', '=', GuaranteePaymentStatus.OWED)
    .orderBy('g.createdAt')
    .orderBy('g.claimId')
    .execute();
}

/** Payouts that have not arrived: one that comes back is owed again. */
function payoutsUnderWay({ db }: ServiceContext, userId: string): Promise<OpenRow[]> {
  return db
    .selectFrom('Payout')
    .select([sql<null>`null`.as('id'), sql<null>`null`.as('reference'), 'amountCents'])
    .where('hostId', '=', userId)
    .where('status', 'in', PAYOUTS_UNDER_WAY)
    .orderBy('createdAt')
    .orderBy('Payout.id')
    .execute();
}
