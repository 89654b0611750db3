import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_BOUNDS, SOCKET_LIMITS } from '../../../server/core/graphql/limits.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const CONTACT = `mutation ($input: ContactInput!) { sendContactMessage(input: $input) { code } }`;
const START_SECOND_FACTOR = `mutation ($password: String!) { startSecondFactor(input: { password: $password }) { secret } }`;

let app: TestApp;

beforeAll(async () => {
  // The clock does not move, so no points are refilled.
  app = await createTestApp({ clock: new FakeClock() });
});
afterAll(() => app.stop());

const at = (ip: string): GraphqlClient => Object.assign(app.visitor(), { ip });
/** Addresses of one customer. */
const inside = (number: number): string => `2001:db8:7:7:${number.toString(16)}::1`;
const OUTSIDE = '2001:db8:7:8::1';

describe('P-79 an IPv6 /64 counts as one address for', () => {
  test('sign-ins', async () => {
    const guess = (ip: string, number: number): Promise<string> =>
      at(ip).codeOf(SIGN_IN, { input: { email: `nobody${number}@example.com`, password: 'guess-guess' } });
    const codes: string[] = [];
    for (let i = 0; i < 22; i++) codes.push(await guess(inside(i), i));
    expect(codes).toEqual([...Array<string>(20).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(await guess(OUTSIDE, 30)).toBe('INVALID_CREDENTIALS');
  });

  test('contact forms; an IPv4 address counts as its IPv6-mapped form', async () => {
    const write = async (ip: string): Promise<string> => {
      const input = {
        fullName: 'Lucía Prieto',
        email: 'lucia@example.com',
        topic: 'OTHER',
        message: 'Un mensaje con más de veinte letras.',
      };
      return (await at(ip).send(CONTACT, { input })).errors[0]?.extensions.code ?? 'OK';
    };
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push(await write(inside(i)));
    expect(codes).toEqual([...Array<string>(5).fill('OK'), 'RATE_LIMITED']);
    expect(await write(OUTSIDE)).toBe('OK');
    for (let i = 0; i < 5; i++) expect(await write(i % 2 === 0 ? '198.51.100.4' : '::ffff:198.51.100.4')).toBe('OK');
    expect(await write('::ffff:198.51.100.4')).toBe('RATE_LIMITED');
  });

  test('points of GraphQL calls', async () => {
    const left = async (ip: string): Promise<number> =>
      Number(/r=(\d+)/.exec((await at(ip).send('{ __typename }')).headers.get('ratelimit') ?? '')?.[1]);
    const fresh = await left(OUTSIDE);
    const [one, other] = [await left(inside(100)), await left(inside(101))];
    expect(other).toBeLessThan(one);
    expect(await left('2001:db8:7:9::1')).toBeGreaterThanOrEqual(fresh);
  });

  test('geocoding', async () => {
    const status = async (ip: string): Promise<number> =>
      (await fetch(`${app.url}/geocode/search?q=Madrid`, { headers: { 'x-forwarded-for': ip } })).status;
    // Points are restored meanwhile, so a slow machine may have a few lookups more.
    let allowed = 0;
    while ((await status(inside(allowed))) === 200 && allowed < 300) allowed += 1;
    expect(allowed).toBeGreaterThanOrEqual(200);
    expect(allowed).toBeLessThan(300);
    expect(await status(OUTSIDE)).toBe(200);
  });

  test('payment methods sent to the sandbox form', async () => {
    const status = async (ip: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      return (await fetch(`${app.url}/sandbox-payments/payment-methods`, { method: 'POST', headers, body: '{}' }))
        .status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push(await status(inside(i)));
    expect([statuses.slice(0, 60).includes(429), statuses[60], (await status(OUTSIDE)) === 429]).toEqual([
      false,
      429,
      false,
    ]);
  });

  test('open sockets', async () => {
    const tokens = await Promise.all(
      Array.from({ length: SOCKET_LIMITS.socketsPerIp / SOCKET_BOUNDS.signedIn.sockets + 1 }, async (_unused, i) => {
        await createAccount(app, { email: `socket${i}@example.com` });
        return (await signInAs(app.visitor(), `socket${i}@example.com`)).accessToken;
      }),
    );
    const sockets: WebSocket[] = [];
    const isLetIn = async (ip: string, accessToken: string | undefined): Promise<boolean> => {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { 'x-forwarded-for': ip },
      });
      sockets.push(socket);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
      return Promise.race([once(socket, 'message').then(() => true), once(socket, 'close').then(() => false)]);
    };
    for (let i = 0; i < SOCKET_LIMITS.socketsPerIp; i++)
      expect(await isLetIn(inside(i), tokens[Math.floor(i / SOCKET_BOUNDS.signedIn.sockets)])).toBe(true);
    expect(await isLetIn(inside(99), tokens.at(-1))).toBe(false);
    expect(await isLetIn(OUTSIDE, tokens.at(-1))).toBe(true);
    for (const socket of sockets) socket.terminate();
  });
});

describe('P-79 the correct password', () => {
  const repeat = async (
    times: number,
    call: () => Promise<{ readonly errors: readonly { readonly extensions: { readonly code: string } }[] }>,
  ): Promise<string[]> => {
    const codes: string[] = [];
    for (let i = 0; i < times; i++) codes.push((await call()).errors[0]?.extensions.code ?? 'OK');
    return codes;
  };
  const SIXTY_THEN_NO_MORE = [...Array<string>(60).fill('OK'), 'RATE_LIMITED', 'RATE_LIMITED'];

  test('is checked sixty times in a quarter of an hour when it is asked for again', async () => {
    const email = 'again@example.com';
    await createAccount(app, { email });
    const owner = app.visitor();
    await signInAs(owner, email);
    expect(await repeat(62, () => owner.send(START_SECOND_FACTOR, { password: PASSWORD }))).toEqual(SIXTY_THEN_NO_MORE);
  });

  test('signs in sixty times in a quarter of an hour from a known browser, and sixty times from new ones', async () => {
    const email = 'in-and-out@example.com';
    await createAccount(app, { email });
    const [owner, input] = [app.visitor(), { email, password: PASSWORD }];
    await signInAs(owner, email);
    expect(await repeat(62, () => owner.send(SIGN_IN, { input }))).toEqual(SIXTY_THEN_NO_MORE);
    // One of them belonged to the owner first.
    expect(await repeat(61, () => app.visitor().send(SIGN_IN, { input }))).toEqual(SIXTY_THEN_NO_MORE.slice(1));
  });
});
