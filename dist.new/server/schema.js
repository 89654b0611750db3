import 'reflect-metadata';
import { buildSchemaSync } from 'type-graphql';
import { checkAccess } from './core/authorization.js';
import { Money } from './core/graphql/money.type.js';
import { markOneOfs } from './core/graphql/one-of.js';
import { addMoneyFields } from './features/partners/public-api/money-fields.js';
import { MONEY_NAMES, PUBLIC_TYPES } from './features/partners/public-api/public-fields.rules.js';
import { publicSchemaOf } from './features/partners/public-api/public-schema.js';
import { resolvers } from './resolvers.js';
/** Subscriptions bring their own streams, from the context; type-graphql only insists that something is here. */
const noTopics = {
    publish: () => { },
    subscribe: () => {
        throw new Error('subscriptions take their stream from the context');
    },
};
let schema;
let publicSchema;
/** The whole schema, built once per process. */
export function getSchema() {
    schema ??= addMoneyFields(markOneOfs(buildSchema()), new Set(Object.keys(PUBLIC_TYPES)), MONEY_NAMES);
    return schema;
}
/** The part of it that partners know. */
export function getPublicSchema() {
    publicSchema ??= publicSchemaOf(getSchema());
    return publicSchema;
}
function buildSchema() {
    return buildSchemaSync({
        resolvers: resolvers,
        orphanedTypes: [Money],
        authChecker: checkAccess,
        // Rules live in the services, which tell all wrong fields at once.
        validate: false,
        pubSub: noTopics,
    });
}
//# sourceMappingURL=schema.js.map