import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SOCKET_BOUNDS, SOCKET_LIMITS } from '../../../server/core/graphql/limits.js';
import { connectFrom, openRawSocket } from '../../support/hostile/raw-socket.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = (await newPerson(app, 'bounds@hueco.test')).accessToken as string;
});
afterAll(() => app.stop());

interface Silent {
  readonly socket: Socket;
  /** The status of the handshake's answer. */
  readonly status: Promise<number>;
  /** Milliseconds from its start until the server has closed the connection. */
  readonly goneAfter: Promise<number>;
}

/** A handshake over a bare socket, whose client never sends or answers anything, not even a close frame or the end of the connection. */
function silent(ip: string): Silent {
  const started = Date.now();
  const socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  const status = new Promise<number>((resolve) =>
    socket.once('data', (data) => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1]))),
  );
  const goneAfter = new Promise<number>((resolve) =>
    socket.once('end', () => resolve(Date.now() - started)).once('close', () => resolve(Date.now() - started)),
  );
  void goneAfter.then(() => socket.destroy());
  socket.write(
    `GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\nX-Forwarded-For: ${ip}\r\n\r\n`,
  );
  return { socket, status, goneAfter };
}

/** A masked text frame as clients send it, with a mask of zeros. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const closeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));
/** The time of the limit with a margin for the machine. */
const SOON_MS = SOCKET_LIMITS.initWaitMs + SOCKET_LIMITS.closeWaitMs + 1_000;

describe('P-48 silent sockets', () => {
  test('are closed after three seconds, even if the client does not answer the close', async () => {
    const mute = silent('10.31.0.1');
    const halfFrame = silent('10.31.0.2');
    expect(await Promise.all([mute.status, halfFrame.status])).toEqual([101, 101]);
    halfFrame.socket.write(frame('{"type":"connection_init"}').subarray(0, 20));
    const times = await Promise.all([mute.goneAfter, halfFrame.goneAfter]);
    for (const ms of times) {
      expect(ms).toBeGreaterThan(SOCKET_LIMITS.initWaitMs - 500);
      expect(ms).toBeLessThan(SOON_MS);
    }
  });

  test('a rejected socket is closed at once, even if the client does not answer the close', async () => {
    const { socket, status, goneAfter } = silent('10.31.0.4');
    expect(await status).toBe(101);
    socket.write(frame('{"type":"connection_init"}'));
    expect(await goneAfter).toBeLessThan(2_500);
  });

  test('are limited to twenty per address; an authenticated connection frees its slot', async () => {
    const ip = '10.31.1.1';
    const waiting = await Promise.all(
      Array.from({ length: SOCKET_LIMITS.waitingPerIp - 1 }, () => connectFrom(app.url, ip)),
    );
    const line = await openRawSocket(app.url, token, ip);
    const last = await connectFrom(app.url, ip);
    await expect(connectFrom(app.url, ip)).rejects.toThrow('503');
    // It does not delay other sockets.
    (await connectFrom(app.url, '10.31.1.2')).terminate();
    await Promise.all([...waiting, last].map((socket) => [closeOf(socket), socket.terminate()][0]));
    await expect
      .poll(() =>
        connectFrom(app.url, ip).then(
          (socket) => socket.terminate() ?? 'accepted',
          () => 'refused',
        ),
      )
      .toBe('accepted');
    line.socket.terminate();
  });

  test('are limited to five hundred in total, and slots are freed after the timeout', async () => {
    const silentSockets = Array.from({ length: SOCKET_LIMITS.waiting }, (_, i) =>
      silent(`10.32.${Math.floor(i / 10)}.1`),
    );
    expect(new Set(await Promise.all(silentSockets.map(({ status }) => status)))).toEqual(new Set([101]));
    expect(await silent('10.33.0.1').status).toBe(503);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    const times = await Promise.all(silentSockets.map(({ goneAfter }) => goneAfter));
    expect(Math.max(...times)).toBeLessThan(SOON_MS + 2_000);
    (await openRawSocket(app.url, token, '10.33.0.2')).socket.terminate();
  });
});

describe('P-48 sockets that send too much', () => {
  test('a frame of 17 kB closes the socket', async () => {
    const { socket } = await openRawSocket(app.url, token, '10.34.0.1');
    const closed = closeOf(socket);
    socket.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(17 * 1024) } }));
    expect(await closed).toBe(1009);
  });

  test('the eleventh subscription is rejected until another one completes', async () => {
    const person = await newPerson(app, 'eleven@hueco.test');
    const { socket, call } = await openRawSocket(app.url, person.accessToken as string, '10.34.0.2');
    const subscribe = '{"query":"subscription { unreadMessageCountChanged }"}';
    for (let i = 0; i < SOCKET_BOUNDS.signedIn.subscriptionsPerSocket; i++) expect(await call(subscribe)).toEqual([]);
    expect((await call(subscribe))[0]?.extensions.code).toBe('RATE_LIMITED');
    socket.send(JSON.stringify({ type: 'complete', id: '1' }));
    await expect.poll(async () => (await call(subscribe))[0]?.extensions.code).toBeUndefined();
    socket.terminate();
  });

  test('the 101st message within a minute closes the socket', async () => {
    const { socket } = await openRawSocket(app.url, token, '10.34.0.3');
    let pongs = 0;
    socket.on('message', () => pongs++);
    // The connection message was the first.
    for (let i = 1; i < SOCKET_BOUNDS.signedIn.messagesPerMinute; i++) socket.send('{"type":"ping"}');
    await expect.poll(() => pongs).toBe(SOCKET_BOUNDS.signedIn.messagesPerMinute - 1);
    const closed = closeOf(socket);
    socket.send('{"type":"ping"}');
    expect(await closed).toBe(4400);
  });
});
