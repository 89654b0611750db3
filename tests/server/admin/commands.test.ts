import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { interruption } from '../../../server/commands/interruption.js';
import { runCommand, type CommandHost } from '../../../server/commands/run-command.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { databaseOf } from '../../../server/database.js';
import { restoreBackup } from '../../../server/db/backup/restore-backup.js';
import { openOrm } from '../../../server/db/orm.js';
import { createFiles } from '../../../server/ports/create-files.js';
import { createAccount, PASSWORD, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { countQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { freshDatabase } from '../../support/test-db.js';

const REASON = ['--reason', 'Lo pide la dirección'];
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  folder = await mkdtemp(path.join(tmpdir(), 'hueco-backup-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const hostOf = (out: string[], problems: string[] = []): CommandHost => ({
  operator: 'ana',
  signal: new AbortController().signal,
  write: (line) => void out.push(line),
  writeError: (line) => void problems.push(line),
  withContext: (_command, work) => work(app.context()),
});

/** Runs a command as the shell would. */
async function call(...argv: string[]): Promise<{ code: number; out: string; problems: string }> {
  const [out, problems]: [string[], string[]] = [[], []];
  const code = await runCommand(argv, hostOf(out, problems));
  return { code, out: out.join('\n'), problems: problems.join('\n') };
}

/** The recorded acts of one kind, newest first. */
const recorded = (action: string) =>
  app
    .context()
    .db.selectFrom('AuditEntry')
    .select(['actorId', 'objectId', 'before', 'after', 'reason'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

describe('P9 arguments of npm run admin', () => {
  test('--help lists every command, and each command has its own help', async () => {
    const overview = await call('--help');
    expect(overview.code).toBe(0);
    for (const name of ['user role', 'sessions revoke', 'booking inspect', 'ledger verify', 'outbox replay'])
      expect(overview.out).toContain(name);
    for (const name of ['erasure run', 'audit verify', 'backup', 'restore check']) expect(overview.out).toContain(name);
    expect(await call('user', 'role', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('<e-mail>') });
    expect((await call()).code).toBe(2);
  });

  test.each([
    [['user', 'rule'], 'There is no command "user rule".'],
    [['user', 'role'], '<e-mail> is missing.'],
    [['user', 'role', 'a@example.com', 'king', ...REASON], '"king" is no role of the staff.'],
    [['user', 'role', 'a@example.com', 'support'], '--reason "…" is needed'],
    [['audit', 'verify', 'now'], '"now" is one argument too many.'],
    [['outbox', 'replay', '--event', 'x', ...REASON], '--event is the number of an event'],
    [['ledger', 'verify', '--all'], '--all'],
  ])('%j is rejected with an explanation', async (argv, sentence) => {
    const { code, problems } = await call(...argv);
    expect(code).toBe(2);
    expect(problems).toContain(sentence);
  });
});

describe('P9 commands on accounts', () => {
  const email = 'marta@commands.test';

  test('user role sets the staff roles, ends the sessions and is recorded once', async () => {
    const id = await createAccount(app, { email });
    const client = app.visitor();
    await signInAs(client, email);
    const first = await call('user', 'role', email, 'support,finance', ...REASON);
    expect(first).toMatchObject({ code: 0, out: `${email}: none → finance, support; 1 sessions ended.` });
    expect((await client.send('{ viewer { id } }')).errors[0]?.extensions.code).toBe('TOKEN_INVALID');
    expect((await call('user', 'role', email, 'finance,support', ...REASON)).out).toContain('nothing was changed');
    expect(await recorded('user.roles_changed')).toEqual([
      {
        actorId: null,
        objectId: id,
        before: { roles: [] },
        after: { roles: ['finance', 'support'], operator: 'ana' },
        reason: 'Lo pide la dirección',
      },
    ]);
    expect((await call('user', 'role', email, 'none', ...REASON)).out).toContain('finance, support → none');
    expect(await call('user', 'role', 'nobody@commands.test', 'none', ...REASON)).toMatchObject({
      code: 1,
      problems: 'Nobody has the address nobody@commands.test.',
    });
  });

  test('sessions revoke ends the sessions of one account or of everybody', async () => {
    const other = 'otra@commands.test';
    await createAccount(app, { email: other });
    const [one, two] = [app.visitor(), app.visitor()];
    await signInAs(one, email);
    await signInAs(two, other);
    await one.query(
      `mutation { createApiKey(input: { name: "Servidor", scopes: [SPACES_READ], password: "${PASSWORD}" }) { secret } }`,
    );
    await one.query('mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }', {
      input: { email: 'nueva@commands.test', password: PASSWORD },
    });
    expect((await call('sessions', 'revoke', email, ...REASON)).out).toBe(
      '1 sessions ended.\n1 API keys and 0 consents to apps revoked, 0 webhooks disabled, 0 secrets of apps ended.',
    );
    expect((await one.send('{ viewer { id } }')).errors[0]?.extensions.code).toBe('TOKEN_INVALID');
    expect(await app.context().em.execute(`select 1 from email_tokens where purpose = 'change_email'`)).toEqual([]);
    expect((await two.send('{ viewer { id } }')).errors).toEqual([]);
    await signInAs(one, email);
    expect((await call('sessions', 'revoke', 'everybody', ...REASON)).out).toBe('2 sessions ended.');
    expect((await two.send('{ viewer { id } }')).errors[0]?.extensions.code).toBe('TOKEN_INVALID');
    expect(await recorded('user.sessions_revoked')).toHaveLength(3);
    expect((await call('sessions', 'revoke', email, ...REASON)).out).toBe('0 sessions ended.');
    expect(await recorded('user.sessions_revoked')).toHaveLength(3);
  });

  test('erasure run erases the due accounts and prints the result', async () => {
    const due = 'borrar@commands.test';
    const userId = await createAccount(app, { email: due });
    const { db, clock } = app.context();
    await db
      .insertInto('Erasure')
      .values({ userId, requestedAt: clock.now(), runAt: clock.now() } as never)
      .execute();
    expect(await call('erasure', 'run')).toMatchObject({
      code: 0,
      out: '1 erased, 0 postponed because something is open, 0 failed.',
    });
    const user = await db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    expect(user.email).toContain('erased.invalid');
    expect((await recorded('erasures.run'))[0]?.after).toEqual({ done: 1, postponed: 0, failed: 0, operator: 'ana' });
  });
});

describe('P9 commands on bookings and events', () => {
  test('booking inspect prints cycles, payments, books and history without names and addresses', async () => {
    const { db } = app.context();
    const { reference, fullName, email } = await db
      .selectFrom('Booking as b')
      .innerJoin('Payment as p', 'p.bookingId', 'b.id')
      .innerJoin('User as u', 'u.id', 'b.renterId')
      .select(['b.reference', 'u.fullName', 'u.email'])
      .where('p.capturedAt', 'is not', null)
      .executeTakeFirstOrThrow();
    const { code, out } = await call('booking', 'inspect', reference.toLowerCase());
    expect(code).toBe(0);
    for (const part of [reference, 'Cycles\n  1  ', 'Payments\n  ', 'Books\n  ', 'History\n  ', ' EUR'])
      expect(out).toContain(part);
    expect(out).not.toContain(fullName);
    expect(out).not.toContain(email);
    expect(await call('booking', 'inspect', 'HU-1999-000001')).toMatchObject({
      code: 1,
      problems: 'There is no booking HU-1999-000001.',
    });
  });

  test('outbox replay makes failed events due, and dispatches an old one again by its number', async () => {
    const { db, clock } = app.context();
    const later = new Date(clock.now().getTime() + 3_600_000);
    const { id } = await db
      .insertInto('OutboxEvent')
      .values({ type: 'nobody.listens', payload: {}, attempts: 4, lastError: 'Error', nextAttemptAt: later } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const dispatchedAt = async () =>
      (await db.selectFrom('OutboxEvent').select('dispatchedAt').where('id', '=', id).executeTakeFirstOrThrow())
        .dispatchedAt;
    await app.settle();
    expect(await dispatchedAt()).toBeNull();
    expect((await call('outbox', 'replay', ...REASON)).out).toContain(`1 events are due: ${id}.`);
    await app.settle();
    expect(await dispatchedAt()).not.toBeNull();
    expect((await call('outbox', 'replay', ...REASON)).out).toContain('No event has failed.');
    await call('outbox', 'replay', '--event', String(id), ...REASON);
    expect(await dispatchedAt()).toBeNull();
    expect((await recorded('outbox.replayed')).map(({ objectId }) => objectId)).toEqual([String(id), 'failed']);
    expect(await call('outbox', 'replay', '--event', '999999', ...REASON)).toMatchObject({ code: 1 });
  });
});

/** Interrupts a check once the backup is restored, while nobody else can read the copy: nothing of it is left. */
async function interruptedCheck(backup: string): Promise<void> {
  const copies = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('hueco-restore-'));
  const before = new Set(copies());
  const program = new EventEmitter();
  const found: { mode: number; files: number; port: number }[] = [];
  const checking = runCommand(['restore', 'check', backup], {
    ...hostOf([]),
    signal: interruption(program as typeof process),
    write() {
      // What is left behind may still write.
      if (found.length > 0) return;
      const copy = path.join(tmpdir(), copies().find((name) => !before.has(name)) ?? '');
      const { port } = JSON.parse(readFileSync(path.join(copy, 'postgres.json'), 'utf8')) as { port: number };
      found.push({ mode: statSync(copy).mode & 0o066, files: statSync(path.join(copy, 'files')).mode & 0o777, port });
      program.emit('SIGINT');
    },
  });
  await expect(checking).rejects.toMatchObject({ exitCode: 130 });
  expect(found).toMatchObject([{ mode: 0, files: 0o700 }]);
  expect(copies().filter((name) => !before.has(name))).toEqual([]);
  const client = new pg.Client({ host: '127.0.0.1', port: found[0]?.port ?? 0, user: 'postgres' });
  await expect(client.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
}

/** A restore that stopped while it copied files leaves an unused database, and can be repeated. */
async function repeatedRestore(backup: string): Promise<void> {
  const orm = await openOrm({ databaseUrl: await freshDatabase(), poolSize: 2, work: 'seed' });
  const em = orm.em.fork();
  const files = createFiles({ dataDir: path.join(folder, 'target'), s3: null });
  await files.open();
  const context = app.context();
  const ctx = { ...context, em, db: databaseOf(em), ports: { ...context.ports, files } };
  const restore = () => restoreBackup(ctx, backup, new AbortController().signal);
  const people = () => em.execute('select count(*)::int as n from users');
  await files.put('photos/others/one.txt', Buffer.from('of somebody else'));
  await expect(restore()).rejects.toThrow('There are files, photos/others/one.txt for one');
  await files.removeFolder('photos/others');
  const putStream = files.putStream.bind(files);
  vi.spyOn(files, 'putStream').mockImplementationOnce(async (key, bytes) => {
    await putStream(key, bytes);
    throw new Error('the disk is full');
  });
  await expect(restore()).rejects.toThrow('the disk is full');
  expect([await people(), await files.exists('photos/proof.txt')]).toEqual([[{ n: 0 }], true]);
  await restore();
  expect(await people()).not.toEqual([{ n: 0 }]);
  await orm.close(true);
}

describe('P9 backups, books and audit log', () => {
  test(
    'a backup is restored elsewhere with its books and audit log verified; a changed backup is rejected',
    { timeout: 120_000 },
    async () => {
      const backup = path.join(folder, 'one');
      await app.services.ports.files.put('photos/proof.txt', Buffer.from('proof'));
      const made = await call('backup', backup);
      expect(made.code).toBe(0);
      expect(made.out).toMatch(/\d+ tables, \d{4,} rows, 1 files/);
      expect((await recorded('backup.made'))[0]?.objectId).toBe('one');
      await interruptedCheck(backup);
      const { out, code } = await call('restore', 'check', backup);
      expect(out).toContain('1 files are back');
      expect(out).toContain('The books add up.');
      expect(out).toContain('the chain is whole.');
      expect(code).toBe(0);
      expect((await call('backup', backup)).problems).toContain('is not empty');
      expect((await call('restore', 'run', backup)).problems).toContain('has accounts');
      await repeatedRestore(backup);
      // As in the Docker image, which leaves the program out.
      const { arch } = process;
      Object.defineProperty(process, 'arch', { value: 'none' });
      const without = await call('restore', 'check', backup).finally(() =>
        Object.defineProperty(process, 'arch', { value: arch }),
      );
      expect(without).toMatchObject({ code: 1, problems: expect.stringContaining('where Hueco was installed') });
      const file = path.join(backup, 'tables', 'public.users.jsonl.gz');
      writeFileSync(file, readFileSync(file).subarray(1));
      expect(await call('restore', 'check', backup)).toMatchObject({
        code: 1,
        problems: expect.stringContaining('was changed since the backup was made'),
      });
      expect((await call('restore', 'check', folder)).problems).toContain('holds no whole backup');
    },
  );

  test('P-65 the audit log filters by actor, action, object and day, paginates, and its chain is verified', async () => {
    const LOG = `query ($filter: AuditFilter, $first: Int, $after: String) { auditLog(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { endCursor } edges { node { number action actorName objectType objectId reason } } } }`;
    interface Log {
      readonly totalCount: number;
      readonly pageInfo: { readonly endCursor: string };
      readonly edges: readonly { readonly node: { readonly number: number; readonly objectId: string | null } }[];
    }
    const [admin, support] = [app.visitor(), app.visitor()];
    await signInAsAdmin(app, admin, 'jefa@commands.test');
    await signInAsAdmin(app, support, 'soporte@commands.test', 'support');
    const read = async (filter: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Log> =>
      (await admin.query<{ auditLog: Log }>(LOG, { filter, ...more })).auditLog;
    const person = await createAccount(app, { email: 'avisada@commands.test' });
    const personId = toGlobalId('Person', person);
    const statement = 'Has escrito tu teléfono en tres mensajes seguidos.';
    for (let times = 0; times < 4; times += 1)
      await admin.query(`mutation ($input: WarnPersonInput!) { warnPerson(input: $input) { person { id } } }`, {
        input: { personId, reason: 'CONTACT_OUTSIDE', statement },
      });
    const warned = { action: 'user.warned', objectType: 'User', objectId: personId, reason: statement };
    expect((await read({ object: personId })).edges.map(({ node }) => node)).toMatchObject(
      Array.from({ length: 4 }, () => warned),
    );
    expect(await read({ query: 'jefa@', action: 'user.warned' })).toMatchObject({ totalCount: 4 });
    expect(await read({ query: 'jefa@', action: 'booking' })).toMatchObject({ totalCount: 0 });
    expect((await read({ action: 'user' })).totalCount).toBeGreaterThan(3);
    expect(await read({ object: 'nothing' })).toMatchObject({ totalCount: 0, edges: [] });
    expect(await read({ to: '2020-01-01' })).toMatchObject({ totalCount: 0 });
    const first = await read({}, { first: 2 });
    const next = await read({}, { first: 2, after: first.pageInfo.endCursor });
    const numbers = [...first.edges, ...next.edges].map(({ node }) => node.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(4);
    expect(await countQueries(app, () => read({}, { first: 50 }))).toBe(
      await countQueries(app, () => read({}, { first: 1 })),
    );
    expect(await admin.query('{ auditChain { brokenAt } }')).toEqual({ auditChain: { brokenAt: null } });
    for (const query of ['{ auditChain { count } }', '{ auditLog { totalCount } }'])
      expect(await support.codeOf(query)).toBe('FORBIDDEN');
  });

  test('ledger verify and audit verify find rows that were changed past the triggers', async () => {
    expect(await call('ledger', 'verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The books add up.'),
    });
    expect((await call('audit', 'verify')).code).toBe(0);
    const past = (statement: string) => app.asOwner(`set session_replication_role = replica; ${statement}`);
    await past(
      `update ledger_entries set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entries)`,
    );
    await past(`update audit_log set reason = 'x' where id = (select max(id) from audit_log)`);
    await past(
      `update documents set total_cents = total_cents + 1, base_cents = base_cents + 1 where series like 'HG-%' and number = 1`,
    );
    const books = await call('ledger', 'verify');
    expect(books.code).toBe(1);
    expect(books.out).toMatch(/invoice HG-\d{4}-000001: changed/);
    expect(books.out).toMatch(/posting [\w-]{36}: 0\.01 EUR too much/);
    const audit = await call('audit', 'verify');
    expect(audit).toMatchObject({ code: 1, out: expect.stringMatching(/broken at entry \d+/) });
  });
});
