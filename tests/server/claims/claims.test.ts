import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { signInAgain, TODAY, type World, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  ANSWER,
  answer,
  at,
  CHANGE,
  type ClaimView,
  OPTIONS,
  READ_CLAIM,
  readClaim,
  runClaims,
  runningStay,
  smallerInput,
  SUBMIT,
  submit,
  TEXT,
  uploadEvidence,
  VOTE,
  vote,
  WITHDRAW,
} from '../../support/money/claims.js';
import { uuidOf } from '../../support/spaces.js';
import { refundedCents, readStay, resetStays } from '../../support/stays.js';

let bookingId: string;

const world = useWorld({}, { minDays: 1, sizeM2: 4.2 });

beforeEach(async () => {
  await resetStays(world);
  bookingId = await runningStay(world);
});

const sql = sqlOf(world);
const START_DAY = addDays(TODAY, 34);
const claimState = async (): Promise<string> =>
  (await sql<{ state: string }>('select claim_state as state from bookings where id = ?', [uuidOf(bookingId)]))[0]
    ?.state ?? '';
const noticesTo = async (): Promise<string[]> =>
  (
    await sql<{ type: string; who: string }>(
      `select n.type, split_part(u.email, '@', 1) as who from notifications n join users u on u.id = n.user_id where n.type like 'claim%' and n.booking_id = ? order by 1, 2`,
      [uuidOf(bookingId)],
    )
  ).map(({ type, who }) => `${type} ${who}`);

