import { expect, test } from 'vitest';
import { CARDS, read, request, signInAgain, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { settlePending } from '../../support/money/billing.js';
import { uuidOf } from '../../support/spaces.js';

const world = useWorld();

test('T1 a renter whose hold ended at the page of the bank holds the same days anew', async () => {
  const { app, clock, renter, spaceId } = world;
  const first = await start(renter, stay(spaceId));
  expect((await request(renter, first.id, CARDS.authenticate)).actionUrl).not.toBeNull();
  clock.advance({ minutes: 15 });
  await signInAgain(world);
  const second = await start(renter, stay(spaceId));
  expect(new Date(second.holdExpiresAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  expect(second.id).not.toBe(first.id);
  expect((await read(renter, first.id))?.status).toBe('PAYMENT_FAILED');
  await settlePending(app);
  const [payment] = await app
    .context()
    .em.execute<{ status: string }[]>('select status from payments where booking_id = ?', [uuidOf(first.id)]);
  expect(payment?.status).toBe('void');
  expect((await request(renter, second.id)).status).toBe('REQUESTED');
});
