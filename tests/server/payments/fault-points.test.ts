import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setCut, type FaultPoint } from '../../../server/core/fault-points.js';
import { calmDown, openMarket, reopenMarket, signEverybodyIn, type Market } from '../../support/money-model/market.js';
import { EMPTY, readPicture } from '../../support/money-model/picture.js';
import { liveThrough, traceOf } from '../../support/money-model/rental-life.js';
import { brokenAlways, brokenAtRest } from '../../support/money-model/whole-books.js';
import { freshDatabase } from '../../support/test-db.js';

const isLong = process.env['RIG_SIZE'] === 'long';

const POINTS: readonly FaultPoint[] = [
  'payment.create',
  'payment.created',
  'payment.answered-authorize',
  'payment.applied-authorize',
  'payment.answered-authentication',
  'payment.answered-capture',
  'payment.applied-capture',
  'payment.answered-void',
  'payment.answered-charge',
  'payment.applied-charge',
  'refund.ask',
  'refund.answered',
  'payout.transfer',
  'payout.transferred',
  'payout.stored',
  'payout.sent',
  'webhook.stored',
  'webhook.applied',
  'outbox.consumed',
  'outbox.dispatched',
];
/** Those where money has moved and nothing of ours says so yet. */
const KILLED: readonly FaultPoint[] = isLong ? POINTS : ['payment.answered-capture', 'payout.transferred'];

let market: Market;
let undisturbed: object;

beforeAll(async () => {
  market = await openMarket();
  // The first share of a new host comes later: a life before the one that is compared.
  await liveThrough(market);
  undisturbed = await traceOf(market, await liveThrough(market));
}, 120_000);
afterEach(() => setCut(null));
afterAll(() => market.world.app.stop());

async function brokenNow(one: Market): Promise<string[]> {
  const picture = await readPicture(one);
  return [...(await brokenAlways(one, { ...EMPTY, ...picture }, picture)), ...(await brokenAtRest(one))];
}

/** Points that lie far apart share a life; in the long size each has its own. */
const LIVES = isLong ? POINTS.length : 4;
const GROUPS = Array.from({ length: LIVES }, (_, life) => POINTS.filter((_point, index) => index % LIVES === life));

test.each(GROUPS.map((points) => ({ points, names: points.join(', ') })))(
  'P-09 M8 errors at $names change nothing of how a rental ends',
  async ({ points }) => {
    const reached = new Set<FaultPoint>();
    setCut((point) => {
      if (!points.includes(point) || reached.has(point)) return;
      reached.add(point);
      throw new Error(`cut at ${point}`);
    });
    const life = await liveThrough(market);
    expect([...reached].toSorted()).toEqual(points.toSorted());
    setCut(null);
    await calmDown(market);
    await signEverybodyIn(market);
    expect(await brokenNow(market)).toEqual([]);
    expect(await traceOf(market, life)).toEqual(undisturbed);
  },
  180_000,
);

test.each(KILLED)(
  'P-09 M8 a process killed at %s leaves what the next one puts right',
  async (point) => {
    const databaseUrl = await freshDatabase();
    const clockFile = path.join(mkdtempSync(path.join(tmpdir(), 'hueco-cut-')), 'now');
    const child = fork(
      new URL('fault-child.ts', import.meta.url),
      [JSON.stringify({ databaseUrl, point, clockFile })],
      {
        execArgv: ['--import', 'tsx'],
      },
    );
    const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
      child.once('exit', (_code, by) => resolve(by)),
    );
    expect(signal).toBe('SIGKILL');
    const next = await reopenMarket(databaseUrl, new Date(readFileSync(clockFile, 'utf8')));
    await calmDown(next);
    await signEverybodyIn(next);
    expect(await brokenNow(next)).toEqual([]);
    await next.world.app.stop();
  },
  120_000,
);
