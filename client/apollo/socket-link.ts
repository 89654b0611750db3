import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { AccessTokens } from './access-tokens';
import { onPageLanguage } from './page-language';

const HEARTBEAT_MS = 25_000;
/* A connection that does not answer a heartbeat for this long is lost, although the browser still calls it open. */
const ANSWER_MS = 10_000;
const WAITS_MS = [1_000, 2_000, 5_000, 10_000];

/** The delay before reconnect number `retries` (RTC-1): 1, 2, 5, then always 10 s. */
export const reconnectWait = (retries: number): number => WAITS_MS[Math.min(retries, WAITS_MS.length - 1)] ?? 10_000;

/**
 * The live connection. It opens with the first subscription and requests a valid token on each connect, so that it reconnects by itself
 * after a 4403.
 */
export function createSocketLink(
  tokens: AccessTokens,
  onReconnected: () => void,
): { link: GraphQLWsLink; dispose: () => void } {
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const answered = (): void => clearTimeout(unanswered);
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    keepAlive: HEARTBEAT_MS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectWait(retries))),
    // Server-rendered texts, like the bell's titles, are in the language of the page.
    connectionParams: async () => ({ accessToken: await tokens.current(), locale: document.documentElement.lang }),
    on: {
      // What was published in between is fetched: after another language as well, although the page has just fetched everything.
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnected(),
      ping: (isServers) => {
        if (!isServers) unanswered = setTimeout(() => client.terminate(), ANSWER_MS);
      },
      pong: answered,
      closed: answered,
    },
  });
  // Another language needs another connection.
  const stopListening = onPageLanguage(() => client.terminate());
  // Closing while it is still connecting rejects with the connection's own error, which no longer matters.
  const dispose = () => {
    stopListening();
    void Promise.resolve(client.dispose()).catch(() => undefined);
  };
  return { link: new GraphQLWsLink(client), dispose };
}
