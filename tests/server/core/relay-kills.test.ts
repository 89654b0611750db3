import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { NOW } from '../../support/bookings.js';
import { openMarket, reopenMarket, rows, type Market } from '../../support/money-model/market.js';
import { freshDatabase } from '../../support/test-db.js';
import type { Kill } from './relay-child.js';

// The quick size consists of the errors at the same points in `payments/fault-points.test.ts`.
const isLong = process.env['RIG_SIZE'] === 'long';
const KILLS = Number(process.env['RELAY_KILLS'] ?? 200);
const PLACES: readonly Pick<Kill, 'at' | 'nth'>[] = [
  { at: 'committed', nth: 1 },
  ...[1, 2, 3].flatMap((nth) => [
    { at: 'outbox.consumed' as const, nth },
    { at: 'outbox.dispatched' as const, nth },
  ]),
];

/** The notices of each booking, in the bell and by mail; a complete booking has exactly one of each. */
async function noticesOf(market: Market): Promise<object[]> {
  return rows(
    market,
    `select b.status, n.types, m.mails from bookings b
       left join lateral (select array_agg(type order by type) as types from notifications n where n.booking_id = b.id) n on true
       left join lateral (select count(*)::int as mails from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'mail.send' and j.payload::text like '%' || b.reference || '%') m on true
     order by b.created_at, b.id`,
  );
}

test.skipIf(!isLong)(
  'P-08 after 200 processes were killed between commit and relay every event is notified once, in the bell and by mail',
  async () => {
    const databaseUrl = await freshDatabase();
    const first = await openMarket({ databaseUrl });
    const spaceId = first.spaces[0] ?? '';
    const now = (kill: number): string => new Date(Date.parse(NOW) + kill * 60_000).toISOString();
    await first.world.app.stop();
    let killed = 0;
    for (let kill = 0; kill <= KILLS; kill++) {
      // The last process is not killed, so that it relays the remaining events.
      const place = kill === KILLS ? { at: 'outbox.consumed' as const, nth: 0 } : PLACES[kill % PLACES.length];
      const child = fork(
        new URL('relay-child.ts', import.meta.url),
        [JSON.stringify({ databaseUrl, now: now(kill), spaceId, ...place })],
        { execArgv: ['--import', 'tsx'] },
      );
      const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
      if (signal === 'SIGKILL') killed += 1;
      else expect(code, `process ${kill}`).toBe(0);
    }
    expect(killed).toBe(KILLS);
    const last = await reopenMarket(databaseUrl, new Date(now(KILLS)));
    await last.world.app.settle();
    expect(await rows(last, 'select id, last_error from outbox where dispatched_at is null')).toEqual([]);
    const bookings = await noticesOf(last);
    expect(bookings).toHaveLength(KILLS + 1);
    const undisturbed = bookings.at(-1);
    expect(undisturbed).toMatchObject({
      status: 'declined',
      types: expect.arrayContaining(['booking_declined']) as string[],
    });
    for (const booking of bookings) expect(booking).toEqual(undisturbed);
    await last.world.app.stop();
  },
  7_200_000,
);
