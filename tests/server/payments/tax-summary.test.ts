import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ACCEPT, createWorld, request, start, stay, type World } from '../../support/bookings.js';
import { settlePending } from '../../support/money/billing.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());

test("P4 money that nobody owed is neither rent nor commission in a host's tax summary", async () => {
  const { app, host, renter, spaceId } = world;
  // The start is far ahead, so the authorization is voided and charged later; the provider captures it instead.
  const { id } = await start(renter, stay(spaceId, 100));
  await request(renter, id);
  const provider = app.services.ports.payments.current;
  vi.spyOn(provider, 'voidPayment').mockImplementationOnce((ref) =>
    provider.capturePayment(ref, { idempotencyKey: 'captured-instead' }),
  );
  await host.query(ACCEPT, { input: { bookingId: id } });
  await settlePending(app);
  await runJobs(app, 'payments.refund');
  expect(
    await app
      .context()
      .em.execute(
        `select rule from ledger_entries l where l.booking_id = ? and account = 'provider_clearing' order by 1`,
        [uuidOf(id)],
      ),
  ).toMatchObject([{ rule: 'money_unowed' }, { rule: 'refund_done' }]);
  const { viewer } = await host.query<{ viewer: { taxPeriods: { quarter: number | null; byTax: object[] }[] } }>(
    '{ viewer { taxPeriods { quarter byTax { rentCents taxCents commissionTaxCents } } } }',
  );
  expect(viewer.taxPeriods[0]).toEqual({ quarter: 1, byTax: [] });
  expect(viewer.taxPeriods.flatMap(({ byTax }) => byTax)).toEqual([]);
  expect(await brokenBooks(world)).toEqual([]);
});
