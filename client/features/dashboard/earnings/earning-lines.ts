import type { EarningLine_LineFragment, HostEarningsQuery } from '../../../generated/graphql';

export type Line = EarningLine_LineFragment;
/** Counts of the lines of months older than those shown. */
export type EarlierLines = NonNullable<HostEarningsQuery['viewer']>['earnings']['earlierLines'];
export type LineFilter = 'ALL' | 'UNPAID' | 'PAID';

/** The month in which a line's period begins; null for fees, which have none. */
export interface MonthOfLines {
  month: string | null;
  lines: Line[];
}

const isPaid = ({ state }: Line): boolean => state === 'PAID';

/** Whether a line's period has begun by the end of the month of `today`; later ones belong to the forecast. */
const hasBegun = ({ from }: Line, today: string): boolean => from === null || from.slice(0, 7) <= today.slice(0, 7);

/** Lines of a filter: periods that have begun, newest first. */
export function filteredLines(lines: readonly Line[], filter: LineFilter, today: string): Line[] {
  return lines.filter((line) => hasBegun(line, today) && (filter === 'ALL' || isPaid(line) === (filter === 'PAID')));
}

/** How many lines of a filter are of months older than those shown. */
export const earlierCount = ({ count, paidCount }: EarlierLines, filter: LineFilter): number =>
  ({ ALL: count, PAID: paidCount, UNPAID: count - paidCount })[filter];

/** Lines by the month in which they begin, in the given order; fees come last. */
export function linesByMonth(lines: readonly Line[]): MonthOfLines[] {
  const months = new Map<string | null, Line[]>();
  for (const line of lines) {
    const month = line.from && `${line.from.slice(0, 7)}-01`;
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return [...months]
    .map(([month, ofMonth]) => ({ month, lines: ofMonth }))
    .sort((a, b) => (b.month ?? '').localeCompare(a.month ?? ''));
}

/** The day a line is paid out: what is already payable is part of the next payout. */
export const payoutDayOf = ({ state, availableOn }: Line, payoutOn: string | null): string | null =>
  state === 'PAYABLE' ? payoutOn : state === 'WAITING' || state === 'EXPECTED' ? availableOn : null;

/** The next lines to become payable, earliest first. */
export function comingLines(lines: readonly Line[], count: number): Line[] {
  return lines
    .filter(({ state, availableOn }) => availableOn !== null && ['PAYABLE', 'WAITING', 'EXPECTED'].includes(state))
    .sort((a, b) => (a.availableOn ?? '').localeCompare(b.availableOn ?? ''))
    .slice(0, count);
}

/** The sums of a month's lines, cents. */
export const sumsOf = (lines: readonly Line[]): Pick<Line, 'rentCents' | 'commissionCents' | 'netCents'> => ({
  rentCents: lines.reduce((sum, line) => sum + line.rentCents, 0),
  commissionCents: lines.reduce((sum, line) => sum + line.commissionCents, 0),
  netCents: lines.reduce((sum, line) => sum + line.netCents, 0),
});
