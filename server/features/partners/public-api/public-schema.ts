import { mapSchema, MapperKind, pruneSchema } from '@graphql-tools/utils';
import {
  getNullableType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { moneyFieldOf, namesOf } from './money-fields.js';
import { withAbsoluteUrls } from './absolute-urls.js';
import {
  HIDDEN_INPUT_FIELDS,
  MONEY_NAMES,
  PUBLIC_ROOTS,
  PUBLIC_TYPES,
  SEEN_BY,
  type NeededScope,
  type Reader,
  type RootName,
} from './public-fields.rules.js';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;
type Field = GraphQLFieldConfig<unknown, unknown>;

/**
 * The public part of the API: keys use it, and its schema file is covered by the compatibility promise. It is filtered from the whole
 * schema, with the same resolvers, by the table of public fields.
 */
export function publicSchemaOf(whole: GraphQLSchema): GraphQLSchema {
  const cut = mapSchema(whole, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig();
      const kept =
        type.name in PUBLIC_ROOTS ? rootFields(type.name as RootName, fields) : typeFields(type.name, fields);
      return kept && new GraphQLObjectType({ ...config, fields: kept });
    },
    [MapperKind.INPUT_OBJECT_TYPE]: (type) => {
      const hidden = HIDDEN_INPUT_FIELDS[type.name];
      if (!hidden) return undefined;
      const { fields, ...config } = type.toConfig();
      return new GraphQLInputObjectType({
        ...config,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name))),
      });
    },
  });
  return pruneSchema(cut);
}

/** Only the root fields of the table. Queries are nullable: a denied one must not empty the results of the others. */
function rootFields(root: RootName, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(PUBLIC_ROOTS[root]).map(([name, scope]) => {
      const field = fields[name];
      if (!field) throw new Error(`${root}.${name} is public but does not exist`);
      const type = root === 'Query' ? (getNullableType(field.type) as GraphQLOutputType) : field.type;
      return [name, marked({ ...field, type }, scope)];
    }),
  );
}

/** A field with its access directives: the required scope, and who may read it, where restricted. */
const marked = (field: Field, scope: NeededScope, seenBy?: readonly Reader[]): Field => ({
  ...field,
  extensions: { ...field.extensions, scope, ...(seenBy && { seenBy }) },
});

/** Only the fields of the table, amounts as Money; null for a type that is not in it. */
function typeFields(type: string, fields: Fields): Fields | null {
  const known = PUBLIC_TYPES[type];
  if (!known) return null;
  const names = [...new Set([...known.fields, ...(known.ifThere ?? []).filter((name) => fields[name])])];
  const money = namesOf(type, MONEY_NAMES);
  return Object.fromEntries(
    names.map((name) => {
      const publicName = moneyFieldOf(name, money) ?? name;
      const field = fields[publicName] ?? fields[name];
      if (!field) throw new Error(`${type}.${name} is public but does not exist`);
      const path = `${type}.${name}`;
      return [
        fields[publicName] ? publicName : name,
        marked(withAbsoluteUrls(path, field), known.scope, SEEN_BY[path]),
      ];
    }),
  );
}
