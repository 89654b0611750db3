import type pg from 'pg';
import type { DraftValues } from '../../features/spaces/draft-types.js';
import { SpaceType } from '../../features/spaces/space-types.js';
import type { ListedSpace } from './make-market.js';
import type { DemoPerson } from './make-people.js';
import type { Random } from './random.js';

const DAY_MS = 86_400_000;

/** All but the space that the demo's host lets rest. */
export function publishedOf(spaces: readonly ListedSpace[], host: DemoPerson): ListedSpace[] {
  const paused = spaces.findLast(({ space }) => space.host_id === host.id);
  return spaces.filter((one) => one !== paused);
}

/** What else a host's dashboard shows: a space that rests, and a draft begun yesterday. */
export async function leaveUnpublished(
  client: pg.Client,
  random: Random,
  host: DemoPerson,
  paused: ListedSpace | undefined,
  now: Date,
): Promise<void> {
  if (paused) await client.query(`update spaces set status = 'paused' where id = $1`, [paused.space.id]);
  const draft: DraftValues = {
    address: 'Calle de Luchana, 12',
    city: 'Madrid',
    postalCode: '28010',
    lat: 40.4312,
    lng: -3.6995,
    isPinConfirmed: true,
    type: SpaceType.STORAGE,
    title: 'Trastero con estantes en Trafalgar',
    sizeM2: 5.5,
  };
  await client.query(
    `insert into spaces (id, host_id, status, draft, draft_saved_at, created_at, updated_at) values ($1, $2, 'draft', $3, $4, $4, $4)`,
    [random.uuid(), host.id, JSON.stringify(draft), new Date(now.getTime() - DAY_MS).toISOString()],
  );
}
