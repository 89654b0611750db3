import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { Cents } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { isExpiredOn, NO_CARD, nextCards } from '../billing/booking-card.js';
import { cycleStatusesThat } from '../billing/cycle.transitions.js';
import { nextTryOf } from '../billing/cycle-views.rules.js';
import { selectCycles } from '../billing/find-cycles.js';
import type { Booking } from '../booking.entity.js';
import { BookingStatus, PaymentStatus } from '../booking.enums.js';
import { isChargeable } from '../lifecycle/sides.js';
import { creditFor, creditLeft, spendable } from '../payments/credit-spent.js';
import type { UpcomingCharge } from './renter-payments.types.js';

/** A future charge, as shown and as loaded. */
export interface ComingCharge extends UpcomingCharge {
  readonly renterId: string;
  /** Null while the host has not accepted the request. */
  readonly cycleId: string | null;
}

/** The future charges of renters by day, each with the part that their credit covers. */
export async function comingCharges(ctx: ServiceContext, renterIds: readonly string[]): Promise<ComingCharge[]> {
  const [charges, left] = await Promise.all([allCharges(ctx, renterIds), creditLeft(ctx, renterIds)]);
  return withCredit(charges, new Map(left));
}

/** The same before any credit that no charge has reserved. */
async function allCharges(ctx: ServiceContext, renterIds: readonly string[]): Promise<ComingCharge[]> {
  const [agreed, requested] = await Promise.all([agreedCharges(ctx, renterIds), requestedCharges(ctx, renterIds)]);
  return [...agreed, ...requested].sort(byDay);
}

type CreditedCharge = Pick<ComingCharge, 'bookingId' | 'renterId' | 'dueOn' | 'totalCents' | 'creditCents' | 'isHeld'>;
const byDay = (one: Pick<ComingCharge, 'dueOn'>, other: Pick<ComingCharge, 'dueOn'>): number =>
  one.dueOn.localeCompare(other.dueOn);

/** The credit of each renter for their future cycles, by the cycles' ids; no query for renters without credit. */
export function comingCreditLoader(ctx: RequestContext): DataLoader<string, ReadonlyMap<string, Cents>> {
  return ctx.loaders.get<string, ReadonlyMap<string, Cents>>('coming-credit', (renterIds) =>
    creditOfComingCycles(ctx, renterIds),
  );
}

