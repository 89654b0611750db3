import { expect, test } from 'vitest';
import { CARDS, REQUEST, TODAY, type World, read, request, requestInput, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

interface PlanPrice {
  readonly plan: string;
  readonly perChargeCents: number;
  readonly recommendedFor: readonly string[];
  readonly firstChargeCents: number;
  readonly totalCents: number;
  readonly lines: readonly { readonly totalCents: number }[];
}

const PRICES = `query ($id: ID!) { booking(id: $id) { planPrices { plan recommendedFor perChargeCents firstChargeCents totalCents ivaCents lines { totalCents dueOn } } } }`;
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { firstChargeCents totalCents } }`;

const world = useWorld();

const pricesFor = async (client: World['renter'], id: string) =>
  (await client.query<{ booking: { planPrices: PlanPrice[] } | null }>(PRICES, { id })).booking?.planPrices;

const lastGoodsOf = async (client: World['renter']) =>
  (await client.query<{ viewer: { lastGoods: object | null } }>('{ viewer { lastGoods { goods declaredValue } } }'))
    .viewer.lastGoods;

test('a hold reads its price with each plan, equal to the quote and unaffected by later price changes', async () => {
  const booking = await start(world.renter, stay(world.spaceId));
  const prices = (await pricesFor(world.renter, booking.id)) ?? [];
  expect(prices.map(({ plan, perChargeCents, recommendedFor }) => [plan, perChargeCents, recommendedFor])).toEqual([
    ['BASIC', 0, ['UNDER_500']],
    ['PLUS', 499, ['FROM_500_TO_2000']],
    ['MAXIMA', 999, ['FROM_2000_TO_5000', 'OVER_5000']],
  ]);
  const [basic] = prices;
  const input = { spaceId: world.spaceId, from: booking.from, to: booking.to };
  const { priceQuote } = await world.renter.query<{ priceQuote: object }>(QUOTE, { input });
  expect(priceQuote).toEqual({ firstChargeCents: basic?.firstChargeCents, totalCents: basic?.totalCents });
  // Each charge shows its day.
  expect(basic?.lines).toEqual([
    { totalCents: 7700, dueOn: TODAY },
    { totalCents: 3850, dueOn: '2027-05-05' },
  ]);
  await world.app
    .context()
    .em.execute('update spaces set price_month_cents = 9000 where id = ?', [uuidOf(world.spaceId)]);
  expect(await pricesFor(world.renter, booking.id)).toEqual(prices);
  expect(await lastGoodsOf(world.renter)).toBeNull();
  await request(world.renter, booking.id);
  expect(await pricesFor(world.host, booking.id)).toEqual([]);
  expect(await lastGoodsOf(world.renter)).toEqual({
    goods: ['BOXES', 'FURNITURE'],
    declaredValue: 'FROM_500_TO_2000',
  });
  expect(await lastGoodsOf(world.host)).toBeNull();
  expect(await pricesFor(world.stranger, booking.id)).toBeUndefined();
});

test.each([
  ['PLUS', 499],
  ['MAXIMA', 999],
])('%s is charged with the first charge as quoted', async (protectionPlan, planCents) => {
  const booking = await start(world.renter, stay(world.spaceId, 90));
  const input = { spaceId: world.spaceId, from: booking.from, to: booking.to };
  const { priceQuote: plain } = await world.renter.query<{ priceQuote: { firstChargeCents: number } }>(QUOTE, {
    input,
  });
  const { priceQuote } = await world.renter.query<{ priceQuote: { firstChargeCents: number } }>(QUOTE, {
    input: { ...input, protectionPlan },
  });
  expect(priceQuote.firstChargeCents).toBe(plain.firstChargeCents + planCents);
  await world.renter.query(REQUEST, {
    input: await requestInput(world.renter, booking.id, CARDS.works, { protectionPlan }),
  });
  expect((await read(world.renter, booking.id))?.payment?.totalCents).toBe(priceQuote.firstChargeCents);
  await world.renter.query(
    'mutation ($input: WithdrawBookingInput!) { withdrawBooking(input: $input) { booking { id } } }',
    {
      input: { bookingId: booking.id },
    },
  );
});

test('P4 the terms of the policy are those that refunds use: of a space the current ones, of a booking its own', async () => {
  const TERMS = '{ freeHours freeDays keptCents refundPercent nothingHours nothingDays withdrawalDays }';
  const termsIn = async (client: World['renter'], field: 'space' | 'booking', id: string): Promise<object> =>
    (
      await client.query<{ [key: string]: { cancellationTerms: object } }>(
        `query ($id: ID!) { ${field}(id: $id) { cancellationTerms ${TERMS} } }`,
        { id },
      )
    )[field]?.cancellationTerms ?? {};
  const spaceId = await publishedSpace(world.app, world.host);
  const before = await termsIn(world.renter, 'space', spaceId);
  expect(before).toMatchObject({
    freeHours: 24,
    freeDays: null,
    keptCents: 2500,
    refundPercent: null,
    withdrawalDays: 14,
  });
  const booking = await start(world.renter, stay(spaceId));
  await world.app.context().em.execute(`update platform_constants set value = 36 where key = 'FLEXIBLE_FREE_HOURS'`);
  expect(await termsIn(world.renter, 'space', spaceId)).toEqual({ ...before, freeHours: 36 });
  expect(await termsIn(world.renter, 'booking', booking.id)).toEqual(before);
  // How long the other side has to answer is that of the day it is asked, and notice that of the quote.
  await world.app.context().em.execute(`update platform_constants set value = 30 where key = 'CHANGE_ANSWER_HOURS'`);
  await world.app.context().em.execute(`update platform_constants set value = 9 where key = 'RENTER_NOTICE_DAYS'`);
  const { idempotencyKey: _, ...input } = stay(await publishedSpace(world.app, world.host));
  expect(
    await world.renter.query(
      'query ($id: ID!, $input: PriceQuoteInput!) { booking(id: $id) { changeAnswerHours } priceQuote(input: $input) { noticeDays } }',
      { id: booking.id, input },
    ),
  ).toEqual({ booking: { changeAnswerHours: 30 }, priceQuote: { noticeDays: 9 } });
  const { space } = await world.host.query<{ space: { draftPreview: { cancellationTerms: object[] } } }>(
    `query ($id: ID!) { space(id: $id) { draftPreview { cancellationTerms { policy freeHours freeDays } } } }`,
    { id: spaceId },
  );
  expect(space.draftPreview.cancellationTerms).toEqual([
    { policy: 'FLEXIBLE', freeHours: 36, freeDays: null },
    { policy: 'MODERATE', freeHours: null, freeDays: 7 },
    { policy: 'STRICT', freeHours: null, freeDays: 30 },
  ]);
});
