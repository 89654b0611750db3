import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS, HOUR_MS } from '../../../core/values/durations.js';
import { recordSelfCheck } from '../../../core/writes/self-checks.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { BalanceEntry } from '../../../ports/payments/payee-records.js';
import { disputeStatusesThat } from '../disputes/dispute.transitions.js';
import { refreshDispute } from '../disputes/refresh-dispute.js';
import { refundStatusesThat } from '../payments/refund.transitions.js';
import { payoutGateway, type PayoutProvider } from './payout-port.js';
import { raiseAlarm, type Difference } from './raise-alarm.js';

/** More recent movements may not be in both ledgers yet. */
const SETTLING_MS = HOUR_MS;
const WINDOW_DAYS = 2;

/** A movement by our ledger; amounts are signed from the perspective of the provider's balance. */
interface Movement {
  readonly ref: string;
  readonly amountCents: number;
  readonly at: Date;
}

/**
 * Checks our ledger for consistency and against the provider's list of movements; each difference raises an alarm, and the staff's panel
 * shows the time of the check.
 */
export async function reconcileBooks(ctx: ServiceContext): Promise<void> {
  const checkedAt = ctx.clock.now();
  const differences = await findImbalances(ctx);
  const provider = payoutGateway()?.mainProvider(ctx) ?? null;
  const compared = provider ? await compareWithProvider(ctx, provider) : { differences: [], itemCount: 0 };
  for (const difference of [...differences, ...compared.differences])
    await inTransaction(ctx, (tx) => raiseAlarm(tx, difference));
  const { itemCount } = compared;
  await inTransaction(ctx, (tx) => recordSelfCheck(tx, { kind: 'books', checkedAt, itemCount, brokenAt: null }));
}

/** Bookings whose postings do not sum to zero, and paid cycles that still owe or were overpaid. */
export async function findImbalances(ctx: ServiceContext): Promise<Difference[]> {
  const bookings = await ctx.db
    .selectFrom('LedgerEntry')
    .select((eb) => ['bookingId', eb.fn.sum<string>('amountCents').as('cents')])
    .where('bookingId', 'is not', null)
    .groupBy('bookingId')
    .having((eb) => eb.fn.sum('amountCents'), '<>', 0)
    .execute();
  const cycles = await ctx.db
    .selectFrom('LedgerEntry as l')
    .innerJoin('BillingCycle as c', 'c.id', 'l.cycleId')
    .select((eb) => ['c.id', 'c.bookingId', eb.fn.sum<string>('l.amountCents').as('cents')])
    .where('l.account', '=', 'renter_receivable')
    .where('c.paidAt', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('PaymentDispute as d')
            .innerJoin('Payment as p', 'p.id', 'd.paymentId')
            .select('d.id')
            .whereRef('p.cycleId', '=', 'c.id')
            .where('d.status', 'in', disputeStatusesThat('isUndecided')),
        ),
      ),
    )
    .groupBy(['c.id', 'c.bookingId'])
    .having((eb) => eb.fn.sum('l.amountCents'), '<>', 0)
    .execute();
  const outOfBalance = (ref: string, bookingId: string | null, cents: string): Difference => ({
    kind: 'out_of_balance',
    provider: 'ledger',
    ref,
    bookingId,
    expectedCents: 0,
    foundCents: Number(cents),
  });
  return [
    ...bookings.map(({ bookingId, cents }) => outOfBalance(`booking ${bookingId ?? ''}`, bookingId, cents)),
    ...cycles.map(({ id, bookingId, cents }) => outOfBalance(`cycle ${id}`, bookingId, cents)),
  ];
}

async function compareWithProvider(
  ctx: ServiceContext,
  provider: PayoutProvider,
): Promise<{ differences: Difference[]; itemCount: number }> {
  const to = new Date(ctx.clock.now().getTime() - SETTLING_MS);
  const from = new Date(to.getTime() - WINDOW_DAYS * DAY_MS);
  // Our clock and the provider's differ slightly at the edges, so each side is searched in a wider range of the other.
  const wide = { from: new Date(from.getTime() - DAY_MS), to: ctx.clock.now() };
  const listed = await listMovements(provider, wide.from, wide.to);
  const theirs = sumByRef(listed);
  const ours = sumByRef(await ourMovements(ctx, provider.name, wide));
  const disputes = await askDisputes(ctx, provider.name, listed, ours);
  for (const ref of disputes) {
    ours.delete(ref);
    theirs.delete(ref);
  }
  const waiting = await refundsUnderWay(ctx, provider.name);
  const isInside = ({ at }: Movement): boolean => at >= from && at < to;
  const differences: Difference[] = [];
  for (const movement of ours.values()) {
    const other = theirs.get(movement.ref);
    if (other && other.amountCents !== movement.amountCents)
      differences.push(differ('amount_differs', provider, movement.ref, movement.amountCents, other.amountCents));
    else if (!other && movement.amountCents !== 0 && isInside(movement))
      differences.push(differ('missing_at_provider', provider, movement.ref, movement.amountCents, 0));
  }
  for (const movement of theirs.values())
    if (!ours.has(movement.ref) && !waiting.has(movement.ref) && movement.amountCents !== 0 && isInside(movement))
      differences.push(differ('missing_in_ledger', provider, movement.ref, 0, movement.amountCents));
  return { differences, itemCount: new Set([...ours.keys(), ...theirs.keys()]).size };
}

