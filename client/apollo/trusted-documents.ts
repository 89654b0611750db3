import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { of, switchMap } from 'rxjs';

interface WireErrors {
  errors?: readonly { extensions?: Record<string, unknown> }[];
}

/* A server of another build knows other documents: after its first refusal all of them are sent whole, until the page is loaded again. */
let isAnotherBuild = false;

/** What stands for the text of a document that codegen made; null where the text itself has to be sent. */
export function idInstead(document: DocumentNode): { documentId: string } | null {
  const documentId = (document as { id?: string }).id;
  return import.meta.env.PROD && !isAnotherBuild && documentId ? { documentId } : null;
}

/** Whether the server does not know the document that an id stood for. */
export function isIdUnknown({ errors }: WireErrors): boolean {
  const isUnknown = errors?.[0]?.extensions?.code === 'DOCUMENT_UNKNOWN';
  if (isUnknown) isAnotherBuild = true;
  return isUnknown;
}

/** Sends ids in place of documents. */
export const trustedDocumentsLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const id = idInstead(operation.query);
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
