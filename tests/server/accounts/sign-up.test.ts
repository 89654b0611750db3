import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../support/fake-clock.js';
import { awaitMail, createAccount, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { settled } from '../../support/settled.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { email } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }`;
const FIRST_SIGN_IN = `mutation { signInAfterSignUp { accessToken viewer { email } } }`;
const RESEND = `mutation ($email: String!) { resendConfirmation(input: { email: $email }) { email } }`;

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

function form(email: string, changes: Record<string, unknown> = {}): { input: Record<string, unknown> } {
  return {
    input: {
      fullName: 'Marta Ruiz Soler',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptsTerms: true,
      ...changes,
    },
  };
}

function tokenOf(link: URL): string {
  return link.searchParams.get('confirm') ?? '';
}

describe('sign-up', () => {
  test.each([
    ['fullName', { fullName: ' A ' }, 'FULL_NAME_LENGTH'],
    ['fullName', { fullName: 'Soporte Hu3co' }, 'NAME_RESERVED'],
    ['email', { email: 'nobody@nowhere' }, 'EMAIL_INVALID'],
    ['email', { email: '  ' }, 'REQUIRED'],
    ['password', { password: 'corta', confirmPassword: 'corta' }, 'PASSWORD_LENGTH'],
    ['password', { password: 'aaaaaaaaaaaa', confirmPassword: 'aaaaaaaaaaaa' }, 'PASSWORD_WEAK'],
    [
      'password',
      { password: 'xyz-field@example.com', confirmPassword: 'xyz-field@example.com', email: 'field@example.com' },
      'PASSWORD_CONTAINS_EMAIL',
    ],
    ['confirmPassword', { confirmPassword: 'something else' }, 'PASSWORD_MISMATCH'],
    ['acceptsTerms', { acceptsTerms: false }, 'TERMS_REQUIRED'],
  ])('ACC-1 rejects a wrong %s by its path and code', async (path, changes, code) => {
    const { errors } = await app.visitor().send(SIGN_UP, form('fields@example.com', changes));
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect(errors[0]?.extensions.fields).toEqual([expect.objectContaining({ path, code })]);
  });

  test('ACC-1 reports all wrong fields at once without the password', async () => {
    const answer = await app.visitor().send(SIGN_UP, form('bad', { password: 'leak-me', fullName: '' }));
    expect(answer.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([
      'fullName',
      'email',
      'password',
      'confirmPassword',
    ]);
    expect(JSON.stringify(answer.errors)).not.toContain('leak-me');
  });

  test('ACC-1 confirms the account by the mailed link, after which it can sign in as a renter', async () => {
    const email = 'nueva@example.com';
    const visitor = app.visitor();
    await visitor.query(SIGN_UP, form('  Nueva@Example.com ', { next: '/publish-space?from=home' }));
    const mail = await awaitMail(app, email);
    expect(mail.subject).toBe('Confirma tu correo en Hueco');
    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe('http://localhost:4000/');
    const opened = await fetch(`${app.url}/${link.search}`, { redirect: 'manual' });
    expect(new URL(opened.headers.get('location') ?? '', app.url).searchParams.get('next')).toBe(
      '/publish-space?from=home',
    );
    expect(
      await visitor.codeOf(`mutation ($i: SignInInput!) { signIn(input: $i) { accessToken } }`, {
        i: { email, password: PASSWORD },
      }),
    ).toBe('EMAIL_NOT_VERIFIED');
    expect(await visitor.query(CONFIRM, { token: tokenOf(link) })).toEqual({ confirmEmail: { email } });
    const { viewer } = await signInAs(visitor, email);
    expect(viewer).toMatchObject({ email, roles: ['RENTER'] });
  });

  test('ACC-1 the link signs in the browser that signed up, once, and no other', async () => {
    const email = 'enlace@example.com';
    const [own, other] = [app.visitor(), app.visitor()];
    await own.query(SIGN_UP, form(email));
    const token = tokenOf(linkOf(await awaitMail(app, email)));
    const none = { signInAfterSignUp: null };
    expect(await own.query(FIRST_SIGN_IN)).toEqual(none);
    await other.query(CONFIRM, { token });
    expect(await other.query(FIRST_SIGN_IN)).toEqual(none);
    expect(await own.query(FIRST_SIGN_IN)).toMatchObject({ signInAfterSignUp: { viewer: { email } } });
    expect(await own.query(FIRST_SIGN_IN)).toEqual(none);
  });

  test('ACC-1 signing up with the address of an existing account does not sign in', async () => {
    const email = 'existe@example.com';
    await createAccount(app, { email });
    const visitor = app.visitor();
    await visitor.query(SIGN_UP, form(email));
    await settled(app);
    expect(await visitor.query(FIRST_SIGN_IN)).toEqual({ signInAfterSignUp: null });
  });

  test('ACC-1 stores which terms were accepted and when, and marketing consent only if given', async () => {
    await app.visitor().query(SIGN_UP, form('terms@example.com'));
    await app.visitor().query(SIGN_UP, form('news@example.com', { wantsMarketing: true }));
    await settled(app);
    const rows = await app
      .context()
      .em.execute<Record<string, unknown>[]>(
        `select email, terms_version, terms_accepted_at is not null as accepted, marketing_consent_at is not null as news from users where email in ('terms@example.com', 'news@example.com') order by email`,
      );
    expect(rows).toMatchObject([
      {
        email: 'news@example.com',
        terms_version: expect.stringMatching(/^\d{4}-/) as string,
        accepted: true,
        news: true,
      },
      { email: 'terms@example.com', accepted: true, news: false },
    ]);
  });

  test('ACC-1 answers the same for a known address and mails its owner in their language', async () => {
    await createAccount(app, { email: 'known@example.com', fullName: 'Ana Gil' });
    const fresh = await app.visitor().send(SIGN_UP, form('fresh@example.com'));
    const known = await app.visitor().send(SIGN_UP, form('known@example.com', { fullName: 'Somebody Else' }));
    // The answer reveals nothing beyond the submitted address.
    const answerOf = (email: string) => [200, { signUp: { email } }, []];
    expect([fresh.status, fresh.data, fresh.errors]).toEqual(answerOf('fresh@example.com'));
    expect([known.status, known.data, known.errors]).toEqual(answerOf('known@example.com'));
    const mail = await awaitMail(app, 'known@example.com');
    expect(mail.subject).toBe('Ya tienes una cuenta en Hueco');
    expect(mail.text).toContain('Hola, Ana');
    expect(mail.text).not.toContain('confirm=');
    await signInAs(app.visitor(), 'known@example.com');
  });

  test('ACC-1 sends the mail in the chosen language', async () => {
    await app.visitor().query(SIGN_UP, form('english@example.com', { locale: 'EN' }));
    const mail = await awaitMail(app, 'english@example.com');
    expect(mail.subject).toBe('Confirm your e-mail for Hueco');
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/ok\n//evil',
    '/..//evil.example',
  ])('ACC-1 drops the unsafe next %j', async (next) => {
    const email = `next${[...next].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e6}@example.com`;
    await app.visitor().query(SIGN_UP, form(email, { next }));
    expect(linkOf(await awaitMail(app, email)).searchParams.has('go')).toBe(false);
  });
});

describe('confirmation', () => {
  test('ACC-1 accepts the same link twice and rejects an unknown one', async () => {
    await app.visitor().query(SIGN_UP, form('twice@example.com'));
    const token = tokenOf(linkOf(await awaitMail(app, 'twice@example.com')));
    expect(await app.visitor().query(CONFIRM, { token })).toEqual({ confirmEmail: { email: 'twice@example.com' } });
    expect(await app.visitor().query(CONFIRM, { token })).toEqual({ confirmEmail: { email: 'twice@example.com' } });
    expect(await app.visitor().codeOf(CONFIRM, { token: 'unknown' })).toBe('TOKEN_INVALID');
  });

  test('ACC-1 rejects a link after 24 hours, and after a newer sign-up it leads to a password; the browser that signed up gets its own again', async () => {
    const email = 'resend@example.com';
    await app.visitor().query(SIGN_UP, form(email));
    const first = tokenOf(linkOf(await awaitMail(app, email)));
    const browser = app.visitor();
    await browser.query(SIGN_UP, form(email));
    const second = tokenOf(linkOf(await awaitMail(app, email, 2)));
    expect(second).not.toBe(first);
    const due = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { isPasswordDue } }`;
    expect(await app.visitor().query(due, { token: first })).toEqual({ confirmEmail: { isPasswordDue: true } });
    expect(await browser.query(RESEND, { email: 'Resend@example.com' })).toEqual({ resendConfirmation: { email } });
    expect(tokenOf(linkOf(await awaitMail(app, email, 3)))).toBe(second);
    clock.advance({ hours: 24, seconds: 1 });
    expect(await app.visitor().codeOf(CONFIRM, { token: second })).toBe('TOKEN_INVALID');
  });

  test('ACC-1 answers requests for a new link the same for every address, three times an hour', async () => {
    await createAccount(app, { email: 'confirmed@example.com' });
    for (const email of ['confirmed@example.com', 'unknown@example.com']) {
      for (let i = 0; i < 3; i++)
        expect(await app.visitor().query(RESEND, { email })).toEqual({ resendConfirmation: { email } });
      const { errors } = await app.visitor().send(RESEND, { email });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'RATE_LIMITED',
        params: { retryAfterSeconds: expect.any(Number) as number },
      });
    }
    expect(await mailsTo(app, 'confirmed@example.com')).toEqual([]);
  });

  test('ACC-1 stores tokens only as hashes, and not in the mail queue', async () => {
    await app.visitor().query(SIGN_UP, form('atrest@example.com'));
    const token = tokenOf(linkOf(await awaitMail(app, 'atrest@example.com')));
    const rows = await app.context().em.execute<{ token_hash: string }[]>('select token_hash from email_tokens');
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });
});

describe('development mailbox', () => {
  test('has a content security policy without scripts', async () => {
    const response = await fetch(`${app.url}/dev/mailbox`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Mailbox');
  });
});
