import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { failedWith, fromWire, RequestFailed } from './app-error';
import { documentIdOf, isIdUnknown } from './trusted-documents';

/** Other tabs wait for the session's calls, so every call has a timeout. */
const TIMEOUT_MS = 30_000;

/** One GraphQL call without Apollo's cache: for the session itself, which determines the cache. Throws RequestFailed. */
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
  const [definition] = operation.definitions;
  const operationName = definition && 'name' in definition ? definition.name?.value : undefined;
  const send = (document: object) =>
    fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: JSON.stringify({ ...document, operationName, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((answer) => answer.json() as Promise<{ data?: TData; errors?: [] }>)
      .catch(() => {
        throw failedWith('NETWORK');
      });
  const extensions = documentIdOf(operation);
  let body = await send(extensions ? { extensions } : { query: print(operation) });
  if (extensions && isIdUnknown(body)) body = await send({ query: print(operation) });
  if (body.errors?.length || !body.data) throw new RequestFailed(fromWire(body.errors));
  return body.data;
}
