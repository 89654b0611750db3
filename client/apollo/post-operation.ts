import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { fromWire, RequestFailed } from './app-error';

/** Other tabs wait for the session's calls: none may hang for ever. */
const TIMEOUT_MS = 30_000;

/** One GraphQL call without Apollo's cache: for the session itself, which decides which cache there is. Throws RequestFailed. */
export async function postOperation<TData, TVariables extends Record<string, unknown>>(
  operation: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  accessToken: string | null = null,
): Promise<TData> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'accept-language': document.documentElement.lang,
  };
  if (accessToken) headers.authorization = `Bearer ${accessToken}`;
  const body = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers,
    body: JSON.stringify({ query: print(operation), variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer) => answer.json() as Promise<{ data?: TData; errors?: [] }>)
    .catch(() => {
      throw new RequestFailed({ code: 'NETWORK', params: {}, fields: [] });
    });
  if (body.errors?.length || !body.data) throw new RequestFailed(fromWire(body.errors));
  return body.data;
}
