import { setCut, type FaultPoint } from '../../../server/core/fault-points.js';
import { CARDS, DECLINE, REQUEST, requestInput, START } from '../../support/bookings.js';
import { newKey, reopenMarket, rows } from '../../support/money-model/market.js';

/** Where the process ends: `committed` is before any relay of the request; the other places end it the `nth` time. */
export interface Kill {
  readonly databaseUrl: string;
  readonly now: string;
  readonly spaceId: string;
  readonly at: 'committed' | Extract<FaultPoint, `outbox.${string}`>;
  readonly nth: number;
}

// A process that relays its predecessor's events, has a booking requested and declined, and is killed, as by a power cut.
const { databaseUrl, now, spaceId, at, nth } = JSON.parse(process.argv[2] ?? '') as Kill;
const market = await reopenMarket(databaseUrl, new Date(now));
const { renter, host } = market.people;
await rows(market, 'delete from rate_limits');
const input = { spaceId, from: '2027-05-01', to: '2027-05-29', termType: 'FIXED', idempotencyKey: newKey() };
const { startBooking } = await renter.query<{ startBooking: { booking: { id: string } } }>(START, { input });
await renter.query(REQUEST, { input: await requestInput(renter, startBooking.booking.id, CARDS.works) });
await host.query(DECLINE, { input: { bookingId: startBooking.booking.id, reason: 'NOT_AVAILABLE' } });
if (at === 'committed') process.kill(process.pid, 'SIGKILL');
let times = 0;
setCut((point) => {
  if (point === at && ++times === nth) process.kill(process.pid, 'SIGKILL');
});
await market.world.app.settle();
process.exit(0);
