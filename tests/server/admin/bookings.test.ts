import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { awaitMail, signInAsAdmin } from '../../support/accounts.js';
import { ACCEPT, resetWorld, confirmed, DECLINE, requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { settled } from '../../support/settled.js';
import { uuidOf } from '../../support/spaces.js';
import { GIVE_NOTICE, noticePreview, ROLLING, running } from '../../support/money/changes.js';
import { CANCEL } from '../../support/stays.js';
import { fewestQueries } from '../../support/query-counter.js';

const LIST = `query ($filter: StaffBookingFilter, $first: Int, $after: String) {
  staffBookings(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { id reference status billingState from to totalCents renter { displayName } host { displayName } space { title } } } } }`;
const CASE = `query ($id: ID!) { booking(id: $id) { status to availableActions staffRecord { availableActs messageCount caseCodes
  notes { body } timeline { action reason before after actorName } } } }`;
const PREVIEW = `query ($input: BookingActPreviewInput!) { bookingActPreview(input: $input) { reader name subject text } }`;
const CHANGE_END = `mutation ($input: ChangeBookingEndInput!) { changeBookingEnd(input: $input) { booking { id to } } }`;
const CREDIT = `mutation ($input: GiveBookingCreditInput!) { giveBookingCredit(input: $input) { booking { id } } }`;
const READ = `mutation ($input: ReadBookingMessagesInput!) { readBookingMessages(input: $input) { messages { from body } } }`;
const WHY = 'La anfitriona lo pide por teléfono: no puede entrar en su cuenta.';

interface Case {
  readonly status: string;
  readonly to: string;
  readonly availableActions: readonly string[];
  readonly staffRecord: {
    readonly availableActs: readonly string[];
    readonly messageCount: number;
    readonly timeline: readonly { action: string; reason: string | null; before: string; after: string }[];
  };
}
interface Page {
  readonly totalCount: number;
  readonly pageInfo: { hasNextPage: boolean; endCursor: string };
  readonly edges: { node: { id: string; reference: string } }[];
}

const staff = {} as Record<'support' | 'moderator' | 'finance', GraphqlClient>;
const ROLES = ['support', 'moderator', 'finance'] as const;

async function staffAgain(): Promise<void> {
  for (const role of ROLES) {
    staff[role] ??= world.app.visitor();
    await signInAsAdmin(world.app, staff[role], `${role}@example.test`, role);
  }
}

const world = useWorld({ background: true });
beforeEach(async () => {
  await resetWorld(world);
  await staffAgain();
});

const caseOf = async (client: GraphqlClient, id: string): Promise<Case> =>
  (await client.query<{ booking: Case }>(CASE, { id })).booking;
const list = async (filter: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Page> =>
  (await staff.finance.query<{ staffBookings: Page }>(LIST, { filter, ...more })).staffBookings;
const preview = async (input: Record<string, unknown>) =>
  (
    await world.admin.query<{ bookingActPreview: { reader: string; subject: string; text: string }[] }>(PREVIEW, {
      input,
    })
  ).bookingActPreview;
const codeOf = async (client: GraphqlClient, document: string, input: Record<string, unknown>) =>
  (await client.send(document, { input })).errors[0]?.extensions.code ?? null;
const fieldOf = async (document: string, input: Record<string, unknown>) =>
  (await world.admin.send(document, { input })).errors[0]?.extensions.fields?.[0];

describe('P9 the list of bookings', () => {
  test('finds by reference, name, postal code and status, and paginates', async () => {
    const one = await requested(world, 34);
    const two = await confirmed(world, 120);
    const ids = async (filter: Record<string, unknown>) => (await list(filter)).edges.map(({ node }) => node.id);
    expect(await ids({ query: one.reference.toLowerCase() })).toEqual([one.id]);
    expect(await ids({ query: 'LUCIA', status: 'REQUESTED' })).toEqual([one.id]);
    expect(await ids({ query: 'ruiz', status: 'CONFIRMED' })).toEqual([two.id]);
    expect(await ids({ query: 'nadie' })).toEqual([]);
    expect((await list({ query: '28010' })).totalCount + (await list({ query: '28004' })).totalCount).toBeGreaterThan(
      1,
    );
    expect(await ids({ isOwing: true })).toEqual([]);
    expect(await ids({ hasOpenClaim: true })).toEqual([]);
    const first = await list({}, { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await list({}, { first: 1, after: first.pageInfo.endCursor });
    expect(next.edges[0]?.node.id).not.toBe(first.edges[0]?.node.id);
    expect(await world.renter.codeOf(LIST, { filter: {} })).toBe('FORBIDDEN');
  });

  test('lists terminated stays in the order of their queue: the one that has waited longest first', async () => {
    const early = await confirmed(world, 34);
    world.clock.advance({ minutes: 1 });
    const late = await confirmed(world, 120);
    // The one that was booked first was terminated first, too.
    for (const [id, days] of [
      [late.id, 1],
      [early.id, 3],
    ] as const)
      await world.app
        .context()
        .em.execute(`update bookings set status = 'terminated', terminated_at = ?::date - ?::int where id = ?`, [
          world.clock.today(),
          days,
          uuidOf(id),
        ]);
    const first = await list({ status: 'TERMINATED' }, { first: 1 });
    const rest = await list({ status: 'TERMINATED' }, { first: 1, after: first.pageInfo.endCursor });
    expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual([early.id, late.id]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    await world.app.context().em.execute(`update bookings set status = 'payment_failed' where status = 'terminated'`);
  });

  test('has a constant number of statements for any page size', async () => {
    const { id } = await requested(world, 34);
    await world.app.context().em.execute(
      `insert into bookings (${await columns()}) select ${await columns('r.')} from (
         select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'reference', 'HU-2020-' || lpad(n::text, 6, '0'),
           'status', 'expired', 'created_at', b.created_at - n * interval '1 minute'))).*
         from bookings b, generate_series(1, 500) n where b.id = ?) r`,
      [uuidOf(id)],
    );
    const count = (first: number) => fewestQueries(world.app, () => list({}, { first }));
    expect(await count(50)).toBe(await count(1));
    expect(await count(50)).toBeLessThanOrEqual(8);
    expect((await list({ query: 'HU-2020' })).totalCount).toBe(500);
    await world.app.context().em.execute(`delete from bookings where reference like 'HU-2020-%'`);
  });
});

/** The writable columns of a booking. */
async function columns(prefix = ''): Promise<string> {
  const rows = await world.app
    .context()
    .em.execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name = 'bookings' and is_generated = 'NEVER'`,
    );
  return rows.map(({ name }) => prefix + name).join(', ');
}

describe('P9 staff acts on bookings', () => {
  test('each sub-role sees and may run only its own acts', async () => {
    const { id } = await requested(world, 34);
    const acts = async (client: GraphqlClient) => (await caseOf(client, id)).staffRecord.availableActs;
    expect(await acts(world.admin)).toEqual(['ACCEPT', 'DECLINE', 'READ_MESSAGES', 'WRITE_NOTE']);
    expect(await acts(staff.support)).toEqual(['ACCEPT', 'DECLINE', 'READ_MESSAGES', 'WRITE_NOTE']);
    expect(await acts(staff.moderator)).toEqual(['READ_MESSAGES', 'WRITE_NOTE']);
    expect(await acts(staff.finance)).toEqual(['WRITE_NOTE']);
    expect((await caseOf(staff.finance, id)).availableActions).toEqual([]);
    for (const role of ['finance', 'moderator'] as const) {
      expect(await codeOf(staff[role], ACCEPT, { bookingId: id, statement: WHY })).toBe('FORBIDDEN');
      expect(await codeOf(staff[role], DECLINE, { bookingId: id, reason: 'OTHER', text: WHY })).toBe('FORBIDDEN');
    }
    const seen = await world.renter.query<{ booking: Case }>(CASE, { id });
    expect(seen.booking.staffRecord).toBeNull();
  });

  test.each([
    ['ACCEPT', ACCEPT, { statement: WHY }, 'booking.accepted'],
    ['DECLINE', DECLINE, { reason: 'OTHER', text: WHY }, 'booking.declined'],
  ] as const)('%s of a request is recorded with before, after and reason', async (_act, document, more, action) => {
    const { id } = await requested(world, 34);
    expect(await codeOf(staff.support, document, { bookingId: id, ...more })).toBeNull();
    const { timeline } = (await caseOf(staff.support, id)).staffRecord;
    expect(timeline).toEqual([expect.objectContaining({ action, reason: WHY })]);
    expect(timeline[0]?.before).toContain('requested');
    expect(timeline[0]?.after).not.toContain('requested');
  });

  test('accepting for a host requires a reason', async () => {
    const { id } = await requested(world, 34);
    expect(await fieldOf(ACCEPT, { bookingId: id })).toMatchObject({ path: 'statement', code: 'REASON_REQUIRED' });
  });

  test('the preview of a cancellation equals the mails to both sides and changes nothing', async () => {
    const { id } = await confirmed(world, 34);
    await world.app.settle();
    const wanted = { bookingId: id, reason: 'DOCUMENTED_EMERGENCY', text: WHY };
    const shown = await preview({
      bookingId: id,
      act: 'CANCEL',
      statement: WHY,
      cancelReason: 'DOCUMENTED_EMERGENCY',
      amountCents: 1000,
    });
    expect(shown.map(({ reader }) => reader).toSorted()).toEqual(['HOST', 'RENTER']);
    expect((await caseOf(world.admin, id)).status).toBe('CONFIRMED');
    expect((await caseOf(world.admin, id)).staffRecord.timeline).toEqual([]);
    expect(await codeOf(world.admin, CANCEL, { ...wanted, refundCents: 1000 })).toBeNull();
    for (const { reader, subject, text } of shown) {
      const mail = await awaitMail(world.app, `${reader.toLowerCase()}@example.test`, 1, subject);
      expect(mail.text).toBe(text);
    }
    const [entry] = (await caseOf(world.admin, id)).staffRecord.timeline;
    expect(entry).toMatchObject({ action: 'booking.cancelled', reason: WHY });
    expect(entry?.after).toContain('1000');
  });

  test('the preview of an acceptance leaves the request unchanged', async () => {
    const { id } = await requested(world, 34);
    const shown = await preview({ bookingId: id, act: 'ACCEPT', statement: WHY });
    expect(shown.map(({ reader }) => reader).toSorted()).toEqual(['HOST', 'RENTER']);
    expect((await caseOf(world.admin, id)).status).toBe('REQUESTED');
  });

  test('a changed end applies to the booking, is recorded and has a preview for both sides', async () => {
    const { id, to } = await confirmed(world, 34);
    await world.app.settle();
    const endsOn = addDays(to, 15);
    const input = { bookingId: id, endsOn, statement: WHY };
    expect(await codeOf(staff.finance, CHANGE_END, input)).toBe('FORBIDDEN');
    const shown = await preview({ bookingId: id, act: 'CHANGE_END', statement: WHY, endsOn });
    expect(shown.map(({ reader }) => reader).toSorted()).toEqual(['HOST', 'RENTER']);
    expect(await codeOf(staff.support, CHANGE_END, input)).toBeNull();
    expect((await caseOf(staff.support, id)).to).toBe(endsOn);
    expect((await caseOf(staff.support, id)).staffRecord.timeline[0]).toMatchObject({
      action: 'booking.end_changed',
      reason: WHY,
    });
    expect(await fieldOf(CHANGE_END, { ...input, endsOn: '2027-01-01' })).toMatchObject({ path: 'endsOn' });
  });

  test('ending a rental for its host previews the mails to both sides, and only the one to the host names the fee', async () => {
    const id = await running(world, ROLLING);
    await staffAgain();
    await world.app.settle();
    const acts = async (client: GraphqlClient) => (await caseOf(client, id)).staffRecord.availableActs;
    expect(await acts(staff.support)).toContain('END_FOR_HOST');
    expect(await acts(staff.finance)).not.toContain('END_FOR_HOST');
    const endsOn = addDays(world.clock.today(), 8);
    const input = { bookingId: id, act: 'END_FOR_HOST', statement: WHY, endsOn, noticeReason: 'SALE' };
    const shown = await preview(input);
    expect(shown.map(({ reader }) => reader).toSorted()).toEqual(['HOST', 'RENTER']);
    const textTo = (mails: typeof shown, side: string) => mails.find(({ reader }) => reader === side)?.text ?? '';
    expect(textTo(shown, 'HOST')).toMatch(/se aplica un cargo de 60,00\s€/);
    expect(textTo(shown, 'RENTER')).not.toContain('60,00');
    const free = await preview({ ...input, amountCents: 0 });
    expect(textTo(free, 'HOST')).toContain('hay un aviso de salida');
    expect(textTo(free, 'HOST')).not.toContain('60,00');
    expect((await caseOf(staff.support, id)).status).toBe('ACTIVE');
    const { lastChargeCents, refundCents } = await noticePreview(staff.support, id, endsOn);
    const order = { bookingId: id, endsOn, reason: 'SALE', text: WHY, lastChargeCents, refundCents };
    expect(await codeOf(staff.finance, GIVE_NOTICE, order)).toBe('FORBIDDEN');
    expect(await codeOf(staff.support, GIVE_NOTICE, order)).toBeNull();
    const subject = shown.find(({ reader }) => reader === 'HOST')?.subject;
    const mail = await awaitMail(world.app, 'host@example.test', 1, subject);
    expect(mail.text).toBe(textTo(shown, 'HOST'));
  });

  test('credit is given once, within its maximum, and the renter gets a mail with the reason', async () => {
    const { id } = await confirmed(world, 34);
    const give = { bookingId: id, amountCents: 1500, statement: 'Por las dos horas de espera en la puerta.' };
    expect(await fieldOf(CREDIT, { ...give, amountCents: 5001 })).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' });
    expect(await codeOf(staff.moderator, CREDIT, give)).toBe('FORBIDDEN');
    const [shown] = await preview({ ...give, act: 'GIVE_CREDIT' });
    expect(await codeOf(staff.support, CREDIT, give)).toBeNull();
    expect(await codeOf(staff.support, CREDIT, give)).toBe('FORBIDDEN');
    const mail = await awaitMail(world.app, 'renter@example.test', 1, shown?.subject);
    expect(mail.text).toBe(shown?.text);
    expect(mail.text).toContain('dos horas de espera');
    const credits = await world.app
      .context()
      .db.selectFrom('Credit')
      .select(['amountCents', 'reason'])
      .where('bookingId', '=', uuidOf(id))
      .execute();
    expect(credits).toEqual([{ amountCents: 1500, reason: 'staff' }]);
    expect((await caseOf(staff.support, id)).staffRecord.timeline[0]).toMatchObject({ action: 'booking.credit_given' });
  });

  test('messages are readable only with the code of a case of the booking, and the reading is recorded', async () => {
    const { id } = await requested(world, 34);
    const { em } = world.app.context();
    const [renter] = await em.execute<{ id: string }[]>(`select renter_id as id from bookings where id = ?`, [
      uuidOf(id),
    ]);
    await em.execute(
      `insert into tickets (id, code, requester_id, name, category, booking_id, subject, source, locale, priority, status, first_answer_due_at, solve_by, last_message_at, created_at, updated_at)
       values (?, 'SUP-2027-000777', ?, '', 'booking', ?, 'No puedo entrar', 'web', 'es', 'normal', 'open', now(), now(), now(), now(), now()) on conflict do nothing`,
      [randomUUID(), renter?.id, uuidOf(id)],
    );
    // A background job writes the request's entry in the conversation.
    await settled(world.app);
    expect(await fieldOf(READ, { bookingId: id, caseCode: 'SUP-2027-000001' })).toMatchObject({ code: 'CASE_UNKNOWN' });
    // A question of a side about anything else opens no messages.
    await em.execute(
      `insert into tickets (id, code, requester_id, name, category, subject, source, locale, priority, status, first_answer_due_at, solve_by, last_message_at, created_at, updated_at)
       values (?, 'SUP-2027-000778', ?, '', 'other', 'Una duda', 'web', 'es', 'normal', 'open', now(), now(), now(), now(), now()) on conflict do nothing`,
      [randomUUID(), renter?.id],
    );
    expect(await fieldOf(READ, { bookingId: id, caseCode: 'SUP-2027-000778' })).toMatchObject({ code: 'CASE_UNKNOWN' });
    expect(await codeOf(staff.finance, READ, { bookingId: id, caseCode: 'SUP-2027-000777' })).toBe('FORBIDDEN');
    const { readBookingMessages } = await staff.moderator.query<{
      readBookingMessages: { messages: { from: string; body: string }[] };
    }>(READ, { input: { bookingId: id, caseCode: 'sup-2027-000777' } });
    expect(readBookingMessages.messages.length).toBe((await caseOf(staff.support, id)).staffRecord.messageCount);
    expect((await caseOf(staff.support, id)).staffRecord.timeline[0]).toMatchObject({
      action: 'booking.messages_read',
      reason: 'SUP-2027-000777',
    });
  });

  test('staff cannot act on their own booking', async () => {
    const { id } = await confirmed(world, 34);
    const { db } = world.app.context();
    const admin = await db
      .selectFrom('User')
      .select('id')
      .where('email', '=', 'admin@example.test')
      .executeTakeFirstOrThrow();
    await db.updateTable('Booking').set({ renterId: admin.id }).where('id', '=', uuidOf(id)).execute();
    expect((await caseOf(world.admin, id)).staffRecord.availableActs).toEqual([]);
    const credit = { bookingId: id, amountCents: 1500, statement: WHY };
    expect(await codeOf(world.admin, CREDIT, credit)).toBe('FORBIDDEN');
  });
});