/**
 * Fetches disputes whose movements differ, because a webhook can be lost: our ledger then matches the provider, at a different time than
 * its list. Returns those that are ours; any remaining difference belongs to no record.
 */
async function askDisputes(
  ctx: ServiceContext,
  provider: string,
  listed: readonly ListedMovement[],
  ours: ReadonlyMap<string, Movement>,
): Promise<readonly string[]> {
  const theirs = sumByRef(listed);
  const differing = [...new Set([...theirs.keys(), ...ours.keys()])].filter(
    (ref) => theirs.get(ref)?.amountCents !== ours.get(ref)?.amountCents,
  );
  const listedDisputes = new Set(listed.filter(({ kind }) => kind === 'dispute').map(({ ref }) => ref));
  const known = await ownDisputes(ctx, provider, differing);
  for (const ref of differing)
    if (known.includes(ref) || listedDisputes.has(ref)) await refreshDispute(ctx, provider, ref);
  return ownDisputes(ctx, provider, differing);
}

async function ownDisputes(
  { db }: ServiceContext,
  provider: string,
  refs: readonly string[],
): Promise<readonly string[]> {
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom('PaymentDispute')
    .select('ref')
    .where('provider', '=', provider)
    .where('ref', 'in', refs)
    .execute();
  return rows.map(({ ref }) => ref);
}

const COMPARED: readonly BalanceEntry['kind'][] = [
  'charge',
  'refund',
  'refund_failure',
  'transfer',
  'transfer_reversal',
  'dispute',
];

interface ListedMovement extends Movement {
  readonly kind: BalanceEntry['kind'];
}

async function listMovements(provider: PayoutProvider, from: Date, to: Date): Promise<ListedMovement[]> {
  const movements: ListedMovement[] = [];
  for (let after: string | null = null; ;) {
    const page = await provider.listBalance({ accountRef: null, from, to, after });
    for (const { kind, sourceRef, ref, amountCents, createdAt } of page.entries)
      if (COMPARED.includes(kind)) movements.push({ kind, ref: sourceRef ?? ref, amountCents, at: createdAt });
    if (page.next === null) return movements;
    after = page.next;
  }
}

/** A refund leaves the provider's balance when it is requested, and our ledger when the bank has accepted it, which may be days later. */
async function refundsUnderWay(ctx: ServiceContext, provider: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .select('r.providerRef')
    .where('p.provider', '=', provider)
    .where('r.status', 'in', refundStatusesThat('isUnderWay'))
    .where('r.providerRef', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ providerRef }) => providerRef ?? []));
}

/** The ledger's movements, under the provider's references. */
async function ourMovements(
  ctx: ServiceContext,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Movement[]> {
  const money = await ctx.db
    .selectFrom('LedgerEntry as l')
    .leftJoin('Payment as p', 'p.id', 'l.paymentId')
    .leftJoin('Refund as r', (join) =>
      join.on((eb) => sql<boolean>`${eb.ref('r.id')}::text = split_part(${eb.ref('l.sourceId')}, ':', 1)`),
    )
    .leftJoin('PaymentDispute as d', (join) =>
      join.on((eb) => sql<boolean>`${eb.ref('d.id')}::text = ${eb.ref('l.sourceId')}`),
    )
    .select(['l.amountCents', 'l.createdAt as at'])
    .select((eb) =>
      sql<string | null>`case ${eb.ref('l.sourceType')} when 'payment' then ${eb.ref('p.providerRef')}
        when 'dispute' then ${eb.ref('d.ref')} else ${eb.ref('r.providerRef')} end`.as('ref'),
    )
    .where('l.account', '=', 'provider_clearing')
    .where('p.provider', '=', provider)
    .where('l.createdAt', '>=', from)
    .where('l.createdAt', '<', to)
    .execute();
  const transfers = await ctx.db
    .selectFrom('Payout')
    .select(['transferRef', 'amountCents', 'createdAt', 'reversedAt'])
    .where('provider', '=', provider)
    .where('transferRef', 'is not', null)
    .where((eb) =>
      eb.or([eb('createdAt', '>=', from), eb.and([eb('reversedAt', 'is not', null), eb('reversedAt', '>=', from)])]),
    )
    .where('createdAt', '<', to)
    .execute();
  return [
    ...money.flatMap(({ ref, amountCents, at }) => (ref === null ? [] : [{ ref, amountCents, at }])),
    ...transfers.flatMap(({ transferRef: ref, amountCents, createdAt, reversedAt }) =>
      ref === null
        ? []
        : [
            ...(createdAt >= from ? [{ ref, amountCents: -amountCents, at: createdAt }] : []),
            ...(reversedAt ? [{ ref, amountCents, at: reversedAt }] : []),
          ],
    ),
  ];
}

function sumByRef(movements: readonly Movement[]): Map<string, Movement> {
  const sums = new Map<string, Movement>();
  for (const movement of movements) {
    const earlier = sums.get(movement.ref);
    sums.set(
      movement.ref,
      earlier ? { ...movement, amountCents: earlier.amountCents + movement.amountCents } : movement,
    );
  }
  return sums;
}

function differ(
  kind: Difference['kind'],
  { name: provider }: PayoutProvider,
  ref: string,
  expectedCents: number,
  foundCents: number,
): Difference {
  return { kind, provider, ref, expectedCents, foundCents };
}
