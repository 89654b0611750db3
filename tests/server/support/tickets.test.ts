import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldTickets, runTicketClocks } from '../../../server/features/support/ticket.jobs.js';
import { mailsTo } from '../../support/accounts.js';
import * as bookings from '../../support/bookings.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import * as tickets from './tickets.js';

let world: bookings.World;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  const { em } = world.app.context();
  await em.execute('delete from ticket_files');
  await em.execute('delete from tickets');
  await em.execute('delete from rate_limits');
  world.clock.set(bookings.NOW);
  await bookings.signInAgain(world);
});

interface QueuePage {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

const answer = (id: string, body: string, isResolved = false) => tickets.message(id, body, { isResolved });

describe('P14 tickets', () => {
  test('an answer sent again with the other button is not added twice', async () => {
    const { id } = await tickets.openTicket(world.renter);
    const answer = tickets.message(id, 'Ya está devuelto.', { isResolved: false });
    await tickets.ticketOf(world.admin, tickets.ANSWER, answer);
    await tickets.ticketOf(world.admin, tickets.ANSWER, answer);
    const { errors } = await world.admin.send(tickets.ANSWER, { input: { ...answer, isResolved: true } });
    expect(errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(2);
  });

  test('numbers tickets without gaps, also for concurrent ones', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => tickets.openTicket(world.renter)));
    const numbers = opened.map(({ code }) => Number(/^SUP-2027-(\d{6})$/.exec(code)?.[1])).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 5 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  test('reports every invalid field, requires a confirmed address, and opens one ticket per key', async () => {
    const { errors } = await world.renter.send(tickets.OPEN, {
      input: tickets.question({ subject: 'Eh', body: 'Corto' }),
    });
    expect(errors[0]?.extensions.fields).toEqual([
      { path: 'subject', code: 'TEXT_LENGTH', params: { min: 5, max: 100 } },
      { path: 'body', code: 'TEXT_LENGTH', params: { min: 20, max: 3000 } },
    ]);
    const input = tickets.question();
    const [first, second] = [
      await tickets.ticketOf(world.renter, tickets.OPEN, input),
      await tickets.ticketOf(world.renter, tickets.OPEN, input),
    ];
    expect(second.id).toBe(first.id);
    const { em } = world.app.context();
    await em.execute(`update users set email_verified_at = null where email = 'stranger@example.test'`);
    expect(await world.stranger.codeOf(tickets.OPEN, { input: tickets.question() })).toBe('EMAIL_NOT_VERIFIED');
    await em.execute(`update users set email_verified_at = now() where email = 'stranger@example.test'`);
  });

  test('promises an answer within four working hours over a weekend, and within one when urgent', async () => {
    // From Saturday 6 March at 18:00: one hour on Saturday, three on Monday.
    world.clock.set('2027-03-06T17:00:00Z');
    await bookings.signInAgain(world);
    const normal = await tickets.openTicket(world.renter);
    expect(normal).toMatchObject({ priority: 'NORMAL', firstAnswerDueAt: '2027-03-08T11:00:00.000Z' });
    expect(await tickets.openTicket(world.renter, { category: 'ACCESS' })).toMatchObject({
      priority: 'URGENT',
      firstAnswerDueAt: '2027-03-06T18:00:00.000Z',
    });
    expect(await tickets.openTicket(world.renter, { category: 'DAMAGE', isDangerous: true })).toMatchObject({
      priority: 'URGENT',
    });
    const PROMISE = 'query ($input: SupportPromiseInput!) { supportPromise(input: $input) { priority answerBy } }';
    expect(await world.renter.query(PROMISE, { input: { category: 'PAYMENT' } })).toEqual({
      supportPromise: { priority: 'NORMAL', answerBy: '2027-03-08T11:00:00.000Z' },
    });
    world.clock.set('2027-03-08T08:30:00Z');
    await bookings.signInAgain(world);
    expect(await tickets.ticketOf(world.admin, tickets.ANSWER, answer(normal.id, 'Lo miramos.'))).toMatchObject({
      firstAnswerMinutes: 90,
      answerDueAt: null,
    });
  });

  test('passes through its states: opened, answered, asked again, resolved, rated, reopened, closed', async () => {
    const { renter, admin, clock, app } = world;
    const { id, status, availableActions } = await tickets.openTicket(renter);
    expect([status, availableActions]).toEqual(['OPEN', ['WRITE']]);
    expect(await renter.codeOf(tickets.RATE, { input: { ticketId: id, score: 5 } })).toBe('TICKET_STATE_REFUSED');
    expect(await tickets.ticketOf(renter, tickets.WRITE, tickets.message(id, 'Adjunto la captura.'))).toMatchObject({
      status: 'OPEN',
    });
    expect(await tickets.ticketOf(admin, tickets.ANSWER, answer(id, '¿Pone «pendiente»?'))).toMatchObject({
      status: 'WAITING_USER',
      assignee: { displayName: 'Ana V.' },
    });
    expect(await tickets.ticketOf(renter, tickets.WRITE, tickets.message(id, 'Sí.'))).toMatchObject({
      status: 'WAITING_STAFF',
      answerDueAt: '2027-03-02T13:55:00.000Z',
      assignee: null,
    });
    expect(await tickets.ticketOf(admin, tickets.ANSWER, answer(id, 'Ya está anulada.', true))).toMatchObject({
      status: 'RESOLVED',
      answerDueAt: null,
    });
    expect(await renter.codeOf(tickets.WRITE, { input: tickets.message(id, 'Gracias') })).toBe('TICKET_STATE_REFUSED');
    expect(await tickets.ticketOf(renter, tickets.RATE, { ticketId: id, score: 4 })).toMatchObject({
      satisfaction: 4,
      reopenUntil: '2027-03-16T09:55:00.000Z',
      availableActions: ['REOPEN', 'RATE'],
    });
    expect(await renter.codeOf(tickets.RATE, { input: { ticketId: id, score: 6 } })).toBe('BAD_REQUEST');
    expect(await tickets.ticketOf(renter, tickets.REOPEN, tickets.message(id, 'Sigue ahí.'))).toMatchObject({
      status: 'WAITING_STAFF',
      satisfaction: null,
      reopenUntil: null,
    });
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, 'Ahora sí.', true));
    clock.advance({ days: 14 });
    await bookings.signInAgain(world);
    expect(await renter.codeOf(tickets.REOPEN, { input: tickets.message(id, 'Otra vez.') })).toBe(
      'TICKET_STATE_REFUSED',
    );
    await runTicketClocks(app.context());
    expect(await tickets.readTicket(renter, id)).toMatchObject({ status: 'CLOSED', availableActions: [] });
    expect(await admin.codeOf(tickets.ANSWER, { input: answer(id, 'Hola') })).toBe('TICKET_STATE_REFUSED');
  });

