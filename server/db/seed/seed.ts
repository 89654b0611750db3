import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.js';
import { PATIENT_PRIORITY } from '../../core/jobs.js';
import { localDateOf } from '../../core/time-zone.js';
import { hashPassword } from '../../features/accounts/password/password-hashing.js';
import { TERMS_VERSION } from '../../features/accounts/consents.js';
import { DEMO_STAFF_SECRET } from '../../features/accounts/second-factor/demo-second-factor.js';
import { encryptTotpSecret } from '../../features/accounts/second-factor/totp-secret.js';
import { sealAttachment } from '../../features/messages/attachments/attachment-store.js';
// The search asks the bookings which statuses hold days.
import '../../features/bookings/bookings.feature.js';
import { upsertSql } from '../../features/search/search-projection.js';
import { DiskFiles } from '../../ports/files-disk.js';
import { PHOTO_COLUMNS, SPACE_COLUMNS, USER_COLUMNS } from './columns.js';
import { accountBookings, marketBookings } from './demo-bookings.js';
import { photoRows, storePhotos } from './demo-photos.js';
import type { DemoQuarter } from './demo-streets.js';
import { insertBookings } from './insert-bookings.js';
import { insertRows, withoutIndexes } from './insert-rows.js';
import { makeBooking, type BookingWish, type DemoBooking } from './make-booking.js';
import { chooseFeatured, makeMarket, type ListedSpace, type MarketRatings } from './make-market.js';
import { NOTIFICATION_COLUMNS, notificationRows } from './make-notifications.js';
import { demoAccounts, makeRenter, type DemoPerson } from './make-people.js';
import { makeProfile } from './make-profiles.js';
import { seedVerifications } from './make-verifications.js';
import { afterThePast, justEnded, pastStays } from './make-past-stays.js';
import { Random } from './random.js';
import { seedFavorites } from './seed-favorites.js';
import { seedMessages } from './seed-messages.js';
import { ratingsOf, seedReviews, spacesOf, unratedMarket, type MadeStay } from './seed-reviews.js';
import { storeSamples } from './sample-documents.js';
import { leaveUnpublished, publishedOf } from './unpublished-spaces.js';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Hueco-demo-2026';
const DEMO_SEED = 20_261_120;
const RENTERS = 24;
const LOAD_RENTERS = 500;
const BATCH = 2000;
/** From so many rows on it is quicker to build the indexes afterwards. */
const INDEXES_LAST_FROM = 5000;
/** So many spaces are in memory at once. */
const CHUNK = 20_000;

export interface SeedOptions {
  readonly config: Config;
  /** As many published spaces as this, for load; the demo's own are the first. */
  readonly spaces?: number;
  /** False: rows only, no files. */
  readonly photos?: boolean;
  /** What the dates of the demo are counted from. */
  readonly now?: Date;
}

/** Fills a migrated, empty database with the demo; with `spaces`, adds more until there are so many. */
export async function seed(databaseUrl: string, options: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const now = options.now ?? new Date();
    const {
      rows: [found],
    } = await client.query<{ users: boolean }>('select exists (select from users) as users');
    if (!found?.users) await seedDemo(client, options, now);
    if (options.spaces !== undefined) await seedLoad(client, options, options.spaces, now);
    await client.query('commit');
    // With the visibility map set, covering indexes answer alone from the first call on.
    await client.query('vacuum (analyze)');
    // A crash soon after need not replay all of this. Only for those whom PostgreSQL lets do it.
    await client.query('checkpoint').catch(() => {});
  } finally {
    await client.end();
  }
}

