import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { checkAccess } from './core/authorization.js';
import { resolvers } from './resolvers.js';

/** Subscriptions bring their own streams, from the context; type-graphql only insists that something is here. */
const noTopics = {
  publish: (): void => {},
  subscribe: (): never => {
    throw new Error('subscriptions take their stream from the context');
  },
};

let schema: GraphQLSchema | undefined;

/** The schema, built once per process. */
export function getSchema(): GraphQLSchema {
  schema ??= buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Function>,
    authChecker: checkAccess,
    // Rules live in the services, which tell all wrong fields at once.
    validate: false,
    pubSub: noTopics,
  });
  return schema;
}
