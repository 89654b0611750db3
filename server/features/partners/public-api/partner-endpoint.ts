import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { CallKey } from '../../../core/context.js';
import { OperationValidator } from '../../../core/graphql/admit-operation.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import { NeededScopes } from './needed-scopes.js';

/** The endpoint for calls with a key. */
export interface PartnerEndpoint {
  readonly schema: GraphQLSchema;
  readonly validator: OperationValidator;
  /** The first scope that an operation requires and a key lacks; null when there is none. */
  scopeMissing(document: DocumentNode, operationName: string | null, key: CallKey): ApiScope | null;
}

/** Exposes only the public part of the API, and within it only what the scopes of a key include. */
export function partnerEndpoint(schema: GraphQLSchema, canIntrospect: boolean): PartnerEndpoint {
  const scopes = new NeededScopes(schema);
  return {
    schema,
    validator: new OperationValidator(schema, canIntrospect),
    scopeMissing: (document, operationName, key) => scopes.missing(document, operationName, key),
  };
}
