import { sql } from 'kysely';
import { inTransaction } from '../../../core/writes/transaction.js';
import { disputeStatusesThat } from '../disputes/dispute-transitions.js';
import { refreshDispute } from '../disputes/refresh-dispute.js';
import { refundStatusesThat } from '../payments/refund-transitions.js';
import { payoutGateway } from './payout-port.js';
import { raiseAlarm } from './raise-alarm.js';
const DAY_MS = 24 * 3_600_000;
/** Movements younger than this may not be in both books yet. */
const SETTLING_MS = 3_600_000;
const WINDOW_DAYS = 2;
/** Compares our books with themselves and with the provider's list of movements; each difference raises an alarm. */
export async function reconcileBooks(ctx) {
    const differences = await findImbalances(ctx);
    const provider = payoutGateway()?.mainProvider(ctx) ?? null;
    if (provider)
        differences.push(...(await compareWithProvider(ctx, provider)));
    for (const difference of differences)
        await inTransaction(ctx, (tx) => raiseAlarm(tx, difference));
}
/** Bookings whose lines do not sum to zero, and paid cycles that still owe or were paid too much. */
export async function findImbalances(ctx) {
    const bookings = await ctx.db
        .selectFrom('LedgerEntry')
        .select((eb) => ['bookingId', eb.fn.sum('amountCents').as('cents')])
        .where('bookingId', 'is not', null)
        .groupBy('bookingId')
        .having((eb) => eb.fn.sum('amountCents'), '<>', 0)
        .execute();
    const cycles = await ctx.db
        .selectFrom('LedgerEntry as l')
        .innerJoin('BillingCycle as c', 'c.id', 'l.cycleId')
        .select((eb) => ['c.id', 'c.bookingId', eb.fn.sum('l.amountCents').as('cents')])
        .where('l.account', '=', 'renter_receivable')
        .where('c.paidAt', 'is not', null)
        .where((eb) => eb.not(eb.exists(eb
        .selectFrom('PaymentDispute as d')
        .innerJoin('Payment as p', 'p.id', 'd.paymentId')
        .select('d.id')
        .whereRef('p.cycleId', '=', 'c.id')
        .where('d.status', 'in', disputeStatusesThat('isUndecided')))))
        .groupBy(['c.id', 'c.bookingId'])
        .having((eb) => eb.fn.sum('l.amountCents'), '<>', 0)
        .execute();
    const outOfBalance = (ref, bookingId, cents) => ({
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
async function compareWithProvider(ctx, provider) {
    const to = new Date(ctx.clock.now().getTime() - SETTLING_MS);
    const from = new Date(to.getTime() - WINDOW_DAYS * DAY_MS);
    // Our clock and the provider's differ a little at the edges, so that each side is looked up in a wider part of the other.
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
    const isInside = ({ at }) => at >= from && at < to;
    const differences = [];
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
    return differences;
}
/**
 * Disputes whose movements differ are asked for, because a webhook can be lost: our books then have what the provider says, at another
 * time than its list. Returns those that are ours; what is left of a difference is one of nobody's.
 */
async function askDisputes(ctx, provider, listed, ours) {
    const theirs = sumByRef(listed);
    const differing = [...new Set([...theirs.keys(), ...ours.keys()])].filter((ref) => theirs.get(ref)?.amountCents !== ours.get(ref)?.amountCents);
    const listedDisputes = new Set(listed.filter(({ kind }) => kind === 'dispute').map(({ ref }) => ref));
    const known = await ownDisputes(ctx, provider, differing);
    for (const ref of differing)
        if (known.includes(ref) || listedDisputes.has(ref))
            await refreshDispute(ctx, provider, ref);
    return ownDisputes(ctx, provider, differing);
}
async function ownDisputes({ db }, provider, refs) {
    if (refs.length === 0)
        return [];
    const rows = await db
        .selectFrom('PaymentDispute')
        .select('ref')
        .where('provider', '=', provider)
        .where('ref', 'in', refs)
        .execute();
    return rows.map(({ ref }) => ref);
}
/** The postings of what the provider took and gave back. */
const CLEARING_RULES = [
    'money_in',
    'refund_done',
    'refund_returned',
    'dispute_opened',
    'dispute_won',
    'dispute_recovered',
];
const COMPARED = [
    'charge',
    'refund',
    'refund_failure',
    'transfer',
    'transfer_reversal',
    'dispute',
];
async function listMovements(provider, from, to) {
    const movements = [];
    for (let after = null;;) {
        const page = await provider.listBalance({ accountRef: null, from, to, after });
        for (const { kind, sourceRef, ref, amountCents, createdAt } of page.entries)
            if (COMPARED.includes(kind))
                movements.push({ kind, ref: sourceRef ?? ref, amountCents, at: createdAt });
        if (page.next === null)
            return movements;
        after = page.next;
    }
}
/** A refund leaves the provider's balance when it is ordered, and our books when its bank has taken it, which may be days later. */
async function refundsUnderWay(ctx, provider) {
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
/** What the ledger says came and went, under the provider's references. */
async function ourMovements(ctx, provider, { from, to }) {
    const money = await ctx.db
        .selectFrom('LedgerEntry as l')
        .leftJoin('Payment as p', 'p.id', 'l.paymentId')
        .leftJoin('Refund as r', (join) => join.on(sql `r.id::text = split_part(l.source_id, ':', 1)`))
        .leftJoin('PaymentDispute as d', (join) => join.on(sql `d.id::text = l.source_id`))
        .select(['l.amountCents', 'l.createdAt as at'])
        .select(sql `case l.source_type when 'payment' then p.provider_ref when 'dispute' then d.ref else r.provider_ref end`.as('ref'))
        .where('l.account', '=', 'provider_clearing')
        .where('l.rule', 'in', CLEARING_RULES)
        .where('p.provider', '=', provider)
        .where('l.createdAt', '>=', from)
        .where('l.createdAt', '<', to)
        .execute();
    const transfers = await ctx.db
        .selectFrom('Payout')
        .select(['transferRef', 'amountCents', 'createdAt', 'reversedAt'])
        .where('provider', '=', provider)
        .where('transferRef', 'is not', null)
        .where((eb) => eb.or([eb('createdAt', '>=', from), eb.and([eb('reversedAt', 'is not', null), eb('reversedAt', '>=', from)])]))
        .where('createdAt', '<', to)
        .execute();
    return [
        ...money.flatMap(({ ref, amountCents, at }) => (ref === null ? [] : [{ ref, amountCents, at }])),
        ...transfers.flatMap(({ transferRef: ref, amountCents, createdAt, reversedAt }) => ref === null
            ? []
            : [
                ...(createdAt >= from ? [{ ref, amountCents: -amountCents, at: createdAt }] : []),
                ...(reversedAt ? [{ ref, amountCents, at: reversedAt }] : []),
            ]),
    ];
}
function sumByRef(movements) {
    const sums = new Map();
    for (const movement of movements) {
        const earlier = sums.get(movement.ref);
        sums.set(movement.ref, earlier ? { ...movement, amountCents: earlier.amountCents + movement.amountCents } : movement);
    }
    return sums;
}
function differ(kind, { name: provider }, ref, expectedCents, foundCents) {
    return { kind, provider, ref, expectedCents, foundCents };
}
//# sourceMappingURL=reconcile-books.js.map