import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { SeedRow } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { Random } from '../random.js';
import { seasonOf } from './seasons.js';

/** Two years: the last twelve months and the twelve before, for comparison. */
const MOST_DAYS = 730;
const PRICE_SHARE = 0.18;

/** View counts of each space, day by day since it was published. */
export function viewRows(random: Random, spaces: readonly ListedSpace[], now: Date): SeedRow<'SpaceViews'>[] {
  const today = localDateOf(now);
  const start = addDays(today, -MOST_DAYS);
  return spaces.flatMap(({ space }) => {
    const published = localDateOf(new Date(space.publishedAt));
    const base = random.between(1.6, 5.5);
    const growth = random.between(-0.15, 0.55);
    const rows: SeedRow<'SpaceViews'>[] = [];
    for (let day = published > start ? published : start; day < today; day = addDays(day, 1)) {
      const at = new Date(`${day}T12:00:00Z`);
      const age = (now.getTime() - Date.parse(space.publishedAt)) / DAY_MS;
      const since = (at.getTime() - Date.parse(space.publishedAt)) / DAY_MS;
      const expected = base * seasonOf(day) * (1 + growth * (since / Math.max(1, age)));
      const views = Math.max(0, Math.round(expected * random.between(0.35, 1.75)));
      const priceViews = Array.from({ length: views }).filter(() => random.chance(PRICE_SHARE)).length;
      if (views > 0) rows.push({ spaceId: space.id, day, views, priceViews });
    }
    return rows;
  });
}
