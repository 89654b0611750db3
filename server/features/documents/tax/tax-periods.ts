import type { ServiceContext } from '../../../core/context.js';
import { sumCents } from '../../../core/values/money.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { TaxName } from '../../spaces/pricing/tax.enums.js';
import { taxSummary } from './tax-summary.js';
import type { TaxPeriod, TaxShare } from './tax.types.js';

const QUARTERS = 4;

/** The tax table, newest first: the last four quarters, each year's followed by the year. */
export async function taxPeriods(ctx: ServiceContext, hostId: string): Promise<TaxPeriod[]> {
  const now = presentQuarter(ctx);
  const since = now - QUARTERS + 1;
  const years = [...new Set([yearOf(now), yearOf(since)])];
  const ofYears = await Promise.all(years.map((year) => taxYear(ctx, hostId, year)));
  return ofYears.flat().filter(({ year, quarter }) => quarter === null || quarterNo(year, quarter) >= since);
}

/** A year's quarters until today, newest first, and the year, unless it has one quarter only or no amounts. */
export async function taxYear(ctx: ServiceContext, hostId: string, year: number): Promise<TaxPeriod[]> {
  const now = presentQuarter(ctx);
  const begun = [4, 3, 2, 1].filter((quarter) => quarterNo(year, quarter) <= now);
  const quarters = await Promise.all(
    begun.map(async (quarter): Promise<TaxPeriod> => {
      const { byTax } = await taxSummary(ctx, hostId, { year, quarter });
      return { year, quarter, isRunning: quarterNo(year, quarter) === now, byTax };
    }),
  );
  const shares = quarters.flatMap(({ byTax }) => byTax);
  if (quarters.length < 2 || shares.length === 0) return quarters;
  return [...quarters, { year, quarter: null, isRunning: year === yearOf(now), byTax: sharesOfYear(shares) }];
}

/** The sums of what is declared in the quarters. */
function sharesOfYear(shares: readonly TaxShare[]): TaxShare[] {
  return Object.values(TaxName).flatMap((tax) => {
    const ofTax = shares.filter((share) => share.tax === tax);
    const sum = (key: Exclude<keyof TaxShare, 'tax'>): number => sumCents(ofTax.map((share) => share[key]));
    if (ofTax.length === 0) return [];
    return [
      {
        tax,
        rentCents: sum('rentCents'),
        baseCents: sum('baseCents'),
        taxCents: sum('taxCents'),
        commissionCents: sum('commissionCents'),
        commissionTaxCents: sum('commissionTaxCents'),
        differenceCents: sum('differenceCents'),
      },
    ];
  });
}

/** Quarters are counted through the years. */
const quarterNo = (year: number, quarter: number): number => year * QUARTERS + quarter - 1;
const yearOf = (no: number): number => Math.floor(no / QUARTERS);

function presentQuarter(ctx: ServiceContext): number {
  const today = ctx.clock.today(MAINLAND_ZONE);
  return quarterNo(Number(today.slice(0, 4)), Math.ceil(Number(today.slice(5, 7)) / 3));
}
