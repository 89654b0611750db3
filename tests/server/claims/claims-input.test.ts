import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { confirmed, TODAY } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import {
  answer,
  ANSWER,
  APPEAL,
  CHANGE,
  DECIDE,
  decide,
  readClaim,
  runningStay,
  smallerInput,
  SUBMIT,
  submit,
  uploadEvidence,
  VOTE,
  vote,
  WITHDRAW,
} from '../../support/money/claims.js';
import { uuidOf } from '../../support/spaces.js';

const SETTLE =
  'mutation ($input: SettleGuaranteePaymentInput!) { settleGuaranteePayment(input: $input) { claim { id } } }';
const INVENTORY = 'mutation ($input: SetInventoryInput!) { setInventory(input: $input) { booking { id } } }';
const SIGN = 'mutation ($input: SignInventoryInput!) { signInventory(input: $input) { booking { id } } }';
const SET_RATE = 'mutation ($input: SetTaxRateInput!) { setTaxRate(input: $input) { taxRates { zone } } }';
const AGREE =
  'mutation ($input: AcceptInvoicingInput!) { acceptInvoicingAgreement(input: $input) { invoicingAgreement { legalName } } }';
const GRANTED = 'claim_00000000000000000000000000';

let bookingId: string;
let filesOfOthers: string[];

const world = useWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' });
beforeAll(async () => {
  const other = await confirmed(world, 90, 20);
  filesOfOthers = [
    (await uploadEvidence(world.renter, other.id)).id,
    (await uploadEvidence(world.renter, other.id)).id,
  ];
  bookingId = await runningStay(world);
});

test('a file over the limit is refused with the limit of claims', async () => {
  const bytes = new Uint8Array(12 * 1024 ** 2 + 1);
  expect(await uploadEvidence(world.renter, bookingId, { bytes })).toMatchObject({
    code: 'ATTACHMENT_SIZE',
    params: { photoMegabytes: 12, pdfMegabytes: 12 },
  });
});

type Row = readonly [what: string, change: Record<string, unknown>, answers: string];

/** The code of a refusal, with the first field it names. */
async function answerOf(client: GraphqlClient, mutation: string, input: Record<string, unknown>): Promise<string> {
  const { errors, data } = await client.send(mutation, { input });
  const error = errors[0];
  if (!error) return `taken: ${JSON.stringify(data).slice(0, 60)}`;
  const field = error.extensions.fields?.[0];
  return field ? `${field.path} ${field.code}` : error.extensions.code;
}

const DAY = addDays(TODAY, 34);
const goods = (items: unknown) => ({
  case: 'GOODS_DAMAGED',
  detail: 'DAMAGE',
  remedy: 'GUARANTEE',
  measuredM2: null,
  discoveredOn: DAY,
  items,
});
const SOFA = { name: 'Sofá', kind: 'GENERAL', valueCents: 12_000 };

