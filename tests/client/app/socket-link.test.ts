import { gql, type ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSocketLink } from '../../../client/apollo/socket-link';

/** A connection that the server accepts. */
class StubSocket {
  static readonly OPEN = 1;
  static opened: StubSocket[] = [];
  /** What is sent to it is lost, as after a change of network. */
  isDead = false;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    StubSocket.opened.push(this);
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    if (this.isDead) return;
    if (text.includes('"ping"')) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: 'pong' }) }));
    if (text.includes('connection_init'))
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: 'connection_ack' }) }));
  }

  close(code: number): void {
    if (!this.isDead) setTimeout(() => this.onclose?.({ code, reason: '' }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  StubSocket.opened = [];
  vi.stubGlobal('WebSocket', StubSocket);
});
afterEach(() => {
  document.documentElement.lang = 'es';
});

async function connect() {
  const onReconnected = vi.fn();
  const { link, dispose } = createSocketLink({ current: async () => 'token', renew: async () => null }, onReconnected);
  onTestFinished(dispose);
  const operation = { query: gql`subscription { changed }`, variables: {}, extensions: {}, operationName: undefined };
  const subscription = link.request(operation as unknown as ApolloLink.Operation).subscribe(() => undefined);
  onTestFinished(() => subscription.unsubscribe());
  const settle = () => vi.advanceTimersByTimeAsync(3_000);
  await settle();
  expect(StubSocket.opened).toHaveLength(1);
  return { onReconnected, settle };
}

test('RTC-1 a reconnect after a lost connection fetches what was missed', async () => {
  const { onReconnected, settle } = await connect();
  StubSocket.opened[0]?.close(1006);
  await settle();
  expect(StubSocket.opened).toHaveLength(2);
  expect(onReconnected).toHaveBeenCalledOnce();
});

test('RTC-1 a connection that answers no heartbeat is replaced, and what was missed is fetched', async () => {
  const { onReconnected } = await connect();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(StubSocket.opened).toHaveLength(1);
  const [first] = StubSocket.opened;
  if (first) first.isDead = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(StubSocket.opened).toHaveLength(2);
  expect(onReconnected).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(StubSocket.opened).toHaveLength(2);
});

test('U1 the reconnect for another language fetches what was published since the page did so', async () => {
  const { onReconnected, settle } = await connect();
  document.documentElement.lang = 'en';
  await settle();
  expect(StubSocket.opened).toHaveLength(2);
  expect(onReconnected).toHaveBeenCalledOnce();
});

test('U1 a language chosen while the connection is lost leaves the fetching to the reconnect', async () => {
  const { onReconnected, settle } = await connect();
  StubSocket.opened[0]?.close(1006);
  await vi.advanceTimersByTimeAsync(10);
  document.documentElement.lang = 'en';
  await settle();
  expect(onReconnected).toHaveBeenCalledOnce();
});
