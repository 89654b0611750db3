import { Writable } from 'node:stream';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/core/logger.js';
import type { StoredMail } from '../../../server/ports/mail-folder.js';
import { awaitMail, createAccount, linkOf, mailsTo, signInAs } from '../../support/accounts.js';
import type { GraphqlClient, ErrorAnswer } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const EMAIL = 'canary@example.test';
const PASSWORDS = {
  first: 'Canario-primero-7391',
  wrong: 'Canario-errado-4482',
  second: 'Canario-segundo-8264',
  third: 'Canario-tercero-5173',
};
const CARD = '4000056655665556';
const IBAN = 'ES9121000418450200051332';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';

/** All secrets from the flows that only their two parties may know. */
const secrets = new Set<string>([...Object.values(PASSWORDS), CARD, IBAN]);
const errors: ErrorAnswer[] = [];
let logged = '';
let app: TestApp;
let client: GraphqlClient;

const keep = (...values: (string | null | undefined)[]): void => {
  for (const value of values) if (value) secrets.add(value);
};

/** Sends a call and keeps its errors, which are searched as well. */
async function send<T>(query: string, variables: Record<string, unknown> = {}, by = client): Promise<T | null> {
  const answer = await by.send<T>(query, variables);
  errors.push(...answer.errors);
  return answer.data ?? null;
}

/** The token of a mail's link, in its query or its fragment. */
async function tokenOf(subject: RegExp): Promise<string> {
  const mails = await mailsTo(app, EMAIL);
  const mail = mails.find((each) => subject.test(each.subject));
  if (!mail) throw new Error(`no mail ${subject} among ${mails.map((each) => each.subject).join(', ')}`);
  const token = tokenIn(mail);
  keep(token);
  return token;
}

function tokenIn(mail: StoredMail): string {
  const url = linkOf(mail);
  return url.searchParams.get('confirm') ?? new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
}

const codeOf = (secret: string): string => new TOTP({ secret }).generate();

beforeAll(async () => {
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  app = await createTestApp({ background: true, log: createLogger({ level: 'trace', to }) });
  client = app.visitor();
});

afterAll(() => app.stop());

async function signUpAndIn(): Promise<void> {
  const input = {
    fullName: 'Carla Canaria',
    email: EMAIL,
    password: PASSWORDS.first,
    confirmPassword: PASSWORDS.first,
    acceptsTerms: true,
  };
  await send('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
    input: { ...input, confirmPassword: PASSWORDS.wrong },
  });
  await send('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input });
  await awaitMail(app, EMAIL);
  await send('mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }', {
    token: await tokenOf(/Confirma/),
  });
  await send(SIGN_IN, { input: { email: EMAIL, password: PASSWORDS.wrong } });
  // Malformed on purpose: the messages of such errors must not repeat what was sent.
  await send(SIGN_IN, { input: { email: 5, password: PASSWORDS.first } });
  await send(SIGN_IN, { input: { password: PASSWORDS.first } });
  await send(SIGN_IN, { input: PASSWORDS.first });
  await send(`mutation { signIn(input: { email: 5, password: "${PASSWORDS.first}" }) { accessToken } }`);
  await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: client.headers(),
    body: `{"query": "${PASSWORDS.first}`,
  });
  const session = await signInAs(client, EMAIL, PASSWORDS.first, true);
  keep(session.accessToken, session.refreshToken);
  const refreshed = await send<{ refreshSession: { accessToken: string; refreshToken: string } }>(
    'mutation ($token: String) { refreshSession(input: { refreshToken: $token }) { accessToken refreshToken } }',
    { token: session.refreshToken },
  );
  keep(refreshed?.refreshSession.accessToken, refreshed?.refreshSession.refreshToken);
  client.accessToken = refreshed?.refreshSession.accessToken ?? client.accessToken;
}

