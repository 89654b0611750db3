import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

/** An input of which exactly one field must be given and not null; all of its fields are nullable. */
export function OneOf(): ClassDecorator {
  return Extensions({ isOneOf: true }) as ClassDecorator;
}

/** Marks these inputs as `@oneOf`, which type-graphql does not support; graphql validates the rest. */
export function markOneOfs(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type) && type.extensions['isOneOf'] === true) type.isOneOf = true;
  return schema;
}
