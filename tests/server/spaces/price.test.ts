import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { queriesOf } from '../../support/query-counter.js';
import { newPerson, publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SUGGEST = `query ($input: PriceSuggestionInput!) { priceSuggestion(input: $input) {
  suggestedCents lowCents highCents comparableCount reasons { code percent } distribution { fromCents count } renterFeeBps commissionBps } }`;

interface Suggestion {
  suggestedCents: number;
  comparableCount: number;
  distribution: { fromCents: number; count: number }[];
}

let app: TestApp;
let host: GraphqlClient;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
});
afterAll(() => app.stop());

async function suggest(client: GraphqlClient, input: Record<string, unknown> = {}): Promise<Suggestion> {
  const answer = await client.query<{ priceSuggestion: Suggestion }>(SUGGEST, {
    input: { type: 'STORAGE', sizeM2: 4, postalCode: '28004', ...input },
  });
  return answer.priceSuggestion;
}

test('WIZ-1 without comparable spaces the model suggests 71 € for a storage room of 4 m² in Madrid', async () => {
  expect(await suggest(host)).toEqual({
    suggestedCents: 7100,
    lowCents: 6000,
    highCents: 8200,
    comparableCount: 0,
    reasons: [],
    distribution: [],
    renterFeeBps: 1000,
    commissionBps: 500,
  });
  expect(await suggest(host, { features: ['DRY'], accessMode: 'AUTONOMOUS', is24h: true })).toMatchObject({
    reasons: [
      { code: 'AUTONOMOUS', percent: 8 },
      { code: 'ACCESS_24H', percent: 5 },
    ],
  });
});

test('WIZ-1 similar spaces nearby change the suggestion; own and dissimilar ones do not', async () => {
  await publishedSpace(app, host, { sizeM2: 4, priceMonthCents: 12_000 });
  const other = await newPerson(app, 'other@example.com');
  await publishedSpace(app, other, { sizeM2: 20, priceMonthCents: 30_000 });
  await publishedSpace(app, other, { sizeM2: 4, type: 'GARAGE', priceMonthCents: 30_000 });
  await publishedSpace(app, other, {
    sizeM2: 4,
    priceMonthCents: 30_000,
    city: 'Barcelona',
    postalCode: '08001',
    lat: 41.38,
    lng: 2.1687,
  });
  expect(await suggest(other)).toMatchObject({ comparableCount: 1, distribution: [{ fromCents: 12_000, count: 1 }] });
  expect(await suggest(host)).toMatchObject({ comparableCount: 0, suggestedCents: 7100 });
  for (let i = 0; i < 5; i++) await publishedSpace(app, other, { sizeM2: 4, priceMonthCents: 9000 });
  const moved = await suggest(host);
  expect(moved.comparableCount).toBe(5);
  expect(moved.suggestedCents).toBe(8000);
  expect((await suggest(app.visitor())).comparableCount).toBe(6);
});

test('P-35 comparables use the approximate area, so probing reveals no exact position', async () => {
  const other = await newPerson(app, 'getafe@example.com');
  const alike = { type: 'WAREHOUSE', sizeM2: 900 };
  const id = await publishedSpace(app, other, {
    ...alike,
    city: 'Getafe',
    postalCode: '28901',
    lat: 40.305,
    lng: -3.73,
  });
  const { space } = await app
    .visitor()
    .query<{ space: { approximateArea: { lat: number; lng: number } } }>(
      'query ($id: ID!) { space(id: $id) { approximateArea { lat lng } } }',
      { id },
    );
  const { lat, lng } = space.approximateArea;
  const countFrom = async (north: number, east: number): Promise<number> => {
    const spot = { lat: lat + north / 111_195, lng: lng + east / (111_195 * Math.cos((lat * Math.PI) / 180)) };
    return (await suggest(app.visitor(), { ...alike, postalCode: '28901', ...spot })).comparableCount;
  };
  for (const [north, east] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    expect([await countFrom(north * 9_960, east * 9_960), await countFrom(north * 10_040, east * 10_040)]).toEqual([
      1, 0,
    ]);
  }
});

test("a visitor's suggestion reads a bounded set of search rows in one statement and is cached", async () => {
  const ask = (): Promise<Suggestion> => suggest(app.visitor(), { type: 'GARAGE', sizeM2: 12, postalCode: '28012' });
  const about = async (): Promise<string[]> =>
    (await queriesOf(app, ask)).filter((statement) => /\bspaces\b|space_search/.test(statement));
  const [statement = '', ...others] = await about();
  expect(others).toEqual([]);
  expect(statement.match(/from "space_search" as "r" where .*? limit/g)).toHaveLength(2);
  expect(statement).toContain('join "spaces" as "s" on "s"."id" = "near"."id"');
  expect(statement).not.toMatch(/from "spaces"/);
  expect(await about()).toEqual([]);
});

test('P-43 coordinates out of range are ignored', async () => {
  expect(await suggest(host, { lat: 1e308, lng: -1e308 })).toEqual(await suggest(host));
});

test('WIZ-1 size and postal code are validated', async () => {
  const { errors } = await host.send(SUGGEST, { input: { type: 'ROOM', sizeM2: 0.1, postalCode: '99999' } });
  expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['sizeM2', 'SIZE_OUT_OF_RANGE'],
    ['postalCode', 'POSTAL_CODE_INVALID'],
  ]);
});
