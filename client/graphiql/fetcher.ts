import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-ws';

const ENDPOINT = '/graphql';

type Answer = ReturnType<Fetcher>;
type Headers = Readonly<Record<string, string>>;

/** Queries and mutations by POST, subscriptions over a socket; the token for both comes from the headers' tab. */
export const fetcher: Fetcher = (params, options) => {
  const headers = (options?.headers ?? {}) as Headers;
  return isSubscription(params) ? subscribe(params, headers) : post(params, headers);
};

function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    // The server tells what is wrong with it.
    return false;
  }
}

const post = (params: FetcherParams, headers: Headers): Answer =>
  fetch(ENDPOINT, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(params) })
    .then((response) => response.json());

/* A socket of its own for each: it closes when the subscription is stopped. */
function subscribe(params: FetcherParams, headers: Headers): Answer {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'authorization') ?? '';
  const accessToken = headers[name]?.replace(/^Bearer /, '') ?? null;
  const client = createClient({ url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`, connectionParams: { accessToken }, retryAttempts: 0 });
  // The same shape as the toolkit's own, which it types more narrowly.
  return client.iterate({ query: params.query, operationName: params.operationName, variables: params.variables }) as Answer;
}