  test('resolves after 14 days without an answer, and deletes a closed ticket with its files after two years', async () => {
    const { renter, admin, clock, app } = world;
    const file = await tickets.upload(renter, 'movimientos.pdf');
    const { id } = await tickets.openTicket(renter, { fileIds: [file] });
    const more = [await tickets.openTicket(renter), await tickets.openTicket(renter)].map((one) => uuidOf(one.id));
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, '¿Nos mandas la captura?'));
    clock.advance({ days: 13 });
    await runTicketClocks(app.context());
    clock.advance({ days: 1 });
    await runTicketClocks(app.context());
    await bookings.signInAgain(world);
    expect(await tickets.readTicket(renter, id)).toMatchObject({ status: 'RESOLVED' });
    clock.advance({ days: 14 });
    await runTicketClocks(app.context());
    clock.advance({ days: 729 });
    const { em } = app.context();
    await em.execute(
      `update tickets set (status, resolved_at, closed_at, last_message_at) =
         (select status, resolved_at, closed_at, last_message_at from tickets where id = ?) where id in (?, ?)`,
      [uuidOf(id), ...more],
    );
    // More than one batch at a time.
    await deleteOldTickets(app.context(), undefined, 2);
    expect(await em.execute('select count(*)::int as n from tickets')).toEqual([{ n: 0 }]);
    expect(await em.execute('select count(*)::int as n from ticket_files')).toEqual([{ n: 0 }]);
  });

  test('waits 14 days again for a second answer of support', async () => {
    const { renter, admin, clock, app } = world;
    const { id } = await tickets.openTicket(renter);
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, '¿Nos mandas la captura?'));
    clock.advance({ days: 13 });
    await bookings.signInAgain(world);
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, 'Sin la captura no vemos el cargo.'));
    for (const [days, status] of [
      [13, 'WAITING_USER'],
      [1, 'RESOLVED'],
    ] as const) {
      clock.advance({ days });
      await runTicketClocks(app.context());
      await bookings.signInAgain(world);
      expect(await tickets.readTicket(renter, id)).toMatchObject({ status });
    }
  });

  test('notifies the requester by bell and mail with a reply address (N-S01 to N-S03)', async () => {
    const { renter, admin, app, clock } = world;
    await app.context().em.execute('delete from notifications');
    const { id, code } = await tickets.openTicket(renter);
    await tickets.ticketOf(admin, tickets.NOTE, { ticketId: id, body: 'Retención huérfana.' });
    clock.advance({ minutes: 1 });
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, '¿Pone «pendiente»?'));
    clock.advance({ minutes: 1 });
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, 'Ya está anulada.', true));
    await app.settle();
    await runJobs(app, 'mail.send');
    const { notifications } = await renter.query<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications { edges { node { title } } } }',
    );
    expect(notifications.edges.map(({ node }) => node.title)).toEqual([
      `Consulta resuelta (${code})`,
      `Te hemos respondido (${code})`,
      `Consulta recibida (${code})`,
    ]);
    const mails = (await mailsTo(app, 'renter@example.test')).filter(({ subject }) => subject.includes(code));
    expect(mails).toHaveLength(3);
    for (const { replyTo, text } of mails) {
      expect(replyTo).toMatch(new RegExp(`^soporte\\+${code.toLowerCase()}\\.[\\da-f]{24}@hueco\\.test$`));
      expect(text).not.toContain('huérfana');
    }
    expect(mails.map(({ text }) => text).join()).toContain('Ya está anulada.');
  });
});