async function changePasswords(): Promise<void> {
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }';
  await send(change, {
    input: { currentPassword: PASSWORDS.wrong, password: PASSWORDS.second, confirmPassword: PASSWORDS.second },
  });
  await send(change, {
    input: { currentPassword: PASSWORDS.first, password: PASSWORDS.second, confirmPassword: PASSWORDS.second },
  });
  await send('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
    email: EMAIL,
  });
  await awaitMail(app, EMAIL, 1, 'Elige una contraseña nueva para Hueco');
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }';
  const token = await tokenOf(/Elige una contraseña/);
  await send(reset, {
    input: { token: `${token.slice(0, -1)}x`, password: PASSWORDS.third, confirmPassword: PASSWORDS.third },
  });
  await send(reset, { input: { token, password: PASSWORDS.third, confirmPassword: PASSWORDS.third } });
  keep((await signInAs(client, EMAIL, PASSWORDS.third)).accessToken);
  await send('mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }', {
    input: { email: 'other@example.test', password: PASSWORDS.third },
  });
  keep(tokenIn(await awaitMail(app, 'other@example.test')));
}

async function useSecondFactor(): Promise<void> {
  const started = await send<{ startSecondFactor: { secret: string; otpauthUrl: string } }>(
    'mutation ($password: String!) { startSecondFactor(input: { password: $password }) { secret otpauthUrl } }',
    { password: PASSWORDS.third },
  );
  const secret = started?.startSecondFactor.secret ?? '';
  keep(secret);
  await send('mutation { confirmSecondFactor(input: { code: "000000" }) { recoveryCodes } }');
  const code = codeOf(secret);
  const confirmed = await send<{ confirmSecondFactor: { recoveryCodes: string[] } }>(
    'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }',
    { code },
  );
  expect(confirmed?.confirmSecondFactor.recoveryCodes).toHaveLength(10);
  keep(...(confirmed?.confirmSecondFactor.recoveryCodes ?? []));
  const visitor = app.visitor();
  const { errors: asked } = await visitor.send(SIGN_IN, { input: { email: EMAIL, password: PASSWORDS.third } });
  // The only secret in an error, returned to the person who entered the password.
  const challenge = String(asked[0]?.extensions.params?.['challenge']);
  const verify = 'mutation ($input: VerifyMfaInput!) { verifyMfa(input: $input) { accessToken } }';
  await send(verify, { input: { challenge, code: '000000' } }, visitor);
  const verified = await send<{ verifyMfa: { accessToken: string } }>(
    verify,
    { input: { challenge, code: confirmed?.confirmSecondFactor.recoveryCodes[0] } },
    visitor,
  );
  expect(verified?.verifyMfa.accessToken).toBeTruthy();
  keep(challenge, verified?.verifyMfa.accessToken);
}

async function moneyPhoneAndData(): Promise<void> {
  const card = (number: string): Promise<Response> =>
    fetch(`${app.url}/sandbox-payments/payment-methods`, {
      method: 'POST',
      headers: client.headers(),
      body: JSON.stringify({ number, expMonth: 11, expYear: 30, cvc: '913', holder: 'Carla Canaria' }),
    });
  for (const number of [CARD, `${CARD}1`])
    errors.push(...(((await (await card(number)).json()) as { errors?: ErrorAnswer[] }).errors ?? []));
  await send('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
    input: { displayName: IBAN },
  });
  await send('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
    input: { bio: `Paga en ${IBAN}` },
  });
  await send('mutation { requestPhoneCode(input: { phone: "655123987" }) { expiresAt } }');
  await awaitMail(app, '+34655123987');
  const [sms] = await mailsTo(app, '+34655123987');
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  await send('mutation ($code: String!) { confirmPhone(input: { code: $code }) { viewer { id } } }', {
    code: '000000',
  });
  await send('mutation ($code: String!) { confirmPhone(input: { code: $code }) { viewer { id } } }', { code });
  // Six digits may be part of any number, so they are searched for as the value of a field.
  keep(`"${code}"`);
  await send('mutation { requestDataExport { dataExport { id } } }');
  await awaitMail(app, EMAIL, 1, 'La copia de tus datos está lista');
  const exports = await send<{ dataExports: { id: string }[] }>('{ dataExports { id } }');
  const opened = await send<{ openDataExport: { download: { url: string } } }>(
    'mutation ($id: ID!) { openDataExport(input: { dataExportId: $id }) { download { url } } }',
    { id: exports?.dataExports[0]?.id },
  );
  const url = opened?.openDataExport.download.url ?? '';
  keep(new URL(url, app.url).searchParams.get('token'));
  expect((await fetch(`${app.url}${url}`)).status).toBe(200);
  expect((await fetch(`${app.url}${url}x`)).status).toBe(404);
  await send('mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { erasure { runAt } } }', {
    input: { password: PASSWORDS.wrong, confirm: true },
  });
}