describe('P5 a claim about a smaller space', () => {
  test('lowers the rent by 30 % from the first day once the host agrees and both accept', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    expect(claim).toMatchObject({
      status: 'AWAITING_OTHER',
      viewerRole: 'CLAIMANT',
      isHolding: true,
      holdsCents: null,
    });
    expect(claim.endsBy).toBe(`${addDays(START_DAY, 2)}T10:00:00.000Z`);
    expect(await claimState()).toBe('awaiting_other');
    await world.app.settle();
    expect(await noticesTo()).toEqual(['claim_opened_host host', 'claim_opened_staff admin']);

    const forHost = await readClaim(world.host, claim.id);
    expect(forHost).toMatchObject({ viewerRole: 'OTHER_SIDE', availableSteps: ['ANSWER'], holdsCents: 6650 });
    expect(forHost.preview.amountCents).toBeNull();
    expect(forHost.preview.periods).toEqual([
      { beforeCents: 6650, afterCents: 4655 },
      { beforeCents: 3325, afterCents: 2327 },
    ]);
    const stepOf = async (client: typeof world.host) =>
      (
        await client.query<{ booking: { nextStep: { kind: string; claimId: string | null } } }>(
          'query ($id: ID!) { booking(id: $id) { nextStep { kind claimId } } }',
          { id: bookingId },
        )
      ).booking.nextStep;
    const toAnswer = { kind: 'ANSWER_CLAIM', claimId: claim.id };
    expect(await stepOf(world.host)).toEqual(toAnswer);
    expect((await stepOf(world.renter)).kind).not.toBe(toAnswer.kind);
    const proposed = await answer(world.host, claim.id, { measuredM2: 3.6 });
    // The side that agreed has voted; the proposal awaits the other side's vote.
    expect((await stepOf(world.host)).kind).not.toBe(toAnswer.kind);
    expect(await stepOf(world.renter)).toEqual(toAnswer);
    expect(proposed).toMatchObject({
      status: 'PROPOSED',
      isOffer: true,
      remedy: 'LOWER_RENT',
      proposalReason: 'OTHER_SIDE_AGREES',
    });
    expect(proposed.votes).toEqual([{ side: 'HOST', isAccepted: true }]);

    const mine = await readClaim(world.renter, claim.id);
    expect(mine.preview).toEqual({
      remedy: 'LOWER_RENT',
      amountCents: 2310,
      laterCents: 1155,
      isFromGuarantee: false,
      periods: [
        { beforeCents: 7700, afterCents: 5390 },
        { beforeCents: 3850, afterCents: 2695 },
      ],
    });
    expect(mine.availableSteps).toEqual(['ACCEPT', 'REFUSE', 'CHANGE_REMEDY', 'WITHDRAW']);
    const before = await refundedCents(world);
    expect(await vote(world.renter, claim.id)).toMatchObject({ status: 'CLOSED', isHolding: false });
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(2310);
    expect(await claimState()).toBe('resolved');
    const cycles = await sql<{ cents: number }>(
      `select total_cents as cents from billing_cycles where booking_id = ? and status <> 'cancelled' order by month_no`,
      [uuidOf(bookingId)],
    );
    expect(cycles.map(({ cents }) => cents)).toEqual([5390, 2695]);
    expect((await readStay(world.renter, bookingId)).status).toBe('ACTIVE');
    expect((await noticesTo()).filter((line) => line.startsWith('claim_agreed'))).toEqual([
      'claim_agreed host',
      'claim_agreed renter',
    ]);
  });

  test('refunds everything and ends the stay when the renter chooses the full refund', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    await answer(world.host, claim.id);
    const input = { claimId: claim.id, remedy: 'FULL_REFUND' };
    expect(await world.host.codeOf(CHANGE, { input })).toBe('CLAIM_STATE_REFUSED');
    const { changeClaimRemedy } = await world.renter.query<{ changeClaimRemedy: { claim: ClaimView } }>(CHANGE, {
      input,
    });
    expect(changeClaimRemedy.claim).toMatchObject({ remedy: 'FULL_REFUND', votes: [] });
    expect(changeClaimRemedy.claim.preview.amountCents).toBe(7700);
    const before = await refundedCents(world);
    await vote(world.renter, claim.id);
    expect(await vote(world.host, claim.id)).toMatchObject({ status: 'CLOSED' });
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(7700);
    expect((await readStay(world.renter, bookingId)).status).toBe('MOVE_OUT');
  });

  test('a difference below 15 % leads to a proposal of nothing', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId, { measuredM2: 3.6 }));
    const proposed = await answer(world.host, claim.id, { isAgreed: false, text: 'Mide lo que dice.' });
    expect(proposed).toMatchObject({ remedy: 'NOTHING', proposalReason: 'AREA_WITHIN_LIMIT' });
  });

  test('evidence of both sides leads to a review by the staff', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    const evidenceIds = [(await uploadEvidence(world.host, bookingId)).id];
    const answered = await answer(world.host, claim.id, { isAgreed: false, measuredM2: 3.9, evidenceIds });
    expect(answered).toMatchObject({ status: 'IN_REVIEW', remedy: null });
    expect(await claimState()).toBe('in_review');
  });
});

describe('P5 deadlines', () => {
  test('after 48 hours without an answer a remedy is proposed, and after 72 hours without votes the staff review it', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    await at(world, `${addDays(START_DAY, 2)}T09:59:00Z`);
    await runClaims(world);
    expect((await readClaim(world.renter, claim.id)).status).toBe('AWAITING_OTHER');
    await at(world, `${addDays(START_DAY, 2)}T10:00:00Z`);
    await runClaims(world);
    expect(await readClaim(world.renter, claim.id)).toMatchObject({ status: 'PROPOSED', proposalReason: 'TABLE' });
    const late = { claimId: claim.id, isAgreed: true, evidenceIds: [] };
    expect(await world.host.codeOf(ANSWER, { input: late })).toBe('CLAIM_STATE_REFUSED');
    await vote(world.renter, claim.id);
    await at(world, `${addDays(START_DAY, 5)}T10:00:00Z`);
    await runClaims(world);
    const silent = await readClaim(world.renter, claim.id);
    expect(silent.status).toBe('IN_REVIEW');
    // Five working days from a Saturday.
    expect(silent.decideBy).toBe('2027-04-16T10:00:00.000Z');
    expect((await noticesTo()).filter((line) => line.startsWith('claim_to_'))).toEqual([
      'claim_to_decide admin',
      'claim_to_review host',
      'claim_to_review renter',
    ]);
  });
});

