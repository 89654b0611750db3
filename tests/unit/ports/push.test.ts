import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PrivateAddressError } from '../../../server/core/outgoing.js';
import { arePushKeys, isPushEndpoint } from '../../../server/features/notifications/push/push-endpoint.js';
import { pushServices } from '../../../server/ports/push-services.js';

const encryption = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, how: object): Buffer;
};
const CONFIG = { vapidPrivateKey: randomBytes(32).toString('base64url'), supportEmail: 'soporte@hueco.test' };
const MESSAGE = { payload: JSON.stringify({ title: 'Nueva solicitud' }), topic: 'abc', isUrgent: true };

let server: Server | undefined;
afterEach(() => server?.close());

/** A browser with its push service, which answers with this status. */
async function browser(status: number) {
  const got: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`;
  return { target: { endpoint, p256dh, auth }, keys, got };
}

test('P1.4 a push message is signed with VAPID and encrypted for the browser', async () => {
  const { target, keys, got } = await browser(201);
  const push = pushServices(CONFIG, { mayBePrivate: true });
  expect(arePushKeys(target)).toBe(true);
  expect(await push.send(target, MESSAGE)).toBe(true);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = got;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'abc', urgency: 'high', ttl: '43200' });
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${push.publicKey}$`));
  expect(body.toString('latin1')).not.toContain('Nueva solicitud');
  const read = encryption.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: target.auth });
  expect(read.toString()).toBe(MESSAGE.payload);
});

test.each([404, 410])('status %s reports the browser as gone', async (status) => {
  const { target } = await browser(status);
  expect(await pushServices(CONFIG, { mayBePrivate: true }).send(target, MESSAGE)).toBe(false);
});

test.each([302, 400, 429, 500])('status %s rejects, so that the job retries', async (status) => {
  const { target } = await browser(status);
  await expect(pushServices(CONFIG, { mayBePrivate: true }).send(target, MESSAGE)).rejects.toThrow(String(status));
});

test('P-56 a push message is never sent to a private network address', async () => {
  const { target, got } = await browser(201);
  await expect(pushServices(CONFIG).send(target, MESSAGE)).rejects.toThrow(PrivateAddressError);
  const named = { ...target, endpoint: target.endpoint.replace('127.0.0.1', 'localhost') };
  await expect(pushServices(CONFIG).send(named, MESSAGE)).rejects.toThrow(PrivateAddressError);
  expect(got).toEqual([]);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/send', false],
  ['https://user:password@push.example.com/send', false],
  ['https://localhost/send', false],
  ['https://127.0.0.1/send', false],
  ['https://[::1]/send', false],
  ['https://169.254.169.254/latest', false],
  [`https://push.example.com/${'x'.repeat(1000)}`, false],
  ['no address', false],
])('P-56 a push endpoint must be https at a public host: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint)).toBe(isOne);
});