describe('P14 access to tickets', () => {
  test('a ticket is readable by its requester and support; notes by support only', async () => {
    const { renter, stranger, admin, app } = world;
    const { id } = await tickets.openTicket(renter);
    const noted = await tickets.ticketOf(admin, tickets.NOTE, { ticketId: id, body: 'Retención huérfana.' });
    const noteId = noted.messages.edges[0]?.node.id ?? '';
    await tickets.ticketOf(admin, tickets.ANSWER, answer(id, 'Lo miramos.'));
    expect(tickets.textsOf(await tickets.readTicket(renter, id))).toEqual([
      String(tickets.question()['body']),
      'Lo miramos.',
    ]);
    expect(tickets.textsOf(await tickets.readTicket(admin, id))).toHaveLength(3);
    const own = await tickets.readTicket(renter, id);
    expect(own?.messages.edges[0]?.node).toMatchObject({ authorName: 'Ana', isOwn: false });
    expect([own?.requester, own?.assignee]).toEqual([null, null]);
    expect(await tickets.readTicket(stranger, id)).toBeNull();
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await renter.query(NODE, { id: noteId })).toEqual({ node: null });
    expect(await stranger.query(NODE, { id })).toEqual({ node: null });
    for (const mutation of [tickets.WRITE, tickets.REOPEN])
      expect(await stranger.codeOf(mutation, { input: tickets.message(id, 'Hola') })).toBe('NOT_FOUND');
    for (const client of [renter, stranger]) {
      expect(await client.codeOf(tickets.ANSWER, { input: answer(id, 'Hola') })).toBe('FORBIDDEN');
      expect(await client.codeOf(tickets.NOTE, { input: { ticketId: id, body: 'Hola' } })).toBe('FORBIDDEN');
      expect(await client.codeOf(tickets.ASSIGN, { input: { ticketId: id } })).toBe('FORBIDDEN');
      expect(await client.codeOf(tickets.QUEUE)).toBe('FORBIDDEN');
      expect(await client.codeOf('{ savedReplies { id } }')).toBe('FORBIDDEN');
    }
    expect(await app.visitor().codeOf(tickets.READ, { id })).toBe('UNAUTHENTICATED');
    expect(await admin.codeOf(tickets.WRITE, { input: tickets.message(id, 'Hola') })).toBe('FORBIDDEN');
  });

  test('staff who open a ticket are its requester only, and cannot answer it', async () => {
    const { admin } = world;
    const { id, availableActions } = await tickets.openTicket(admin);
    expect(availableActions).toEqual(['WRITE']);
    expect(await admin.codeOf(tickets.ANSWER, { input: answer(id, 'Hola') })).toBe('FORBIDDEN');
    const { ticketQueue } = await admin.query<{ ticketQueue: { allCount: number; edges: object[] } }>(tickets.QUEUE);
    expect(ticketQueue).toMatchObject({ allCount: 0, edges: [] });
  });

  test('accepts only bookings and files of the viewer', async () => {
    const { renter, stranger, host } = world;
    const booking = await bookings.requested(world);
    expect(await stranger.codeOf(tickets.OPEN, { input: tickets.question({ bookingId: booking.id }) })).toBe(
      'NOT_FOUND',
    );
    await tickets.openTicket(host, { bookingId: booking.id });
    const file = await tickets.upload(renter, 'movimientos.pdf');
    const { errors } = await stranger.send(tickets.OPEN, { input: tickets.question({ fileIds: [file] }) });
    expect(errors[0]?.extensions.fields).toEqual([{ path: 'fileIds.0', code: 'ATTACHMENT_GONE' }]);
    const ticket = await tickets.openTicket(renter, { fileIds: [file] });
    const [sent] = ticket.messages.edges[0]?.node.files ?? [];
    expect(sent).toMatchObject({ name: 'movimientos.pdf', kind: 'PDF' });
    const path = sent?.url ?? '';
    expect((await fetch(world.app.url + path)).status).toBe(200);
    const bare = path.split('?')[0] ?? '';
    expect((await fetch(world.app.url + bare, { headers: stranger.headers() })).status).toBe(404);
    expect((await fetch(world.app.url + bare, { headers: world.admin.headers() })).status).toBe(200);
    const six: string[] = [];
    while (six.length < 6) six.push(await tickets.upload(renter, 'uno.pdf'));
    expect(
      (await renter.send(tickets.OPEN, { input: tickets.question({ fileIds: six }) })).errors[0]?.extensions.fields,
    ).toEqual([{ path: 'fileIds', code: 'ATTACHMENTS_TOO_MANY', params: { max: 5 } }]);
  });

  test('accepts ten tickets per user and hour', async () => {
    for (let opened = 0; opened < 10; opened++) await tickets.openTicket(world.host);
    expect(await world.host.codeOf(tickets.OPEN, { input: tickets.question() })).toBe('RATE_LIMITED');
  });
});

