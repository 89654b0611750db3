import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { queriesOf } from '../../support/query-counter.js';
import { runJob, runJobs, takeJobs, type JobPayload } from '../../support/queued-jobs.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { email } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { expiresAt } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { email isPasswordDue } }`;
const RESET = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }`;
const RESEND = `mutation ($email: String!) { resendConfirmation(input: { email: $email }) { email } }`;
const SET_PASSWORD = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;
const REGISTER = 'accounts.register';
const SECOND_PASSWORD = 'Bodega-morada-1974';
const THIRD_PASSWORD = 'Tejado-verde-2031';

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.stop());

function form(
  email: string,
  password = PASSWORD,
  changes: Record<string, unknown> = {},
): { input: Record<string, unknown> } {
  return {
    input: { fullName: 'Marta Ruiz Soler', email, password, confirmPassword: password, acceptsTerms: true, ...changes },
  };
}

/** Signs up and returns the queued job, which has not run yet. */
async function signUp(email: string, password = PASSWORD, browser = app.visitor()): Promise<JobPayload> {
  await browser.query(SIGN_UP, form(email, password));
  const [payload] = await takeJobs(app, REGISTER);
  if (!payload) throw new Error('nothing was queued');
  clock.advance({ seconds: 1 });
  return payload;
}

const register = (payload: JobPayload): Promise<void> => runJob(app, REGISTER, payload);
const accountsOf = (email: string): Promise<object[]> =>
  app.context().em.execute('select id from users where email = ?', [email]);

async function links(email: string): Promise<string[]> {
  await runJobs(app, 'mail.send');
  return (await mailsTo(app, email)).map((mail) => linkOf(mail).searchParams.get('confirm') ?? '').filter(Boolean);
}

type Confirmed = { confirmEmail: { isPasswordDue: boolean } };
/** Opens a link; whether nothing is confirmed and a password must be set. */
const isPasswordDue = async (token = '', browser = app.visitor()): Promise<boolean> =>
  (await browser.query<Confirmed>(CONFIRM, { token })).confirmEmail.isPasswordDue;
const confirm = async (token = '', browser = app.visitor()): Promise<void> =>
  expect(await isPasswordDue(token, browser)).toBe(false);

describe('the queued registration', () => {
  test('ACC-1 contains neither the password nor its hash, and all other data of the account', async () => {
    await app
      .visitor()
      .query(
        SIGN_UP,
        form('waits@example.com', PASSWORD, { wantsMarketing: true, locale: 'EN', next: '/publish-space' }),
      );
    const [payload] = await takeJobs(app, REGISTER);
    expect(await accountsOf('waits@example.com')).toEqual([]);
    expect(payload).toMatchObject({
      email: 'waits@example.com',
      fullName: 'Marta Ruiz Soler',
      locale: 'en',
      wantsMarketing: true,
      next: '/publish-space',
      mayMail: true,
    });
    for (const secret of [PASSWORD, '$2b$']) expect(JSON.stringify(payload)).not.toContain(secret);
  });

  test('ACC-1 cannot be decrypted when the hash is moved to another address', async () => {
    const payload = await signUp('mine@example.com');
    await expect(register({ ...payload, email: 'yours@example.com' })).rejects.toThrow('unable to authenticate');
    expect(await accountsOf('yours@example.com')).toEqual([]);
  });

  test('ACC-1 dates terms and consents by the form, not by the job', async () => {
    const at = clock.now();
    const payload = await signUp('on-time@example.com');
    clock.advance({ hours: 2 });
    await register(payload);
    const rows = await app.context().em.execute<{ at: string | Date }[]>(
      `select terms_accepted_at as at from users where email = 'on-time@example.com' union all
       select at from consents where user_id = (select id from users where email = 'on-time@example.com')`,
    );
    expect(rows.map((row) => new Date(row.at).getTime())).toEqual([at, at, at].map((moment) => moment.getTime()));
  });
});

describe('the job of a sign-up', () => {
  test('ACC-1 creates one account and one working link when run twice', async () => {
    const email = 'twice-done@example.com';
    const payload = await signUp(email);
    await register(payload);
    await register(payload);
    const sent = await links(email);
    expect([await accountsOf(email), sent]).toEqual([[expect.anything()], [expect.any(String)]]);
    await confirm(sent[0]);
    await register(payload);
    await links(email);
    expect(await mailsTo(app, email)).toHaveLength(1);
    await signInAs(app.visitor(), email);
  });

  test('ACC-1 creates one account with the password of the valid link when two sign-ups of one address run at once', async () => {
    const email = 'at-once@example.com';
    const browser = app.visitor();
    const [first, second] = [await signUp(email), await signUp(email, SECOND_PASSWORD, browser)];
    await Promise.all([register(first), register(second)]);
    expect(await accountsOf(email)).toHaveLength(1);
    const sent = await links(email);
    const worked = await Promise.all(sent.map((token) => browser.send<Confirmed>(CONFIRM, { token })));
    expect(worked.filter(({ data }) => data?.confirmEmail.isPasswordDue === false)).toHaveLength(1);
    await signInAs(app.visitor(), email, SECOND_PASSWORD);
    expect(await app.visitor().codeOf(SIGN_IN, { input: { email, password: PASSWORD } })).toBe('INVALID_CREDENTIALS');
  });

  test('ACC-1 does not overwrite a later sign-up when it runs late', async () => {
    const email = 'late@example.com';
    const browser = app.visitor();
    const [early, later] = [await signUp(email), await signUp(email, SECOND_PASSWORD, browser)];
    await register(later);
    await register(early);
    const sent = await links(email);
    expect(sent).toHaveLength(1);
    // The mailbox may belong to the other one.
    expect(await isPasswordDue(sent[0])).toBe(true);
    await confirm(sent[0], browser);
    await signInAs(app.visitor(), email, SECOND_PASSWORD);
  });

  test('ACC-1 a browser of another sign-up confirms no password before its own job has run', async () => {
    const email = 'not-run-yet@example.com';
    const browser = app.visitor();
    await signUp(email, PASSWORD, browser);
    await register(await signUp(email, SECOND_PASSWORD));
    const [link] = await links(email);
    expect(await isPasswordDue(link, browser)).toBe(true);
  });

  test('ACC-1 changes nothing when the address has an account', async () => {
    const email = 'owner@example.com';
    await createAccount(app, { email, fullName: 'Ana Gil' });
    await register(await signUp(email, SECOND_PASSWORD));
    expect(await links(email)).toEqual([]);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['Ya tienes una cuenta en Hueco']);
    await signInAs(app.visitor(), email);
  });

  test('ACC-1 mails its link after strangers have asked for the mails of the address', async () => {
    const email = 'asked-for@example.com';
    for (let i = 0; i < 3; i++) await app.visitor().query(RESEND, { email });
    expect(await app.visitor().codeOf(RESEND, { email })).toBe('RATE_LIMITED');
    await runJobs(app, 'accounts.resend-confirmation');
    await register(await signUp(email));
    const sent = await links(email);
    expect(sent).toHaveLength(1);
    await confirm(sent[0]);
    await signInAs(app.visitor(), email);
  });

  test('ACC-1 confirms by no link of strangers who used up the mails of the address, and a resent one confirms its password', async () => {
    const email = 'taken-over@example.com';
    const stranger = app.visitor();
    for (let i = 0; i < 3; i++) {
      await stranger.query(SIGN_UP, form(email, SECOND_PASSWORD));
      for (const payload of await takeJobs(app, REGISTER)) await register(payload);
      clock.advance({ seconds: 1 });
    }
    const theirs = await links(email);
    expect(theirs).toHaveLength(3);
    const owner = app.visitor();
    const fourth = await signUp(email, PASSWORD, owner);
    expect(fourth['mayMail']).toBe(false);
    await register(fourth);
    for (const token of theirs) expect(await isPasswordDue(token)).toBe(true);
    await owner.query(RESEND, { email });
    await runJobs(app, 'accounts.resend-confirmation');
    // A second run of the job leaves the new link valid.
    await register(fourth);
    const [resent] = (await links(email)).filter((token) => !theirs.includes(token));
    await confirm(resent, owner);
    for (const token of theirs) expect(await app.visitor().codeOf(CONFIRM, { token })).toBe('TOKEN_INVALID');
    expect(await stranger.query('mutation { signInAfterSignUp { expiresAt } }')).toEqual({
      signInAfterSignUp: null,
    });
    expect(await stranger.codeOf(SIGN_IN, { input: { email, password: SECOND_PASSWORD } })).toBe('INVALID_CREDENTIALS');
    await signInAs(app.visitor(), email);
  });

  test('ACC-1 mails its owner no link that confirms the password of a stranger who signed up in between', async () => {
    const email = 'in-between@example.com';
    const [owner, stranger] = [app.visitor(), app.visitor()];
    for (let i = 0; i < 3; i++) await register(await signUp(email));
    await register(await signUp(email, PASSWORD, owner));
    await register(await signUp(email, SECOND_PASSWORD, stranger));
    const before = await links(email);
    for (const token of before) expect(await isPasswordDue(token)).toBe(true);
    await owner.query(RESEND, { email });
    await runJobs(app, 'accounts.resend-confirmation');
    expect(await links(email)).toEqual(before);
    const resets = (await mailsTo(app, email)).map(linkOf).filter(({ searchParams }) => searchParams.has('reset'));
    expect(resets).toHaveLength(1);
    const input = { token: resets[0]?.hash.replace('#token=', ''), password: PASSWORD, confirmPassword: PASSWORD };
    await app.visitor().query(SET_PASSWORD, { input });
    expect(await stranger.codeOf(SIGN_IN, { input: { email, password: SECOND_PASSWORD } })).toBe('INVALID_CREDENTIALS');
    await signInAs(app.visitor(), email);
  });

  test.each([
    ['owner, then stranger', ['owner', 'stranger']],
    ['stranger, then owner', ['stranger', 'owner']],
  ] as const)('ACC-1 with sign-ups of %s, only who reads the mails chooses the password', async (_, order) => {
    const email = `${order[0]}-first@example.com`;
    const browsers = { owner: app.visitor(), stranger: app.visitor() };
    const passwords = { owner: PASSWORD, stranger: SECOND_PASSWORD };
    for (const who of order) await register(await signUp(email, passwords[who], browsers[who]));
    for (const browser of [browsers.stranger, browsers.owner]) await browser.query(RESEND, { email });
    await runJobs(app, 'accounts.resend-confirmation');
    const sent = await links(email);
    // Both sign-ups, and again the last one, which alone is its browser's.
    expect(sent).toHaveLength(3);
    const reader = app.visitor();
    for (const token of sent) expect(await isPasswordDue(token, reader)).toBe(true);
    const theirs = sent[order.indexOf('stranger')] ?? '';
    const input = { token: theirs, password: THIRD_PASSWORD, confirmPassword: THIRD_PASSWORD };
    await reader.query(SET_PASSWORD, { input });
    // Of the two browsers that signed up, neither is signed in, and both passwords are gone.
    for (const who of order) {
      expect(await browsers[who].query('mutation { signInAfterSignUp { expiresAt } }')).toEqual({
        signInAfterSignUp: null,
      });
      const attempt = { input: { email, password: passwords[who] } };
      expect(await browsers[who].codeOf(SIGN_IN, attempt)).toBe('INVALID_CREDENTIALS');
    }
    await signInAs(reader, email, THIRD_PASSWORD);
  });

  test('ACC-1 a stranger’s sign-up without a mail leaves the owner’s link working', async () => {
    const email = 'unmailed-stranger@example.com';
    const owner = app.visitor();
    for (let i = 0; i < 2; i++) await register(await signUp(email));
    await register(await signUp(email, PASSWORD, owner));
    const unmailed = await signUp(email, SECOND_PASSWORD);
    expect(unmailed['mayMail']).toBe(false);
    await register(unmailed);
    const token = (await links(email)).at(-1);
    expect(await isPasswordDue(token, owner)).toBe(true);
    await owner.query(SET_PASSWORD, { input: { token, password: THIRD_PASSWORD, confirmPassword: THIRD_PASSWORD } });
    await signInAs(owner, email, THIRD_PASSWORD);
  });

  test('ACC-1 is deleted a week after it failed permanently', async () => {
    await app.visitor().query(SIGN_UP, form('stuck@example.com'));
    const { em } = app.context();
    const age = (days: number): Promise<unknown> =>
      em.execute(
        `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - make_interval(days => ?) where payload ->> 'email' = 'stuck@example.com'`,
        [days],
      );
    const left = async (): Promise<number> =>
      (
        await em.execute<object[]>(
          `select from graphile_worker._private_jobs where payload ->> 'email' = 'stuck@example.com'`,
        )
      ).length;
    await age(6);
    await runJob(app, 'accounts.purge', {});
    expect(await left()).toBe(1);
    await age(8);
    await runJob(app, 'accounts.purge', {});
    expect(await left()).toBe(0);
  });
});

describe('P-18 known and unknown addresses are indistinguishable', () => {
  test.each<[string, string, (email: string) => Record<string, unknown>, boolean]>([
    ['sign-in', SIGN_IN, (email) => ({ input: { email, password: 'not-the-password' } }), true],
    ['sign-up', SIGN_UP, form, true],
    ['sign-up of an unconfirmed one', SIGN_UP, form, false],
    ['reset', RESET, (email) => ({ email }), true],
    ['resend', RESEND, (email) => ({ email }), false],
  ])('P-18 %s runs the same statements', async (name, query, variables, isVerified) => {
    const email = `${name.replaceAll(' ', '-')}-asks@example.com`;
    await createAccount(app, { email, isVerified });
    const ask = (address: string): Promise<string[]> =>
      queriesOf(app, () => app.visitor().send(query, variables(address)));
    await ask(`warm-up-${email}`);
    const known = await ask(email);
    expect(known).toEqual(await ask(`nobody-${email}`));
    expect(known.length).toBeGreaterThan(1);
  });
});
