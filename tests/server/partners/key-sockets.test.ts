import { describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm } from '../../support/partners/oauth.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { connectFrom, openRawSocket, type RawSocket } from '../../support/hostile/raw-socket.js';

const CREATE = `mutation { createApiKey(input: { name: "Live", scopes: [BOOKINGS_READ], password: "${PASSWORD}" }) { secret } }`;

const world = useWorld();

test('P-41 a key may open 10 sockets, each with 20 subscriptions and 300 messages a minute', async () => {
  const { createApiKey } = await world.host.query<{ createApiKey: { secret: string } }>(CREATE);
  const { secret } = createApiKey;
  const address = world.app.url;
  const ip = '10.45.0.1';
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openRawSocket(address, secret, ip)));
  const eleventh = await connectFrom(address, ip);
  const refused = new Promise((resolve) => eleventh.once('close', resolve));
  eleventh.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: secret } }));
  expect(await refused).toBe(1013);
  const [{ socket }] = sockets as [RawSocket];
  const received: { type: string; payload?: readonly { extensions: { code: string } }[] }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as (typeof received)[number]));
  const receivedOf = (type: string) => received.filter((one) => one.type === type);
  const payload = { query: 'subscription { bookingChanged { id } }' };
  for (let id = 1; id <= 21; id++) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
  await expect.poll(() => receivedOf('error').length).toBe(1);
  // The connection message and the calls above were twenty-two messages.
  for (let i = 22; i < 300; i++) socket.send('{"type":"ping"}');
  await expect.poll(() => receivedOf('pong').length).toBe(300 - 22);
  expect(receivedOf('error').map((one) => one.payload?.[0]?.extensions.code)).toEqual(['RATE_LIMITED']);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send('{"type":"ping"}');
  expect(await closed).toBe(4400);
  for (const one of sockets) one.socket.terminate();
});

const CLOSE_WAIT_MS = 3_000;

/** The code with which a socket closes; null when it stays open. */
const closeOf = (socket: RawSocket['socket']): Promise<number | null> =>
  Promise.race([
    new Promise<number>((resolve) => socket.once('close', resolve)),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), CLOSE_WAIT_MS)),
  ]);

const keyOf = async (name: string) =>
  (
    await world.host.query<{ createApiKey: { secret: string; apiKey: { id: string } } }>(
      CREATE.replace('"Live"', `"${name}"`).replace('{ secret }', '{ secret apiKey { id } }'),
    )
  ).createApiKey;

/** An access token with which an app acts for a person. */
async function tokenFrom(person: GraphqlClient, clientId: string): Promise<string> {
  const { verifier, codeChallenge } = pkce();
  const uri = await allow(person, consentInput(clientId, codeChallenge));
  const { body } = await sendForm(`${world.app.url}/oauth/token`, {
    grant_type: 'authorization_code',
    code: uri.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
    client_id: clientId,
    code_verifier: verifier,
  });
  return body.access_token;
}

test('P-41 one address may open 20 sockets; the next one is told to try later, and not that its consent has ended', async () => {
  const { partnerApp } = await makeApp(world.host, { scopes: ['BOOKINGS_READ'] });
  const tokens: string[] = [];
  for (const person of [world.host, world.renter, world.stranger]) tokens.push(await tokenFrom(person, partnerApp.id));
  const address = world.app.url;
  const ip = '10.46.0.1';
  const sockets: RawSocket[] = [];
  for (const token of tokens.slice(0, 2))
    for (let i = 0; i < 10; i++) sockets.push(await openRawSocket(address, token, ip));
  const late = await connectFrom(address, ip);
  const refused = new Promise((resolve) =>
    late.once('close', (code, reason: Buffer) => resolve([code, reason.toString()])),
  );
  late.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: tokens[2] } }));
  expect(await refused).toEqual([1013, 'Too many sockets']);
  sockets.push(await openRawSocket(address, tokens[2] ?? '', '10.46.1.1'));
  for (const { socket } of sockets) socket.terminate();
});

