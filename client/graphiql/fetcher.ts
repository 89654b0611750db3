import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { currentToken, storeSignIn, onSignOut } from './session';

const ENDPOINT = '/graphql';
const FORBIDDEN = 4403;

type Answer = ReturnType<Fetcher>;
type Headers = Readonly<Record<string, string>>;

/** Queries and mutations by POST, subscriptions over a socket; the token for both comes from the Headers tab, else from the session. */
export const fetcher: Fetcher = async (params, options) => {
  const headers = await withToken((options?.headers ?? {}) as Headers);
  return (isSubscription(params) ? subscribe(params, headers) : post(params, headers)) as Awaited<Answer>;
};

const authorizationIn = (headers: Headers): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];

async function withToken(headers: Headers): Promise<Headers> {
  const token = authorizationIn(headers) === undefined ? await currentToken() : null;
  return token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
}

function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    // The server reports what is wrong with it.
    return false;
  }
}

const post = (params: FetcherParams, headers: Headers): Answer =>
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  })
    .then((response) => response.json())
    .then((answer) => {
      storeSignIn(answer);
      return answer;
    });

/* One socket each, closed when the subscription is stopped. */
function subscribe(params: FetcherParams, headers: Headers): Answer {
  let stop: () => void = () => undefined;
  const accessToken = authorizationIn(headers)?.replace(/^Bearer +/i, '') ?? null;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    connectionParams: { accessToken },
    retryAttempts: 0,
    // After a sign-out in any tab, nothing more is received.
    on: { connected: () => void (stop = onSignOut(() => client.dispose())), closed: () => stop() },
  });
  const events = client.iterate({
    query: params.query,
    operationName: params.operationName,
    variables: params.variables,
  });
  // Not wrapped in a generator, which would notice the stop only with the next event.
  const iterator = { ...methodsOf(events), [Symbol.asyncIterator]: () => iterator };
  // The same shape as the toolkit's, whose type is narrower.
  return iterator as Answer;
}

const methodsOf = <T>(events: AsyncIterableIterator<T>) => ({
  next: () => events.next().catch(inWords),
  return: () => events.return?.() ?? Promise.resolve({ done: true as const, value: undefined }),
});

/* A closed socket only gives a code as reason. */
function inWords(error: unknown): never {
  if (!(error instanceof CloseEvent)) throw error;
  const reason =
    error.code === FORBIDDEN
      ? 'nobody is signed in, or the token is wrong or over'
      : error.reason || 'the connection was lost';
  throw Object.assign(new Error(`The socket was closed: ${reason} (${error.code}).`), { stack: undefined });
}
