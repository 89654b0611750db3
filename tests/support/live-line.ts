import { createClient, type Client } from 'graphql-ws';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

/** What one subscription hears. */
export interface Heard<T> {
  readonly seen: T[];
  /** Waits for so many, some seconds at most. */
  until(count: number): Promise<T[]>;
  isOver(): boolean;
}

/** A socket as a browser opens it. */
export interface LiveLine {
  /** Until the server listens for all that has been asked for so far: what is published earlier is told to nobody. */
  ready(): Promise<void>;
  hear<T>(query: string): Heard<T>;
  close(): Promise<void>;
}

const PATIENCE_MS = 8_000;

/** How many subscriptions were asked for at an app, and how many of them its server has begun. */
interface Streams {
  asked: number;
  begun: number;
}
const streamsOf = new WeakMap<TestApp, Streams>();

/** Counts by way of the app's own pub/sub, as the protocol acknowledges no subscription. */
function watchStreams(app: TestApp): Streams {
  const known = streamsOf.get(app);
  if (known) return known;
  const streams: Streams = { asked: 0, begun: 0 };
  const { pubsub } = app.services;
  const subscribe = pubsub.subscribe.bind(pubsub);
  pubsub.subscribe = (topic) => {
    // What is asked for is listened to before the next turn of the event loop.
    if (!topic.startsWith('session-ended:')) setImmediate(() => (streams.begun += 1));
    return subscribe(topic);
  };
  streamsOf.set(app, streams);
  return streams;
}

/** Opens a socket for somebody who is signed in; it does not come back by itself. */
export function openLine(app: TestApp, client: GraphqlClient, locale?: 'en'): LiveLine {
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
      timeout: PATIENCE_MS,
      interval: 10,
    });
  };
  const ask = <T>(query: string): Heard<T> => {
    streams.asked += 1;
    return hear(line, query);
  };
  return { ready, hear: ask, close: async () => line.dispose() };
}

function hear<T>(line: Client, query: string): Heard<T> {
  const seen: T[] = [];
  let isOver = false;
  const end = (): void => void (isOver = true);
  line.subscribe<Record<string, T>>(
    { query },
    { next: ({ data }) => void (data && seen.push(...Object.values(data))), error: end, complete: end },
  );
  const until = async (count: number): Promise<T[]> => {
    for (const limit = Date.now() + PATIENCE_MS; seen.length < count && Date.now() < limit;)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return seen;
  };
  return { seen, until, isOver: () => isOver };
}
