import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMail, createAccount, linkOf, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { addSecondFactor } from '../../support/totp.js';

const ASK = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }`;
const CONFIRM = `mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }`;
const VIEWER = `{ viewer { email pendingEmail isEmailVerified } }`;

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
});
afterAll(() => app.stop());

const ask = (client: GraphqlClient, email: string, password = PASSWORD) =>
  client.send(ASK, { input: { email, password } });

async function tokenSentTo(email: string, count = 1): Promise<string> {
  const link = linkOf(await awaitMail(app, email, count, 'Confirma tu nuevo correo en Hueco'));
  expect(link.pathname).toBe('/');
  return link.searchParams.get('confirm') ?? '';
}

async function person(email: string): Promise<GraphqlClient> {
  await createAccount(app, { email });
  const client = app.visitor();
  await signInAs(client, email);
  return client;
}

test('ACC-1 uses a new address once it is confirmed and mails the old one a masked form', async () => {
  const client = await person('old@example.com');
  expect((await ask(client, ' New.Address@Example.com ')).data).toEqual({
    requestEmailChange: { email: 'new.address@example.com' },
  });
  expect(await client.query(VIEWER)).toEqual({
    viewer: { email: 'old@example.com', pendingEmail: 'new.address@example.com', isEmailVerified: true },
  });
  const token = await tokenSentTo('new.address@example.com');
  const notice = await awaitMail(app, 'old@example.com', 1, 'Han pedido cambiar el correo de tu cuenta de Hueco');
  expect(notice.text).toContain('ne···@example.com');
  expect(notice.text).not.toContain('new.address');
  expect(linkOf(notice).search).toBe('?view=reset');
  await app.visitor().query(CONFIRM, { token });
  // Mail clients may open links too.
  await app.visitor().query(CONFIRM, { token });
  expect(await client.query(VIEWER)).toEqual({
    viewer: { email: 'new.address@example.com', pendingEmail: null, isEmailVerified: true },
  });
  const mail = await awaitMail(app, 'old@example.com', 1, 'Tu cuenta de Hueco usa ahora otro correo');
  expect(mail.text).toContain('ne···@example.com');
  expect(mail.text).not.toContain('new.address');
  await signInAs(app.visitor(), 'new.address@example.com');
  const audit = JSON.stringify(await app.context().em.execute('select * from audit_log'));
  expect(audit).toContain('user.email_changed');
  expect(audit).not.toContain('@example.com');
});

test('ACC-1 accepts the newest link only, for a day, and only while the address is free', async () => {
  const client = await person('links@example.com');
  await ask(client, 'first@example.com');
  const first = await tokenSentTo('first@example.com');
  await ask(client, 'second@example.com');
  const second = await tokenSentTo('second@example.com');
  expect(await app.visitor().codeOf(CONFIRM, { token: first })).toBe('TOKEN_INVALID');
  await createAccount(app, { email: 'second@example.com' });
  expect(await app.visitor().codeOf(CONFIRM, { token: second })).toBe('TOKEN_INVALID');
  await ask(client, 'third@example.com');
  const third = await tokenSentTo('third@example.com');
  // An unconfirmed sign-up with the new address.
  await createAccount(app, { email: 'third@example.com', isVerified: false });
  await app.visitor().query(CONFIRM, { token: third });
  const late = await person('late@example.com');
  await ask(late, 'too-late@example.com');
  const token = await tokenSentTo('too-late@example.com');
  clock.advance({ hours: 24, seconds: 1 });
  expect(await app.visitor().codeOf(CONFIRM, { token })).toBe('TOKEN_INVALID');
});

test('P-18 answers the same for an address with an account and mails its owner', async () => {
  await createAccount(app, { email: 'taken@example.com' });
  const client = await person('curious@example.com');
  const [free, taken] = [await ask(client, 'free@example.com'), await ask(client, 'taken@example.com')];
  // The answer reveals nothing beyond the submitted address.
  const answerOf = (email: string) => [200, { requestEmailChange: { email } }, []];
  expect([free.status, free.data, free.errors]).toEqual(answerOf('free@example.com'));
  expect([taken.status, taken.data, taken.errors]).toEqual(answerOf('taken@example.com'));
  expect((await client.query<{ viewer: object }>(VIEWER)).viewer).toMatchObject({ pendingEmail: 'taken@example.com' });
  expect((await awaitMail(app, 'taken@example.com')).subject).toBe('Ya tienes una cuenta en Hueco con este correo');
});

describe('P-29 a change that waits for its link is cancelled', () => {
  const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isChanged } }`;
  const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isChanged } }`;
  const NEW = 'Buhardilla-azul-77';

  /** A change that a thief with the password asked for. */
  async function stolen(name: string): Promise<{ email: string; owner: GraphqlClient; token: string }> {
    const email = `${name}@example.com`;
    const owner = await person(email);
    const thief = app.visitor();
    await signInAs(thief, email);
    await ask(thief, `thief-of-${email}`);
    return { email, owner, token: await tokenSentTo(`thief-of-${email}`) };
  }

  async function expectCancelled({ email, token }: { email: string; token: string }): Promise<void> {
    expect(await app.visitor().codeOf(CONFIRM, { token })).toBe('TOKEN_INVALID');
    const addresses = await app.context().em.execute('select 1 from users where email = ?', [email]);
    expect(addresses).toHaveLength(1);
  }

  test('when the owner resets the password', async () => {
    const change = await stolen('resets');
    await app
      .visitor()
      .query('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
        email: change.email,
      });
    const link = linkOf(await awaitMail(app, change.email, 1, 'Elige una contraseña nueva para Hueco'));
    await app.visitor().query(RESET, {
      input: { token: link.hash.replace('#token=', ''), password: NEW, confirmPassword: NEW },
    });
    await expectCancelled(change);
  });

  test('when the owner changes the password', async () => {
    const change = await stolen('changes');
    await change.owner.query(CHANGE, {
      input: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW },
    });
    await expectCancelled(change);
  });

  test('when the owner ends the session of the thief alone', async () => {
    const change = await stolen('ends-one');
    const { mySessions } = await change.owner.query<{ mySessions: { id: string; isCurrent: boolean }[] }>(
      '{ mySessions { id isCurrent } }',
    );
    const id = mySessions.find(({ isCurrent }) => !isCurrent)?.id;
    await change.owner.query('mutation ($id: ID!) { revokeSession(input: { sessionId: $id }) { __typename } }', { id });
    await expectCancelled(change);
  });

  test('when the owner adds a second factor', async () => {
    const change = await stolen('adds-factor');
    await addSecondFactor(change.owner, clock.now());
    await expectCancelled(change);
  });

  test('when the owner ends all other sessions', async () => {
    const change = await stolen('ends');
    await change.owner.query('mutation { revokeOtherSessions { count } }');
    await expectCancelled(change);
  });
});

test('ACC-1 reports wrong values by field and allows three requests an hour', async () => {
  const client = await person('fields@example.com');
  const problem = async (email: string, password?: string): Promise<unknown> => {
    const { errors } = await ask(client, email, password);
    return errors[0]?.extensions.fields?.map(({ path, code }) => `${path} ${code}`)[0] ?? errors[0]?.extensions.code;
  };
  expect(await problem('no-address')).toBe('email EMAIL_INVALID');
  expect(await problem('Fields@example.com')).toBe('email EMAIL_UNCHANGED');
  expect(await problem('other@example.com', 'wrong-password')).toBe('password PASSWORD_WRONG');
  for (let i = 0; i < 3; i++) expect(await problem(`other${i}@example.com`)).toBeUndefined();
  expect(await problem('other@example.com')).toBe('RATE_LIMITED');
});
