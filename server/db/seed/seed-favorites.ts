import type pg from 'pg';
import type { ListedSpace } from './make-market.js';
import type { DemoPerson } from './make-people.js';

const HOUR_MS = 3_600_000;
const NOTES = ['Preguntar si cabe la bicicleta de carga.', '', 'El de la esquina: medir el sofá antes.'];
/** What the first one cost when it was kept: it is told to have dropped. */
const DROP = 1.1;

const LIST = { name: 'Para la mudanza', spaces: 2 };

/** One space of Madrid of each type, which the demo's renter keeps, and a list of hers for two more that she shares by a link. */
export async function seedFavorites(
  client: pg.Client,
  { id: renterId }: DemoPerson,
  published: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const inMadrid = published
    .map(({ space }) => space)
    .filter(({ city, host_id: hostId }) => city === 'Madrid' && hostId !== renterId);
  const kept = [...new Map(inMadrid.map((space) => [space.type, space])).values()];
  const first = await makeList(client, renterId, null, now);
  for (const [place, space] of kept.entries()) {
    const droppedFrom = place === 0 ? Math.round((space.price_month_cents * DROP) / 100) * 100 : null;
    await keep(client, {
      renterId,
      listId: first,
      space,
      note: NOTES[place] ?? '',
      droppedFrom,
      at: new Date(now.getTime() - (place + 1) * HOUR_MS),
    });
  }
  const named = await makeList(client, renterId, LIST.name, now);
  const others = inMadrid.filter((space) => !kept.includes(space)).slice(0, LIST.spaces);
  for (const [place, space] of others.entries())
    await keep(client, {
      renterId,
      listId: named,
      space,
      note: '',
      droppedFrom: null,
      at: new Date(now.getTime() - (place + 1) * HOUR_MS),
    });
}

async function makeList(client: pg.Client, renterId: string, name: string | null, now: Date): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into favorite_lists (user_id, name, share_id, created_at) values ($1, $2, case when $2::text is not null then gen_random_uuid() end, $3) returning id',
    [renterId, name, now.toISOString()],
  );
  return rows[0]?.id ?? '';
}

interface KeptSpace {
  readonly renterId: string;
  readonly listId: string;
  readonly space: ListedSpace['space'];
  readonly note: string;
  /** What it cost when it was kept; null: what it costs today. */
  readonly droppedFrom: number | null;
  readonly at: Date;
}

async function keep(client: pg.Client, { renterId, listId, space, note, droppedFrom, at }: KeptSpace): Promise<void> {
  const { id, price_month_cents: price } = space;
  await client.query(
    'insert into favorites (user_id, space_id, list_id, note, price_at_save_cents, told_price_cents, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [renterId, id, listId, note, droppedFrom ?? price, droppedFrom && price, at.toISOString()],
  );
}