describe('a socket of a program closes with 4403', () => {
  test('when its key is revoked', async () => {
    const { secret, apiKey } = await keyOf('Revoked');
    const { socket } = await openRawSocket(world.app.url, secret, '10.45.0.2');
    const closed = closeOf(socket);
    await world.host.query('mutation ($id: ID!) { revokeApiKey(input: { apiKeyId: $id }) { apiKey { id } } }', {
      id: apiKey.id,
    });
    expect(await closed).toBe(4403);
  });

  test('when its key is revoked while it authenticates', async () => {
    const { secret } = await keyOf('Meanwhile');
    const { pubsub, clock } = world.app.services;
    const [key] = await world.app
      .context()
      .em.execute<{ id: string }[]>(`select id from api_keys where name = 'Meanwhile'`);
    // The key ends after it was read and before the socket listens, so that it is not notified.
    vi.spyOn(pubsub, 'listening').mockImplementationOnce(async () => {
      await world.app.context().em.execute('update api_keys set revoked_at = ? where id = ?', [clock.now(), key?.id]);
    });
    const socket = await connectFrom(world.app.url, '10.45.0.3');
    const closed = closeOf(socket);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: secret } }));
    expect(await closed).toBe(4403);
  });

  test('when its app loses a scope', async () => {
    const { partnerApp } = await makeApp(world.host, { scopes: ['BOOKINGS_READ', 'SPACES_READ'] });
    const token = await tokenFrom(world.renter, partnerApp.id);
    const ip = '10.45.0.6';
    const { socket } = await openRawSocket(world.app.url, token, ip);
    const change = (input: Record<string, unknown>) =>
      world.host.query(
        'mutation ($input: UpdatePartnerAppInput!) { updatePartnerApp(input: $input) { partnerApp { id } } }',
        { input: { partnerAppId: partnerApp.id, ...input } },
      );
    const closed = closeOf(socket);
    await change({ name: 'Mudanzas Alba, S. L.' });
    expect(socket.readyState).toBe(socket.OPEN);
    await change({ scopes: ['SPACES_READ'], password: PASSWORD });
    expect(await closed).toBe(4403);
    const { call, socket: again } = await openRawSocket(world.app.url, token, ip);
    const [error] = await call('{"query":"subscription { bookingChanged { id } }"}');
    expect(error?.extensions).toMatchObject({ code: 'SCOPE_MISSING', params: { scope: 'bookings:read' } });
    again.terminate();
  });

  test('when the person disconnects the app', async () => {
    const { partnerApp } = await makeApp(world.host, { scopes: ['BOOKINGS_READ'] });
    const { socket } = await openRawSocket(world.app.url, await tokenFrom(world.renter, partnerApp.id), '10.45.0.4');
    const closed = closeOf(socket);
    const { connectedApps } = await world.renter.query<{ connectedApps: { id: string }[] }>('{ connectedApps { id } }');
    for (const { id } of connectedApps)
      await world.renter.query(
        'mutation ($id: ID!) { disconnectApp(input: { connectedAppId: $id }) { disconnectedAppId } }',
        { id },
      );
    expect(await closed).toBe(4403);
  });

  test('at the next event when its end was not announced', async () => {
    const { secret } = await keyOf('Unheard');
    const { socket } = await openRawSocket(world.app.url, secret, '10.45.0.5');
    const payload = { query: 'subscription { bookingChanged { id } }' };
    socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload }));
    socket.send(JSON.stringify({ type: 'ping' }));
    await new Promise((resolve) => socket.once('message', resolve));
    const { em } = world.app.context();
    await em.execute(`update api_keys set revoked_at = ? where name = 'Unheard'`, [world.app.services.clock.now()]);
    const closed = closeOf(socket);
    await requested(world);
    await world.app.settle();
    expect(await closed).toBe(4403);
  });
});
