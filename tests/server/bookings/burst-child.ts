import { NOW } from '../../support/bookings.js';
import { FakeClock } from '../../support/fake-clock.js';
import { createTestApp } from '../../support/test-app.js';

// A second process of the product on the database of a test; reports its address.
const app = await createTestApp({ databaseUrl: process.argv[2] ?? '', clock: new FakeClock(NOW) });
process.send?.(app.url);
