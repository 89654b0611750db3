import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CARDS,
  REQUEST,
  TODAY,
  type World,
  createWorld,
  read,
  request,
  requestInput,
  start,
  stay,
} from '../support/bookings.js';
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

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());

const pricesFor = async (client: World['renter'], id: string) =>
  (await client.query<{ booking: { planPrices: PlanPrice[] } | null }>(PRICES, { id })).booking?.planPrices;

test('a hold tells its price, as quoted and as charged, whatever the host asks meanwhile; while no claim can be made only the free plan is on offer', async () => {
  const booking = await start(world.renter, stay(world.spaceId));
  const prices = (await pricesFor(world.renter, booking.id)) ?? [];
  expect(prices.map(({ plan, perChargeCents }) => [plan, perChargeCents])).toEqual([['BASIC', 0]]);
  const [basic] = prices;
  const input = { spaceId: world.spaceId, from: booking.from, to: booking.to };
  const { priceQuote } = await world.renter.query<{ priceQuote: object }>(QUOTE, { input });
  expect(priceQuote).toEqual({ firstChargeCents: basic?.firstChargeCents, totalCents: basic?.totalCents });
  // The first charge has its day; the one after it has none, as nothing takes it.
  expect(basic?.lines).toEqual([
    { totalCents: 7700, dueOn: TODAY },
    { totalCents: 3850, dueOn: null },
  ]);
  await world.app
    .context()
    .em.execute('update spaces set price_month_cents = 9000 where id = ?', [uuidOf(world.spaceId)]);
  expect(await pricesFor(world.renter, booking.id)).toEqual(prices);
  await request(world.renter, booking.id);
  expect(await pricesFor(world.host, booking.id)).toEqual([]);
  expect(await pricesFor(world.stranger, booking.id)).toBeUndefined();
});

test.each(['PLUS', 'MAXIMA'])(
  '%s is refused at its field, in the quote and in the request, and nothing is asked of the card',
  async (protectionPlan) => {
    const booking = await start(world.renter, stay(world.spaceId, 90));
    const quote = await world.renter.send(QUOTE, {
      input: { spaceId: world.spaceId, from: booking.from, to: booking.to, protectionPlan },
    });
    const request = await world.renter.send(REQUEST, {
      input: await requestInput(world.renter, booking.id, CARDS.works, { protectionPlan }),
    });
    for (const { errors } of [quote, request]) {
      expect(errors[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'protectionPlan', code: 'PLAN_NOT_OFFERED' }],
      });
    }
    expect(await read(world.renter, booking.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment: null });
  },
);
