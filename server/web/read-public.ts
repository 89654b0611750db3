import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../core/context.js';

/** Runs an operation of the public API as a visitor. Throws its errors. */
export type ReadPublic = <T>(operation: string, variables: object) => Promise<T>;

const parsed = new Map<string, DocumentNode>();

function parsedOnce(operation: string): DocumentNode {
  const document = parsed.get(operation) ?? parse(operation);
  parsed.set(operation, document);
  return document;
}

/** Pages contain only what the public API returns to a visitor: private data cannot get into them. */
export function readPublic(schema: GraphQLSchema, ctx: RequestContext): ReadPublic {
  return async <T>(operation: string, variables: object): Promise<T> => {
    const { data, errors } = await execute({
      schema,
      document: parsedOnce(operation),
      variableValues: variables as Readonly<Record<string, unknown>>,
      contextValue: { ...ctx, viewer: null },
    });
    if (errors?.[0]) throw errors[0];
    return data as T;
  };
}
