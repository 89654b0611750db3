import type { Quote } from './use-quote';

type Line = Quote['lines'][number];

/** Consecutive charges of the same kind and amount: three months at 90 €, ten days at 30 €. */
export interface RentGroup {
  isMonths: boolean;
  /** Months, or days of a partial one. */
  count: number;
  eachCents: number;
  rentCents: number;
}

/** The rent of a stay in as few exact lines as possible. */
export function rentGroups(lines: readonly Line[]): RentGroup[] {
  const groups: RentGroup[] = [];
  for (const { isWholeMonth, days, rentCents } of lines) {
    const last = groups.at(-1);
    if (isWholeMonth && last?.isMonths && last.eachCents === rentCents) {
      last.count += 1;
      last.rentCents += rentCents;
    } else {
      groups.push({ isMonths: isWholeMonth, count: isWholeMonth ? 1 : days, eachCents: rentCents, rentCents });
    }
  }
  return groups;
}
