import { createClient, type Client } from 'graphql-ws';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

/** Events that one subscription has received. */
export interface Subscription<T> {
  readonly seen: T[];
  /** Waits for `count` events, up to the timeout. */
  until(count: number): Promise<T[]>;
  isOver(): boolean;
}

/** A socket as a browser opens it. */
export interface LiveSocket {
  /** Resolves once the server listens to every subscription made so far, because earlier events are not delivered. */
  ready(): Promise<void>;
  subscribe<T>(query: string): Subscription<T>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;

/** The number of subscriptions requested from an app, and of those its server has started. */
interface Streams {
  asked: number;
  begun: number;
}
const streamsOf = new WeakMap<TestApp, Streams>();

/** Counts in the app's own pub/sub, because the protocol does not acknowledge subscriptions. */
function watchStreams(app: TestApp): Streams {
  const known = streamsOf.get(app);
  if (known) return known;
  const streams: Streams = { asked: 0, begun: 0 };
  const { pubsub } = app.services;
  const subscribe = pubsub.subscribe.bind(pubsub);
  pubsub.subscribe = (topic, onMessage) => {
    // The server listens before the next turn of the event loop.
    if (!topic.startsWith('session-ended:')) setImmediate(() => (streams.begun += 1));
    return subscribe(topic, onMessage);
  };
  streamsOf.set(app, streams);
  return streams;
}

/** Opens a socket for a signed-in user; it does not reconnect. */
export function openLiveSocket(app: TestApp, client: GraphqlClient, locale?: 'en'): LiveSocket {
  const streams = watchStreams(app);
  class Socket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { 'x-forwarded-for': client.ip } });
    }
  }
  const line: Client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    connectionParams: { accessToken: client.accessToken, ...(locale ? { locale } : {}) },
  });
  const ready = (): Promise<void> => {
    const { asked } = streams;
    return vi.waitFor(() => expect(streams.begun).toBeGreaterThanOrEqual(asked), {
      timeout: TIMEOUT_MS,
      interval: 10,
    });
  };
  const ask = <T>(query: string): Subscription<T> => {
    streams.asked += 1;
    return subscribe(line, query);
  };
  return { ready, subscribe: ask, close: async () => line.dispose() };
}

function subscribe<T>(line: Client, query: string): Subscription<T> {
  const seen: T[] = [];
  let isOver = false;
  const end = (): void => void (isOver = true);
  line.subscribe<Record<string, T>>(
    { query },
    { next: ({ data }) => void (data && seen.push(...Object.values(data))), error: end, complete: end },
  );
  const until = async (count: number): Promise<T[]> => {
    for (const limit = Date.now() + TIMEOUT_MS; seen.length < count && Date.now() < limit;)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return seen;
  };
  return { seen, until, isOver: () => isOver };
}
