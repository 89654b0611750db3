import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { ivaContained, sumCents } from '../../../core/values/money.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
const ZONE = 'Europe/Madrid';
const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;
/** A quarter of a host by the ledger: rents that arrived less those that went back, and our commission on them. */
export async function taxSummary(ctx, hostId, { year, quarter }) {
    if (year < FIRST_YEAR || year > LAST_YEAR || quarter < 1 || quarter > 4)
        throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'quarter' });
    const begins = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
    const period = {
        from: startOfDayInstant(begins, ZONE),
        to: startOfDayInstant(addMonthsClamped(begins, 3), ZONE),
    };
    const rates = await ratesOf(ctx, hostId, period);
    const byTax = Object.values(TaxName).flatMap((tax) => {
        const ofTax = rates.filter((rate) => rate.tax === tax);
        return ofTax.length === 0 ? [] : [{ tax, ...taxAmountsOf(ofTax) }];
    });
    return { year, quarter, ...taxAmountsOf(rates), byTax };
}
/** Tax is contained in each rate's sum by itself. */
function taxAmountsOf(rates) {
    const sum = (key) => sumCents(rates.map((rate) => rate[key]));
    const taxIn = (key) => sumCents(rates.map((rate) => ivaContained(rate[key], rate.bps)));
    const [rentCents, commissionCents] = [sum('rentCents'), sum('commissionCents')];
    const [taxCents, commissionTaxCents] = [taxIn('rentCents'), taxIn('commissionCents')];
    return {
        rentCents,
        baseCents: rentCents - taxCents,
        taxCents,
        commissionCents,
        commissionTaxCents,
        differenceCents: taxCents - commissionTaxCents,
    };
}
/** The sums of each rate: a charge has the rate of its place when it was made. */
async function ratesOf(ctx, hostId, period) {
    const [arrived, back, split, notCommission] = await Promise.all([
        rentIn(ctx, hostId, period),
        rentBack(ctx, hostId, period),
        sharesIn(ctx, hostId, period, 'share_payable'),
        sharesIn(ctx, hostId, period, 'refund_ordered'),
    ]);
    const all = new Map([arrived, back, split, notCommission].flatMap((sums) => sums.rates));
    return [...all].map(([key, rate]) => {
        const of = (sums) => sums.cents.get(key) ?? 0;
        // Our commission of shares split in the period, less what was given back of it with refunds.
        return {
            ...rate,
            rentCents: of(arrived) - of(back),
            commissionCents: -of(split) - (of(back) - of(notCommission)),
        };
    });
}
/** The rent of payments that arrived in the period, by rate. */
async function rentIn(ctx, hostId, { from, to }) {
    const rows = await ctx.db
        .selectFrom('Payment as p')
        .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
        .innerJoin('Booking as b', 'b.id', 'p.bookingId')
        .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum('p.rentCents').as('cents')])
        .where('b.hostId', '=', hostId)
        .where('p.capturedAt', '>=', from)
        .where('p.capturedAt', '<', to)
        .groupBy(['c.taxKind', 'c.taxBps'])
        .execute();
    return sumsOf(rows);
}
/** The rent of refunds that were ordered in the period, by rate. */
async function rentBack(ctx, hostId, { from, to }) {
    const rows = await ctx.db
        .selectFrom('Refund as r')
        .innerJoin('Payment as p', 'p.id', 'r.paymentId')
        .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
        .innerJoin('Booking as b', 'b.id', 'r.bookingId')
        .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum('r.rentCents').as('cents')])
        .where('b.hostId', '=', hostId)
        .where('r.createdAt', '>=', from)
        .where('r.createdAt', '<', to)
        .groupBy(['c.taxKind', 'c.taxBps'])
        .execute();
    return sumsOf(rows);
}
const SHARE_ACCOUNTS = {
    share_payable: ['platform_fee', 'tax_payable'],
    refund_ordered: ['held', 'host_payable'],
};
/** What the postings of a rule moved in the period, by rate. */
async function sharesIn(ctx, hostId, { from, to }, rule) {
    const rows = await ctx.db
        .selectFrom('LedgerEntry as l')
        .innerJoin('BillingCycle as c', 'c.id', 'l.cycleId')
        .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum('l.amountCents').as('cents')])
        .where('l.hostId', '=', hostId)
        .where('l.createdAt', '>=', from)
        .where('l.createdAt', '<', to)
        .where('l.rule', '=', rule)
        .where('l.account', 'in', SHARE_ACCOUNTS[rule])
        .groupBy(['c.taxKind', 'c.taxBps'])
        .execute();
    return sumsOf(rows);
}
function sumsOf(rows) {
    const keyOf = ({ taxKind, taxBps }) => `${taxKind} ${taxBps}`;
    return {
        rates: rows.map((row) => [keyOf(row), { tax: row.taxKind, bps: row.taxBps }]),
        cents: new Map(rows.map((row) => [keyOf(row), Number(row.cents)])),
    };
}
//# sourceMappingURL=tax-summary.js.map