test('P5 a claim with bad input is rejected at its field and not stored', async () => {
  const input = await smallerInput(world, bookingId);
  const rows: Row[] = [
    ['no booking', { bookingId: 'bkg_nothing' }, 'NOT_FOUND'],
    [
      'an id of another kind',
      { bookingId: input['evidenceIds'] && (input['evidenceIds'] as string[])[0] },
      'NOT_FOUND',
    ],
    ['the case of the other side', { case: 'SPACE_DAMAGED', detail: 'DAMAGE' }, 'case CLAIM_DETAIL'],
    ['an unknown case', { case: 'BAD_MOOD' }, 'case VALUE_INVALID'],
    ['no detail', { detail: null }, 'detail REQUIRED'],
    ['the detail of another case', { detail: 'LEAK' }, 'detail CLAIM_DETAIL'],
    ['a remedy of another case', { remedy: 'DEPOSIT' }, 'remedy CLAIM_REMEDY'],
    ['not said to be true', { isTrue: false }, 'isTrue CONFIRMATION_REQUIRED'],
    ['a text that is too long', { text: 'a'.repeat(3001) }, 'text TOO_LONG'],
    ['a text of another type', { text: 5 }, 'text VALUE_INVALID'],
    ['no measure', { measuredM2: null }, 'measuredM2 REQUIRED'],
    ['a measure of zero', { measuredM2: 0 }, 'measuredM2 SIZE_OUT_OF_RANGE'],
    ['a negative measure', { measuredM2: -3 }, 'measuredM2 SIZE_OUT_OF_RANGE'],
    ['a measure that is too large', { measuredM2: 5001 }, 'measuredM2 SIZE_OUT_OF_RANGE'],
    ['a measure in words', { measuredM2: 'tres' }, 'measuredM2 VALUE_INVALID'],
    ['no photos', { evidenceIds: [] }, 'evidenceIds CLAIM_PHOTOS'],
    ['photos of another booking', { evidenceIds: filesOfOthers }, 'evidenceIds ATTACHMENT_GONE'],
    [
      'a photo twice',
      { evidenceIds: Array(2).fill((input['evidenceIds'] as string[])[0]) },
      'evidenceIds ATTACHMENT_GONE',
    ],
    ['photos that are none', { evidenceIds: ['evd_nothing', 'evd_else'] }, 'evidenceIds ATTACHMENT_GONE'],
    ['a key that is too long', { idempotencyKey: 'k'.repeat(201) }, 'idempotencyKey TOO_LONG'],
    ['no key', { idempotencyKey: '' }, 'idempotencyKey REQUIRED'],
    ['no things', goods([]), 'items REQUIRED'],
    ['too many things', goods(Array.from({ length: 61 }, () => SOFA)), 'items REQUIRED'],
    ['a thing without a name', goods([{ ...SOFA, name: '' }]), 'items.0 REQUIRED'],
    ['a thing with a novel for a name', goods([{ ...SOFA, name: 'a'.repeat(81) }]), 'items.0 TOO_LONG'],
    ['a thing without a value', goods([{ ...SOFA, valueCents: 0 }]), 'items.0 CLAIM_AMOUNT_OUT_OF_RANGE'],
    ['a thing with a negative value', goods([{ ...SOFA, valueCents: -1 }]), 'items.0 CLAIM_AMOUNT_OUT_OF_RANGE'],
    [
      'a thing above the maximum value',
      goods([{ ...SOFA, valueCents: 1_000_001 }]),
      'items.0 CLAIM_AMOUNT_OUT_OF_RANGE',
    ],
    [
      'a value that is no 32-bit integer',
      goods([{ ...SOFA, valueCents: 3_000_000_000 }]),
      'items[0].valueCents VALUE_INVALID',
    ],
    [
      'a day before the stay',
      { ...goods([SOFA]), discoveredOn: addDays(DAY, -1) },
      'discoveredOn DISCOVERY_DAY_INVALID',
    ],
    ['a day in the future', { ...goods([SOFA]), discoveredOn: addDays(DAY, 1) }, 'discoveredOn DISCOVERY_DAY_INVALID'],
    ['an invalid day', { ...goods([SOFA]), discoveredOn: '2027-02-30' }, 'discoveredOn VALUE_INVALID'],
    ['no day', { ...goods([SOFA]), discoveredOn: null }, 'discoveredOn REQUIRED'],
    ['above 300 € without an inventory', goods([SOFA, SOFA, SOFA]), 'items INVENTORY_REQUIRED'],
  ];
  const answers: string[][] = [];
  for (const [what, change] of rows)
    answers.push([what, await answerOf(world.renter, SUBMIT, { ...input, idempotencyKey: randomUUID(), ...change })]);
  expect(answers).toEqual(rows.map(([what, , code]) => [what, code]));
  expect(await answerOf(world.stranger, SUBMIT, input)).toBe('NOT_FOUND');
  expect(await world.app.context().em.execute('select id from claims')).toEqual([]);
});

