import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../core/context.js';

/** Reads what a visitor may read: an operation of the public API. Throws what the API refuses. */
export type ReadPublic = <T>(operation: string, variables: object) => Promise<T>;

const parsed = new Map<string, DocumentNode>();

function parsedOnce(operation: string): DocumentNode {
  const document = parsed.get(operation) ?? parse(operation);
  parsed.set(operation, document);
  return document;
}

/** Pages are made of what the public API tells a visitor: what it keeps to itself cannot get into them. */
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
