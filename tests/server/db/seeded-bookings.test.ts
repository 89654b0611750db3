import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
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
      expect(
        (await host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, { input })).acceptBooking.booking.status,
      ).toBe('CONFIRMED');
    else
      expect(
        (
          await host.query<{ declineBooking: { booking: BookingView } }>(DECLINE, {
            input: { ...input, reason: 'NOT_AVAILABLE' },
          })
        ).declineBooking.booking.status,
      ).toBe('DECLINED');
  }
});

test('P-06 the demo’s books agree with its provider’s: every payout is there, and our balance covers what we owe', async () => {
  const { em } = app.context();
  await reconcileBooks(app.context());
  expect(await em.execute('select kind, ref, expected_cents, found_cents from reconciliation_alarms')).toEqual([]);
  expect(
    await em.execute(
      `select p.id from payouts p where not exists (select from sandbox_objects o where o.id = p.payout_ref and o.account_id = p.account_ref)
        or not exists (select from payout_accounts a where a.user_id = p.host_id and a.ref = p.account_ref and a.iban_last4 = p.iban_last4)`,
    ),
  ).toEqual([]);
  const [balance] = await em.execute<{ cents: number }[]>(
    'select sum(amount_cents)::int as cents from sandbox_balance where account_id is null',
  );
  expect(balance?.cents).toBeGreaterThan(0);
});
