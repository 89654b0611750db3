import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../core/values/durations.js';
import type { SeedTransaction } from './insert-rows.js';
import type { ListedSpace } from './make-demo-spaces.js';
import type { DemoPerson } from './make-people.js';

const NOTES = ['Preguntar si cabe la bicicleta de carga.', '', 'El de la esquina: medir el sofá antes.'];
/** The price of the first one when it was saved, so that it shows a drop. */
const DROP = 1.1;

const LIST = { name: 'Para la mudanza', spaces: 2 };

/** One space of Madrid of each type as a favorite of the demo's renter, and a list of two more that is shared by a link. */
export async function seedFavorites(
  tx: SeedTransaction,
  { id: renterId }: DemoPerson,
  published: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const inMadrid = published
    .map(({ space }) => space)
    .filter(({ city, hostId }) => city === 'Madrid' && hostId !== renterId);
  const kept = [...new Map(inMadrid.map((space) => [space.type, space])).values()];
  const first = await makeList(tx, renterId, null, now);
  for (const [place, space] of kept.entries()) {
    const droppedFrom = place === 0 ? Math.round((space.priceMonthCents * DROP) / 100) * 100 : null;
    await keep(tx, {
      renterId,
      listId: first,
      space,
      note: NOTES[place] ?? '',
      droppedFrom,
      at: new Date(now.getTime() - (place + 1) * HOUR_MS),
    });
  }
  const named = await makeList(tx, renterId, LIST.name, now);
  const others = inMadrid.filter((space) => !kept.includes(space)).slice(0, LIST.spaces);
  for (const [place, space] of others.entries())
    await keep(tx, {
      renterId,
      listId: named,
      space,
      note: '',
      droppedFrom: null,
      at: new Date(now.getTime() - (place + 1) * HOUR_MS),
    });
}

async function makeList(tx: SeedTransaction, renterId: string, name: string | null, now: Date): Promise<string> {
  const { id } = await tx.db
    .insertInto('FavoriteList')
    .values({ userId: renterId, name, shareId: name === null ? null : randomUUID(), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface KeptSpace {
  readonly renterId: string;
  readonly listId: string;
  readonly space: ListedSpace['space'];
  readonly note: string;
  /** The price when it was saved; null for today's price. */
  readonly droppedFrom: number | null;
  readonly at: Date;
}

async function keep(tx: SeedTransaction, { renterId, listId, space, note, droppedFrom, at }: KeptSpace): Promise<void> {
  const { id, priceMonthCents: price } = space;
  await tx.db
    .insertInto('Favorite')
    .values({
      userId: renterId,
      spaceId: id,
      listId,
      note,
      priceAtSaveCents: droppedFrom ?? price,
      notifiedPriceCents: droppedFrom && price,
      createdAt: at,
    })
    .execute();
}
