import { sql } from 'kysely';
import type { Config } from '../../config.js';
import { addQueuedJob } from '../../core/jobs/job-queue.js';
import { LOW_PRIORITY } from '../../core/jobs/jobs.js';
import { Locale } from '../../core/values/locale.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { hashPassword } from '../../features/accounts/password/password-hashing.js';
import { ConsentPurpose } from '../../features/accounts/consent-codes.js';
import { TERMS_VERSION } from '../../features/accounts/consents.js';
import { DEMO_STAFF_SECRET } from '../../features/accounts/second-factor/demo-second-factor.js';
import { encryptTotpSecret } from '../../features/accounts/second-factor/totp-secret.js';
import { attachmentFiles } from '../../features/messages/attachments/attachment-store.js';
// The search asks the bookings which statuses hold days.
import '../../features/bookings/bookings.feature.js';
import { upsertSearchRows } from '../../features/search/search-projection.js';
import { createFiles } from '../../ports/create-files.js';
import { openOrm } from '../orm.js';
import { seedAvatars } from './avatars/seed-avatars.js';
import { accountBookings, marketBookings } from './demo-data/demo-bookings.js';
import { storeClaimPictures } from './payments/seed-claim.js';
import { seedClaims } from './payments/seed-open-claim.js';
import { insertPayoutAccounts } from './payments/insert-payout-accounts.js';
import { ownerOf } from './demo-data/demo-owners.js';
import { photoRows, storePhotos } from './demo-data/demo-photos.js';
import { featureSpaces } from './hosting/feature-spaces.js';
import { withFeaturedHosts } from './hosting/featured-hosts.js';
import { seedHosting } from './hosting/seed-hosting.js';
import { seedPositions } from './hosting/seed-positions.js';
import { insertBookings } from './insert-bookings.js';
import { insertRows, toSeedTransaction, withoutIndexes, type SeedTransaction } from './insert-rows.js';
import { makeBooking, type BookingPlan, type DemoBooking } from './make-booking.js';
import { makeDemoSpaces, type ListedSpace, type MarketRatings } from './make-demo-spaces.js';
import { notificationRows } from './make-notifications.js';
import { birthDateOf, demoAccounts, demoStaff, makeRenter, type DemoPerson } from './make-people.js';
import { makeProfile } from './make-profiles.js';
import { seedVerifications } from './make-verifications.js';
import { afterThePast, justEnded, pastStays } from './make-past-stays.js';
import { Random } from './random.js';
import { scheduleSeededDocuments, seedDocuments } from './seed-documents.js';
import { seedFavorites } from './seed-favorites.js';
import { seedMessages } from './seed-messages.js';
import { seedDemoKey } from './partners/seed-demo-key.js';
import { seedReports } from './support/seed-reports.js';
import { seedTaxDetails } from './hosting/seed-tax-details.js';
import { seedTraderDetails } from './hosting/seed-trader-details.js';
import { seedTickets } from './support/seed-tickets.js';
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
  const orm = await openOrm({ databaseUrl, poolSize: 1, work: 'seed' });
  try {
    const now = options.now ?? new Date();
    await orm.em.fork().transactional(async (em) => {
      const tx = toSeedTransaction(em);
      const user = await tx.db.selectFrom('User').select('id').limit(1).executeTakeFirst();
      if (!user) await seedDemo(tx, options, now);
      if (options.spaces !== undefined) await seedLoad(tx, options, options.spaces, now);
    });
    const { db } = toSeedTransaction(orm.em.fork());
    // Named query 8: with the visibility map set, covering indexes answer alone from the first call on.
    await sql`vacuum (analyze)`.execute(db);
    // Named query 9: after a crash PostgreSQL need not replay all of this. Not every user may do it.
    await sql`checkpoint`.execute(db).catch(() => {});
  } finally {
    await orm.close(true);
  }
}

