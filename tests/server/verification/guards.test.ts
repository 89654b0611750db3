import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from '../../support/accounts.js';
import { START, createWorld, request, stay } from '../../support/bookings.js';
import { insertPhotos, PROFESSIONAL, SAVE_TRADER, saveDraft, TRADER, wholeDraft } from '../../support/spaces.js';
import { createTestApp } from '../../support/test-app.js';
import { problemsOf, submitIdentity, VerificationWorld } from '../../support/verification.js';

const PUBLISH = `mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id status } } }`;
const PREVIEW = `query ($id: ID!) { space(id: $id) { draftPreview { needsPhone needsIdentity canBookInstantly isReviewed } } }`;

const strict = await VerificationWorld.create({ config: { requireIdentity: true } });

afterAll(() => strict.app.stop());
beforeEach(() => strict.reset());

async function draftOf(
  { app, applicant }: VerificationWorld,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = await saveDraft(applicant, wholeDraft(overrides));
  await insertPhotos(app, id);
  return id;
}

const withPhone = (world: VerificationWorld) =>
  world.sql(`update users set phone_verified_at = now() where email = 'owner@example.com'`);

describe('P8 with REQUIRE_IDENTITY', () => {
  test('publishes a first space only with a confirmed phone and a verified identity', async () => {
    const id = await draftOf(strict);
    expect(await strict.applicant.query(PREVIEW, { id })).toEqual({
      space: { draftPreview: { needsPhone: true, needsIdentity: true, canBookInstantly: false, isReviewed: false } },
    });
    expect(await strict.applicant.codeOf(PUBLISH, { id })).toBe('PHONE_REQUIRED');
    await withPhone(strict);
    expect(await strict.applicant.codeOf(PUBLISH, { id })).toBe('IDENTITY_REQUIRED');
    const verification = await submitIdentity(strict.applicant);
    expect(await strict.applicant.codeOf(PUBLISH, { id })).toBe('IDENTITY_REQUIRED');
    await strict.decide(verification);
    expect(await strict.applicant.query(PREVIEW, { id })).toMatchObject({
      space: { draftPreview: { needsPhone: false, needsIdentity: false } },
    });
    expect(await strict.applicant.query(PUBLISH, { id })).toMatchObject({
      publishSpace: { space: { status: 'PUBLISHED' } },
    });
  });

  test("DSA 30 publishes a professional's first space only after their trader details are saved", async () => {
    await withPhone(strict);
    await strict.sql(`update users set identity_verified_at = now() where email = 'owner@example.com'`);
    const id = await draftOf(strict, PROFESSIONAL);
    const needs = `query ($id: ID!) { space(id: $id) { draftPreview { needsTraderDetails } } }`;
    expect(await strict.applicant.query(needs, { id })).toEqual({
      space: { draftPreview: { needsTraderDetails: true } },
    });
    expect(await strict.applicant.codeOf(PUBLISH, { id })).toBe('TRADER_DETAILS_REQUIRED');
    await strict.applicant.query(SAVE_TRADER, { input: TRADER });
    expect(await strict.applicant.query(needs, { id })).toEqual({
      space: { draftPreview: { needsTraderDetails: false } },
    });
    expect(await strict.applicant.query(PUBLISH, { id })).toMatchObject({
      publishSpace: { space: { status: 'PUBLISHED' } },
    });
  });

  test('allows changes of a published space when the identity has expired', async () => {
    await withPhone(strict);
    await strict.sql(`update users set identity_verified_at = now() where email = 'owner@example.com'`);
    const id = await draftOf(strict);
    await strict.applicant.query(PUBLISH, { id });
    await strict.sql('update users set identity_verified_at = null');
    await saveDraft(strict.applicant, { priceMonthCents: 8000 }, id);
    expect(await strict.applicant.query(PUBLISH, { id })).toMatchObject({
      publishSpace: { space: { status: 'PUBLISHED' } },
    });
  });

  test('allows instant booking for verified hosts only', async () => {
    const id = await draftOf(strict, { isInstantBook: true });
    expect(await problemsOf(strict.applicant, PUBLISH, { id })).toEqual(['draft.isInstantBook INSTANT_NEEDS_IDENTITY']);
    await withPhone(strict);
    await strict.decide(await submitIdentity(strict.applicant));
    expect(await strict.applicant.query(PREVIEW, { id })).toMatchObject({
      space: { draftPreview: { canBookInstantly: true } },
    });
    expect(await strict.applicant.query(PUBLISH, { id })).toMatchObject({
      publishSpace: { space: { status: 'PUBLISHED' } },
    });
  });
});

test('P8 requires nothing without REQUIRE_IDENTITY', async () => {
  const open = await VerificationWorld.create();
  await open.reset();
  const id = await draftOf(open, { isInstantBook: true });
  expect(await open.applicant.query(PREVIEW, { id })).toEqual({
    space: { draftPreview: { needsPhone: false, needsIdentity: false, canBookInstantly: true, isReviewed: false } },
  });
  expect(await open.applicant.query(PUBLISH, { id })).toMatchObject({
    publishSpace: { space: { status: 'PUBLISHED' } },
  });
  await open.app.stop();
});

describe('T4 a request for an instant space', () => {
  test.each([
    [
      'asks the host when the renter is not verified',
      { requireIdentity: true, isVerified: false, status: 'REQUESTED' },
    ],
    ['confirms at once when the renter is verified', { requireIdentity: true, isVerified: true, status: 'CONFIRMED' }],
    ['confirms at once without REQUIRE_IDENTITY', { requireIdentity: false, isVerified: false, status: 'CONFIRMED' }],
  ])('%s', async (_what, { requireIdentity, isVerified, status }) => {
    const world = await createWorld({}, { isInstantBook: true });
    if (isVerified)
      await world.app
        .context()
        .em.execute(`update users set identity_verified_at = now() where email = 'renter@example.test'`);
    const app = await createTestApp({
      databaseUrl: world.app.databaseUrl,
      clock: world.clock,
      config: { requireIdentity },
    });
    const renter = app.visitor();
    await signInAs(renter, 'renter@example.test');
    const { from, to } = stay(world.spaceId);
    const isAtOnce = status === 'CONFIRMED';
    expect(
      await renter.query('query ($asked: PriceQuoteInput!) { priceQuote(input: $asked) { confirmsAtOnce } }', {
        asked: { spaceId: world.spaceId, from, to, termType: 'FIXED' },
      }),
    ).toEqual({ priceQuote: { confirmsAtOnce: isAtOnce } });
    const { startBooking } = await renter.query<{ startBooking: { booking: { id: string } } }>(START, {
      input: stay(world.spaceId),
    });
    const { id } = startBooking.booking;
    const ofBooking = () => renter.query('query ($id: ID!) { booking(id: $id) { confirmsAtOnce } }', { id });
    expect(await ofBooking()).toEqual({ booking: { confirmsAtOnce: isAtOnce } });
    expect(await request(renter, id)).toMatchObject({ status });
    expect(await ofBooking()).toEqual({ booking: { confirmsAtOnce: isAtOnce } });
    await app.stop();
    await world.app.stop();
  });
});
