import { addDays } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { SeedRow } from '../insert-rows.js';
import { Random } from '../random.js';
import { seasonOf } from './seasons.js';

/* Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_128;
/** A year, the longest period that any page shows. */
const DAYS = 365;
/** Searches on an ordinary day at the end of the year, and how many fewer at its beginning. */
const USUAL = 46;
const GROWTH = 0.35;

/** Search counts, day by day up to yesterday. */
export function searchRows(now: Date): SeedRow<'SearchDay'>[] {
  const random = new Random(SEED);
  const today = localDateOf(now);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS);
    const usual = USUAL * (1 - GROWTH * (1 - index / DAYS));
    return { day, searches: Math.round(usual * seasonOf(day) * random.between(0.8, 1.2)) };
  });
}