describe('P5 votes', () => {
  test('concurrent votes of both sides settle the claim once', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    await at(world, `${addDays(START_DAY, 2)}T10:00:00Z`);
    await runClaims(world);
    const before = await refundedCents(world);
    await Promise.allSettled([
      vote(world.renter, claim.id),
      vote(world.host, claim.id),
      vote(world.renter, claim.id),
      vote(world.host, claim.id),
    ]);
    await runClaims(world);
    expect((await readClaim(world.renter, claim.id)).status).toBe('CLOSED');
    expect((await refundedCents(world)) - before).toBe(2310);
  });

  test('a rejected proposal goes to the staff, and a later vote is rejected', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    await answer(world.host, claim.id, { isAgreed: false, text: 'No.' });
    expect(await vote(world.host, claim.id, false)).toMatchObject({ status: 'IN_REVIEW' });
    const { offerToken } = await readClaim(world.renter, claim.id);
    const input = { claimId: claim.id, isAccepted: true, offerToken };
    expect(await world.renter.codeOf(VOTE, { input })).toBe('CLAIM_STATE_REFUSED');
  });

  test('a vote on an outdated proposal is rejected', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    await answer(world.host, claim.id);
    const shown = (await readClaim(world.host, claim.id)).offerToken;
    await world.renter.query(CHANGE, { input: { claimId: claim.id, remedy: 'FULL_REFUND' } });
    const input = { claimId: claim.id, isAccepted: true, offerToken: shown };
    expect(await world.host.codeOf(VOTE, { input })).toBe('CLAIM_AMOUNT_CHANGED');
    expect((await readClaim(world.host, claim.id)).status).toBe('PROPOSED');
  });

  test('the claim can be withdrawn by its claimant only', async () => {
    const claim = await submit(world.renter, await smallerInput(world, bookingId));
    expect(await world.host.codeOf(WITHDRAW, { id: claim.id })).toBe('CLAIM_STATE_REFUSED');
    const { withdrawClaim } = await world.renter.query<{ withdrawClaim: { claim: ClaimView } }>(WITHDRAW, {
      id: claim.id,
    });
    expect(withdrawClaim.claim).toMatchObject({ status: 'WITHDRAWN', isHolding: false });
    expect(await claimState()).toBe('none');
  });
});

describe('P5 claim windows', () => {
  test('a claim after its window is rejected with the closing time; the case stays listed', async () => {
    const input = await smallerInput(world, bookingId);
    await at(world, `${addDays(START_DAY, 2)}T00:00:00Z`);
    const { errors } = await world.renter.send(SUBMIT, { input });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CLAIM_WINDOW_CLOSED',
      params: { reason: 'TOO_LATE', closesAt: `${addDays(START_DAY, 1)}T22:00:00.000Z` },
    });
    const { booking } = await world.renter.query<{
      booking: { claimOptions: { case: string; barrier: string | null; windowHours: number | null }[] };
    }>(OPTIONS, { id: bookingId });
    expect(booking.claimOptions.map(({ case: name, barrier }) => [name, barrier])).toEqual([
      ['NO_ACCESS', 'TOO_LATE'],
      ['DIFFERENT', 'TOO_LATE'],
      ['UNSAFE', null],
      ['NOT_ENTITLED', null],
      ['GOODS_DAMAGED', null],
    ]);
    expect(booking.claimOptions.map(({ windowHours }) => windowHours)).toEqual([48, 48, 48, null, null]);
  });

  test('each side has one open claim; a repeated key returns the same claim', async () => {
    const input = await smallerInput(world, bookingId);
    const claim = await submit(world.renter, input);
    expect((await submit(world.renter, input)).id).toBe(claim.id);
    const second = { ...input, evidenceIds: [], idempotencyKey: randomUUID() };
    expect(await world.renter.codeOf(SUBMIT, { input: second })).toBe('CLAIM_OPEN');
  });
});

