import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from '../support/accounts.js';
import * as k from '../support/bookings.js';
import { insertPhotos, saveDraft, wholeDraft } from '../support/spaces.js';
import { createTestApp } from '../support/test-app.js';
import { problemsOf, submitIdentity, VerificationWorld } from '../support/verification.js';

const PUBLISH = `mutation ($id: ID!) { publishSpace(id: $id) { id status } }`;
const PREVIEW = `query ($id: ID!) { space(id: $id) { draftPreview { needsPhone needsIdentity canBookInstantly isReviewed } } }`;

const strict = await VerificationWorld.create({ config: { requireIdentity: true } });

afterAll(() => strict.app.stop());
beforeEach(() => strict.reset());

async function draftOf({ app, owner }: VerificationWorld, overrides: Record<string, unknown> = {}): Promise<string> {
  const id = await saveDraft(owner, wholeDraft(overrides));
  await insertPhotos(app, id);
  return id;
}

const withPhone = (world: VerificationWorld) => world.sql(`update users set phone_verified_at = now() where email = 'owner@example.com'`);

describe('P8 with REQUIRE_IDENTITY', () => {
  test('a first space goes live with a confirmed phone and a verified identity, and no sooner', async () => {
    const id = await draftOf(strict);
    expect(await strict.owner.query(PREVIEW, { id })).toEqual({ space: { draftPreview: { needsPhone: true, needsIdentity: true, canBookInstantly: false, isReviewed: false } } });
    expect(await strict.owner.codeOf(PUBLISH, { id })).toBe('PHONE_REQUIRED');
    await withPhone(strict);
    expect(await strict.owner.codeOf(PUBLISH, { id })).toBe('IDENTITY_REQUIRED');
    const verification = await submitIdentity(strict.owner);
    expect(await strict.owner.codeOf(PUBLISH, { id })).toBe('IDENTITY_REQUIRED');
    await strict.decide(verification);
    expect(await strict.owner.query(PREVIEW, { id })).toMatchObject({ space: { draftPreview: { needsPhone: false, needsIdentity: false } } });
    expect(await strict.owner.query(PUBLISH, { id })).toMatchObject({ publishSpace: { status: 'PUBLISHED' } });
  });

  test('what is public already can be changed when an identity has run out', async () => {
    await withPhone(strict);
    await strict.sql(`update users set identity_verified_at = now() where email = 'owner@example.com'`);
    const id = await draftOf(strict);
    await strict.owner.query(PUBLISH, { id });
    await strict.sql('update users set identity_verified_at = null');
    await saveDraft(strict.owner, { priceMonthCents: 8000 }, id);
    expect(await strict.owner.query(PUBLISH, { id })).toMatchObject({ publishSpace: { status: 'PUBLISHED' } });
  });

  test('instant booking is offered by hosts who are known', async () => {
    const id = await draftOf(strict, { isInstantBook: true });
    expect(await problemsOf(strict.owner, PUBLISH, { id })).toEqual(['draft.isInstantBook INSTANT_NEEDS_IDENTITY']);
    await withPhone(strict);
    await strict.decide(await submitIdentity(strict.owner));
    expect(await strict.owner.query(PREVIEW, { id })).toMatchObject({ space: { draftPreview: { canBookInstantly: true } } });
    expect(await strict.owner.query(PUBLISH, { id })).toMatchObject({ publishSpace: { status: 'PUBLISHED' } });
  });
});

test('P8 without it nobody is asked', async () => {
  const open = await VerificationWorld.create();
  await open.reset();
  const id = await draftOf(open, { isInstantBook: true });
  expect(await open.owner.query(PREVIEW, { id })).toEqual({ space: { draftPreview: { needsPhone: false, needsIdentity: false, canBookInstantly: true, isReviewed: false } } });
  expect(await open.owner.query(PUBLISH, { id })).toMatchObject({ publishSpace: { status: 'PUBLISHED' } });
  await open.app.stop();
});

describe('T4 an instant space', () => {
  test.each([
    ['asks the host when the renter is not known', { requireIdentity: true, isKnown: false, status: 'REQUESTED' }],
    ['confirms at once when she is', { requireIdentity: true, isKnown: true, status: 'CONFIRMED' }],
    ['confirms at once where nobody need be', { requireIdentity: false, isKnown: false, status: 'CONFIRMED' }],
  ])('%s', async (_what, { requireIdentity, isKnown, status }) => {
    const world = await k.createWorld({}, { isInstantBook: true });
    if (isKnown) await world.app.context().em.execute(`update users set identity_verified_at = now() where email = 'renter@example.test'`);
    const app = await createTestApp({ databaseUrl: world.app.databaseUrl, clock: world.clock, config: { requireIdentity } });
    const renter = app.guest();
    await signInAs(renter, 'renter@example.test');
    const { startBooking } = await renter.query<{ startBooking: { id: string } }>(k.START, { input: k.stay(world.spaceId) });
    expect(await k.request(renter, startBooking.id)).toMatchObject({ status });
    await app.stop();
    await world.app.stop();
  });
});
