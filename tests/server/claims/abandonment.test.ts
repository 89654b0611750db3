import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import {
  breakCard,
  PAY_CYCLE,
  payInput,
  readBilling,
  runBilling,
  running,
  SETTLE,
  TERMINATE,
  type CycleView,
} from '../../support/money/billing.js';
import { resetWorld, signInAgain, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';

import { documentOf, documentsOf, issueAndRender, textOf } from '../../support/money/documents.js';
import { uploadEvidence } from '../../support/money/claims.js';
import { picture, uuidOf } from '../../support/spaces.js';

/** The stay begins on 5 March; the charge of its second month is due on 5 April and refused. */
const DUE = '2027-04-05';
const LIST = 'mutation ($input: ListLeftThingsInput!) { listLeftThings(input: $input) { booking { id } } }';
const RECORD =
  'mutation ($input: RecordAbandonmentLetterInput!) { recordAbandonmentLetter(input: $input) { booking { id } } }';
const FILE = `query ($id: ID!) { booking(id: $id) { staffRecord { availableActs }
  abandonmentFile { openedOn dayCents costCents things witnesses letterReference } } }`;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await sql(
    `update billing_cycles set status = 'waived', next_try_at = null where status not in ('paid', 'cancelled')`,
  );
  await sql(
    `update bookings set status = 'completed', billing_state = 'current' where status in ('active', 'terminated')`,
  );
});

const sql = sqlOf(world);

async function dayAfter(days: number): Promise<void> {
  world.clock.set(`${addDays(DUE, days)}T08:00:00Z`);
  await runBilling(world);
  await runBilling(world);
  await world.app.settle();
  await signInAgain(world);
}

/** A stay with an unpaid second month, this many days later; ended by the staff on a day, or not. */
async function unpaid({ days, endedOn }: { days: number; endedOn: number | null }): Promise<string> {
  const id = await running(world);
  await breakCard(world, id);
  for (const day of [0, 1, 3, 5, 10, 25, 30, 60].filter((one) => one <= days)) {
    await dayAfter(day);
    if (day === endedOn) await terminate(id);
  }
  return id;
}

async function terminate(bookingId: string): Promise<void> {
  await world.admin.query(TERMINATE, { input: { bookingId, reason: 'NON_PAYMENT', text: 'No ha pagado abril.' } });
  await world.app.settle();
}

interface File {
  readonly openedOn: string;
  readonly dayCents: number;
  readonly costCents: number;
  readonly things: string | null;
  readonly witnesses: string[] | null;
  readonly letterReference: string | null;
}
interface Seen {
  readonly staffRecord: { readonly availableActs: string[] } | null;
  readonly abandonmentFile: File | null;
}
const seen = async (client: GraphqlClient, id: string): Promise<Seen> =>
  (await client.query<{ booking: Seen }>(FILE, { id })).booking;
const actsOf = async (id: string): Promise<string[]> =>
  ((await seen(world.admin, id)).staffRecord?.availableActs ?? []).filter((act) => /THINGS|LETTER|SETTLE/.test(act));
const notices = async (id: string): Promise<string[]> =>
  (
    await sql<{ type: string }>(
      `select type from notifications where booking_id = ? and type like 'abandonment%' order by created_at, type`,
      [uuidOf(id)],
    )
  ).map(({ type }) => type);

async function takePhotos(id: string, count: number): Promise<void> {
  for (const width of [800, 810, 820, 830].slice(0, count)) {
    const bytes = new Uint8Array(await picture(width, 600).jpeg().toBuffer());
    await uploadEvidence(world.host, id, { as: 'move_out', bytes });
  }
}

const listOf = (bookingId: string) => ({
  bookingId,
  things: '9 cajas de libros\nUna bicicleta azul',
  firstWitness: 'Ana Ruiz, 12345678Z',
  secondWitness: 'Luis Vega, 87654321X',
  statement: 'El anfitrión abrió con su llave el 5 de junio a las 10.',
});

