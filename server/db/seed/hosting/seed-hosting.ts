import type { Config } from '../../../config.js';
import { BookingStatus } from '../../../features/bookings/booking.enums.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { BookingPlan } from '../make-booking.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { demoAccounts, DemoPerson } from '../make-people.js';
import { Random } from '../random.js';
import { viewRows } from './make-views.js';
import { seedFeeds } from './seed-feeds.js';
import { seedOthersFavorites } from './seed-others-favorites.js';
import { seedWaitingPlaces } from './seed-waiting-places.js';

/* Its own stream, so that the other demo data stay the same. */
const VIEW_SEED = 20_261_122;

interface Hosting {
  readonly config: Config;
  readonly accounts: ReturnType<typeof demoAccounts>;
  readonly renters: readonly DemoPerson[];
  readonly spaces: readonly ListedSpace[];
  readonly published: readonly ListedSpace[];
  readonly plans: readonly BookingPlan[];
}

/** Data behind the calendar, statistics and lists of the demo's hosts: external calendars, waiting lists, views, favorites. */
export async function seedHosting(tx: SeedTransaction, hosting: Hosting, now: Date): Promise<void> {
  const { config, accounts, renters, spaces, published, plans } = hosting;
  const { host, renter, both } = accounts;
  const ofHost = published.filter(({ space }) => space.hostId === host.id);
  await seedFeeds(tx, config, ofHost, now);
  const spaceOf = (person: DemoPerson, status: BookingStatus): ListedSpace | undefined =>
    plans.find((plan) => plan.renter === person && plan.status === status && plan.listed.space.hostId !== host.id)
      ?.listed;
  const taken = spaceOf(both, BookingStatus.ACTIVE);
  const free = spaceOf(renter, BookingStatus.COMPLETED);
  await seedWaitingPlaces(tx, { renter, others: renters, ofHost, taken, free }, now);
  const ofAccounts = spaces.filter((one) => Object.values(accounts).includes(one.host));
  await insertRows(tx, 'SpaceViews', viewRows(new Random(VIEW_SEED), ofAccounts, now));
  await seedOthersFavorites(tx, renters, ofAccounts, now);
}
