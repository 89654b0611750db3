import { addMonthsClamped } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { peersOf } from '../../../features/dashboard/stats/stats-queries.js';
import { positionAmong } from '../../../features/dashboard/stats/stats.rules.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';

const SEED = 20_261_127;
const MONTHS = 6;
/** Monthly growth of the zone's prices. */
const RISE = 0.012;
const STEP_CENTS = 50;

/** Price positions of these hosts' spaces in past months, derived from today's; runs after the spaces are listed. */
export async function seedPositions(
  tx: SeedTransaction,
  published: readonly ListedSpace[],
  hosts: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const spaces = published.filter(({ host }) => hosts.includes(host));
  const random = new Random(SEED);
  const thisMonth = `${localDateOf(now).slice(0, 7)}-01`;
  const peers = await peersOf(
    tx,
    spaces.map(({ space }) => space.id),
  );
  const rows = spaces.flatMap(({ space, row }) => {
    const { medianCents } = positionAmong(peers.get(space.id) ?? []);
    if (medianCents === null) return [];
    const changedBefore = random.int(2, MONTHS);
    const until = localDateOf(new Date(space.publishedAt));
    return Array.from({ length: MONTHS }, (_, index) => index + 1).flatMap((back) => {
      const month = addMonthsClamped(thisMonth, -back);
      const drift = 1 - RISE * back + random.between(-0.01, 0.01);
      const price = back < changedBefore ? row.price_cents : row.price_cents * 0.94;
      return month < until
        ? []
        : [{ spaceId: space.id, month, priceCents: whole(price), medianCents: whole(medianCents * drift) }];
    });
  });
  await insertRows(tx, 'PastPosition', rows);
}

const whole = (cents: number): number => Math.round(cents / STEP_CENTS) * STEP_CENTS;
