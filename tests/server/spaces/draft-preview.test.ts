import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace, saveDraft, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const PREVIEW = `query ($id: ID!) { space(id: $id) { draftPreview {
  sizeM2 priceAllInCents renterFeeCents commissionCents commissionBps hostNetMonthCents monthFrom90Cents monthFrom180Cents monthFrom365Cents
  halfMonthDepositCents is24h district area { lat lng radiusM } requiredDeclarations canBookInstantly isReviewed } approximateArea { lat lng } } }`;

interface Answer {
  space: { draftPreview: Record<string, unknown> | null; approximateArea: { lat: number; lng: number } | null };
}

let app: TestApp;
let host: GraphqlClient;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
});
afterAll(() => app.stop());

const see = async (client: GraphqlClient, id: string) => (await client.query<Answer>(PREVIEW, { id })).space;

test('P2 P13 the preview of a draft shows its prices and fees before publication', async () => {
  const id = await saveDraft(
    host,
    wholeDraft({ priceMonthCents: 7000, discount90Percent: 5, discount180Percent: 10, discount365Percent: 15 }),
  );
  expect((await see(host, id)).draftPreview).toMatchObject({
    priceAllInCents: 7700,
    renterFeeCents: 700,
    commissionCents: 350,
    commissionBps: 500,
    hostNetMonthCents: 6650,
    monthFrom90Cents: 6650,
    monthFrom180Cents: 6300,
    monthFrom365Cents: 5950,
    halfMonthDepositCents: 3500,
    canBookInstantly: true,
    isReviewed: false,
  });
});

test('P2 a price out of range has no computed amounts', async () => {
  const id = await saveDraft(host, wholeDraft({ priceMonthCents: 100 }));
  expect((await see(host, id)).draftPreview).toMatchObject({
    priceAllInCents: null,
    hostNetMonthCents: null,
    halfMonthDepositCents: null,
  });
});

test('WIZ-2 the area is computed from the sides, and traders have one more required declaration', async () => {
  const id = await saveDraft(host, wholeDraft({ sizeM2: null, lengthM: 2.1, widthM: 2, taxProfile: 'PARTICULAR' }));
  const before = (await see(host, id)).draftPreview;
  expect(before?.['sizeM2']).toBe(4.2);
  expect(before?.['requiredDeclarations']).not.toContain('EU_LAW_COMPLIANT');
  await saveDraft(host, { isTrader: true }, id);
  expect((await see(host, id)).draftPreview?.['requiredDeclarations']).toContain('EU_LAW_COMPLIANT');
});

test('P-43 sides that overflow give no area, and the draft stays readable', async () => {
  for (const sizes of [{ sizeM2: null, lengthM: 1e200, widthM: 1e200 }, { sizeM2: 1.7e308 }]) {
    const id = await saveDraft(host, wholeDraft(sizes));
    expect((await see(host, id)).draftPreview).toMatchObject({ sizeM2: null });
    expect(
      await host.query('query ($id: ID!) { space(id: $id) { sizeM2 draftProblems { path } } }', { id }),
    ).toMatchObject({ space: { sizeM2: null } });
  }
});

test('WIZ-1 the area shown for a draft equals the public one', async () => {
  const id = await publishedSpace(app, host);
  const { draftPreview, approximateArea } = await see(host, id);
  expect(draftPreview?.['area']).toMatchObject(approximateArea ?? {});
});

test('WIZ-1 the preview is visible to the host only', async () => {
  const other = await newPerson(app, 'other@example.com');
  const id = await publishedSpace(app, host);
  expect((await see(other, id)).draftPreview).toBeNull();
  expect((await see(app.visitor(), id)).draftPreview).toBeNull();
});
