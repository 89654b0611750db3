import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { DEMO_API_KEY } from '../../../features/partners/keys/demo-key.js';
import { hashOfKey } from '../../../features/partners/keys/edit-keys.js';
import { maskedKey } from '../../../features/partners/keys/key-text.rules.js';
import { countDuration, DURATION_STEPS } from '../../../features/partners/usage/durations.rules.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';

/* Its own stream, so that the other demo data stay the same. */
const KEY_SEED = 20_261_126;
const DAYS_USED = 20;
const POINTS_PER_CALL = 12;

/** An API key of a host, with the calls of its last days: the README and the sandbox try partners' calls with it. */
export async function seedDemoKey(tx: SeedTransaction, host: DemoPerson, now: Date): Promise<void> {
  const random = new Random(KEY_SEED);
  const id = random.uuid();
  await insertRows(tx, 'ApiKey', [
    {
      id,
      userId: host.id,
      name: 'Web del trastero',
      mode: 'test',
      shownAs: maskedKey(DEMO_API_KEY),
      secretHash: hashOfKey(DEMO_API_KEY),
      scopes: Object.values(ApiScope),
      createdAt: new Date(now.getTime() - DAYS_USED * DAY_MS).toISOString(),
      lastUsedAt: new Date(now.getTime() - DAY_MS / 3).toISOString(),
    },
  ]);
  const days = Array.from({ length: DAYS_USED }, (_, index) => addDays(localDateOf(now), -1 - index));
  await insertRows(
    tx,
    'ApiUsageDay',
    days.map((day) => ({ keyId: id, day, ...usageOfDay(random) })),
  );
}

function usageOfDay(random: Random) {
  const calls = random.int(60, 240);
  const durations = DURATION_STEPS.map(() => 0);
  for (let call = 0; call < calls; call++)
    countDuration(durations, random.chance(0.05) ? random.int(100, 400) : random.int(8, 60));
  const errors = random.int(0, 3);
  return { calls, errors, throttled: 0, points: String(calls * POINTS_PER_CALL), durations };
}
