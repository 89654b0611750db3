import { addDays } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { SeedRow } from '../insert-rows.js';
import { Random } from '../random.js';
import { seasonOf } from './seasons.js';

/* Of its own, so that the other demo data stay as they are. */
const SEED = 20_261_128;
/** A year, as long as anybody looks back. */
const DAYS = 365;
/** On a usual day at the end of the year, and how many fewer it was at its beginning. */
const USUAL = 46;
const GROWTH = 0.35;

/** How often people searched, day by day up to yesterday. */
export function searchRows(now: Date): SeedRow<'SearchDay'>[] {
  const random = new Random(SEED);
  const today = localDateOf(now);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS);
    const usual = USUAL * (1 - GROWTH * (1 - index / DAYS));
    return { day, searches: Math.round(usual * seasonOf(day) * random.between(0.8, 1.2)) };
  });
}
