import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../support/test-config.js';
import { hashPassword } from '../../../server/features/accounts/password/password-hashing.js';
import { DEMO_STAFF_SECRET } from '../../../server/features/accounts/second-factor/demo-second-factor.js';
import { encryptTotpSecret } from '../../../server/features/accounts/second-factor/totp-secret.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { demoFolder, withDatabaseOf } from '../support/demo-folder.js';
import { endPrograms, failedStart, startProgram, type Program } from '../support/program.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';

let dataDir: string;
let running: Program | undefined;
beforeAll(async () => {
  dataDir = await demoFolder();
});
afterAll(async () => {
  await endPrograms();
  rmSync(dataDir, { recursive: true, force: true });
});

const env = (more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  ...more,
});
const start = async (more?: Record<string, string>): Promise<Program> => (running = await startProgram(env(more)));
async function stop(): Promise<void> {
  running?.process.kill('SIGTERM');
  await running?.ended;
  running = undefined;
}

/** Runs on the program's database while the program is stopped. */
const withDatabase = <T>(work: (client: pg.Client, pepper: string) => Promise<T>): Promise<T> =>
  withDatabaseOf(dataDir, async (databaseUrl, { passwordPepper }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work(client, passwordPepper);
    } finally {
      await client.end();
    }
  });

const signIn = (url: string, email: string) =>
  new GraphqlClient(url).send<{ signIn: { accessToken: string; refreshToken: string } }>(SIGN_IN, {
    input: { email, password: DEMO_PASSWORD, inBody: true },
  });
const spaceCount = async (url: string) =>
  (
    await new GraphqlClient(url).query<{ searchSpaces: { totalCount: number } }>(
      '{ searchSpaces(first: 1) { totalCount } }',
    )
  ).searchSpaces.totalCount;

test(
  'P-82 a database first started with defaults has no working demo account once DEMO is off',
  { timeout: 240_000 },
  async () => {
    const { url } = await start();
    const tokens = (await signIn(url, 'host@hueco.test')).data?.signIn;
    expect(tokens?.accessToken).toBeTruthy();
    expect(await spaceCount(url)).toBeGreaterThan(0);
    await stop();
    // A visitor of the demo has changed an account's password.
    const emails = await withDatabase(async (client) => {
      await client.query(`update users set email = 'mine@elsewhere.example' where email = 'admin@hueco.test'`);
      const { rows } = await client.query<{ email: string }>(
        `select email from users where email not like '%@demo.hueco.test' union all (select email from users where email like '%@demo.hueco.test' limit 6)`,
      );
      return rows.map(({ email }) => email);
    });
    // Four people who rent and host, one member of staff for each of four sub-roles, and six other demo accounts.
    expect(emails).toHaveLength(4 + 4 + 6);

    const off = await start({ DEMO: 'off' });
    for (const email of emails)
      expect([email, (await signIn(off.url, email)).errors[0]?.extensions.code]).toEqual([
        email,
        'INVALID_CREDENTIALS',
      ]);
    const former = new GraphqlClient(off.url);
    expect(
      await former.query(
        'mutation ($token: String) { refreshSession(input: { refreshToken: $token }) { accessToken } }',
        {
          token: tokens?.refreshToken,
        },
      ),
    ).toEqual({ refreshSession: null });
    former.accessToken = tokens?.accessToken ?? '';
    expect(await former.codeOf('{ viewer { id } }')).toBe('TOKEN_INVALID');
    await expect.poll(() => spaceCount(off.url), { timeout: 60_000 }).toBe(0);
    await stop();

    await start({ DEMO: 'off' });
    await stop();
    const left = await withDatabase(async (client) => ({
      open: (await client.query('select from users where suspended_at is null or password_hash <> $1', ['!'])).rowCount,
      factors: (await client.query('select from totp_factors')).rowCount,
      staff: (await client.query(`select from user_roles where role = 'admin'`)).rowCount,
      acts: (await client.query(`select from audit_log where action = 'demo.accounts_locked'`)).rowCount,
    }));
    expect(left).toEqual({ open: 0, factors: 0, staff: 0, acts: 1 });
  },
);

test('P-82 real staff with a demo password or second factor prevent the start with a clear message', async () => {
  await withDatabase(async (client, passwordPepper) => {
    const config = testConfig({ passwordPepper });
    const { rows } = await client.query<{ id: string }>(
      `insert into users (email, full_name, password_hash, email_verified_at, terms_version, terms_accepted_at) values ('ana@staff.example', 'Ana Gil', $1, now(), '1', now()) returning id`,
      [await hashPassword(config, DEMO_PASSWORD)],
    );
    const id = rows[0]?.id ?? '';
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    await client.query(
      'insert into totp_factors (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [id, encryptTotpSecret(config, id, DEMO_STAFF_SECRET)],
    );
  });
  const { code, printed } = await failedStart(env({ DEMO: 'off' }));
  expect(code).toBe(1);
  expect(printed).toContain('ana@staff.example (second factor), ana@staff.example (password)');
  expect(printed).not.toMatch(/\n\s+at /);
  await withDatabase((client) => client.query(`delete from users where email = 'ana@staff.example'`));
  await start({ DEMO: 'off' });
});
