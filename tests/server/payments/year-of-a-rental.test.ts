import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { addMonthsClamped, addDays } from '../../../server/core/values/date-range.js';
import { payInput, PAY_CYCLE, readBilling, breakCard } from '../../support/money/billing.js';
import { ACCEPT, request, start, stay } from '../../support/bookings.js';
import {
  finishPendingWork,
  deliverInOrder,
  minute,
  openMarket,
  signEverybodyIn,
  type Market,
} from '../../support/money-model/market.js';
import { EMPTY, readModelState } from '../../support/money-model/model-state.js';
import { statementOf } from '../../support/money-model/statement.js';
import { violatedInvariants, violatedInvariantsAtRest } from '../../support/money-model/whole-books.js';
import { uuidOf } from '../../support/spaces.js';

const STATEMENT = fromProjectRoot('tests', 'server', 'payments', 'year-of-a-rental.txt');
const FIRST_DAY = '2027-03-05';
/** The month whose charge the bank refuses. */
const REFUSED = 5;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.world.app.stop());

async function at(day: string, time = '08:00:00Z'): Promise<void> {
  market.world.clock.set(`${day}T${time}`);
  await signEverybodyIn(market);
  await minute(market);
  await deliverInOrder(market);
}

/** `UPDATE_STATEMENT=1` rewrites the statement, which must be read line by line before it is committed. */
test('M8 a year of a rolling rental with one late charge matches the stored statement to the cent', async () => {
  const { world, people } = market;
  const { id } = await start(people.renter, stay(world.spaceId, 3, 45, { to: null, termType: 'ROLLING' }));
  await request(people.renter, id);
  await people.host.query(ACCEPT, { input: { bookingId: id } });
  await deliverInOrder(market);
  await at(FIRST_DAY, '23:00:00Z');
  for (let month = 1; month <= 12; month += 1) {
    const day = addMonthsClamped(FIRST_DAY, month);
    await at(addDays(day, -3));
    if (month === REFUSED) await breakCard(world, id);
    await at(day);
    if (month === REFUSED) await payLate(id, day);
    for (const days of month === REFUSED ? [8, 9] : [3, 4]) await at(addDays(day, days), '05:00:00Z');
  }
  for (const days of [8, 9]) await at(addDays(addMonthsClamped(FIRST_DAY, 12), days), '05:00:00Z');
  await finishPendingWork(market);
  await signEverybodyIn(market);
  const state = await readModelState(market);
  expect(state.rentals).toMatchObject([{ status: 'completed' }]);
  expect(await violatedInvariants(market, { ...EMPTY, ...state }, state)).toEqual([]);
  expect(await violatedInvariantsAtRest(market)).toEqual([]);
  const statement = await statementOf(market, uuidOf(id));
  if (process.env['UPDATE_STATEMENT']) writeFileSync(STATEMENT, statement);
  if (process.env['RIG_SIZE'] === 'long') process.stdout.write(`${statement}\n`);
  expect(statement).toBe(readFileSync(STATEMENT, 'utf8'));
  expect(statement).not.toContain('NO');
}, 120_000);

/** Two more tries fail; on the seventh day the renter pays with another card. */
async function payLate(id: string, day: string): Promise<void> {
  for (const days of [1, 3]) await at(addDays(day, days));
  const { cycles } = await readBilling(market.people.renter, id);
  const refused = cycles.find(({ status }) => status === 'RETRYING' || status === 'PAST_DUE');
  if (!refused) throw new Error(`nothing was refused: ${JSON.stringify(cycles)}`);
  await at(addDays(day, 7));
  const input = await payInput(market.people.renter, refused);
  await market.people.renter.query(PAY_CYCLE, { input });
}