async function seedDemo(client: pg.Client, { config, photos = true }: SeedOptions, now: Date): Promise<void> {
  const random = new Random(DEMO_SEED);
  const accounts = demoAccounts(random, now);
  const renters = Array.from({ length: RENTERS }, (_, index) => makeRenter(random, now, index + 1));
  const staysOf = (spaces: readonly ListedSpace[]): { own: BookingWish[]; past: BookingWish[] } => {
    const own = accountBookings(accounts, renters, spaces);
    return { own, past: pastStays(renters, spaces, now, spacesOf(own)) };
  };
  const ratings = (listed: readonly ListedSpace[]): MarketRatings =>
    ratingsOf(Object.values(staysOf(publishedOf(listed, accounts.host))).flat());
  const market = makeMarket(
    { seed: DEMO_SEED, now, pepper: config.passwordPepper, ratingsOf: ratings },
    (quarter, index) => claimed(accounts, quarter, index),
  );
  await insertPeople(client, config, [...Object.values(accounts), ...renters, ...market.hosts], market.spaces, now);
  await giveSecondFactor(client, config, accounts.admin, now);
  const published = publishedOf(market.spaces, accounts.host);
  const paused = market.spaces.find((one) => !published.includes(one));
  await insertSpaces(client, random, market.spaces);
  await leaveUnpublished(client, random, accounts.host, paused, now);
  for (const [rank, { space }] of chooseFeatured(published).entries()) {
    await client.query('update spaces set featured_rank = $1 where id = $2', [rank + 1, space.id]);
  }
  const { own: wishes, past } = staysOf(published);
  const others = marketBookings(random, renters, published, now, spacesOf(wishes)).map((wish) =>
    afterThePast(wish, past),
  );
  const made = makeBookings(random, [...wishes, ...others], 0, now);
  const recent = justEnded(accounts, renters, published, spacesOf([...wishes, ...others, ...past]));
  const over = makeBookings(new Random(DEMO_SEED + 1), [...past, ...recent], made.length, now);
  await insertBookings(client, random, [...made, ...over]);
  const heard = wishes.flatMap((wish, index) =>
    notificationRows(random, made[index] as DemoBooking, wish, Object.values(accounts), now),
  );
  await insertRows(client, 'notifications', NOTIFICATION_COLUMNS, heard);
  const curious = renters.find((person) => !wishes.some(({ renter }) => renter === person)) ?? accounts.both;
  const told = [...made.slice(0, wishes.length), ...over.slice(past.length)];
  const sent = await seedMessages(client, { accounts, wishes: [...wishes, ...recent], curious }, told, now);
  const stays = [...wishes, ...past, ...recent].map((wish, index): MadeStay => ({
    wish,
    made: (index < wishes.length ? made[index] : over[index - wishes.length]) as DemoBooking,
  }));
  await seedReviews(client, stays.slice(0, wishes.length + past.length), stays.slice(wishes.length + past.length), now);
  await listInSearch(client, published, now);
  await seedFavorites(client, accounts.renter, published, now);
  const samples = await seedVerifications(client, { accounts, renters, hosts: market.hosts, spaces: published }, now);
  if (!photos) return;
  await addPhotos(client, config);
  const files = new DiskFiles(path.join(config.dataDir, 'files'));
  await storeSamples(files, config, samples);
  for (const { storageKey, bytes } of sent) await sealAttachment({ config, files }, storageKey, bytes);
}

function makeBookings(random: Random, wishes: readonly BookingWish[], numbersBefore: number, now: Date): DemoBooking[] {
  const today = { now, date: localDateOf(now) };
  return wishes.map((wish, index) => makeBooking(random, wish, numbersBefore + index + 1, today));
}

/** The demo hosts' own spaces: in and around Chamberí. */
function claimed(
  { host, both }: ReturnType<typeof demoAccounts>,
  { postalCode, name }: DemoQuarter,
  index: number,
): DemoPerson | null {
  if (index === 1 && name === 'Trafalgar') return host;
  if (index !== 0) return null;
  if (postalCode === '28010' || postalCode === '28003') return host;
  return name === 'Arapiles' || name === 'Malasaña' ? both : null;
}

async function insertPeople(
  client: pg.Client,
  config: Config,
  people: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const cities = new Map(spaces.map(({ space }) => [space.host_id, space.city]));
  const hash = await hashPassword(config, DEMO_PASSWORD);
  const users = people.map((person) => ({
    id: person.id,
    email: person.email,
    full_name: person.fullName,
    password_hash: hash,
    email_verified_at: person.createdAt,
    locale: 'es',
    terms_version: TERMS_VERSION,
    terms_accepted_at: person.createdAt,
    bio: person.bio,
    is_trader: person.isTrader,
    response_minutes: person.responseMinutes,
    response_rate_percent: person.responseRatePercent,
    created_at: person.createdAt,
    updated_at: now.toISOString(),
    onboarded_at: person.createdAt,
    is_demo: true,
    ...makeProfile(person, cities.get(person.id)),
  }));
  await insertRows(client, 'users', USER_COLUMNS, users);
  const roles = people.flatMap(({ id, createdAt, roles: names }) =>
    names.map((role) => ({ user_id: id, role, granted_at: createdAt })),
  );
  await insertRows(client, 'user_roles', { user_id: 'uuid', role: 'text', granted_at: 'timestamptz' }, roles);
  const consents = people.map(({ id, createdAt }) => ({
    user_id: id,
    purpose: 'terms',
    version: TERMS_VERSION,
    is_granted: true,
    source: 'sign_up',
    at: createdAt,
  }));
  await insertRows(
    client,
    'consents',
    { user_id: 'uuid', purpose: 'text', version: 'text', is_granted: 'boolean', source: 'text', at: 'timestamptz' },
    consents,
  );
}

