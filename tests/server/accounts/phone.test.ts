import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REQUEST = `mutation ($phone: String!) { requestPhoneCode(input: { phone: $phone }) { phone expiresAt retryAfterSeconds } }`;
const CONFIRM = `mutation ($code: String!) { confirmPhone(input: { code: $code }) { viewer { phone phoneVerifiedAt badges } } }`;

let app: TestApp;
const clock = new FakeClock();

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.stop());

interface Sent {
  readonly requestPhoneCode: { readonly phone: string; readonly expiresAt: string; readonly retryAfterSeconds: number };
}

async function request(client: GraphqlClient, phone: string): Promise<Sent['requestPhoneCode']> {
  const { requestPhoneCode } = await client.query<Sent>(REQUEST, { phone });
  const jobs = await app
    .context()
    .em.execute<{ payload: Record<string, unknown> }[]>(
      `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'accounts.send-phone-code' order by p.id`,
    );
  for (const { payload } of jobs) await app.jobs.handlers.get('accounts.send-phone-code')?.(app.context(), payload);
  return requestPhoneCode;
}

async function codeSentTo(phone: string): Promise<string> {
  const [message] = await mailsTo(app, phone);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none';
}

async function fieldsOf(client: GraphqlClient, query: string, variables: Record<string, unknown>): Promise<unknown> {
  const { errors } = await client.send(query, variables);
  return errors[0]?.extensions.fields?.map(({ path, code }) => `${path} ${code}`) ?? errors[0]?.extensions.code;
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('P8 level 1: phone', () => {
  test('is verified by the code that was sent to it, and a badge shows it', async () => {
    const lucia = await newPerson(app, 'lucia@example.com');
    const sent = await request(lucia, '612 345 601');
    expect(sent).toMatchObject({ phone: '+34612345601', retryAfterSeconds: 30 });
    expect(Date.parse(sent.expiresAt) - clock.now().getTime()).toBe(600_000);
    const code = await codeSentTo('+34612345601');
    expect(code).toMatch(/^\d{6}$/);
    const { confirmPhone } = await lucia.query<{ confirmPhone: { viewer: unknown } }>(CONFIRM, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(confirmPhone.viewer).toMatchObject({ phone: '+34612345601', badges: ['EMAIL', 'PHONE'] });
    expect(await fieldsOf(lucia, CONFIRM, { code })).toEqual(['code CODE_EXPIRED']);
    const { removePhone } = await lucia.query<{ removePhone: { viewer: unknown } }>(
      'mutation { removePhone { viewer { phone phoneVerifiedAt badges } } }',
    );
    expect(removePhone.viewer).toEqual({ phone: null, phoneVerifiedAt: null, badges: ['EMAIL'] });
  });

  test.each([
    ['612345602', '+34612345602'],
    ['+34 712 34 56 02', '+34712345602'],
    ['0034 612-345-603', '+34612345603'],
    ['+351 912 345 678', '+351912345678'],
    ['+44 7911 123456', '+447911123456'],
    ['+1 415 555 2671', '+14155552671'],
    ['+49 1512 3456789', '+4915123456789'],
  ])('%s is normalized to %s', async (typed, e164) => {
    const person = await newPerson(app, `p${e164.slice(1)}@example.com`);
    expect((await request(person, typed)).phone).toBe(e164);
  });

  test.each([
    '',
    '12345',
    '912 345 678',
    '612 345 67',
    '612 345 6789',
    '+34 612 345 678 ext. 5',
    'seis uno dos',
    '+999 123 456 789',
    '6'.repeat(200),
    '900 123 456',
  ])('%j is rejected as not a mobile phone', async (typed) => {
    const person = await newPerson(app, `bad-${Math.random()}@example.com`);
    expect(await fieldsOf(person, REQUEST, { phone: typed })).toEqual(['phone PHONE_INVALID']);
  });

  test('rejects the correct code after five attempts', async () => {
    const person = await newPerson(app, 'guesser@example.com');
    await request(person, '612345611');
    const code = await codeSentTo('+34612345611');
    for (let tries = 0; tries < 5; tries++)
      expect(await fieldsOf(person, CONFIRM, { code: other(code) })).toEqual(['code CODE_INVALID']);
    expect(await fieldsOf(person, CONFIRM, { code })).toEqual(['code CODE_EXPIRED']);
    await request(person, '612345611');
    expect(await fieldsOf(person, CONFIRM, { code: await codeSentTo('+34612345611') })).toBeUndefined();
  });

  test('rejects a code after ten minutes', async () => {
    const person = await newPerson(app, 'slow@example.com');
    await request(person, '612345612');
    const code = await codeSentTo('+34612345612');
    clock.advance({ minutes: 10 });
    expect(await fieldsOf(person, CONFIRM, { code })).toEqual(['code CODE_EXPIRED']);
  });

  test('sends three codes an hour per user, and nine per phone; only the newest is valid', async () => {
    const person = await newPerson(app, 'often@example.com');
    await request(person, '612345621');
    const old = await codeSentTo('+34612345621');
    await request(person, '612345622');
    expect(await fieldsOf(person, CONFIRM, { code: old })).toEqual(['code CODE_INVALID']);
    expect((await request(person, '612345621')).retryAfterSeconds).toBe(3600);
    expect(await fieldsOf(person, REQUEST, { phone: '612345623' })).toBe('RATE_LIMITED');
    // One stranger's requests, refused ones included, leave the owner of the number some.
    const stranger = await newPerson(app, 'stranger@example.com');
    for (let i = 0; i < 3; i++) await request(stranger, '612345624');
    for (let i = 0; i < 9; i++) expect(await fieldsOf(stranger, REQUEST, { phone: '612345624' })).toBe('RATE_LIMITED');
    for (const name of ['owner', 'second']) {
      const other = await newPerson(app, `${name}-of-number@example.com`);
      for (let i = 0; i < 3; i++) await request(other, '612345624');
    }
    const tenth = await newPerson(app, 'tenth@example.com');
    expect(await fieldsOf(tenth, REQUEST, { phone: '612345624' })).toBe('RATE_LIMITED');
    // What others used up costs none of their own.
    for (let i = 0; i < 6; i++) expect(await fieldsOf(tenth, REQUEST, { phone: '612345624' })).toBe('RATE_LIMITED');
    expect((await request(tenth, '612345625')).retryAfterSeconds).toBe(30);
    // The number is free again.
    await app.context().em.execute(`delete from rate_limits where key like 'phone-code-number:%'`);
    expect((await request(tenth, '612345624')).retryAfterSeconds).toBe(30);
  });

  test('sends six codes an hour to a phone from one network, three of them by one account', async () => {
    const { ip } = app.visitor();
    const from = async (name: string) => Object.assign(await newPerson(app, `${name}@example.com`), { ip });
    for (const name of ['throwaway1', 'throwaway2']) {
      const person = await from(name);
      for (let i = 0; i < 3; i++) await request(person, '612345626');
    }
    const third = await from('throwaway3');
    expect(await fieldsOf(third, REQUEST, { phone: '612345626' })).toBe('RATE_LIMITED');
    expect((await request(third, '612345627')).retryAfterSeconds).toBe(30);
    expect((await request(await newPerson(app, 'elsewhere@example.com'), '612345626')).retryAfterSeconds).toBe(30);
  });

  test('belongs to one account; PHONE_TAKEN is returned only with the correct code', async () => {
    const [first, second] = [await newPerson(app, 'one@example.com'), await newPerson(app, 'two@example.com')];
    await request(first, '612345631');
    await first.query(CONFIRM, { code: await codeSentTo('+34612345631') });
    await request(second, '612345631');
    expect(await fieldsOf(second, CONFIRM, { code: '999999x' })).toEqual(['code CODE_INVALID']);
    expect(await fieldsOf(second, CONFIRM, { code: await codeSentTo('+34612345631') })).toEqual(['code PHONE_TAKEN']);
  });

  test('stores the code neither in the table nor in the job queue', async () => {
    const person = await newPerson(app, 'hidden@example.com');
    await request(person, '612345641');
    const code = await codeSentTo('+34612345641');
    const { em } = app.context();
    const rows = await em.execute('select * from phone_codes');
    const jobs = await em.execute('select payload from graphile_worker._private_jobs');
    expect(JSON.stringify(rows.map(({ code_hash: hash }: { code_hash?: string }) => hash))).not.toContain(code);
    expect(JSON.stringify(jobs)).not.toContain(code);
  });

  test('requires a signed-in user', async () => {
    expect(await app.visitor().codeOf(REQUEST, { phone: '612345678' })).toBe('UNAUTHENTICATED');
    expect(await app.visitor().codeOf(CONFIRM, { code: '123456' })).toBe('UNAUTHENTICATED');
  });
});
