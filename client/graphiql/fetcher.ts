import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { TOKEN_PLACEHOLDER } from './examples';

const ENDPOINT = '/graphql';
const FORBIDDEN = 4403;

type Answer = ReturnType<Fetcher>;
type Headers = Readonly<Record<string, string>>;

/** Queries and mutations by POST, subscriptions over a socket; the token for both comes from the headers' tab. */
export const fetcher: Fetcher = (params, options) => {
  const headers = withoutPlaceholders((options?.headers ?? {}) as Headers);
  return isSubscription(params) ? subscribe(params, headers) : post(params, headers);
};

/* Nobody has pasted a token yet: the call is an anonymous one, not one with a wrong token. */
const withoutPlaceholders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => !value.includes(TOKEN_PLACEHOLDER)));

function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    // The server tells what is wrong with it.
    return false;
  }
}

const post = (params: FetcherParams, headers: Headers): Answer =>
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  }).then((response) => response.json());

/* A socket of its own for each: it closes when the subscription is stopped. */
function subscribe(params: FetcherParams, headers: Headers): Answer {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'authorization') ?? '';
  const accessToken = headers[name]?.replace(/^Bearer /, '') ?? null;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  const events = client.iterate({
    query: params.query,
    operationName: params.operationName,
    variables: params.variables,
  });
  // Not a generator around it: that would notice the stop only with the next event.
  const iterator = { ...methodsOf(events), [Symbol.asyncIterator]: () => iterator };
  // The same shape as the toolkit's own, which it types more narrowly.
  return iterator as Answer;
}

const methodsOf = <T>(events: AsyncIterableIterator<T>) => ({
  next: () => events.next().catch(inWords),
  return: () => events.return?.() ?? Promise.resolve({ done: true as const, value: undefined }),
});

/* A closed socket has only its code to say why. */
function inWords(error: unknown): never {
  if (!(error instanceof CloseEvent)) throw error;
  const reason =
    error.code === FORBIDDEN
      ? 'the token of the Headers tab is missing, wrong or over'
      : error.reason || 'the connection was lost';
  throw Object.assign(new Error(`The socket was closed: ${reason} (${error.code}).`), { stack: undefined });
}
