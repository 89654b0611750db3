import { afterEach, expect, test } from 'vitest';
import { ACCEPT, confirmed, request, requested, start, stay, type World } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const world = useWorld();
afterEach(() => setConstant('LAUNCH_OFFER_UNTIL', 0));

const sql = (query: string, params: unknown[] = []): Promise<Record<string, unknown>[]> =>
  world.app.context().em.execute(query, params);
const setConstant = (key: string, value: number): Promise<unknown> =>
  sql('update platform_constants set value = ? where key = ?', [value, key]);

/** Rent, commission and the host's share of a booking's first charge, in cents. */
async function firstCycle(bookingId: string): Promise<unknown> {
  const [row] = await sql(
    'select rent_cents, commission_cents, host_net_cents from billing_cycles where booking_id = ? and cycle_no = 1',
    [uuidOf(bookingId)],
  );
  return row;
}

/** The commission of a booking or a space, as one side reads it. */
async function commissionIn(client: World['host'], of: 'booking' | 'space', id: string): Promise<unknown> {
  const text = `query ($id: ID!) { ${of}(id: $id) { commissionTerms { kind bps } } }`;
  return (await client.query<Record<string, { commissionTerms: unknown }>>(text, { id }))[of]?.commissionTerms;
}

const PREVIEW = `query ($id: ID!) { space(id: $id) { hostNetMonthCents
  draftPreview { commissionBps commissionKind usualCommissionBps commissionCents hostNetMonthCents } } }`;
const shown = async (): Promise<unknown> =>
  (await world.host.query<{ space: unknown }>(PREVIEW, { id: world.spaceId })).space;

test('P2 M6 the first booking under the launch offer has its commission, later bookings the usual one', async () => {
  await setConstant('LAUNCH_OFFER_UNTIL', 20_270_302);
  expect(await shown()).toEqual({
    hostNetMonthCents: 7000,
    draftPreview: {
      commissionBps: 0,
      commissionKind: 'LAUNCH',
      usualCommissionBps: 500,
      commissionCents: 0,
      hostNetMonthCents: 7000,
    },
  });
  const first = await requested(world);
  // A request made under the offer keeps it, even if the offer ends before the host's answer.
  await setConstant('LAUNCH_OFFER_UNTIL', 20_270_301);
  expect(await shown()).toMatchObject({ hostNetMonthCents: 6650, draftPreview: { commissionKind: 'USUAL' } });
  await world.host.query(ACCEPT, { input: { bookingId: first.id } });
  expect(await firstCycle(first.id)).toMatchObject({ commission_cents: 0, host_net_cents: 7000 });
  expect(await commissionIn(world.host, 'booking', first.id)).toEqual({ kind: 'LAUNCH', bps: 0 });
  expect(await commissionIn(world.renter, 'booking', first.id)).toBeNull();
  expect(await commissionIn(world.host, 'space', world.spaceId)).toEqual({ kind: 'USUAL', bps: 500 });
  expect(await commissionIn(world.renter, 'space', world.spaceId)).toBeNull();
  // Bookings from before the kind was stored derive it from their share.
  await sql(`update bookings set terms_snapshot = terms_snapshot - 'commission' where id = ?`, [uuidOf(first.id)]);
  expect(await commissionIn(world.host, 'booking', first.id)).toEqual({ kind: 'LAUNCH', bps: 0 });

  await setConstant('LAUNCH_OFFER_UNTIL', 20_270_302);
  expect(await shown()).toMatchObject({ draftPreview: { commissionBps: 500, commissionKind: 'USUAL' } });
  const second = await confirmed(world, 100, 45);
  expect(await firstCycle(second.id)).toMatchObject({ commission_cents: 350, host_net_cents: 6650 });
});

test('P2 M6 only a trader with more than five published spaces pays the professional commission', async () => {
  for (let more = 0; more < 5; more += 1) await publishedSpace(world.app, world.host);
  expect(await shown()).toMatchObject({ draftPreview: { commissionBps: 500, commissionKind: 'USUAL' } });
  await sql(`update users set is_trader = true where email = 'host@example.test'`);
  expect(await shown()).toMatchObject({
    hostNetMonthCents: 6440,
    draftPreview: { commissionBps: 800, commissionKind: 'PROFESSIONAL', commissionCents: 560 },
  });
  const booking = await start(world.renter, stay(world.spaceId, 170, 45));
  await request(world.renter, booking.id);
  await world.host.query(ACCEPT, { input: { bookingId: booking.id } });
  expect(await firstCycle(booking.id)).toMatchObject({ commission_cents: 560, host_net_cents: 6440 });
  expect(await commissionIn(world.host, 'booking', booking.id)).toEqual({ kind: 'PROFESSIONAL', bps: 800 });
  await sql(`update spaces set status = 'paused' where id = (select id from spaces where id <> ? limit 1)`, [
    uuidOf(world.spaceId),
  ]);
  expect(await shown()).toMatchObject({ draftPreview: { commissionKind: 'USUAL' } });
});
