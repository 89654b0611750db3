import { ApolloClient, ApolloLink, HttpLink, Observable, type InMemoryCache, type TypePolicies } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, retry, switchMap, throwError, timer } from 'rxjs';
import type { AccessTokens } from './access-tokens';
import { isTokenRefused, toAppError } from './app-error';
import { createCache } from './cache';
import { loadedEntriesLink } from './loaded-entries';
import { onPageLanguage } from './page-language';
import { retryDelayMs } from './retry-with-backoff';
import { trustedDocumentsLink } from './trusted-documents';

/** A client for one identity; `close` ends its live connection and clears its cache. */
export interface IdentityClient {
  client: ApolloClient;
  cache: InMemoryCache;
  close: () => void;
}

const authLink = (tokens: AccessTokens) =>
  new SetContextLink(async ({ headers }) => {
    const token = await tokens.current();
    const language = { 'accept-language': document.documentElement.lang };
    return { headers: { ...headers, ...language, ...(token && { authorization: `Bearer ${token}` }) } };
  });

/* A token that expired in between: renews it once and repeats the operation. */
const renewLink = (tokens: AccessTokens) =>
  new ErrorLink(({ error, operation, forward }) => {
    const { headers, hasRenewed } = operation.getContext();
    const canRenew = isTokenRefused(error) || toAppError(error).code === 'UNAUTHENTICATED';
    if (!canRenew || hasRenewed || !headers?.authorization) return;
    operation.setContext({ hasRenewed: true });
    return from(tokens.renew()).pipe(switchMap(() => forward(operation)));
  });

/* Queries are retried while the server is unavailable or points are used up; the page shows that it is loading, not that it failed. */
const retryLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (operation.operationType !== OperationTypeNode.QUERY) return answer;
  const delay = (error: unknown, attempt: number) => {
    const wait = retryDelayMs(error, attempt);
    return wait === undefined ? throwError(() => error) : timer(wait);
  };
  return answer.pipe(retry({ delay }));
});

/* The socket's code is loaded with the first subscription: visitors never need it. */
function lazySocket(tokens: AccessTokens, onReconnected: () => void) {
  let opened: Promise<{ link: ApolloLink; dispose: () => void }> | null = null;
  const open = () => (opened ??= import('./socket-link').then((file) => file.createSocketLink(tokens, onReconnected)));
  const link = new ApolloLink((operation, forward) =>
    from(open()).pipe(switchMap((socket) => socket.link.request(operation, forward) ?? EMPTY)),
  );
  return { link, dispose: () => void opened?.then((socket) => socket.dispose()) };
}

/* The library's version header would serve nobody. */
const NOT_SENT = { transport: false } as const;

const EMPTY = new Observable<ApolloLink.Result>((observer) => observer.complete());

/** Creates the client of one identity (or of a visitor), so that the next one never sees the previous one's data. */
export function createIdentityClient(tokens: AccessTokens, featurePolicies: readonly TypePolicies[]): IdentityClient {
  const refetchAll = () => void client.refetchQueries({ include: 'active' });
  const socket = lazySocket(tokens, refetchAll);
  const http = ApolloLink.from([
    loadedEntriesLink,
    retryLink,
    renewLink(tokens),
    authLink(tokens),
    trustedDocumentsLink(),
    new HttpLink({ uri: '/graphql', credentials: 'same-origin', enhancedClientAwareness: NOT_SENT }),
  ]);
  const cache = createCache(featurePolicies);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket.link, http),
  });
  const stopListening = onPageLanguage(refetchAll);
  const close = () => {
    stopListening();
    socket.dispose();
    client.stop();
  };
  return { client, cache, close };
}
