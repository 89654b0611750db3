import { sql, type ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { sumCents, type Cents } from '../../../core/values/money.js';
import { MIN_CHARGE_CENTS } from '../../../ports/payments/payments.js';
import type { Tables } from '../../../database.js';
import { PaymentStatus } from '../booking.enums.js';

/** An unpaid charge for which credit is counted: only one of its attempts is ever collected, so none of them keeps credit from the next one. */
export type OpenCharge = { readonly bookingId: string } | { readonly cycleId: string };

/**
 * The part of a charge that the renter's credit covers: all that is left of it. Locks their credit, so that no cent is spent twice;
 * `open` has earlier attempts.
 */
export async function creditForCharge(
  tx: ServiceContext,
  userId: string,
  totalCents: Cents,
  open?: OpenCharge,
): Promise<Cents> {
  await tx.em.flush();
  const given = await tx.db
    .selectFrom('Credit')
    .select('amountCents')
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (given.length === 0) return 0;
  const leftCents = sumCents(given.map(({ amountCents }) => amountCents)) - (await spentCredit(tx, userId, open));
  return spendable(leftCents, totalCents);
}

/** The part of a charge that this much credit can cover: the minimum is left for the card, so that each charge proves that it works. */
export function spendable(creditCents: Cents, totalCents: Cents): Cents {
  return Math.max(0, Math.min(creditCents, totalCents - MIN_CHARGE_CENTS));
}

/** A user's remaining credit for an unpaid charge, ignoring what its earlier attempts reserve. */
export async function creditFor(ctx: ServiceContext, renterId: string, open: OpenCharge): Promise<Cents> {
  const row = await ctx.db
    .selectFrom('Credit')
    .select((eb) => eb.fn.sum<string | null>('amountCents').as('cents'))
    .where('userId', '=', renterId)
    .executeTakeFirst();
  const givenCents = Number(row?.cents ?? 0);
  return givenCents === 0 ? 0 : Math.max(0, givenCents - (await spentCredit(ctx, renterId, open)));
}

/** The remaining credit of each user, by id; nothing for users who never had any. */
export async function creditLeft(ctx: ServiceContext, userIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const given = await ctx.db
    .selectFrom('Credit')
    .select((eb) => ['userId', eb.fn.sum<string>('amountCents').as('cents')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute();
  const spent = await spentCredits(
    ctx,
    given.map(({ userId }) => userId),
  );
  return new Map(given.map(({ userId, cents }) => [userId, Math.max(0, Number(cents) - (spent.get(userId) ?? 0))]));
}

/** The spent credit of a user; uncollected attempts at an open charge do not count. */
export async function spentCredit(ctx: ServiceContext, userId: string, open?: OpenCharge): Promise<Cents> {
  return (await spentCredits(ctx, [userId], open)).get(userId) ?? 0;
}

/** The spent credit of each user: in collected or pending charges, less what refunds returned. */
async function spentCredits(
  ctx: ServiceContext,
  userIds: readonly string[],
  open?: OpenCharge,
): Promise<ReadonlyMap<string, Cents>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('Payment as p')
    .select((eb) => [
      'p.renterId',
      eb.fn
        .sum<string>(
          sql<number>`case when ${holdsCredit(eb, open)} then ${eb.ref('p.creditCents')} else 0 end - ${returned(eb)}`,
        )
        .as('cents'),
    ])
    .where('p.renterId', 'in', userIds)
    .where('p.creditCents', '>', 0)
    .groupBy('p.renterId')
    .execute();
  return new Map(rows.map(({ renterId, cents }) => [renterId, Number(cents)]));
}

type OfPayment = ExpressionBuilder<Tables & { p: Tables['Payment'] }, 'p'>;

/** A charge that failed, or is being voided, leaves the credit to the next one. */
function holdsCredit(eb: OfPayment, open?: OpenCharge) {
  return eb.and([
    eb('p.status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID]),
    eb.or([eb('p.pendingStep', 'is', null), eb('p.pendingStep', '<>', 'void')]),
    ...(open === undefined ? [] : [eb.or([isOfAnother(eb, open), eb('p.capturedAt', 'is not', null)])]),
  ]);
}

function isOfAnother(eb: OfPayment, open: OpenCharge) {
  return 'bookingId' in open
    ? eb('p.bookingId', '<>', open.bookingId)
    : eb('p.cycleId', 'is distinct from', open.cycleId);
}

function returned(eb: OfPayment) {
  return eb
    .selectFrom('Refund as r')
    .select((refund) => refund.fn.coalesce(refund.fn.sum<string>('r.creditCents'), sql<string>`0`).as('cents'))
    .whereRef('r.paymentId', '=', 'p.id');
}

/** The part of a charge, or of a refund, that moves on the card. */
export function cardCents({
  totalCents,
  creditCents,
}: {
  readonly totalCents: Cents;
  readonly creditCents: Cents;
}): Cents {
  return totalCents - creditCents;
}

/** The credit that paid cycles of bookings, by the cycles' ids. */
export async function creditOfPaidCycles(
  ctx: ServiceContext,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await ctx.db
    .selectFrom('Payment')
    .select((eb) => ['cycleId', eb.fn.sum<string>('creditCents').as('cents')])
    .where('bookingId', 'in', bookingIds)
    .where('creditCents', '>', 0)
    .where('capturedAt', 'is not', null)
    .groupBy('cycleId')
    .execute();
  return new Map(rows.flatMap(({ cycleId, cents }) => (cycleId === null ? [] : [[cycleId, Number(cents)] as const])));
}

/** With less credit than displayed, the card would be charged more than the renter agreed to. */
export function refuseLessCredit({ creditCents }: { readonly creditCents: Cents }, shownCents: Cents | null): void {
  if (shownCents !== null && creditCents < shownCents)
    throw new DomainError(ErrorCode.BOOKING_CREDIT_CHANGED, { creditCents });
}
