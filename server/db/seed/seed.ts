import { sql } from 'kysely';
import type { Config } from '../../config.js';
import { addQueuedJob } from '../../core/jobs/job-queue.js';
import { LOW_PRIORITY } from '../../core/jobs/jobs.js';
import { hashPassword } from '../../features/accounts/password/password-hashing.js';
import { DEMO_STAFF_SECRET } from '../../features/accounts/second-factor/demo-second-factor.js';
import { encryptTotpSecret } from '../../features/accounts/second-factor/totp-secret.js';
import { attachmentFiles } from '../../features/messages/attachments/attachment-store.js';
import { createFiles } from '../../ports/create-files.js';
import type { Database } from '../../database.js';
import { openOrm } from '../orm.js';
import { seedAvatars } from './avatars/seed-avatars.js';
import { accountBookings, marketBookings } from './demo-data/demo-bookings.js';
import { storeClaimPictures } from './payments/seed-claim.js';
import { seedClaims } from './payments/seed-open-claim.js';
import { hostOf } from './demo-data/demo-hosts.js';
import { storePhotos } from './demo-data/demo-photos.js';
import { seedApprovals } from './hosting/seed-approvals.js';
import { featureSpaces } from './hosting/feature-spaces.js';
import { withFeaturedHosts } from './hosting/featured-hosts.js';
import { searchRows } from './hosting/make-searches.js';
import { seedHosting } from './hosting/seed-hosting.js';
import { seedPositions } from './hosting/seed-positions.js';
import { insertBookings, numberBookingsAfter } from './insert-bookings.js';
import { insertRows, toSeedTransaction, type SeedTransaction } from './insert-rows.js';
import { makeBookings, type BookingPlan, type DemoBooking } from './make-booking.js';
import { insertPeople } from './market/insert-people.js';
import { insertSpaces, listInSearch } from './market/insert-spaces.js';
import { LOAD_WRITERS, seedLoad } from './market/seed-load.js';
import { makeDemoSpaces, type ListedSpace, type MarketRatings } from './make-demo-spaces.js';
import { notificationRows } from './make-notifications.js';
import { demoAccounts, demoStaff, makeRenter, type DemoPerson } from './make-people.js';
import { seedVerifications } from './make-verifications.js';
import { afterPastStays, justEnded, pastStays } from './make-past-stays.js';
import { Random } from './random.js';
import { scheduleSeededDocuments, seedDocuments } from './seed-documents.js';
import { seedFavorites } from './seed-favorites.js';
import { seedMessages } from './seed-messages.js';
import { seedDemoKey } from './partners/seed-demo-key.js';
import { seedReports } from './support/seed-reports.js';
import { seedSelfChecks } from './support/seed-self-checks.js';
import { seedTaxDetails } from './hosting/seed-tax-details.js';
import { seedTraderDetails } from './hosting/seed-trader-details.js';
import { seedTickets } from './support/seed-tickets.js';
import { ratingsOf, seedReviews, spacesOf, type MadeStay } from './seed-reviews.js';
import { storeSamples } from './sample-documents.js';
import { leaveUnpublished, publishedOf } from './unpublished-spaces.js';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Hueco-demo-2026';
const DEMO_SEED = 20_261_120;
const RENTERS = 24;

export interface SeedOptions {
  readonly config: Config;
  /** The total number of published spaces, for load tests; the demo's own come first. */
  readonly spaces?: number;
  /** False inserts rows only, no files. */
  readonly photos?: boolean;
  /** The date that the demo's dates are relative to. */
  readonly now?: Date;
}

/** Fills a migrated, empty database with the demo; with `spaces`, adds more up to that total. */
export async function seed(databaseUrl: string, options: SeedOptions): Promise<void> {
  const { config, spaces, now = new Date() } = options;
  const orm = await openOrm({ databaseUrl, poolSize: 1 + LOAD_WRITERS, work: 'seed' });
  try {
    const passwordHash = await hashPassword(config, DEMO_PASSWORD);
    await orm.em.fork().transactional(async (em) => {
      const tx = toSeedTransaction(em);
      const user = await tx.db.selectFrom('User').select('id').limit(1).executeTakeFirst();
      if (!user) await seedDemo(tx, options, passwordHash, now);
    });
    if (spaces !== undefined) await seedLoad(orm, { config, spaces, seed: DEMO_SEED, passwordHash, now });
    const { db } = toSeedTransaction(orm.em.fork());
    await vacuumAll(db);
    // Named query 9: after a crash PostgreSQL need not replay all of this. Not every user has the permission.
    await sql`checkpoint`.execute(db).catch(() => {});
  } finally {
    await orm.close(true);
  }
}

/** With the visibility map set, covering indexes can serve index-only scans from the first call on. */
async function vacuumAll(db: Database): Promise<void> {
  const tables = await db
    .withTables<{ pg_tables: { tablename: string; schemaname: string } }>()
    .selectFrom('pg_tables')
    .select('tablename')
    .where('schemaname', '=', 'public')
    .execute();
  const left = tables.values();
  const vacuum = async (): Promise<void> => {
    // Named query 8: there is no builder for it.
    for (const { tablename } of left) await sql`vacuum (analyze) ${sql.table(tablename)}`.execute(db);
  };
  await Promise.all(Array.from({ length: LOAD_WRITERS }, vacuum));
}

async function seedDemo(
  tx: SeedTransaction,
  { config, photos = true }: SeedOptions,
  passwordHash: string,
  now: Date,
): Promise<void> {
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
    (quarter, index) => hostOf(accounts, quarter, index),
  );
  const staff = demoStaff(new Random(DEMO_SEED + 2), now);
  const people = [...Object.values(accounts), ...renters, ...market.hosts, ...staff];
  await insertPeople(tx, people, market.spaces, passwordHash, now);
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
    afterPastStays(plan, past),
  );
  const made = makeBookings(random, [...plans, ...others], 0, now);
  const recent = justEnded(accounts, renters, published, spacesOf([...plans, ...others, ...past]));
  const over = makeBookings(new Random(DEMO_SEED + 1), [...past, ...recent], made.length, now);
  await insertBookings(tx, random, [...made, ...over], now, accounts.host.id);
  await numberBookingsAfter(tx, made.length + over.length);
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
  // External calendars block days in the search too.
  await seedHosting(tx, { config, accounts, renters, spaces: market.spaces, published, plans }, now);
  await insertRows(tx, 'SearchDay', searchRows(now));
  await listInSearch(tx, await withFeaturedHosts(tx, published, now), now);
  await seedPositions(tx, published, Object.values(accounts), now);
  await seedFavorites(tx, accounts.renter, published, now);
  await seedTickets(tx, accounts, now);
  await seedReports(tx, { config, accounts, staff, renters, spaces: published, now });
  // After the reports: the log of the staff's acts is in their order.
  await seedApprovals(tx, {
    config,
    newcomer: market.hosts[0] as DemoPerson,
    asked: accounts.both,
    moderator: staff[1] ?? accounts.admin,
    now,
  });
  await seedDemoKey(tx, accounts.host, now);
  await seedSelfChecks(tx, now);
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

/** Staff need one, so the demo's account has a secret that the README names. */
async function giveSecondFactor(tx: SeedTransaction, config: Config, { id }: DemoPerson, now: Date): Promise<void> {
  await tx.db
    .insertInto('TotpFactor')
    .values({ userId: id, secret: encryptTotpSecret(config, id, DEMO_STAFF_SECRET), createdAt: now, confirmedAt: now })
    .execute();
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
