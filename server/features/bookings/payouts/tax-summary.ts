import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { ivaContained, sumCents } from '../../../core/values/money.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
import type { LedgerAccount } from '../ledger/ledger-types.js';
import { isOwed } from '../ledger/owed-payments.js';
import type { TaxShare, TaxSummary } from './earnings.types.js';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

/** A host's quarter by the ledger: collected rents less refunds, and our commission on them. */
export async function taxSummary(
  ctx: ServiceContext,
  hostId: string,
  { year, quarter }: { readonly year: number; readonly quarter: number },
): Promise<TaxSummary> {
  if (year < FIRST_YEAR || year > LAST_YEAR || quarter < 1 || quarter > 4)
    throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'quarter' });
  const begins = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
  const period = {
    from: startOfDayInstant(begins, MAINLAND_ZONE),
    to: startOfDayInstant(addMonthsClamped(begins, 3), MAINLAND_ZONE),
  };
  const rates = await ratesOf(ctx, hostId, period);
  const byTax = Object.values(TaxName).flatMap((tax) => {
    const ofTax = rates.filter((rate) => rate.tax === tax);
    return ofTax.length === 0 ? [] : [{ tax, ...taxAmountsOf(ofTax) }];
  });
  return { year, quarter, byTax };
}

type Amounts = Omit<TaxShare, 'tax'>;

/** Tax is computed on each rate's total separately. */
function taxAmountsOf(rates: readonly RateSums[]): Amounts {
  const sum = (key: 'rentCents' | 'commissionCents'): number => sumCents(rates.map((rate) => rate[key]));
  const taxIn = (key: 'rentCents' | 'commissionCents'): number =>
    sumCents(rates.map((rate) => ivaContained(rate[key], rate.bps)));
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

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The amounts of a quarter at one rate. */
interface RateSums {
  readonly tax: TaxName;
  readonly bps: number;
  readonly rentCents: number;
  readonly commissionCents: number;
}

/** The totals of each rate: a charge has the rate of its place when it was made. */
async function ratesOf(ctx: ServiceContext, hostId: string, period: Period): Promise<RateSums[]> {
  const [arrived, back, split, notCommission] = await Promise.all([
    rentIn(ctx, hostId, period),
    rentBack(ctx, hostId, period),
    sharesIn(ctx, hostId, period, 'share_payable'),
    sharesIn(ctx, hostId, period, 'refund_ordered'),
  ]);
  const all = new Map([arrived, back, split, notCommission].flatMap((sums) => sums.rates));
  return [...all].map(([key, rate]) => {
    const of = (sums: SumsByRate): number => sums.cents.get(key) ?? 0;
    // Our commission on shares split in the period, less what was returned with refunds.
    return {
      ...rate,
      rentCents: of(arrived) - of(back),
      commissionCents: -of(split) - (of(back) - of(notCommission)),
    };
  });
}

/** The rent of payments collected in the period, by rate; without money that nobody owed, which went back. */
async function rentIn(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<SumsByRate> {
  const rows = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum<string>('p.rentCents').as('cents')])
    .where('b.hostId', '=', hostId)
    .where('p.capturedAt', '>=', from)
    .where('p.capturedAt', '<', to)
    .where(isOwed)
    .groupBy(['c.taxKind', 'c.taxBps'])
    .execute();
  return sumsOf(rows);
}

/** The rent of refunds created in the period, by rate. */
async function rentBack(ctx: ServiceContext, hostId: string, { from, to }: Period): Promise<SumsByRate> {
  const rows = await ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .innerJoin('Booking as b', 'b.id', 'r.bookingId')
    .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum<string>('r.rentCents').as('cents')])
    .where('b.hostId', '=', hostId)
    .where('r.createdAt', '>=', from)
    .where('r.createdAt', '<', to)
    .where(isOwed)
    .groupBy(['c.taxKind', 'c.taxBps'])
    .execute();
  return sumsOf(rows);
}

const SHARE_ACCOUNTS = {
  share_payable: ['platform_fee', 'tax_payable'],
  refund_ordered: ['held', 'host_payable'],
} as const satisfies Record<string, readonly LedgerAccount[]>;

/** The amounts posted by a rule in the period, by rate. */
async function sharesIn(
  ctx: ServiceContext,
  hostId: string,
  { from, to }: Period,
  rule: keyof typeof SHARE_ACCOUNTS,
): Promise<SumsByRate> {
  const rows = await ctx.db
    .selectFrom('LedgerEntry as l')
    .innerJoin('BillingCycle as c', 'c.id', 'l.cycleId')
    .select((eb) => ['c.taxKind', 'c.taxBps', eb.fn.sum<string>('l.amountCents').as('cents')])
    .where('l.hostId', '=', hostId)
    .where('l.createdAt', '>=', from)
    .where('l.createdAt', '<', to)
    .where('l.rule', '=', rule)
    .where('l.account', 'in', SHARE_ACCOUNTS[rule])
    .groupBy(['c.taxKind', 'c.taxBps'])
    .execute();
  return sumsOf(rows);
}

/** Totals by tax and rate, and the meaning of the keys. */
interface SumsByRate {
  readonly rates: readonly (readonly [string, Pick<RateSums, 'tax' | 'bps'>])[];
  readonly cents: ReadonlyMap<string, number>;
}

interface RateRow {
  readonly taxKind: TaxName;
  readonly taxBps: number;
  readonly cents: string;
}

function sumsOf(rows: readonly RateRow[]): SumsByRate {
  const keyOf = ({ taxKind, taxBps }: RateRow): string => `${taxKind} ${taxBps}`;
  return {
    rates: rows.map((row) => [keyOf(row), { tax: row.taxKind, bps: row.taxBps }]),
    cents: new Map(rows.map((row) => [keyOf(row), Number(row.cents)])),
  };
}
