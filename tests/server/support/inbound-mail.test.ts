import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { signMail, SIGNATURE_HEADER } from '../../../server/core/mail/inbound-signature.js';
import { tryConsume } from '../../../server/core/rate-limits/rate-limits.js';
import { DAY_MS } from '../../../server/core/values/durations.js';
import { replyAddress } from '../../../server/features/support/mail/reply-address.js';
import { runTicketClocks } from '../../../server/features/support/ticket.jobs.js';
import { mailsTo } from '../../support/accounts.js';
import * as bookings from '../../support/bookings.js';
import { runJobs } from '../../support/queued-jobs.js';
import { pdf } from '../messages/message-files.js';
import * as tickets from './tickets.js';

const SECRET = 'a secret of the mail service, long enough';
const CONTACT = 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) { code } }';

let world: bookings.World;

beforeAll(async () => {
  world = await bookings.createWorld({ config: { inboundMailSecret: SECRET, trustProxy: 1 } });
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await world.app.context().em.execute('delete from rate_limits');
});

interface Parts {
  readonly from?: string;
  readonly to: string;
  readonly text?: string;
  readonly id?: string;
  readonly headers?: string;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
  readonly fileCount?: number;
}

/** A mail as transmitted. */
function mail({
  from = 'renter@example.test',
  to,
  text = 'Sí, pone «pendiente».',
  id,
  headers = '',
  file,
  fileCount = 1,
}: Parts): Buffer {
  const boundary = 'part-of-a-mail';
  const head = `From: Lucía <${from}>\r\nTo: <${to}>\r\nSubject: Re: Respuesta\r\nMessage-ID: <${id ?? randomUUID()}@example.test>\r\nMIME-Version: 1.0\r\n${headers}`;
  const body = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n' + text;
  if (!file) return Buffer.from(`${head}${body}\r\n`);
  const part = `\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${file.name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(file.bytes).toString('base64')}`;
  return Buffer.from(
    `${head}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n--${boundary}\r\n${body}${part.repeat(fileCount)}\r\n--${boundary}--\r\n`,
  );
}

/** A picture of noise, which does not get smaller when it is compressed. */
const picture = (size: number): Promise<Buffer> =>
  sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();

/** A mail with pictures within its text. */
function pastedMail(to: string, html: string, pictures: readonly Buffer[]): Buffer {
  const parts = pictures.map(
    (bytes, index) =>
      `--pasted\r\nContent-Type: image/png; name="imagen${index}.png"\r\nContent-ID: <p${index}>\r\nContent-Disposition: inline; filename="imagen${index}.png"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`,
  );
  const shown = pictures.map((_, index) => `<img src="cid:p${index}">`).join('');
  return Buffer.from(
    `From: <renter@example.test>\r\nTo: <${to}>\r\nMessage-ID: <${randomUUID()}@example.test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="pasted"\r\n\r\n--pasted\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}${shown}\r\n${parts.join('')}--pasted--\r\n`,
  );
}