/** Staff cannot work without one, so the demo's has a secret that stands in the README. */
async function giveSecondFactor(client: pg.Client, config: Config, { id }: DemoPerson, now: Date): Promise<void> {
  await client.query('insert into totp_factors (user_id, secret, created_at, confirmed_at) values ($1, $2, $3, $3)', [
    id,
    encryptTotpSecret(config, id, DEMO_STAFF_SECRET),
    now.toISOString(),
  ]);
}

async function insertSpaces(client: pg.Client, random: Random, spaces: readonly ListedSpace[]): Promise<void> {
  await insertRows(
    client,
    'spaces',
    SPACE_COLUMNS,
    spaces.map(({ space }) => space),
  );
  await insertRows(client, 'space_photos', PHOTO_COLUMNS, photoRows(random, spaces));
}

/** After the bookings, so that their days are taken from the first. */
async function listInSearch(client: pg.Client, spaces: readonly ListedSpace[], now: Date): Promise<void> {
  const sql = upsertSql('$1', '$2');
  for (let from = 0; from < spaces.length; from += BATCH) {
    const rows = spaces.slice(from, from + BATCH).map(({ row }) => row);
    await client.query(sql, [JSON.stringify(rows), localDateOf(now)]);
  }
}

async function addPhotos(client: pg.Client, config: Config): Promise<void> {
  const keys = await storePhotos(new DiskFiles(path.join(config.dataDir, 'files')));
  for (const storageKey of keys) {
    await client.query(
      `select graphile_worker.add_job('photo.resize', payload := $1::json, job_key := $2, priority := $3)`,
      [JSON.stringify({ storageKey }), `resize:${storageKey}`, PATIENT_PRIORITY],
    );
  }
}

async function seedLoad(client: pg.Client, { config }: SeedOptions, wanted: number, now: Date): Promise<void> {
  const missing = wanted - (await countsOf(client)).spaces;
  await withoutIndexes(client, 'space_search', missing > INDEXES_LAST_FROM, async () => {
    for (let left = missing; left > 0; left -= CHUNK) await seedChunk(client, config, Math.min(left, CHUNK), now);
  });
}

async function seedChunk(client: pg.Client, config: Config, spaceCount: number, now: Date): Promise<void> {
  const before = await countsOf(client);
  const seedOfChunk = DEMO_SEED + before.spaces;
  const random = new Random(seedOfChunk);
  const ratings = await unratedMarket(client);
  const market = makeMarket({
    seed: seedOfChunk,
    now,
    pepper: config.passwordPepper,
    ratingsOf: () => ratings,
    spaceCount,
    hostNumberFrom: before.hosts + 1,
  });
  await insertPeople(client, config, market.hosts, market.spaces, now);
  await insertSpaces(client, random, market.spaces);
  const renters = market.hosts.slice(0, LOAD_RENTERS);
  const wishes = marketBookings(random, renters, market.spaces, now, new Set()).filter(
    ({ listed, renter }) => listed.space.host_id !== renter.id,
  );
  await insertBookings(client, random, makeBookings(random, wishes, before.bookings, now));
  await listInSearch(client, market.spaces, now);
}

async function countsOf(client: pg.Client): Promise<{ spaces: number; hosts: number; bookings: number }> {
  const {
    rows: [row],
  } = await client.query<{ spaces: number; hosts: number; bookings: number }>(
    `select (select count(*)::int from space_search) as spaces, (select count(*)::int from users where email like 'anfitrion-%') as hosts,
       (select count(*)::int from bookings) as bookings`,
  );
  return row ?? { spaces: 0, hosts: 0, bookings: 0 };
}