/** The queue's row of a sign-up whose job has failed. */
async function failedRegistration(email: string): Promise<{ payload: string; last_error: string }> {
  const find = async (): Promise<{ payload: string; last_error: string }[]> =>
    app
      .context()
      .em.execute(
        `select payload::text, last_error from graphile_worker._private_jobs where payload ->> 'email' = ? and last_error is not null`,
        [email],
      );
  await expect.poll(async () => (await find()).length, { timeout: 15_000 }).toBe(1);
  const [job] = await find();
  if (!job) throw new Error('it was tried again meanwhile');
  return job;
}

describe('P-66 secrets', () => {
  it('P-66 are absent from log and errors in every flow of an account', async () => {
    await signUpAndIn();
    await changePasswords();
    await useSecondFactor();
    await moneyPhoneAndData();
    expect(logged.length, 'the log was captured').toBeGreaterThan(5_000);
    expect(errors.length, 'things went wrong on purpose').toBeGreaterThan(10);
    expect(errors.filter(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toEqual([]);
    expect(secrets.size).toBeGreaterThan(25);
    const text = JSON.stringify(errors);
    const leaks = [...secrets].flatMap((secret) => [
      ...(logged.includes(secret) ? [`log: ${secret}`] : []),
      ...(text.includes(secret) ? [`error: ${secret}`] : []),
    ]);
    expect(leaks).toEqual([]);
  });

  it('P-66 are absent from the log when the database fails during a call', async () => {
    const { em } = app.context();
    await createAccount(app, { email: 'unlucky@example.test', password: PASSWORDS.second });
    await app.asOwner('alter table refresh_tokens rename to refresh_tokens_away');
    await app.asOwner('alter table consents rename to consents_away');
    const before = logged.length;
    const visitor = app.visitor();
    const input = {
      fullName: 'Nadia Canaria',
      email: 'nadia@example.test',
      password: PASSWORDS.first,
      confirmPassword: PASSWORDS.first,
      acceptsTerms: true,
    };
    await visitor.query('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input });
    const { payload, last_error: text } = await failedRegistration('nadia@example.test');
    expect(
      await visitor.codeOf(SIGN_IN, { input: { email: 'unlucky@example.test', password: PASSWORDS.second } }),
    ).toBe('INTERNAL');
    await app.asOwner('alter table refresh_tokens_away rename to refresh_tokens');
    await app.asOwner('alter table consents_away rename to consents');
    const since = logged.slice(before);
    expect(since).toContain('an operation failed');
    expect(since).toContain('(accounts.register');
    expect(text).toContain('consents');
    const [row] = await em.execute<{ password_hash: string }[]>(
      `select password_hash from users where email = 'unlucky@example.test'`,
    );
    for (const secret of [...Object.values(PASSWORDS), row?.password_hash ?? '?', '$2b$'])
      expect(since + text + payload).not.toContain(secret);
    // The sign-up is not lost: its job is tried again and now succeeds.
    await expect.poll(async () => (await mailsTo(app, 'nadia@example.test')).length, { timeout: 30_000 }).toBe(1);
  });

  it('P-66 are absent from the log when a constraint error contains the rejected row', async () => {
    await app.asOwner(
      `alter table users add constraint nobody_is_called_so check (full_name <> 'Olga Canaria') not valid`,
    );
    const before = logged.length;
    const input = {
      fullName: 'Olga Canaria',
      email: 'olga@example.test',
      password: PASSWORDS.first,
      confirmPassword: PASSWORDS.first,
      acceptsTerms: true,
    };
    await app.visitor().query('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input });
    const { last_error: text } = await failedRegistration('olga@example.test');
    await app.asOwner('alter table users drop constraint nobody_is_called_so');
    const since = logged.slice(before);
    expect(since).toContain('nobody_is_called_so');
    expect(text).toContain('nobody_is_called_so');
    for (const personal of ['$2', 'olga@example.test', 'Olga', PASSWORDS.first])
      expect(since + text).not.toContain(personal);
  });
});
