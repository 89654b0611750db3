import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../core/context.js';
import type { ReadPublic } from './page-document.js';

const parsed = new Map<string, DocumentNode>();

function parsedOnce(operation: string): DocumentNode {
  const document = parsed.get(operation) ?? parse(operation);
  parsed.set(operation, document);
  return document;
}

/** Pages are made of what the public API tells a visitor: what it keeps to itself cannot get into them. */
export function readPublic(schema: GraphQLSchema, ctx: RequestContext): ReadPublic {
  return async <T>(operation: string, variables: Readonly<Record<string, unknown>>): Promise<T> => {
    const { data, errors } = await execute({
      schema,
      document: parsedOnce(operation),
      variableValues: variables,
      contextValue: { ...ctx, viewer: null },
    });
    if (errors?.[0]) throw errors[0];
    return data as T;
  };
}
