import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { clientNetwork } from '../core/client-network.js';
import { SOCKET_LIMITS } from '../core/limits.js';
import type { SocketCensus } from './socket-census.js';

export interface UpgradeDeps {
  readonly httpServer: Server;
  readonly publicOrigin: string;
  clientIp(request: IncomingMessage): string;
}

/** Sockets not yet introduced, with the function that gives their place back. */
const waiting = new WeakMap<WebSocket, () => void>();

/** Turns upgrades of `/graphql` into WebSockets: from our own pages or from programs, and only so many that nobody has introduced yet. */
export function acceptUpgrades(wss: WebSocketServer, census: SocketCensus, deps: UpgradeDeps): void {
  deps.httpServer.on('upgrade', (request, socket, head) => {
    // Until it is a WebSocket nobody else listens, and an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    if (URL.parse(request.url ?? '/', 'http://local')?.pathname !== '/graphql') return void socket.destroy();
    // A foreign page must not speak as the user: browsers always send their origin.
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request, deps.publicOrigin))
      return refuse(socket, '403 Forbidden');
    const leave = census.wait(clientNetwork(deps.clientIp(request)));
    if (!leave) return refuse(socket, '503 Service Unavailable');
    socket.once('close', leave);
    wss.handleUpgrade(request, socket, head, (ws) => {
      waiting.set(ws, leave);
      limitMessages(ws);
      wss.emit('connection', ws, request);
    });
  });
}

/** The socket is introduced: it no longer counts among those that wait. */
export function stopWaiting(ws: WebSocket): void {
  waiting.get(ws)?.();
}

/** Closes and hears no more: until the other side has answered, its calls would be answered too. */
export function shut(ws: WebSocket, code: number, reason: string): void {
  ws.removeAllListeners('message');
  ws.close(code, reason);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

function isOwnOrigin(origin: string, request: IncomingMessage, publicOrigin: string): boolean {
  return origin === publicOrigin || URL.parse(origin)?.host === request.headers.host;
}

function limitMessages(ws: WebSocket): void {
  let count = 0;
  const timer = setInterval(() => (count = 0), 60_000);
  ws.on('message', () => {
    if (++count > SOCKET_LIMITS.messagesPerMinute) shut(ws, CloseCode.BadRequest, 'Too many messages');
  });
  ws.on('close', () => clearInterval(timer));
}