describe('P5 other remedies', () => {
  const claimOf = (changes: object) => ({
    bookingId,
    text: TEXT,
    evidenceIds: [],
    isTrue: true,
    idempotencyKey: randomUUID(),
    ...changes,
  });

  test('NO_ACCESS refunds everything and pays up to 50 € for another space from the guarantee', async () => {
    const input = claimOf({ case: 'NO_ACCESS', remedy: 'REBOOKING', wantedCents: 9000 });
    const claim = await submit(world.renter, input);
    await answer(world.host, claim.id);
    const before = await refundedCents(world);
    expect((await readClaim(world.renter, claim.id)).preview.amountCents).toBe(12_700);
    expect(await vote(world.renter, claim.id)).toMatchObject({
      status: 'CLOSED',
      guaranteePayment: { amountCents: 5000, status: 'OWED' },
    });
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(7700);
    expect((await readClaim(world.host, claim.id)).guaranteePayment).toBeNull();
  });

  test('UNSAFE refunds the time from the claim on', async () => {
    await at(world, `${addDays(START_DAY, 10)}T10:00:00Z`);
    const evidenceIds = [
      (await uploadEvidence(world.renter, bookingId)).id,
      (await uploadEvidence(world.renter, bookingId)).id,
    ];
    const input = claimOf({ case: 'UNSAFE', detail: 'DAMP', isHidden: true, remedy: 'UNUSED_REFUND', evidenceIds });
    const claim = await submit(world.renter, input);
    await answer(world.host, claim.id);
    const before = await refundedCents(world);
    await vote(world.renter, claim.id);
    await runClaims(world);
    // Ten days are 23.33 € and a fee of 2.33 €, since the minimum fee was paid with the first charge; 77.00 € were paid.
    expect((await refundedCents(world)) - before).toBe(7700 - 2333 - 233);
    expect((await readStay(world.renter, bookingId)).status).toBe('MOVE_OUT');
  });

  test('NOT_ENTITLED refunds the current cycle', async () => {
    const claim = await submit(world.renter, claimOf({ case: 'NOT_ENTITLED', remedy: 'CYCLE_REFUND' }));
    await answer(world.host, claim.id);
    const before = await refundedCents(world);
    await vote(world.renter, claim.id);
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(7700);
  });
});

describe('P5 access', () => {
  test('strangers and visitors can read neither claim nor evidence and cannot act', async () => {
    const input = await smallerInput(world, bookingId);
    const claim = await submit(world.renter, input);
    const [file] = claim.evidence;
    expect((await world.stranger.query<{ claim: null }>(READ_CLAIM, { id: claim.id })).claim).toBeNull();
    expect(await world.app.visitor().codeOf(READ_CLAIM, { id: claim.id })).toBe('UNAUTHENTICATED');
    expect(await world.stranger.codeOf(SUBMIT, { input: { ...input, idempotencyKey: randomUUID() } })).toBe(
      'NOT_FOUND',
    );
    const acts = { claimId: claim.id, isAgreed: true, evidenceIds: [] };
    expect(await world.stranger.codeOf(ANSWER, { input: acts })).toBe('NOT_FOUND');
    expect(await world.renter.codeOf(ANSWER, { input: acts })).toBe('FORBIDDEN');
    expect((await uploadEvidence(world.stranger, bookingId)).code).toBe('NOT_FOUND');
    const open = (client: World['host'], path: string) => fetch(`${client.url}${path}`, { headers: client.headers() });
    const bare = `/files/rentals/${file?.id}`;
    expect((await open(world.stranger, bare)).status).toBe(404);
    expect((await open(world.host, bare)).status).toBe(200);
    expect((await open(world.admin, bare)).status).toBe(200);
    expect((await fetch(`${world.renter.url}${file?.url}`)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${world.renter.url}${file?.url}x`)).status).toBe(404);
  });

  test('evidence that is not submitted yet is readable by its uploader only', async () => {
    const { id } = await uploadEvidence(world.renter, bookingId);
    const bare = `${world.host.url}/files/rentals/${id}`;
    expect((await fetch(bare, { headers: world.host.headers() })).status).toBe(404);
    expect((await fetch(bare, { headers: world.renter.headers() })).status).toBe(200);
    await signInAgain(world);
  });
});
