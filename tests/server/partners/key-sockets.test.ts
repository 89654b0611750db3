import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { createWorld, type World } from '../../support/bookings.js';
import { connectFrom, openRawSocket, type RawSocket } from '../../support/hostile/raw-socket.js';

const CREATE = `mutation { createApiKey(input: { name: "Live", scopes: [BOOKINGS_READ], password: "${PASSWORD}" }) { secret } }`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());

test('P-41 a key may open 10 sockets, each with 20 subscriptions and 300 messages a minute', async () => {
  const { createApiKey } = await world.host.query<{ createApiKey: { secret: string } }>(CREATE);
  const { secret } = createApiKey;
  const address = world.app.url;
  const ip = '10.45.0.1';
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openRawSocket(address, secret, ip)));
  const eleventh = await connectFrom(address, ip);
  const refused = new Promise((resolve) => eleventh.once('close', resolve));
  eleventh.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: secret } }));
  expect(await refused).toBe(4403);
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
