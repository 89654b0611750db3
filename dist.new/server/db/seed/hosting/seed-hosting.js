import { BookingStatus } from '../../../features/bookings/booking-types.js';
import { insertRows } from '../insert-rows.js';
import { Random } from '../random.js';
import { viewRows } from './make-views.js';
import { seedFeeds } from './seed-feeds.js';
import { seedOthersFavorites } from './seed-others-favorites.js';
import { seedWaitingPlaces } from './seed-waiting-places.js';
/* Of its own, so that the other demo data stay as they are. */
const VIEW_SEED = 20_261_122;
/** What calendar, statistics and lists of the demo's hosts show: calendars of other sites, who waits, who looked, who likes. */
export async function seedHosting(tx, hosting, now) {
    const { config, accounts, renters, spaces, published, plans } = hosting;
    const { host, renter, both } = accounts;
    const ofHost = published.filter(({ space }) => space.hostId === host.id);
    await seedFeeds(tx, config, ofHost, now);
    const spaceOf = (person, status) => plans.find((plan) => plan.renter === person && plan.status === status && plan.listed.space.hostId !== host.id)
        ?.listed;
    const taken = spaceOf(both, BookingStatus.ACTIVE);
    const free = spaceOf(renter, BookingStatus.COMPLETED);
    await seedWaitingPlaces(tx, { renter, others: renters, ofHost, taken, free }, now);
    const ofAccounts = spaces.filter((one) => Object.values(accounts).includes(one.host));
    await insertRows(tx, 'SpaceViews', viewRows(new Random(VIEW_SEED), ofAccounts, now));
    await seedOthersFavorites(tx, renters, ofAccounts, now);
}
//# sourceMappingURL=seed-hosting.js.map