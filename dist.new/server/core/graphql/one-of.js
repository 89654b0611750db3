import { isInputObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
/** An input of which exactly one field must be given, and not as null; all of its fields are nullable. */
export function OneOf() {
    return Extensions({ isOneOf: true });
}
/** Marks these inputs as `@oneOf`, for which type-graphql has no word of its own; GraphQL's own checks do the rest. */
export function markOneOfs(schema) {
    for (const type of Object.values(schema.getTypeMap()))
        if (isInputObjectType(type) && type.extensions['isOneOf'] === true)
            type.isOneOf = true;
    return schema;
}
//# sourceMappingURL=one-of.js.map