async function seedDemo(tx: SeedTransaction, { config, photos = true }: SeedOptions, now: Date): Promise<void> {
  const random = new Random(DEMO_SEED);
  const accounts = demoAccounts(random, now);
  const renters = Array.from({ length: RENTERS }, (_, index) => makeRenter(random, now, index + 1));
  const staysOf = (spaces: readonly ListedSpace[]): { own: BookingPlan[]; past: BookingPlan[] } => {
    const own = accountBookings(accounts, renters, spaces);
    return { own, past: pastStays(renters, spaces, now, spacesOf(own)) };
  };
  const ratings = (listed: readonly ListedSpace[]): MarketRatings =>
    ratingsOf(Object.values(staysOf(publishedOf(listed, accounts.host))).flat());
  const market = makeDemoSpaces(
    { seed: DEMO_SEED, now, pepper: config.passwordPepper, ratingsOf: ratings },
    (quarter, index) => ownerOf(accounts, quarter, index),
  );
  const staff = demoStaff(new Random(DEMO_SEED + 2), now);
  const people = [...Object.values(accounts), ...renters, ...market.hosts, ...staff];
  await insertPeople(tx, config, people, market.spaces, now);
  for (const person of [accounts.admin, ...staff]) await giveSecondFactor(tx, config, person, now);
  const published = publishedOf(market.spaces, accounts.host);
  const paused = market.spaces.find((one) => !published.includes(one));
  await insertSpaces(tx, random, market.spaces);
  await seedTraderDetails(tx, market.spaces, now);
  await seedTaxDetails(tx, market.spaces, accounts.both.id, now);
  await leaveUnpublished(tx, random, accounts.host, paused, now);
  await featureSpaces(tx, published);
  const { own: plans, past } = staysOf(published);
  const others = marketBookings(random, renters, published, now, spacesOf(plans)).map((plan) =>
    afterThePast(plan, past),
  );
  const made = makeBookings(random, [...plans, ...others], 0, now);
  const recent = justEnded(accounts, renters, published, spacesOf([...plans, ...others, ...past]));
  const over = makeBookings(new Random(DEMO_SEED + 1), [...past, ...recent], made.length, now);
  await insertBookings(tx, random, [...made, ...over], now, accounts.host.id);
  const pictures = await seedClaims(tx, { made, plans }, accounts, now);
  const notifications = plans.flatMap((plan, index) =>
    notificationRows(random, made[index] as DemoBooking, plan, Object.values(accounts), now),
  );
  await insertRows(tx, 'Notification', notifications);
  const curious = renters.find((person) => !plans.some(({ renter }) => renter === person)) ?? accounts.both;
  const written = [...made.slice(0, plans.length), ...over.slice(past.length)];
  const sent = await seedMessages(tx, { accounts, plans: [...plans, ...recent], curious }, written, now);
  const stays = [...plans, ...past, ...recent].map((plan, index): MadeStay => ({
    plan,
    made: (index < plans.length ? made[index] : over[index - plans.length]) as DemoBooking,
  }));
  await seedReviews(tx, stays.slice(0, plans.length + past.length), stays.slice(plans.length + past.length), now);
  await seedDocuments(
    tx,
    config,
    Object.values(accounts).map(({ id }) => id),
  );
  // Days of other sites are taken in the search too.
  await seedHosting(tx, { config, accounts, renters, spaces: market.spaces, published, plans }, now);
  await listInSearch(tx, await withFeaturedHosts(tx, published, now), now);
  await seedPositions(tx, published, Object.values(accounts), now);
  await seedFavorites(tx, accounts.renter, published, now);
  await seedTickets(tx, accounts, now);
  await seedReports(tx, { config, accounts, staff, renters, spaces: published, now });
  await seedDemoKey(tx, accounts.host, now);
  const samples = await seedVerifications(tx, { accounts, renters, hosts: market.hosts, spaces: published }, now);
  if (!photos) return;
  const files = createFiles(config);
  const { admin: _admin, renter: _renter, ...hosting } = accounts;
  await seedAvatars(tx, files, [
    ...Object.values(hosting),
    ...market.hosts,
    ...renters.filter((_, index) => index % 3 > 0),
  ]);
  await addPhotos(tx, config);
  await scheduleSeededDocuments(tx);
  await storeSamples(files, config, samples);
  await storeClaimPictures(files, config, pictures);
  for (const { storageKey, bytes } of sent) await attachmentFiles.write({ config, files }, storageKey, bytes);
}

function makeBookings(random: Random, plans: readonly BookingPlan[], numbersBefore: number, now: Date): DemoBooking[] {
  const today = { now, date: localDateOf(now) };
  return plans.map((plan, index) => makeBooking(random, plan, numbersBefore + index + 1, today));
}

