import { ALL_CATEGORIES, type ReviewCategory } from './review.enums.js';
import type { RatingScores, RatingSummary } from './review.types.js';

/** The rated subject: a space, or a person as host or as renter. */
export type RatingKind = 'space' | 'host' | 'renter';

/** Sum and number of the stars of each category that has any. */
export type CategoryTotals = Readonly<Partial<Record<ReviewCategory, readonly [sum: number, count: number]>>>;

export interface RatingTotals {
  readonly count: number;
  readonly sum: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly scores: CategoryTotals;
}

const STARS = 5;

/** Combines totals, such as those of a person as host and as renter. Null without any review. */
export function summarizeRatings(totals: readonly RatingTotals[]): RatingSummary | null {
  const count = sumOf(totals.map((one) => one.count));
  if (count === 0) return null;
  return {
    average: toOneDecimal(sumOf(totals.map(({ sum }) => sum)), count),
    count,
    scores: averageScores(totals),
    distribution: Array.from({ length: STARS }, (_, index) => sumOf(totals.map(({ stars }) => stars[index] ?? 0))),
  };
}

function averageScores(totals: readonly RatingTotals[]): RatingScores {
  const averages = ALL_CATEGORIES.map((category) => {
    const given = totals.flatMap(({ scores }) => (scores[category] ? [scores[category]] : []));
    const count = sumOf(given.map(([, of]) => of));
    return [category, count === 0 ? null : toOneDecimal(sumOf(given.map(([sum]) => sum)), count)] as const;
  });
  return Object.fromEntries(averages) as Record<ReviewCategory, number | null>;
}

/** Rounds halves up in integers, so that 4.25 does not become 4.2 by a binary fraction. */
function toOneDecimal(sum: number, count: number): number {
  return Math.floor((sum * 20 + count) / (2 * count)) / 10;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