test('P5 bad input for an answer, a vote, a changed remedy, a decision and an appeal is rejected and changes nothing', async () => {
  const { renter, host, admin, stranger } = world;
  const { id: claimId } = await submit(renter, await smallerInput(world, bookingId));
  const answered = { claimId, isAgreed: false, text: 'Mide lo que dice.', evidenceIds: [] };
  const each = async (
    client: GraphqlClient,
    mutation: string,
    input: Record<string, unknown>,
    rows: readonly Row[],
  ) => {
    const answers: string[][] = [];
    for (const [what, change] of rows) answers.push([what, await answerOf(client, mutation, { ...input, ...change })]);
    expect(answers).toEqual(rows.map(([what, , code]) => [what, code]));
  };
  await each(host, ANSWER, answered, [
    ['no claim', { claimId: GRANTED }, 'NOT_FOUND'],
    ['a refusal without a text', { text: null }, 'text REQUIRED'],
    ['too many words', { text: 'a'.repeat(2001) }, 'text TOO_LONG'],
    ['a measure of zero', { measuredM2: 0 }, 'measuredM2 SIZE_OUT_OF_RANGE'],
    ['a measure that is too large', { measuredM2: 5001 }, 'measuredM2 SIZE_OUT_OF_RANGE'],
    ['files of others', { evidenceIds: filesOfOthers }, 'evidenceIds ATTACHMENT_GONE'],
  ]);
  expect(await answerOf(renter, ANSWER, answered)).toBe('FORBIDDEN');
  expect(await answerOf(stranger, ANSWER, answered)).toBe('NOT_FOUND');
  expect((await readClaim(renter, claimId)).status).toBe('AWAITING_OTHER');
  await answer(host, claimId, { isAgreed: false, text: 'Mide lo que dice el anuncio.' });
  // A repeated call returns the same answer.
  expect(await answerOf(host, ANSWER, answered)).toMatch(/^taken: /);
  expect(await world.app.context().em.execute('select claim_id from claim_answers')).toHaveLength(1);
  const { offerToken } = await readClaim(renter, claimId);
  await each(renter, VOTE, { claimId, isAccepted: true, offerToken }, [
    ['no claim', { claimId: GRANTED }, 'NOT_FOUND'],
    ['what was never shown', { offerToken: 'x' }, 'CLAIM_AMOUNT_CHANGED'],
    ['neither yes nor no', { isAccepted: 'perhaps' }, 'isAccepted VALUE_INVALID'],
  ]);
  expect(await answerOf(stranger, VOTE, { claimId, isAccepted: true, offerToken })).toBe('NOT_FOUND');
  await each(renter, CHANGE, { claimId, remedy: 'FULL_REFUND' }, [
    ['no claim', { claimId: GRANTED }, 'NOT_FOUND'],
    ['of another case', { remedy: 'DEPOSIT' }, 'remedy CLAIM_REMEDY'],
    ['that there is not', { remedy: 'A_CAKE' }, 'remedy VALUE_INVALID'],
  ]);
  expect(await answerOf(host, CHANGE, { claimId, remedy: 'FULL_REFUND' })).toBe('CLAIM_STATE_REFUSED');
  await vote(host, claimId, false);
  const decision = {
    claimId,
    remedy: 'PARTIAL_REFUND',
    amountCents: 1500,
    ground: 'EVIDENCE_PROVES',
    reasons: 'Las fotos y las medidas lo apoyan.',
  };
  await each(admin, DECIDE, decision, [
    ['no claim', { claimId: GRANTED }, 'NOT_FOUND'],
    ['no ground', { ground: null }, 'ground VALUE_INVALID'],
    ['no reasons', { reasons: '' }, 'reasons TEXT_LENGTH'],
    ['reasons without an end', { reasons: 'a'.repeat(2001) }, 'reasons TEXT_LENGTH'],
    ['less than nothing', { amountCents: -1 }, 'amountCents CLAIM_AMOUNT_OUT_OF_RANGE'],
    ['more than was paid', { amountCents: 99_999_999 }, 'CLAIM_AMOUNT_CHANGED'],
    ['a remedy of another case', { remedy: 'DEPOSIT', amountCents: 0 }, 'remedy CLAIM_REMEDY'],
  ]);
  for (const client of [renter, host]) expect(await answerOf(client, DECIDE, decision)).toBe('FORBIDDEN');
  expect(await answerOf(renter, APPEAL, { claimId, text: 'Nadie ha decidido todavía.' })).toBe('CLAIM_STATE_REFUSED');
  await decide(admin, claimId, 'PARTIAL_REFUND', 1500);
  await each(renter, APPEAL, { claimId, text: 'No han mirado la segunda medida.' }, [
    ['no claim', { claimId: GRANTED }, 'NOT_FOUND'],
    ['a text of spaces', { text: '   ' }, 'text TEXT_LENGTH'],
    ['too many words', { text: 'a'.repeat(2001) }, 'text TEXT_LENGTH'],
  ]);
  expect(await answerOf(stranger, APPEAL, { claimId, text: 'No han mirado la segunda medida.' })).toBe('NOT_FOUND');
  expect((await renter.send(WITHDRAW, { id: claimId })).errors[0]?.extensions.code).toBe('CLAIM_STATE_REFUSED');
  await each(admin, SETTLE, { claimId, transferReference: 'TRF-1' }, [
    ['no reference', { transferReference: ' ' }, 'transferReference REQUIRED'],
    ['a reference that is too long', { transferReference: 'a'.repeat(121) }, 'transferReference REQUIRED'],
    ['nothing to pay', {}, 'CLAIM_STATE_REFUSED'],
  ]);
  expect((await readClaim(renter, claimId)).status).toBe('DECIDED');
});

