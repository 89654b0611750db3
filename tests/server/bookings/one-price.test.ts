import { expect, test } from 'vitest';
import { addDays, addMonthsClamped } from '../../../server/core/values/date-range.js';
import { TODAY, read, request, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';

const CARDS = `query { searchSpaces(filter: { city: "Madrid" }, sort: PRICE, first: 50) {
  edges { node { priceAllInCents pricePerM2Cents } } pins { priceCents } facets { priceMinCents } } }`;
const FILTERED = `query ($most: Int!) { searchSpaces(filter: { city: "Madrid", priceMaxCents: $most }, first: 50) { totalCount } }`;
const DETAIL = `query ($id: ID!) { space(id: $id) { priceAllInCents } }`;
const PREVIEW = `query ($id: ID!) { space(id: $id) { draftPreview { priceAllInCents } } }`;
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { totalCents firstChargeCents } }`;

interface Cards {
  readonly searchSpaces: {
    readonly edges: readonly {
      readonly node: { readonly priceAllInCents: number; readonly pricePerM2Cents: number };
    }[];
    readonly pins: readonly { readonly priceCents: number }[];
    readonly facets: { readonly priceMinCents: number };
  };
}

const world = useWorld();

/** The price of exactly one month in every place that shows it. */
async function everyPrice(startsIn: number): Promise<Record<string, number | undefined>> {
  const { app, renter, host, spaceId } = world;
  const { searchSpaces } = await app.visitor().query<Cards>(CARDS);
  const detail = await app.visitor().query<{ space: { priceAllInCents: number } }>(DETAIL, { id: spaceId });
  const preview = await host.query<{ space: { draftPreview: { priceAllInCents: number } } }>(PREVIEW, { id: spaceId });
  const from = addDays(TODAY, startsIn);
  const days = { spaceId, from, to: addMonthsClamped(from, 1) };
  const quote = await app.visitor().query<{ priceQuote: { totalCents: number } }>(QUOTE, { input: days });
  const held = await start(renter, { ...days, idempotencyKey: `one-price-${startsIn}` });
  const asked = await request(renter, held.id);
  return {
    card: searchSpaces.edges[0]?.node.priceAllInCents,
    pin: searchSpaces.pins[0]?.priceCents,
    facet: searchSpaces.facets.priceMinCents,
    detail: detail.space.priceAllInCents,
    wizard: preview.space.draftPreview.priceAllInCents,
    quote: quote.priceQuote.totalCents,
    checkout: held.totalCents ?? undefined,
    charge: asked.payment?.totalCents,
  };
}

const alike = (cents: number) => ({
  card: cents,
  pin: cents,
  facet: cents,
  detail: cents,
  wizard: cents,
  quote: cents,
  checkout: cents,
  charge: cents,
});
const found = async (most: number): Promise<number> =>
  (await world.app.visitor().query<{ searchSpaces: { totalCount: number } }>(FILTERED, { most })).searchSpaces
    .totalCount;

test('P-12 a changed renter fee changes card, pin, detail, wizard, quote, checkout and charge alike', async () => {
  expect(await everyPrice(34)).toEqual(alike(7700));
  expect(await found(7700)).toBe(1);
  await world.app.context().em.execute(`update platform_constants set value = 2000 where key = 'RENTER_FEE_BPS'`);
  await world.app.settle();
  expect(await everyPrice(70)).toEqual(alike(8400));
  expect([await found(7700), await found(8400)]).toEqual([0, 1]);
  const { searchSpaces } = await world.app.visitor().query<Cards>(CARDS);
  const [kept] = await world.app
    .context()
    .em.execute<{ price_m2_cents: number }[]>('select price_m2_cents from space_search');
  expect(kept?.price_m2_cents).toBe(searchSpaces.edges[0]?.node.pricePerM2Cents);
  await world.app.context().em.execute(`delete from platform_constants where key = 'RENTER_FEE_BPS'`);
  await world.app.settle();
  expect(await everyPrice(110)).toEqual(alike(7700));
});

test('P-12 a started booking keeps its price when the fee changes', async () => {
  const before = await start(world.stranger, stay(world.spaceId, 150, 31));
  await world.app
    .context()
    .em.execute(
      `insert into platform_constants (key, value, unit, min, max) values ('RENTER_FEE_BPS', 3000, 'bps', 0, 3000)`,
    );
  expect((await read(world.stranger, before.id))?.totalCents).toBe(before.totalCents);
});
