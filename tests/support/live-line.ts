import { createClient, type Client } from 'graphql-ws';
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
  readonly ready: Promise<void>;
  hear<T>(query: string): Heard<T>;
  close(): Promise<void>;
}

const PATIENCE_MS = 8_000;

/** Opens a socket for somebody who is signed in; it does not come back by itself. */
export function openLine(app: TestApp, client: GraphqlClient, locale?: 'en'): LiveLine {
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
  // Acknowledged, and the moment it takes to begin listening.
  const ready = new Promise<void>((resolve) => line.on('connected', () => setTimeout(resolve, 200)));
  return { ready, hear: (query) => hear(line, query), close: async () => line.dispose() };
}

function hear<T>(line: Client, query: string): Heard<T> {
  const seen: T[] = [];
  let isOver = false;
  const end = (): void => void (isOver = true);
  line.subscribe<Record<string, T>>({ query }, { next: ({ data }) => void (data && seen.push(...Object.values(data))), error: end, complete: end });
  const until = async (count: number): Promise<T[]> => {
    for (const limit = Date.now() + PATIENCE_MS; seen.length < count && Date.now() < limit; ) await new Promise((resolve) => setTimeout(resolve, 10));
    return seen;
  };
  return { seen, until, isOver: () => isOver };
}