async function insertPeople(
  tx: SeedTransaction,
  config: Config,
  people: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const cities = new Map(spaces.map(({ space }) => [space.hostId, space.city]));
  const hash = await hashPassword(config, DEMO_PASSWORD);
  const users = people.map((person) => ({
    id: person.id,
    email: person.email,
    fullName: person.fullName,
    passwordHash: hash,
    emailVerifiedAt: person.createdAt,
    locale: Locale.ES,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: person.createdAt,
    bio: person.bio,
    isTrader: person.isTrader,
    birthDate: person.isTrader === false ? birthDateOf(person) : null,
    responseMinutes: person.responseMinutes,
    responseRatePercent: person.responseRatePercent,
    createdAt: person.createdAt,
    updatedAt: now.toISOString(),
    onboardedAt: person.createdAt,
    isDemo: true,
    ...makeProfile(person, cities.get(person.id)),
  }));
  await insertRows(tx, 'User', users);
  const roles = people.flatMap(({ id, createdAt, roles: names }) =>
    names.map((role) => ({ userId: id, role, grantedAt: createdAt })),
  );
  await insertRows(tx, 'UserRole', roles);
  const consents = people.map(({ id, createdAt }) => ({
    userId: id,
    purpose: ConsentPurpose.TERMS,
    version: TERMS_VERSION,
    isGranted: true,
    source: 'sign_up' as const,
    at: createdAt,
  }));
  await insertRows(tx, 'Consent', consents);
  await insertPayoutAccounts(tx, people);
}

/** Staff need one, so the demo's has a secret that the README names. */
async function giveSecondFactor(tx: SeedTransaction, config: Config, { id }: DemoPerson, now: Date): Promise<void> {
  await tx.db
    .insertInto('TotpFactor')
    .values({ userId: id, secret: encryptTotpSecret(config, id, DEMO_STAFF_SECRET), createdAt: now, confirmedAt: now })
    .execute();
}

async function insertSpaces(tx: SeedTransaction, random: Random, spaces: readonly ListedSpace[]): Promise<void> {
  await insertRows(
    tx,
    'Space',
    spaces.map(({ space: { room: _room, quarter: _quarter, is24h: _is24h, ...row } }) => row),
  );
  await insertRows(tx, 'SpacePhoto', photoRows(random, spaces));
}

/** After the bookings, so that their days are taken from the first. */
async function listInSearch(tx: SeedTransaction, spaces: readonly ListedSpace[], now: Date): Promise<void> {
  for (let from = 0; from < spaces.length; from += BATCH) {
    const rows = spaces.slice(from, from + BATCH).map(({ row }) => row);
    await upsertSearchRows(tx.em, rows, localDateOf(now));
  }
}

async function addPhotos({ db }: SeedTransaction, config: Config): Promise<void> {
  const keys = await storePhotos(createFiles(config));
  for (const storageKey of keys)
    await addQueuedJob(db, {
      name: 'photo.resize',
      payload: { storageKey },
      jobKey: `resize:${storageKey}`,
      priority: LOW_PRIORITY,
    });
}

async function seedLoad(tx: SeedTransaction, { config }: SeedOptions, wanted: number, now: Date): Promise<void> {
  const missing = wanted - (await countsOf(tx)).spaces;
  await withoutIndexes(tx, 'space_search', missing > INDEXES_LAST_FROM, async () => {
    for (let left = missing; left > 0; left -= CHUNK) await seedChunk(tx, config, Math.min(left, CHUNK), now);
  });
}

async function seedChunk(tx: SeedTransaction, config: Config, spaceCount: number, now: Date): Promise<void> {
  const before = await countsOf(tx);
  const seedOfChunk = DEMO_SEED + before.spaces;
  const random = new Random(seedOfChunk);
  const ratings = await unratedMarket(tx);
  const market = makeDemoSpaces({
    seed: seedOfChunk,
    now,
    pepper: config.passwordPepper,
    ratingsOf: () => ratings,
    spaceCount,
    hostNumberFrom: before.hosts + 1,
  });
  await insertPeople(tx, config, market.hosts, market.spaces, now);
  await insertSpaces(tx, random, market.spaces);
  const renters = market.hosts.slice(0, LOAD_RENTERS);
  const plans = marketBookings(random, renters, market.spaces, now, new Set()).filter(
    ({ listed, renter }) => listed.space.hostId !== renter.id,
  );
  await insertBookings(tx, random, makeBookings(random, plans, before.bookings, now), now);
  await listInSearch(tx, market.spaces, now);
}

async function countsOf({ db }: SeedTransaction): Promise<{ spaces: number; hosts: number; bookings: number }> {
  const counts = await db
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll().as('count');
      return [
        eb.selectFrom('SpaceSearch').select(count).as('spaces'),
        eb.selectFrom('User').select(count).where('email', 'like', 'anfitrion-%').as('hosts'),
        eb.selectFrom('Booking').select(count).as('bookings'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { spaces: Number(counts.spaces), hosts: Number(counts.hosts), bookings: Number(counts.bookings) };
}