const post = (body: Buffer, signature?: string, ip = '10.7.0.9'): Promise<Response> =>
  fetch(`${world.app.url}/webhooks/inbound-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-forwarded-for': ip,
      [SIGNATURE_HEADER]: signature ?? signMail(SECRET, body, world.clock.now()),
    },
    body: new Uint8Array(body),
  });
/** A request whose body was not sent yet. */
function begin(headers: Record<string, string | number>): ClientRequest {
  const begun = request(`${world.app.url}/webhooks/inbound-mail`, { method: 'POST', headers });
  begun.on('error', () => {});
  begun.flushHeaders();
  return begun;
}
const addressOf = (code: string): string => replyAddress(world.app.services.config, code);

describe('P14 inbound mail', () => {
  test('adds a reply to its ticket once, without quoted text, with its files', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    await tickets.ticketOf(
      world.admin,
      tickets.ANSWER,
      tickets.message(id, '¿Pone «pendiente»?', { isResolved: false }),
    );
    const parts = { to: addressOf(code), id: 'reply-1', text: 'Sí, lo pone.\r\n\r\nEl mar, Hueco escribió:\r\n> Hola' };
    const reply = mail({ ...parts, file: { name: 'captura.pdf', bytes: pdf('captura') } });
    expect((await post(reply)).status).toBe(200);
    expect((await post(reply)).status).toBe(200);
    const ticket = await tickets.readTicket(world.admin, id);
    expect(ticket).toMatchObject({ status: 'WAITING_STAFF' });
    expect(tickets.textsOf(ticket)).toHaveLength(3);
    expect(ticket?.messages.edges[0]?.node).toMatchObject({
      body: 'Sí, lo pone.',
      author: 'REQUESTER',
      isMail: true,
      files: [{ name: 'captura.pdf', kind: 'PDF' }],
    });
  });

  test('rejects a forged mail: wrong key, changed body, old or missing signature', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const body = mail({ to: addressOf(code) });
    const { clock } = world;
    const old = new Date(clock.now().getTime() - 301_000);
    for (const signature of [
      signMail('another key, which is long enough as well', body, clock.now()),
      signMail(SECRET, Buffer.concat([body, Buffer.from('!')]), clock.now()),
      signMail(SECRET, body, old),
      'none',
    ])
      expect((await post(body, signature)).status).toBe(400);
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(1);
  });

  test('ignores mails with a wrong sender or token and automatic mails, with the same answer', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const { code: other } = await tickets.openTicket(world.stranger);
    const to = addressOf(code);
    const token = /\.([\da-f]{24})@/.exec(to)?.[1] ?? '';
    for (const parts of [
      { to, from: 'stranger@example.test' },
      { to: addressOf(other) },
      { to: `soporte+${code.toLowerCase()}.${'0'.repeat(24)}@hueco.test` },
      { to: `soporte+${other.toLowerCase()}.${token}@hueco.test` },
      { to: 'soporte@hueco.test', headers: `X-Note: ${code}\r\n` },
      { to, headers: 'Auto-Submitted: auto-replied\r\n' },
      { to, headers: 'Precedence: bulk\r\n' },
      { to, headers: 'Sender: <stranger@example.test>\r\n', from: 'renter@example.test>, <stranger@example.test' },
      { to, text: '> Hola' },
    ]) {
      const response = await post(mail(parts));
      expect([response.status, await response.json()], JSON.stringify(parts)).toEqual([200, { received: true }]);
    }
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(1);
    const { em } = world.app.context();
    const counts = await em.execute(
      `select count(*)::int as n from ticket_messages where is_mail and body <> 'Sí, lo pone.'`,
    );
    expect(counts).toEqual([{ n: 0 }]);
  });

  test('stores a screenshot pasted into the mail, with or without a text, and leaves out the logo of a signature', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const to = addressOf(code);
    const [screenshot, logo] = [await picture(200), await picture(8)];
    await post(pastedMail(to, '<p>Sale esto:</p>', [logo, screenshot]));
    await post(pastedMail(to, '', [screenshot]));
    await post(pastedMail(to, '<p>Gracias.</p>', [logo]));
    const edges = (await tickets.readTicket(world.renter, id))?.messages.edges ?? [];
    expect(edges.slice(0, 3).map(({ node }) => [node.body, node.files.length])).toEqual([
      ['Gracias.', 0],
      ['', 1],
      ['Sale esto:', 1],
    ]);
  });

  test('lists files that were not accepted, and stores the text', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    await post(mail({ to: addressOf(code), file: { name: 'virus.exe', bytes: new Uint8Array([77, 90, 1, 2]) } }));
    const [newest] = (await tickets.readTicket(world.renter, id))?.messages.edges ?? [];
    expect(newest?.node.files).toEqual([]);
    expect(newest?.node.body).toBe(
      'Sí, pone «pendiente».\n\nNo hemos podido guardar estos archivos del correo: virus.exe',
    );
  });

  test('names at most ten files that were not accepted, on one line', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const file = { name: '=?utf-8?Q?vi=0Arus=1B.exe?=', bytes: new Uint8Array([77, 90, 1, 2]) };
    await post(mail({ to: addressOf(code), file, fileCount: 13 }));
    const [newest] = (await tickets.readTicket(world.renter, id))?.messages.edges ?? [];
    expect(newest?.node.body).toBe(
      `Sí, pone «pendiente».\n\nNo hemos podido guardar estos archivos del correo: ${Array(10).fill('virus.exe').join(', ')} y 3 más`,
    );
  });

  test('supports tickets without an account, and opens a new one for a reply to a closed ticket', async () => {
    const { app, admin } = world;
    const email = 'visitor@example.test';
    const input = { fullName: 'Berta Luz', email, topic: 'OTHER', message: 'Quiero saber si guardáis pianos de cola.' };
    const {
      sendContactMessage: { code },
    } = await app.visitor().query<{ sendContactMessage: { code: string } }>(CONTACT, { input });
    await app.settle();
    await runJobs(app, 'mail.send');
    const [receipt] = await mailsTo(app, email);
    expect(receipt?.text).toContain(code);
    expect(receipt?.text).not.toContain('pianos');
    await post(mail({ from: email, to: receipt?.replyTo ?? '', text: 'Mide 1,80 m.' }));
    const [row] = await app.context().em.execute<{ id: string }[]>('select id from tickets where code = ?', [code]);
    const { ticketQueue } = await admin.query<{ ticketQueue: { edges: { node: { id: string; code: string } }[] } }>(
      tickets.QUEUE,
    );
    const id = ticketQueue.edges.find(({ node }) => node.code === code)?.node.id ?? '';
    expect(tickets.textsOf(await tickets.readTicket(admin, id))).toEqual([input.message, 'Mide 1,80 m.']);
    await tickets.ticketOf(admin, tickets.ANSWER, tickets.message(id, 'Sí, en un local.', { isResolved: true }));
    await app.settle();
    await runJobs(app, 'mail.send');
    const answers = await mailsTo(app, email);
    expect(answers.find(({ subject }) => subject.startsWith('Resuelta'))?.text).toContain('Sí, en un local.');
    await app.context().em.execute(`update tickets set status = 'closed' where id = ?`, [row?.id]);
    const reply = mail({ from: email, to: receipt?.replyTo ?? '', text: 'Otra cosa.' });
    await Promise.all([post(reply), post(reply)]);
    // A mail service may deliver a mail again.
    await post(reply);
    const rows = await app
      .context()
      .em.execute('select source, status from tickets where email = ? order by code', [email]);
    expect(rows).toEqual([
      { source: 'contact', status: 'closed' },
      { source: 'mail', status: 'open' },
    ]);
  });

  test('a receipt counts once against the limit of its address, however often its event is tried', async () => {
    const { app } = world;
    const email = 'counted@example.test';
    const input = { fullName: 'Berta Luz', email, topic: 'OTHER', message: 'Quiero saber si guardáis pianos de cola.' };
    await app.visitor().query(CONTACT, { input });
    // As after failed attempts that took all points.
    while (await tryConsume(app.context(), 'receipt-mail', email));
    const receipts = async () => {
      await app.settle();
      await runJobs(app, 'mail.send');
      return (await mailsTo(app, email)).length;
    };
    expect(await receipts()).toBe(1);
    await app.visitor().query(CONTACT, { input });
    expect(await receipts()).toBe(1);
  });

  test('a reply that comes too late to reopen its ticket counts against the limit of receipts, a failed one does not', async () => {
    const { app } = world;
    const email = 'late@example.test';
    const input = { fullName: 'Berta Luz', email, topic: 'OTHER', message: 'Quiero saber si guardáis pianos de cola.' };
    const {
      sendContactMessage: { code },
    } = await app.visitor().query<{ sendContactMessage: { code: string } }>(CONTACT, { input });
    // Resolved, and not closed yet by the clock that runs every ten minutes.
    await app
      .context()
      .em.execute(`update tickets set status = 'resolved', resolved_at = ? where code = ?`, [
        new Date(world.clock.now().getTime() - 15 * DAY_MS),
        code,
      ]);
    const receipts = async () => {
      await app.settle();
      await runJobs(app, 'mail.send');
      return (await mailsTo(app, email)).length;
    };
    const reply = (text: string) => post(mail({ from: email, to: addressOf(code), text }));
    await app.asOwner('alter table ticket_counters add constraint none_left check (last_number < 0) not valid');
    for (let i = 0; i < 4; i++) expect((await reply('Otra cosa.')).status).toBe(500);
    await app.asOwner('alter table ticket_counters drop constraint none_left');
    for (let i = 0; i < 4; i++) expect((await reply(`Otra cosa más, la ${i}.`)).status).toBe(200);
    expect(await receipts()).toBe(3);
  });

  test('mails a person without an account when their ticket ends without an answer of theirs, each time', async () => {
    const { app, admin, clock } = world;
    const email = 'silent@example.test';
    const input = { fullName: 'Berta Luz', email, topic: 'OTHER', message: 'Quiero saber si guardáis pianos de cola.' };
    const {
      sendContactMessage: { code },
    } = await app.visitor().query<{ sendContactMessage: { code: string } }>(CONTACT, { input });
    const { ticketQueue } = await admin.query<{ ticketQueue: { edges: { node: { id: string; code: string } }[] } }>(
      tickets.QUEUE,
    );
    const id = ticketQueue.edges.find(({ node }) => node.code === code)?.node.id ?? '';
    const resolutions = async () => {
      await runTicketClocks(app.context());
      await app.settle();
      await runJobs(app, 'mail.send');
      return (await mailsTo(app, email)).filter(
        ({ subject }) => subject === `Damos tu consulta por resuelta (${code})`,
      );
    };
    await tickets.ticketOf(admin, tickets.ANSWER, tickets.message(id, '¿Cuánto mide?', { isResolved: false }));
    clock.advance({ days: 13 });
    expect(await resolutions()).toEqual([]);
    clock.advance({ days: 1 });
    const [end] = await resolutions();
    expect(end?.text).toContain('responde a este correo en los próximos 14 días');
    expect(end?.text).not.toContain('pianos');
    await post(mail({ from: email, to: end?.replyTo ?? '', text: 'Mide 1,80 m.' }));
    await bookings.signInAgain(world);
    await tickets.ticketOf(admin, tickets.ANSWER, tickets.message(id, '¿Y de ancho?', { isResolved: false }));
    clock.advance({ days: 14 });
    expect(await resolutions()).toHaveLength(2);
    clock.set(bookings.NOW);
    await bookings.signInAgain(world);
  });

  test('sends the files of an answer with the mail to a requester without an account, up to what a mail holds', async () => {
    const { app, admin } = world;
    const email = 'files@example.test';
    const input = {
      fullName: 'Berta Luz',
      email,
      topic: 'OTHER',
      message: 'Quiero ver el plano del local, por favor.',
    };
    const {
      sendContactMessage: { code },
    } = await app.visitor().query<{ sendContactMessage: { code: string } }>(CONTACT, { input });
    const { em } = app.context();
    const [row] = await em.execute<{ id: string }[]>('select id from tickets where code = ?', [code]);
    const id = toGlobalId('Ticket', row?.id ?? '');
    const fileIds = [await tickets.upload(admin, 'plano.pdf'), await tickets.upload(admin, 'llaves.pdf')];
    const [stored] = await em.execute<{ bytes: number }[]>(`select bytes from ticket_files where name = 'plano.pdf'`);
    await em.execute(`update ticket_files set bytes = 10000000 where name in ('plano.pdf', 'llaves.pdf')`);
    const answer = tickets.message(id, '', { isResolved: false, fileIds });
    const { errors } = await admin.send(tickets.ANSWER, { input: answer });
    expect(errors[0]?.extensions.fields).toEqual([
      { path: 'fileIds', code: 'MAIL_FILES_SIZE', params: { maxMegabytes: 18 } },
    ]);
    await em.execute(`update ticket_files set bytes = 9000 where name in ('plano.pdf', 'llaves.pdf')`);
    await tickets.ticketOf(admin, tickets.ANSWER, answer);
    await app.settle();
    await runJobs(app, 'mail.send');
    const sent = (await mailsTo(app, email)).find(({ subject }) => subject.startsWith('Respuesta'));
    expect(sent?.text).toContain('La respuesta está en los archivos adjuntos.');
    expect(sent?.files).toEqual([
      { name: 'plano.pdf', type: 'application/pdf', bytes: stored?.bytes },
      { name: 'llaves.pdf', type: 'application/pdf', bytes: stored?.bytes },
    ]);
  });

  test('accepts twenty mails per ticket and hour', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    for (let sent = 0; sent < 21; sent++) await post(mail({ to: addressOf(code), text: `Mensaje ${sent}` }));
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(21);
  });

  test('refuses a mail without a recent signature before its body is sent', async () => {
    for (const signature of [
      'none',
      signMail(SECRET, Buffer.alloc(0), new Date(world.clock.now().getTime() - 301_000)),
    ]) {
      const begun = begin({ 'content-length': 20_000_000, [SIGNATURE_HEADER]: signature });
      const [response] = (await once(begun, 'response', { signal: AbortSignal.timeout(5_000) })) as [IncomingMessage];
      expect(response.statusCode).toBe(400);
      begun.destroy();
    }
  });

  test('does not unpack compressed mails', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const body = mail({ to: addressOf(code) });
    const response = await fetch(`${world.app.url}/webhooks/inbound-mail`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip', [SIGNATURE_HEADER]: signMail(SECRET, body, world.clock.now()) },
      body: new Uint8Array(gzipSync(body)),
    });
    expect(response.status).toBe(400);
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(1);
  });

  test('reads one mail of a block of addresses at a time and four in all; the next ones wait', async () => {
    const { id, code } = await tickets.openTicket(world.renter);
    const signature = signMail(SECRET, Buffer.alloc(0), world.clock.now());
    const slowFrom = (ip: string) =>
      begin({ 'content-length': 20_000_000, [SIGNATURE_HEADER]: signature, 'x-forwarded-for': ip });
    const isWaiting = async (answer: Promise<Response>): Promise<boolean> =>
      Promise.race([answer.then(() => false), setTimeout(500, true)]);
    const slow = [slowFrom('10.7.0.1')];
    await setTimeout(300);
    const second = post(mail({ to: addressOf(code) }), undefined, '10.7.0.200');
    expect(await isWaiting(second)).toBe(true);
    expect((await post(mail({ to: addressOf(code) }), undefined, '10.8.0.1')).status).toBe(200);
    slow[0]?.destroy();
    expect((await second).status).toBe(200);
    slow.push(...['10.3.0.1', '10.4.0.1', '10.5.0.1', '10.6.0.1'].map(slowFrom));
    await setTimeout(300);
    const fifth = post(mail({ to: addressOf(code) }), undefined, '10.9.0.1');
    expect(await isWaiting(fifth)).toBe(true);
    slow[1]?.destroy();
    expect((await fifth).status).toBe(200);
    for (const begun of slow) begun.destroy();
    expect(tickets.textsOf(await tickets.readTicket(world.renter, id))).toHaveLength(4);
  });

  test('a mail whose sender hung up while it waited does not count', async () => {
    const { code } = await tickets.openTicket(world.renter);
    const signature = signMail(SECRET, Buffer.alloc(0), world.clock.now());
    const headers = { 'content-length': 1000, [SIGNATURE_HEADER]: signature, 'x-forwarded-for': '10.7.0.9' };
    const slow = begin(headers);
    await setTimeout(200);
    const waiting = Array.from({ length: 31 }, () => begin(headers));
    await setTimeout(200);
    for (const begun of waiting) begun.destroy();
    await setTimeout(200);
    slow.destroy();
    expect((await post(mail({ to: addressOf(code) }))).status).toBe(200);
  });

  test('accepts thirty forged mails per network and quarter of an hour', async () => {
    const { code } = await tickets.openTicket(world.renter);
    const body = mail({ to: addressOf(code) });
    const forged = signMail('another key, which is long enough as well', body, world.clock.now());
    const statuses: number[] = [];
    // A real one does not count.
    expect((await post(body)).status).toBe(200);
    for (let sent = 0; sent < 31; sent++) statuses.push((await post(body, forged)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  });
});
