import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { of, switchMap } from 'rxjs';

interface WireErrors {
  errors?: readonly { extensions?: Record<string, unknown> }[];
}

/* A server of another build has other documents: after its first refusal all of them are sent as text, until the page is reloaded. */
let isAnotherBuild = false;

/** The id that replaces the text of a generated document; null when the text itself must be sent. */
export function documentIdOf(document: DocumentNode): { documentId: string } | null {
  const documentId = (document as { id?: string }).id;
  return import.meta.env.PROD && !isAnotherBuild && documentId ? { documentId } : null;
}

/** Whether the server does not recognize the document id. */
export function isIdUnknown({ errors }: WireErrors): boolean {
  const isUnknown = errors?.[0]?.extensions?.code === 'DOCUMENT_UNKNOWN';
  if (isUnknown) isAnotherBuild = true;
  return isUnknown;
}

/** Sends ids in place of documents. */
export const trustedDocumentsLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const id = documentIdOf(operation.query);
    if (!id) return forward(operation);
    Object.assign(operation.extensions, id);
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      switchMap((answer) => {
        if (!isIdUnknown(answer as WireErrors)) return of(answer);
        delete operation.extensions.documentId;
        operation.setContext({ http: { includeQuery: true } });
        return forward(operation);
      }),
    );
  });
