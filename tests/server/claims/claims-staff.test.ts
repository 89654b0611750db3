import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { addCard, CARDS, person, TODAY, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  answer,
  APPEAL,
  at,
  decide,
  DECIDE,
  readClaim,
  REASONS,
  runClaims,
  runningStay,
  smallerInput,
  SUBMIT,
  submit,
  TEXT,
  uploadEvidence,
  vote,
} from '../../support/money/claims.js';
import { documentOf, documentsOf, issueAndRender, textOf } from '../../support/money/documents.js';
import { brokenBooks } from '../../support/money/payouts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { picture, uuidOf } from '../../support/spaces.js';
import { CONFIRM_MOVE_OUT, refundedCents, ledgerOf, sweepStays, resetStays } from '../../support/stays.js';

let second: GraphqlClient;
let bookingId: string;

const world = useWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' });
beforeAll(async () => {
  second = await person(world.app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']);
});

beforeEach(async () => {
  await resetStays(world);
  bookingId = await runningStay(world);
});

const sql = sqlOf(world);
const START_DAY = addDays(TODAY, 34);
const END_DAY = addDays(START_DAY, 45);

/** A claim without an agreement. */
async function inReview(): Promise<string> {
  const { id } = await submit(world.renter, await smallerInput(world, bookingId));
  await answer(world.host, id, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  expect((await vote(world.host, id, false)).status).toBe('IN_REVIEW');
  return id;
}

async function later(days: number): Promise<void> {
  await at(world, `${addDays(START_DAY, days)}T10:00:00Z`);
  await signInAsAdmin(world.app, second, 'second@example.test');
}

describe('P5 decisions of the staff', () => {
  test('need reasons, are audited, and move money once both sides accept', async () => {
    const id = await inReview();
    const short = { claimId: id, remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_PROVES', reasons: 'No.' };
    expect(await world.admin.codeOf(DECIDE, { input: short })).toBe('VALIDATION_FAILED');
    const stale = { claimId: id, remedy: 'LOWER_RENT', amountCents: 1, ground: 'EVIDENCE_PROVES', reasons: REASONS };
    expect(await world.admin.codeOf(DECIDE, { input: stale })).toBe('CLAIM_AMOUNT_CHANGED');
    expect(await world.host.codeOf(DECIDE, { input: stale })).toBe('FORBIDDEN');
    const decided = await decide(world.admin, id, 'PARTIAL_REFUND', 1500);
    expect(decided).toMatchObject({
      status: 'DECIDED',
      decisions: [{ round: 1, reasons: REASONS, amountCents: 1500 }],
    });
    const before = await refundedCents(world);
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(0);
    await vote(world.renter, id);
    expect((await vote(world.host, id)).status).toBe('CLOSED');
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(1500);
    const audit = await sql<{ action: string; reason: string }>(
      'select action, reason from audit_log where object_id = ?',
      [uuidOf(id)],
    );
    expect(audit).toEqual([{ action: 'claim.decided', reason: REASONS }]);
    const notices = await sql<{ message: string }>(`select message from notifications where type = 'claim_decided'`);
    expect(notices.map(({ message }) => message)).toEqual([`Motivos: ${REASONS}`, `Motivos: ${REASONS}`]);
  });

  test('take effect after 14 days without an appeal', async () => {
    const id = await inReview();
    await decide(world.admin, id, 'FULL_REFUND');
    const before = await refundedCents(world);
    await later(13);
    await runClaims(world);
    expect((await readClaim(world.renter, id)).status).toBe('DECIDED');
    await later(14);
    await runClaims(world);
    expect((await readClaim(world.renter, id)).status).toBe('CLOSED');
    expect((await refundedCents(world)) - before).toBe(7700);
  });

  test('an appeal is decided once, by another person', async () => {
    const id = await inReview();
    await decide(world.admin, id, 'NOTHING');
    await later(0);
    const appeal = { claimId: id, text: 'El pilar ocupa más de lo que dice la decisión.' };
    await world.renter.query(APPEAL, { input: appeal });
    expect(await world.host.codeOf(APPEAL, { input: appeal })).toBe('CLAIM_STATE_REFUSED');
    await expect(decide(world.admin, id, 'LOWER_RENT')).rejects.toThrow('CLAIM_OTHER_STAFF_NEEDED');
    const before = await refundedCents(world);
    expect((await decide(second, id, 'LOWER_RENT')).status).toBe('CLOSED');
    await runClaims(world);
    expect((await refundedCents(world)) - before).toBe(2310);
    expect(await world.renter.codeOf(APPEAL, { input: appeal })).toBe('CLAIM_STATE_REFUSED');
  });

  test('an appeal is rejected after 14 days', async () => {
    const id = await inReview();
    await decide(world.admin, id, 'NOTHING');
    await later(14);
    const appeal = { claimId: id, text: 'El pilar ocupa más de lo que dice la decisión.' };
    expect(await world.renter.codeOf(APPEAL, { input: appeal })).toBe('CLAIM_STATE_REFUSED');
  });

  test('a person who is a side of the booking cannot decide', async () => {
    const id = await inReview();
    await sql(`insert into user_roles (user_id, role) select host_id, 'admin' from bookings where id = ?`, [
      uuidOf(bookingId),
    ]);
    await signInAsAdmin(world.app, world.host, 'host@example.test');
    const input = { claimId: id, remedy: 'NOTHING', amountCents: 0, ground: 'EVIDENCE_PROVES', reasons: REASONS };
    expect(await world.host.codeOf(DECIDE, { input })).toBe('FORBIDDEN');
    await sql(`delete from user_roles where role = 'admin' and user_id = (select host_id from bookings where id = ?)`, [
      uuidOf(bookingId),
    ]);
    await sql('delete from totp_factors where user_id = (select host_id from bookings where id = ?)', [
      uuidOf(bookingId),
    ]);
  });
});

describe('T19 the deposit', () => {
  const hostClaim = async (wantedCents: number) => ({
    bookingId,
    case: 'SPACE_DAMAGED',
    detail: 'GOODS_LEFT',
    remedy: 'DEPOSIT',
    wantedCents,
    discoveredOn: addDays(END_DAY, 1),
    text: TEXT,
    evidenceIds: [(await uploadEvidence(world.host, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });

  async function movedOut(): Promise<void> {
    await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
    await sweepStays(world);
  }

  test('a claim within 72 hours is charged to the card once, up to the deposit', async () => {
    await movedOut();
    const claim = await submit(world.host, await hostClaim(99_000));
    await world.app.settle();
    const types = await sql<{ type: string }>(`select type from notifications where type like 'claim%' order by 1`);
    expect(types.map(({ type }) => type)).toEqual(['claim_opened_renter', 'claim_opened_staff', 'claim_opened_staff']);
    expect((await readClaim(world.renter, claim.id)).preview.amountCents).toBe(7000);
    await answer(world.renter, claim.id);
    await Promise.allSettled([vote(world.host, claim.id), vote(world.host, claim.id)]);
    await runClaims(world);
    await runClaims(world);
    expect(await readClaim(world.host, claim.id)).toMatchObject({
      status: 'CLOSED',
      isOpen: false,
      depositCharge: 'CAPTURED',
    });
    const charges = await sql<{ cents: number }>(
      `select total_cents as cents from payments where kind = 'deposit' and booking_id = ?`,
      [uuidOf(bookingId)],
    );
    expect(charges).toEqual([{ cents: 7000 }]);
    expect(await ledgerOf(world, bookingId)).toMatchObject({ host_payable: -7000 });
    // The deposit is used up, so the staff decide a second claim.
    const again = await submit(world.host, await hostClaim(1000));
    await answer(world.renter, again.id);
    expect(await readClaim(world.host, again.id)).toMatchObject({ status: 'IN_REVIEW', remedy: null });
  });

  test('P5 above the deposit the guarantee pays the rest less the excess and within the plan', async () => {
    await movedOut();
    const claim = await submit(world.host, await hostClaim(20_000));
    await answer(world.renter, claim.id, { isAgreed: false, text: 'El suelo ya estaba así.' });
    await vote(world.host, claim.id, false);
    // 70 € from the deposit, and all but the excess of 50 € of the other 130 €.
    const tooMuch = {
      claimId: claim.id,
      remedy: 'DEPOSIT',
      amountCents: 20_000,
      ground: 'EVIDENCE_PROVES',
      reasons: REASONS,
    };
    const refused = await world.admin.send(DECIDE, { input: tooMuch });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'CLAIM_AMOUNT_CHANGED',
      params: { amountCents: 15_000 },
    });
    await decide(world.admin, claim.id, 'DEPOSIT', 15_000);
    await vote(world.renter, claim.id);
    await vote(world.host, claim.id);
    await runClaims(world);
    expect(await readClaim(world.host, claim.id)).toMatchObject({
      depositCharge: 'CAPTURED',
      guaranteePayment: { amountCents: 8_000, status: 'OWED' },
    });
    expect(await ledgerOf(world, bookingId)).toMatchObject({
      host_payable: -7000,
      guarantee_cost: 8_000,
      guarantee_payable: -8_000,
    });
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('a failed charge notifies renter and staff, and the staff can retry it', async () => {
    await movedOut();
    const claim = await submit(world.host, await hostClaim(3000));
    await answer(world.renter, claim.id);
    await vote(world.host, claim.id);
    const key = `update payments set payment_method_ref = ? where kind = 'deposit' and status = 'pending'`;
    await sql(key, [await addCard(world.renter, CARDS.declined)]);
    await runClaims(world);
    expect((await readClaim(world.renter, claim.id)).depositCharge).toBe('FAILED');
    const types = await sql<{ type: string }>(`select type from notifications where type like 'deposit%' order by 1`);
    expect(types.map(({ type }) => type)).toEqual([
      'deposit_charge_failed',
      'deposit_charge_failed_staff',
      'deposit_charge_failed_staff',
    ]);
    const RETRY = 'mutation ($id: ID!) { retryDepositCharge(input: { claimId: $id }) { claim { depositCharge } } }';
    expect(await world.host.codeOf(RETRY, { id: claim.id })).toBe('FORBIDDEN');
    await world.admin.query(RETRY, { id: claim.id });
    await world.admin.query(RETRY, { id: claim.id });
    await runClaims(world);
    expect((await readClaim(world.renter, claim.id)).depositCharge).toBe('CAPTURED');
  });

  test('a claim is rejected after the move-out is confirmed', async () => {
    await movedOut();
    const input = await hostClaim(1000);
    await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
    expect(await world.host.codeOf(SUBMIT, { input })).toBe('CLAIM_WINDOW_CLOSED');
  });
});

describe('P5 the guarantee plan', () => {
  const sofa = { name: 'Sofá de tres plazas', kind: 'GENERAL', valueCents: 90_000 };
  const goods = async (items: object[]) => ({
    bookingId,
    case: 'GOODS_DAMAGED',
    detail: 'DAMAGE',
    remedy: 'GUARANTEE',
    items,
    discoveredOn: addDays(START_DAY, 1),
    text: TEXT,
    evidenceIds: [(await uploadEvidence(world.renter, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  const INVENTORY = 'id inventory { hash totalCents signatures { side } }';
  const SET = `mutation ($input: SetInventoryInput!) { setInventory(input: $input) { booking { ${INVENTORY} } } }`;
  const SIGN = `mutation ($input: SignInventoryInput!) { signInventory(input: $input) { booking { ${INVENTORY} } } }`;
  type Listed = { inventory: { hash: string; signatures: { side: string }[] } };

  test('above 300 € it requires an inventory signed by both sides; the staff record the transfer', async () => {
    expect(await world.host.codeOf(SET, { input: { bookingId, items: [sofa] } })).toBe('FORBIDDEN');
    expect(await world.stranger.codeOf(SET, { input: { bookingId, items: [sofa] } })).toBe('NOT_FOUND');
    const { setInventory } = await world.renter.query<{ setInventory: { booking: Listed } }>(SET, {
      input: { bookingId, items: [sofa] },
    });
    const { hash } = setInventory.booking.inventory;
    await world.renter.query(SIGN, { input: { bookingId, hash } });
    await at(world, `${addDays(START_DAY, 1)}T12:00:00Z`);
    const unsigned = await world.renter.send(SUBMIT, { input: await goods([sofa]) });
    expect(unsigned.errors[0]?.extensions.fields).toEqual([
      { path: 'items', code: 'INVENTORY_REQUIRED', params: { above: 30_000 } },
    ]);
    expect(await world.host.codeOf(SIGN, { input: { bookingId, hash: 'a'.repeat(64) } })).toBe('INVENTORY_CHANGED');
    const { signInventory } = await world.host.query<{ signInventory: { booking: Listed } }>(SIGN, {
      input: { bookingId, hash },
    });
    expect(signInventory.booking.inventory.signatures).toEqual([{ side: 'RENTER' }, { side: 'HOST' }]);

    const claim = await submit(world.renter, await goods([sofa]));
    expect(claim).toMatchObject({ isOpen: true, windowHours: null });
    expect(await world.renter.codeOf(SET, { input: { bookingId, items: [] } })).toBe('CLAIM_OPEN');
    expect(await answer(world.host, claim.id)).toMatchObject({ remedy: 'GUARANTEE' });
    // 150 € by object less 50 €.
    expect(await vote(world.renter, claim.id)).toMatchObject({
      guaranteePayment: { amountCents: 10_000, status: 'OWED' },
    });
    expect(await ledgerOf(world, bookingId)).toMatchObject({ guarantee_cost: 10_000, guarantee_payable: -10_000 });
    const PAY = `mutation ($input: SettleGuaranteePaymentInput!) { settleGuaranteePayment(input: $input) { claim { guaranteePayment { status } } } }`;
    const input = { claimId: claim.id, transferReference: 'TRF-2027-0001' };
    expect(await world.renter.codeOf(PAY, { input })).toBe('FORBIDDEN');
    await signInAsAdmin(world.app, world.admin, 'admin@example.test');
    await Promise.all([world.admin.query(PAY, { input }), world.admin.query(PAY, { input })]);
    const booked = await ledgerOf(world, bookingId);
    expect(booked).toMatchObject({ guarantee_cost: 10_000, own_bank: -10_000 });
    expect(booked).not.toHaveProperty('guarantee_payable');
    expect(await brokenBooks(world)).toEqual([]);
    expect((await readClaim(world.renter, claim.id)).guaranteePayment).toEqual({ amountCents: 10_000, status: 'PAID' });
  });

  const RECORDED = `query ($id: ID!) { booking(id: $id) { availableActions moveIn { items { step isDone } }
    conditionRights { photoMoments canSetInventory canSignInventory } conditionPhotos { moment by } } }`;
  type Recorded = {
    availableActions: string[];
    moveIn: { items: { step: string; isDone: boolean }[] };
    conditionRights: { photoMoments: string[]; canSetInventory: boolean; canSignInventory: boolean };
    conditionPhotos: { moment: string; by: string }[];
  };
  const recorded = async (client: GraphqlClient): Promise<Recorded> =>
    (await client.query<{ booking: Recorded }>(RECORDED, { id: bookingId })).booking;
  const doneOf = ({ moveIn }: Recorded): string[] =>
    moveIn.items.filter(({ isDone }) => isDone).map(({ step }) => step);

  test('P1 items 6 and 8 of the move-in list are done with four photos and an inventory signed by both sides', async () => {
    expect((await recorded(world.renter)).conditionRights).toEqual({
      photoMoments: ['MOVE_IN', 'MOVE_OUT'],
      canSetInventory: true,
      canSignInventory: false,
    });
    const pictures = await Promise.all(
      [900, 910, 920, 930].map(async (width) => new Uint8Array(await picture(width, 700).jpeg().toBuffer())),
    );
    const add = (client: GraphqlClient, bytes: (typeof pictures)[number] | undefined, as = 'move_in') =>
      uploadEvidence(client, bookingId, { as, ...(bytes && { bytes }) });
    for (const bytes of pictures.slice(0, 3)) expect((await add(world.renter, bytes)).status).toBe(201);
    // The answer was lost, and the photo is sent again, twice at once.
    const again = await Promise.all([add(world.renter, pictures[0]), add(world.renter, pictures[0])]);
    expect(again[0]?.id).toBe(again[1]?.id);
    expect((await recorded(world.host)).conditionPhotos).toHaveLength(3);
    expect(doneOf(await recorded(world.host))).not.toContain('CONDITION_PHOTOS');
    await add(world.host, pictures[3]);
    const { conditionPhotos } = await recorded(world.renter);
    expect(conditionPhotos.map(({ by }) => by).toSorted()).toEqual(['HOST', 'RENTER', 'RENTER', 'RENTER']);
    expect(doneOf(await recorded(world.renter))).toContain('CONDITION_PHOTOS');
    expect(await add(world.stranger, pictures[0])).toMatchObject({ code: 'NOT_FOUND' });

    const { setInventory } = await world.renter.query<{ setInventory: { booking: Listed } }>(SET, {
      input: { bookingId, items: [sofa] },
    });
    const { hash } = setInventory.booking.inventory;
    expect((await recorded(world.host)).conditionRights).toMatchObject({
      canSetInventory: false,
      canSignInventory: true,
    });
    await world.host.query(SIGN, { input: { bookingId, hash } });
    expect((await recorded(world.host)).conditionRights.canSignInventory).toBe(false);
    expect(doneOf(await recorded(world.host))).not.toContain('INVENTORY');
    await world.renter.query(SIGN, { input: { bookingId, hash } });
    expect(doneOf(await recorded(world.host))).toContain('INVENTORY');

    // M7: the report that both signed is available to both; at the end of the stay the later photos are added.
    const reports = async (client: GraphqlClient): Promise<string[]> => {
      await issueAndRender(world);
      const documents = await documentsOf(client, bookingId);
      return documents.flatMap(({ kind, title }) => (kind === 'CONDITION_REPORT' ? [title] : []));
    };
    expect(await reports(world.host)).toEqual(['Estado del espacio en la entrada']);
    const text = await textOf(world, await documentOf(world.renter, bookingId, 'CONDITION_REPORT'));
    for (const part of ['4 · ', sofa.name, '900,00 €', 'Firmado por', 'Lucía Prieto Salas'])
      expect(text).toContain(part);
    await add(world.renter, pictures[0], 'move_out');
    await at(world, `${addDays(END_DAY, 1)}T09:00:00Z`);
    await sweepStays(world);
    await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
    expect((await reports(world.renter)).toSorted()).toEqual([
      'Estado del espacio en la entrada',
      'Estado del espacio en la salida',
    ]);
    expect((await recorded(world.stranger)) ?? null).toBeNull();
  });

  test('P5 DISPUTE is available while a case can be claimed and no claim of the viewer is open', async () => {
    expect((await recorded(world.renter)).availableActions).toContain('DISPUTE');
    expect((await recorded(world.host)).availableActions).toContain('DISPUTE');
    await submit(world.renter, await smallerInput(world, bookingId));
    const { availableActions, conditionRights } = await recorded(world.renter);
    expect(availableActions).not.toContain('DISPUTE');
    expect(conditionRights.canSetInventory).toBe(false);
    expect((await recorded(world.host)).availableActions).toContain('DISPUTE');
    // The guarantee may also pay without a deposit.
    await sql(`update bookings set deposit_cents = 0 where id = ?`, [uuidOf(bookingId)]);
    expect((await recorded(world.host)).availableActions).toContain('DISPUTE');
    // After the last day, the host claims by another action.
    await sql(`update bookings set status = 'move_out', move_out_at = ? where id = ?`, [
      world.clock.now(),
      uuidOf(bookingId),
    ]);
    expect((await recorded(world.host)).availableActions).toContain('CLAIM');
  });

  test('changing the inventory removes its signatures', async () => {
    const { setInventory } = await world.renter.query<{ setInventory: { booking: Listed } }>(SET, {
      input: { bookingId, items: [sofa] },
    });
    const { hash } = setInventory.booking.inventory;
    await world.renter.query(SIGN, { input: { bookingId, hash } });
    const changed = await world.renter.query<{ setInventory: { booking: Listed } }>(SET, {
      input: { bookingId, items: [{ ...sofa, valueCents: 80_000 }] },
    });
    expect(changed.setInventory.booking.inventory.signatures).toEqual([]);
  });

  test('theft requires a police report', async () => {
    const input = await goods([{ ...sofa, valueCents: 20_000 }]);
    expect(await world.renter.codeOf(SUBMIT, { input: { ...input, detail: 'THEFT', discoveredOn: START_DAY } })).toBe(
      'VALIDATION_FAILED',
    );
    const report = await uploadEvidence(world.renter, bookingId, { as: 'police_report' });
    const evidenceIds = [...(input.evidenceIds as string[]), report.id];
    const claim = await submit(world.renter, { ...input, detail: 'THEFT', discoveredOn: START_DAY, evidenceIds });
    expect(claim.status).toBe('AWAITING_OTHER');
  });
});
