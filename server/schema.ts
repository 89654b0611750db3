import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { checkAccess } from './core/authorization.js';
import { Money } from './core/graphql/money.types.js';
import { markOneOfs } from './core/graphql/one-of.js';
import { addMoneyFields } from './features/partners/public-api/money-fields.js';
import { isPublicField, MONEY_NAMES } from './features/partners/public-api/public-fields.rules.js';
import { publicSchemaOf } from './features/partners/public-api/public-schema.js';
import { resolvers } from './resolvers.js';

/** Subscriptions bring their own streams, from the context; type-graphql only requires a value here. */
const noTopics = {
  publish: (): void => {},
  subscribe: (): never => {
    throw new Error('subscriptions take their stream from the context');
  },
};

let schema: GraphQLSchema | undefined;
let publicSchema: GraphQLSchema | undefined;

/** The whole schema, built once per process. */
export function getSchema(): GraphQLSchema {
  schema ??= addMoneyFields(markOneOfs(buildSchema()), isPublicField, MONEY_NAMES);
  return schema;
}

/** The public part of it, for partners. */
export function getPublicSchema(): GraphQLSchema {
  publicSchema ??= publicSchemaOf(getSchema());
  return publicSchema;
}

function buildSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Function>,
    orphanedTypes: [Money],
    authChecker: checkAccess,
    // The services validate, and report all wrong fields at once.
    validate: false,
    pubSub: noTopics,
  });
}