describe('P14 ticket queue', () => {
  test('lists tickets by due time, then those waiting for the requester, and paginates', async () => {
    const { renter, admin, clock } = world;
    const late = await tickets.openTicket(renter, { subject: 'La segunda en vencer' });
    clock.advance({ minutes: 5 });
    const urgent = await tickets.openTicket(renter, { subject: 'Sin acceso hoy', category: 'ACCESS' });
    const waiting = await tickets.openTicket(renter, { subject: 'Espera respuesta' });
    await tickets.ticketOf(admin, tickets.ANSWER, answer(waiting.id, '¿Qué pone?'));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { ticketQueue }: { ticketQueue: QueuePage } = await admin.query(tickets.QUEUE, { first: 1, after });
      seen.push(...ticketQueue.edges.map(({ node }) => node.id));
      after = ticketQueue.pageInfo.hasNextPage ? ticketQueue.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual([urgent.id, late.id, waiting.id]);
    expect(await admin.query(tickets.QUEUE, { scope: 'MINE' })).toMatchObject({
      ticketQueue: { mineCount: 1, unassignedCount: 2, allCount: 3, edges: [{ node: { id: waiting.id } }] },
    });
    await tickets.ticketOf(admin, tickets.ANSWER, answer(waiting.id, 'Resuelto.', true));
    expect(await admin.query(tickets.QUEUE, { scope: 'DONE' })).toMatchObject({
      ticketQueue: { allCount: 2, edges: [{ node: { id: waiting.id } }] },
    });
    expect(await admin.codeOf(tickets.QUEUE, { after: 'x' })).toBe('CURSOR_INVALID');
  });

  test('tickets can be assigned to support staff, and saved replies created, changed and deleted', async () => {
    const { renter, admin, stranger } = world;
    const { id } = await tickets.openTicket(renter);
    const { supportStaff } = await admin.query<{ supportStaff: { id: string; displayName: string }[] }>(
      '{ supportStaff { id displayName } }',
    );
    expect(supportStaff.map(({ displayName }) => displayName)).toEqual(['Ana V.']);
    expect(await tickets.ticketOf(admin, tickets.ASSIGN, { ticketId: id, userId: supportStaff[0]?.id })).toMatchObject({
      assignee: { displayName: 'Ana V.' },
    });
    const { viewer } = await stranger.query<{ viewer: { id: string } }>('{ viewer { id: userId } }');
    expect(await admin.codeOf(tickets.ASSIGN, { input: { ticketId: id, userId: viewer.id } })).toBe('NOT_FOUND');
    const SAVE =
      'mutation ($input: SaveSavedReplyInput!) { saveSavedReply(input: $input) { savedReply { id title } } }';
    const input = { title: 'Retención', textEs: 'Es una retención.', textEn: 'It is a hold.' };
    const { saveSavedReply } = await admin.query<{ saveSavedReply: { savedReply: { id: string } } }>(SAVE, { input });
    const { savedReply } = saveSavedReply;
    await admin.query(SAVE, { input: { ...input, savedReplyId: savedReply.id, title: 'Retención y cobro' } });
    expect(await admin.query('{ savedReplies { title } }')).toEqual({ savedReplies: [{ title: 'Retención y cobro' }] });
    await admin.query('mutation ($input: DeleteSavedReplyInput!) { deleteSavedReply(input: $input) { isDeleted } }', {
      input: { savedReplyId: savedReply.id },
    });
    expect(await admin.query('{ savedReplies { title } }')).toEqual({ savedReplies: [] });
  });
});