/** Like `comingCreditLoader`, in the order of the renters' ids. */
export async function creditOfComingCycles(
  ctx: ServiceContext,
  renterIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>[]> {
  const credited = await ctx.db
    .selectFrom('Credit')
    .select('userId')
    .distinct()
    .where('userId', 'in', renterIds)
    .execute();
  const charges =
    credited.length === 0
      ? []
      : await comingCharges(
          ctx,
          credited.map(({ userId }) => userId),
        );
  return renterIds.map(
    (renterId) =>
      new Map(
        charges.flatMap(({ renterId: owner, cycleId, creditCents }) =>
          owner === renterId && cycleId !== null ? [[cycleId, creditCents] as const] : [],
        ),
      ),
  );
}

/**
 * The credit for charges that a booking would have after a change, in their order: earlier charges of the renter's other rentals use theirs
 * first.
 */
export async function creditOfPlannedCharges(
  ctx: ServiceContext,
  { id, renterId }: Pick<Booking, 'id' | 'renterId'>,
  planned: readonly Pick<ComingCharge, 'dueOn' | 'totalCents'>[],
): Promise<readonly Cents[]> {
  const leftCents = planned.length === 0 ? 0 : await creditFor(ctx, renterId, { bookingId: id });
  if (leftCents === 0) return planned.map(() => 0);
  const others = (await allCharges(ctx, [renterId])).filter(({ bookingId }) => bookingId !== id);
  const own = planned.map((charge) => ({ ...charge, bookingId: id, renterId, creditCents: 0, isHeld: false }));
  return withCredit<CreditedCharge>([...others, ...own].sort(byDay), new Map([[renterId, leftCents]]))
    .filter(({ bookingId }) => bookingId === id)
    .map(({ creditCents }) => creditCents);
}

/** The remaining credit pays the next charges, in addition to what pending charges reserve. */
function withCredit<C extends CreditedCharge>(charges: readonly C[], left: Map<string, Cents>): C[] {
  return charges.map((charge) => {
    if (charge.creditCents > 0 || charge.isHeld) return charge;
    const leftCents = left.get(charge.renterId) ?? 0;
    const creditCents = spendable(leftCents, charge.totalCents);
    left.set(charge.renterId, leftCents - creditCents);
    return { ...charge, creditCents };
  });
}

/** The unpaid cycles, each with the card to be charged; none of a suspended host, for whom nothing is charged or paid. */
async function agreedCharges(ctx: ServiceContext, renterIds: readonly string[]): Promise<ComingCharge[]> {
  const rows = await selectCycles(ctx)
    .select(['c.id as cycleId', 'c.bookingId', 'c.from', 'c.to', 'c.dueAt', 'c.nextTryAt', 'c.totalCents', 'c.status'])
    .select(['b.renterId', 'b.termsSnapshot', 'b.mandateWithdrawnAt'])
    .select((eb) => [
      eb
        .selectFrom('Payment as p')
        .select((payment) => payment.fn.max('p.creditCents').as('cents'))
        .whereRef('p.cycleId', '=', 'c.id')
        .where('p.status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
        .where('p.pendingStep', 'is', null)
        .as('waitingCents'),
    ])
    .where('b.renterId', 'in', renterIds)
    .where('c.status', 'in', cycleStatusesThat('isUnpaid'))
    .where(isChargeable)
    .where('c.totalCents', '>', 0)
    .orderBy('c.dueAt')
    .execute();
  const bookingIds = [...new Set(rows.map(({ bookingId }) => bookingId))];
  const cards = await nextCards(ctx, bookingIds);
  return rows.map(({ dueAt, nextTryAt, termsSnapshot, waitingCents, mandateWithdrawnAt, ...row }) => {
    const isRefused = cycleStatusesThat('isRefused').includes(row.status);
    const triedAt = mandateWithdrawnAt === null ? nextTryOf({ status: row.status, nextTryAt }) : null;
    const card = (mandateWithdrawnAt === null ? cards[bookingIds.indexOf(row.bookingId)] : null) ?? NO_CARD;
    const dueOn = localDateOf(triedAt ?? dueAt, termsSnapshot.timeZone);
    return {
      ...row,
      creditCents: waitingCents ?? 0,
      dueOn,
      isRequest: false,
      isRefused,
      isComing: !isRefused || triedAt !== null,
      isHeld: false,
      methodBrand: card.methodBrand,
      methodLast4: card.methodLast4,
      isCardExpired: isExpiredOn(card, dueOn),
    };
  });
}

/** The charges of requests if their hosts accept; the first one is authorized on the card meanwhile. */
async function requestedCharges(ctx: ServiceContext, renterIds: readonly string[]): Promise<ComingCharge[]> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.id', 'b.renterId', 'b.charges'])
    .where('b.renterId', 'in', renterIds)
    .where('b.status', '=', BookingStatus.REQUESTED)
    .orderBy('b.from')
    .execute();
  const cards = await heldCards(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, renterId, charges }) =>
    charges.map(({ from, to, dueOn, totalCents }, index): ComingCharge => {
      const card = cards.get(id);
      return {
        bookingId: id,
        renterId,
        cycleId: null,
        from,
        to,
        dueOn,
        totalCents,
        creditCents: index === 0 && card?.status === PaymentStatus.AUTHORIZED ? card.creditCents : 0,
        status: null,
        isRequest: true,
        isRefused: false,
        isComing: true,
        isHeld: index === 0 && card?.status === PaymentStatus.AUTHORIZED,
        methodBrand: card?.methodBrand ?? null,
        methodLast4: card?.methodLast4 ?? null,
        // The first charge is authorized on it.
        isCardExpired: false,
      };
    }),
  );
}

/** The latest payment of each request, and its card. */
async function heldCards(ctx: ServiceContext, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return new Map<string, never>();
  const rows = await ctx.db
    .selectFrom('Payment')
    .distinctOn('bookingId')
    .select(['bookingId', 'status', 'methodBrand', 'methodLast4', 'creditCents'])
    .where('bookingId', 'in', bookingIds)
    .where('methodLast4', 'is not', null)
    .orderBy('bookingId')
    .orderBy('createdAt', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.bookingId, row]));
}
