import { WebSocket } from 'ws';
import type { ErrorAnswer } from '../graphql-client.js';

export interface RawSocket {
  readonly socket: WebSocket;
  /** Sends the raw JSON of an operation; returns the errors of its answer, none if it was accepted. */
  call(operation: string): Promise<readonly ErrorAnswer[]>;
}

/** A WebSocket from this address, before the connection message. */
export async function connectFrom(url: string, ip: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': ip },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** A socket of a signed-in user that sends messages no client would. */
export async function openRawSocket(url: string, accessToken: string, ip: string): Promise<RawSocket> {
  const socket = await connectFrom(url, ip);
  const acknowledged = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
  await acknowledged;
  let calls = 0;
  const closed = new Promise<never>((_resolve, reject) =>
    socket.once('close', (code) => reject(new Error(`closed with ${code}`))),
  );
  closed.catch(() => undefined);
  const call = (operation: string): Promise<readonly ErrorAnswer[]> => {
    const id = String(++calls);
    const answer = new Promise<readonly ErrorAnswer[]>((resolve) => {
      const onMessage = (data: unknown): void => {
        const message = JSON.parse(String(data)) as { id?: string; type: string; payload?: readonly ErrorAnswer[] };
        if (message.id !== id || message.type === 'complete') return;
        socket.off('message', onMessage);
        resolve(message.type === 'error' ? (message.payload ?? []) : []);
      };
      socket.on('message', onMessage);
    });
    socket.send(`{"id":"${id}","type":"subscribe","payload":${operation}}`);
    return Promise.race([answer, closed]);
  };
  return { socket, call };
}
