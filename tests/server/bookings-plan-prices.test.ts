import { afterAll, beforeAll, expect, test } from 'vitest';
import * as k from '../support/bookings.js';
import { uuidOf } from '../support/spaces.js';

interface PlanPrice {
  readonly plan: string;
  readonly perChargeCents: number;
  readonly firstChargeCents: number;
  readonly totalCents: number;
  readonly lines: readonly { readonly totalCents: number }[];
}

const PRICES = `query ($id: ID!) { booking(id: $id) { planPrices { plan perChargeCents firstChargeCents totalCents ivaCents lines { totalCents dueOn } } } }`;
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { firstChargeCents totalCents } }`;

let world: k.World;

beforeAll(async () => {
  world = await k.createWorld();
});
afterAll(() => world.app.stop());

const pricesFor = async (client: k.World['renter'], id: string) => (await client.query<{ booking: { planPrices: PlanPrice[] } | null }>(PRICES, { id })).booking?.planPrices;

test('a hold tells its price with each plan, as quoted and as charged, whatever the host asks meanwhile', async () => {
  const booking = await k.start(world.renter, k.stay(world.spaceId));
  const prices = (await pricesFor(world.renter, booking.id)) ?? [];
  expect(prices.map(({ plan, perChargeCents }) => [plan, perChargeCents])).toEqual([['BASIC', 0], ['PLUS', 499], ['MAXIMA', 999]]);
  for (const { plan, firstChargeCents, totalCents, lines } of prices) {
    const input = { spaceId: world.spaceId, from: booking.from, to: booking.to, protectionPlan: plan };
    const { priceQuote } = await world.renter.query<{ priceQuote: object }>(QUOTE, { input });
    expect(priceQuote).toEqual({ firstChargeCents, totalCents });
    expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents);
  }
  await world.app.context().em.execute('update spaces set price_month_cents = 9000 where id = ?', [uuidOf(world.spaceId)]);
  expect(await pricesFor(world.renter, booking.id)).toEqual(prices);

  const input = await k.requestInput(world.renter, booking.id, k.CARDS.works, { protectionPlan: 'PLUS' });
  const { requestBooking } = await world.renter.query<{ requestBooking: k.RequestAnswer }>(k.REQUEST, { input });
  expect(requestBooking.payment?.totalCents).toBe(prices[1]?.firstChargeCents);
  expect(requestBooking.totalCents).toBe(prices[1]?.totalCents);
  expect(await pricesFor(world.host, booking.id)).toEqual([]);
  expect(await pricesFor(world.stranger, booking.id)).toBeUndefined();
});
