import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { getSchema } from '../../../server/schema.js';
import type { GraphqlClient } from '../../support/graphql-client.js';

export interface RootField {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every query and mutation of the schema. */
export function rootFields(): RootField[] {
  const schema = getSchema();
  return (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })));
}

/** A value that passes GraphQL's own check of a type, and names nothing that exists. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [anyValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type) && type.isOneOf) {
    const [field] = Object.values(type.getFields());
    return field && { [field.name]: anyValue(getNullableType(field.type)) };
  }
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, anyValue(field.type)]),
    );
  const sample: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, DateTimeISO: '2027-01-01T00:00:00Z' };
  return sample[type.name] ?? (type.name.endsWith('Date') ? '2027-01-01' : 'none');
}

/** The document that calls a root field with what it needs, and asks for no more than the name of its type. */
export function documentOf({ kind, field }: RootField): string {
  const needed = neededArgs(field);
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

const neededArgs = (field: RootField['field']) => field.args.filter(({ type }) => isNonNullType(type));

/** Calls a root field with such values; the code of its error, or null. */
export async function codeOfCall(client: GraphqlClient, root: RootField): Promise<string | null> {
  const variables = Object.fromEntries(neededArgs(root.field).map(({ name, type }) => [name, anyValue(type)]));
  const { errors } = await client.send(documentOf(root), variables);
  return errors[0]?.extensions.code ?? null;
}
