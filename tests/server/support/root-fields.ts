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

/** The value of a scalar, by its type and the name of its argument or field. */
export type Leaf = (type: string, name: string) => unknown;

/** Values that match no existing record. */
export const anyLeaf: Leaf = (type) =>
  ({ Int: 1, Float: 1, Boolean: true, DateTimeISO: '2027-01-01T00:00:00Z', JSONObject: {} })[type] ??
  (type.endsWith('Date') ? '2027-01-01' : 'none');

interface ValueOptions {
  readonly leaf?: Leaf;
  /** Includes the optional fields of inputs. */
  readonly isWhole?: boolean;
}

/** A value that passes GraphQL's validation of a type and matches no existing record. */
export function anyValue(type: GraphQLInputType, name = '', options: ValueOptions = {}): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType, name, options);
  if (isListType(type)) return [anyValue(type.ofType, name, options)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type) && type.isOneOf) {
    const [field] = Object.values(type.getFields());
    return field && { [field.name]: anyValue(getNullableType(field.type), field.name, options) };
  }
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || (options.isWhole && field.deprecationReason == null))
        .map((field) => [field.name, anyValue(field.type, field.name, options)]),
    );
  return (options.leaf ?? anyLeaf)(type.name, name);
}

/** The document that calls a root field with its required arguments and selects only `__typename`. */
export function documentOf({ kind, field }: RootField): string {
  const needed = neededArgs(field);
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

const neededArgs = (field: RootField['field']) => field.args.filter(({ type }) => isNonNullType(type));

/** Calls a root field with such values; returns the code of its error, or null. */
export async function codeOfCall(client: GraphqlClient, root: RootField): Promise<string | null> {
  const variables = Object.fromEntries(neededArgs(root.field).map(({ name, type }) => [name, anyValue(type)]));
  const { errors } = await client.send(documentOf(root), variables);
  return errors[0]?.extensions.code ?? null;
}
