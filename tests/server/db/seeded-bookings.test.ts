import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { signInAs } from '../../support/accounts.js';
import { ACCEPT, DECLINE, type BookingView } from '../../support/bookings.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const DEMO_PASSWORD = 'Hueco-demo-2026';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
}, 180_000);
afterAll(() => app.stop());

test('requests of the demo data can be answered: one accepted, one declined', async () => {
  const rows = await app
    .context()
    .em.execute<{ id: string; email: string }[]>(
      `select b.id, u.email from bookings b join users u on u.id = b.host_id where b.status = 'requested' and b.respond_by > now() and u.email like '%@hueco.test' order by b.respond_by desc limit 2`,
    );
  expect(rows.length).toBeGreaterThan(0);
  for (const [index, { id, email }] of rows.entries()) {
    const host = app.visitor();
    await signInAs(host, email, DEMO_PASSWORD);
    const input = { bookingId: toGlobalId('Booking', id) };
    if (index === 0)
      expect((await host.query<{ acceptBooking: BookingView }>(ACCEPT, { input })).acceptBooking.status).toBe(
        'CONFIRMED',
      );
    else
      expect(
        (await host.query<{ declineBooking: BookingView }>(DECLINE, { input: { ...input, reason: 'NOT_AVAILABLE' } }))
          .declineBooking.status,
      ).toBe('DECLINED');
  }
});
