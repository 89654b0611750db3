import { ALL_CATEGORIES, type ReviewCategory } from './review-types.js';
import type { RatingScores, RatingSummary } from './review.types.js';

/** What is rated: a space, or a person in one of her two roles. */
export type RatingKind = 'space' | 'host' | 'renter';

/** A kept rating as the database has it. */
export interface RatingRow {
  readonly count: number;
  readonly sum: number;
  /** How many gave 1, 2, 3, 4, 5. */
  readonly stars: readonly number[];
  /** Sum and number of the stars of each category that somebody gave any for. */
  readonly scores: Readonly<Partial<Record<ReviewCategory, readonly [sum: number, count: number]>>>;
}

const STARS = 5;

/** Several ratings as one: those of a person come from both of her roles. Null with none. */
export function ratingOf(rows: readonly RatingRow[]): RatingSummary | null {
  const count = total(rows.map((row) => row.count));
  if (count === 0) return null;
  return {
    average: oneDecimal(total(rows.map(({ sum }) => sum)), count),
    count,
    scores: scoresOf(rows),
    distribution: Array.from({ length: STARS }, (_, place) => total(rows.map(({ stars }) => stars[place] ?? 0))),
  };
}

function scoresOf(rows: readonly RatingRow[]): RatingScores {
  const means = ALL_CATEGORIES.map((category) => {
    const given = rows.flatMap(({ scores }) => (scores[category] ? [scores[category]] : []));
    const count = total(given.map(([, of]) => of));
    return [category, count === 0 ? null : oneDecimal(total(given.map(([sum]) => sum)), count)] as const;
  });
  return Object.fromEntries(means) as Record<ReviewCategory, number | null>;
}

/** Halves go up, in whole numbers: 4.25 is never lost to a binary fraction. */
function oneDecimal(sum: number, count: number): number {
  return Math.floor((sum * 20 + count) / (2 * count)) / 10;
}

const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
