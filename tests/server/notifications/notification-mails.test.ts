import { expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { DECLINE, request, requested, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace } from '../../support/spaces.js';

const world = useWorld();

test('P1 N-R05 mails three similar free spaces, nearest in price first, when a request is declined', async () => {
  const { app, host, stranger } = world;
  const other = (title: string, euros: number, more: Record<string, unknown> = {}) =>
    publishedSpace(app, host, { title, priceMonthCents: euros * 100, ...more });
  const near = await other('Trastero muy & muy cercano', 71);
  const far = await other('Trastero más caro', 95);
  const middle = await other('Trastero mediano', 80);
  await other('Trastero carísimo', 140);
  await other('Garaje de al lado', 70, { type: 'GARAGE' });
  const taken = await other('Trastero ya ocupado', 70);
  await request(stranger, (await start(stranger, stay(taken))).id);
  const { id } = await requested(world);
  await host.query(DECLINE, { input: { bookingId: id, reason: 'NOT_AVAILABLE' } });
  await app.settle();
  await runJobs(app, 'mail.send');

  const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) =>
    subject.startsWith('Solicitud rechazada'),
  );
  const paths = [...(mail?.text ?? '').matchAll(/\/space\/(\S+)/g)].map(([, space]) => space);
  expect(paths).toEqual([near, middle, far]);
  expect(mail?.text).toMatch(/Trastero muy & muy cercano\n78,10\s€ al mes, todo incluido\n/);
  // Nothing was charged, so no sum is shown.
  expect(mail?.text).not.toMatch(/77,00|115,50/);
  expect(mail?.html).toMatch(new RegExp(`<a href="[^"]+/space/${near}"[^>]*>Trastero muy &amp; muy cercano</a>`));
});
