import { addDays } from '../../core/values/date-range.js';
import { DAY_MS } from '../../core/values/durations.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { BlockReason } from '../../features/spaces/blocks/space-block.enums.js';
import type { DraftValues } from '../../features/spaces/draft/draft.types.js';
import { SpaceStatus, SpaceType } from '../../features/spaces/space.enums.js';
import type { SeedTransaction } from './insert-rows.js';
import type { ListedSpace } from './make-demo-spaces.js';
import type { DemoPerson } from './make-people.js';
import { Random } from './random.js';

/* Its own stream, so that the other demo data stay the same. */
const BLOCK_SEED = 37;
const BLOCKED_DAYS = 6;
const PAUSED_DAYS = 18;

/** All but the space that the demo host has paused. */
export function publishedOf(spaces: readonly ListedSpace[], host: DemoPerson): ListedSpace[] {
  const paused = spaces.findLast(({ space }) => space.hostId === host.id);
  return spaces.filter((one) => one !== paused);
}

/** Further spaces on a host's dashboard: a paused one, and a draft begun yesterday. */
export async function leaveUnpublished(
  tx: SeedTransaction,
  random: Random,
  host: DemoPerson,
  paused: ListedSpace | undefined,
  now: Date,
): Promise<void> {
  if (paused) {
    const pausedAt = new Date(now.getTime() - PAUSED_DAYS * DAY_MS);
    await tx.db
      .updateTable('Space')
      .set({ status: SpaceStatus.PAUSED, pausedAt })
      .where('id', '=', paused.space.id)
      .execute();
    await blockForWorks(tx, paused.space.id, now);
  }
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
  const at = new Date(now.getTime() - DAY_MS);
  await tx.db
    .insertInto('Space')
    .values({
      id: random.uuid(),
      hostId: host.id,
      status: SpaceStatus.DRAFT,
      draft,
      draftSavedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

/** The reason for the pause: days blocked by the host in the calendar. */
async function blockForWorks(tx: SeedTransaction, spaceId: string, now: Date): Promise<void> {
  const today = localDateOf(now);
  await tx.db
    .insertInto('SpaceBlock')
    .values({
      id: new Random(BLOCK_SEED).uuid(),
      spaceId,
      from: addDays(today, -1),
      to: addDays(today, BLOCKED_DAYS),
      reason: BlockReason.WORKS,
      note: 'Pintar la pared del fondo',
      feedId: null,
      createdAt: new Date(now.getTime() - DAY_MS),
    })
    .execute();
}