test('P1 an inventory with bad input is rejected, and it is signed only with the hash that was shown', async () => {
  const { renter, host, stranger } = world;
  const rows: Row[] = [
    ['no booking', { bookingId: 'bkg_nothing' }, 'NOT_FOUND'],
    ['without a name', { items: [{ ...SOFA, name: ' ' }] }, 'items.0.name REQUIRED'],
    ['for nothing', { items: [{ ...SOFA, valueCents: 0 }] }, 'items.0.valueCents CLAIM_AMOUNT_OUT_OF_RANGE'],
    ['too many', { items: Array.from({ length: 61 }, () => SOFA) }, 'items TOO_LONG'],
    ['of an unknown kind', { items: [{ ...SOFA, kind: 'GOLD' }] }, 'items[0].kind VALUE_INVALID'],
  ];
  const answers: string[][] = [];
  for (const [what, change] of rows)
    answers.push([what, await answerOf(renter, INVENTORY, { bookingId, items: [SOFA], ...change })]);
  expect(answers).toEqual(rows.map(([what, , code]) => [what, code]));
  expect(await answerOf(host, INVENTORY, { bookingId, items: [SOFA] })).toBe('FORBIDDEN');
  expect(await answerOf(stranger, INVENTORY, { bookingId, items: [SOFA] })).toBe('NOT_FOUND');
  expect(await answerOf(host, SIGN, { bookingId, hash: 'x' })).toBe('INVENTORY_CHANGED');
  expect(
    await world.app.context().em.execute('select id from inventory_items where booking_id = ?', [uuidOf(bookingId)]),
  ).toEqual([]);
});

test('P2 P4 bad tax rates and invoicing agreements are rejected at their field', async () => {
  const { admin, renter, host } = world;
  const rate = { zone: 'CANARIES', bps: 950, validFrom: '2027-05-01' };
  const rates: Row[] = [
    ['below zero', { bps: -1 }, 'bps FILTER_OUT_OF_RANGE'],
    ['above the maximum', { bps: 3001 }, 'bps FILTER_OUT_OF_RANGE'],
    ['in words', { bps: 'siete' }, 'bps VALUE_INVALID'],
    ['that is not whole', { bps: 9.5 }, 'bps VALUE_INVALID'],
    ['of an unknown zone', { zone: 'ATLANTIS' }, 'zone VALUE_INVALID'],
    ['from today', { validFrom: world.clock.today() }, 'validFrom DATE_IN_PAST'],
    ['from an invalid day', { validFrom: '2027-13-01' }, 'validFrom VALUE_INVALID'],
  ];
  for (const [what, change, answers] of rates)
    expect([what, await answerOf(admin, SET_RATE, { ...rate, ...change })]).toEqual([what, answers]);
  for (const client of [renter, host]) expect(await answerOf(client, SET_RATE, rate)).toBe('FORBIDDEN');
  const agreement = {
    legalName: 'Marta Ruiz Soler',
    nif: '12345678Z',
    address: 'Calle Mayor 3, 28013 Madrid',
    accepts: true,
  };
  const agreements: Row[] = [
    ['no name', { legalName: ' ' }, 'legalName FULL_NAME_LENGTH'],
    ['an address that tax data refuse', { address: 'C/ Sol 1' }, 'address ADDRESS_REQUIRED'],
    ['a name that is too long', { legalName: 'a'.repeat(121) }, 'legalName FULL_NAME_LENGTH'],
    ['the wrong letter', { nif: '12345678A' }, 'nif NIF_INVALID'],
    ['no number', { nif: '' }, 'nif NIF_INVALID'],
    ['no address', { address: 'Calle' }, 'address ADDRESS_REQUIRED'],
    ['an address that is too long', { address: 'a'.repeat(201) }, 'address ADDRESS_REQUIRED'],
    ['not accepted', { accepts: false }, 'accepts CONFIRMATION_REQUIRED'],
  ];
  const answers: string[][] = [];
  for (const [what, change] of agreements)
    answers.push([what, await answerOf(host, AGREE, { ...agreement, ...change })]);
  expect(answers).toEqual(agreements.map(([what, , code]) => [what, code]));
});