describe('P4 things left in the space of a terminated rental, on day 60', () => {
  test('opens a file with a daily cost and notifies both sides without a ledger entry', async () => {
    const id = await unpaid({ days: 60, endedOn: 25 });
    const file = { openedOn: '2027-06-04', dayCents: 233, costCents: 0, things: null, witnesses: null };
    expect((await seen(world.admin, id)).abandonmentFile).toMatchObject(file);
    expect(await notices(id)).toEqual(['abandonment_opened_host', 'abandonment_opened_renter']);
    const before = await sql(`select count(*)::int as n from ledger_entries`);
    await dayAfter(75);
    // 15 days of 70.00 € a month.
    expect((await seen(world.renter, id)).abandonmentFile).toMatchObject({ costCents: 3500 });
    expect((await seen(world.host, id)).abandonmentFile).toMatchObject({ costCents: 3500 });
    expect(await sql(`select count(*)::int as n from ledger_entries`)).toEqual(before);
    await world.admin.query(SETTLE, { input: { bookingId: id, statement: 'Vacío y con llaves.' } });
    await dayAfter(90);
    expect((await seen(world.admin, id)).abandonmentFile).toMatchObject({ costCents: 3500 });
    expect(await actsOf(id)).toEqual([]);
  });

  test('opens no file while the rental is active, and one when it is terminated later', async () => {
    const id = await unpaid({ days: 60, endedOn: null });
    expect((await seen(world.admin, id)).abandonmentFile).toBeNull();
    expect(await notices(id)).toEqual([]);
    await dayAfter(70);
    await terminate(id);
    expect((await seen(world.admin, id)).abandonmentFile).toMatchObject({ openedOn: '2027-06-14' });
  });

  test('opens no file once the termination is settled or the debt is paid', async () => {
    const empty = await unpaid({ days: 30, endedOn: 25 });
    await world.admin.query(SETTLE, { input: { bookingId: empty, statement: 'Vacío y con llaves.' } });
    await dayAfter(60);
    expect((await seen(world.admin, empty)).abandonmentFile).toBeNull();
    await sql(
      `update billing_cycles set status = 'waived', next_try_at = null where status not in ('paid', 'cancelled')`,
    );
    world.clock.set('2027-03-02T09:00:00Z');
    await resetWorld(world);
    const paid = await unpaid({ days: 30, endedOn: 25 });
    const cycle = (await readBilling(world.renter, paid)).cycles[1] as CycleView;
    await world.renter.query(PAY_CYCLE, { input: await payInput(world.renter, cycle) });
    await dayAfter(60);
    expect((await seen(world.admin, paid)).abandonmentFile).toBeNull();
  });

  test('neither the other side nor photos from before the end use up those of what was left', async () => {
    const id = await unpaid({ days: 10, endedOn: null });
    const RIGHTS = `query ($id: ID!) { booking(id: $id) { conditionRights { photoMoments fullMoments maxPhotos } } }`;
    const rights = async (client: GraphqlClient) =>
      (await client.query<{ booking: { conditionRights: object } }>(RIGHTS, { id })).booking.conditionRights;
    const add = async (client: GraphqlClient) =>
      (
        await uploadEvidence(client, id, {
          as: 'move_out',
          bytes: new Uint8Array(await picture(900, 600).jpeg().toBuffer()),
        })
      ).status;
    await sql(
      `insert into condition_photos (id, booking_id, uploader_id, moment, storage_key, sha256, created_at)
       select gen_random_uuid(), b.id, b.host_id, 'move_out', 'claims/' || n, 'hash ' || n, ?
       from bookings b, generate_series(1, 20) n where b.id = ?`,
      [world.clock.now(), uuidOf(id)],
    );
    expect(await rights(world.host)).toMatchObject({ fullMoments: ['MOVE_OUT'], maxPhotos: 20 });
    expect(await add(world.host)).toBe(422);
    expect(await rights(world.renter)).toMatchObject({ fullMoments: [] });
    expect(await add(world.renter)).toBe(201);
    await dayAfter(25);
    await terminate(id);
    expect(await rights(world.host)).toMatchObject({ photoMoments: ['MOVE_OUT'], fullMoments: [] });
    expect(await add(world.host)).toBe(201);
  });

  test('the staff list the things with four photos and two witnesses; the renter gets the letter, and its number is stored', async () => {
    const id = await unpaid({ days: 60, endedOn: 25 });
    expect(await actsOf(id)).toEqual(['LIST_LEFT_THINGS', 'SETTLE']);
    await takePhotos(id, 3);
    const input = listOf(id);
    const codes = async (changes: object): Promise<unknown> => {
      const { errors } = await world.admin.send(LIST, { input: { ...input, ...changes } });
      return errors[0]?.extensions?.fields?.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await codes({})).toEqual(['things CLAIM_PHOTOS']);
    await takePhotos(id, 4);
    expect(await codes({ things: ' ', secondWitness: input.firstWitness.toUpperCase() })).toEqual([
      'things REQUIRED',
      'secondWitness REQUIRED',
    ]);
    expect(await codes({ statement: '' })).toEqual(['statement REASON_REQUIRED']);
    for (const client of [world.renter, world.host, world.stranger])
      expect(await client.codeOf(LIST, { input })).toBe('FORBIDDEN');
    const letter = { bookingId: id, reference: 'CD00012345678' };
    expect(await world.admin.codeOf(RECORD, { input: letter })).toBe('BOOKING_TRANSITION_REFUSED');
    await world.admin.query(LIST, { input });
    // A repeated call changes nothing.
    await world.admin.query(LIST, { input: { ...input, things: 'Nada' } });
    await issueAndRender(world);
    await signInAgain(world);
    expect(await actsOf(id)).toEqual(['RECORD_LETTER', 'SETTLE']);
    expect((await seen(world.admin, id)).abandonmentFile).toMatchObject({
      things: input.things,
      witnesses: [input.firstWitness, input.secondWitness],
    });
    expect((await seen(world.renter, id)).abandonmentFile).toMatchObject({ things: input.things, witnesses: null });
    expect(await notices(id)).toContain('abandonment_listed');
    const text = await textOf(world, await documentOf(world.renter, id, 'ABANDONMENT_LETTER'));
    for (const part of [
      'Carta certificada',
      '64,16 €',
      '2,33 €',
      '4 de junio de 2027',
      'Una bicicleta azul',
      'Luis Vega',
    ])
      expect(text).toContain(part);
    expect((await documentsOf(world.host, id)).map(({ kind }) => kind)).not.toContain('ABANDONMENT_LETTER');
    await world.admin.query(RECORD, { input: letter });
    await world.admin.query(RECORD, { input: { ...letter, reference: 'CD99999999999' } });
    expect((await seen(world.admin, id)).abandonmentFile).toMatchObject({ letterReference: letter.reference });
    expect(await actsOf(id)).toEqual(['SETTLE']);
  });
});

test('P9 a terminated stay waits in the queue of the staff until its space is empty, late after thirty days', async () => {
  const queue = async () => {
    const { staffQueues } = await world.admin.query<{ staffQueues: { queue: string }[] }>(
      '{ staffQueues { queue openCount lateCount todayCount ownCount oldestAt targetHours } }',
    );
    return staffQueues.find((one) => one.queue === 'TERMINATED_STAYS');
  };
  const empty = { openCount: 0, lateCount: 0, todayCount: 0, ownCount: null, oldestAt: null, targetHours: 720 };
  const id = await unpaid({ days: 30, endedOn: 30 });
  const open = { ...empty, openCount: 1, oldestAt: world.clock.now().toISOString() };
  expect(await queue()).toMatchObject(open);
  await dayAfter(60);
  expect(await queue()).toMatchObject({ ...open, todayCount: 1 });
  await dayAfter(61);
  expect(await queue()).toMatchObject({ ...open, lateCount: 1 });
  await world.admin.query(SETTLE, { input: { bookingId: id, statement: 'Vacío, con las llaves.' } });
  expect(await queue()).toMatchObject(empty);
});
