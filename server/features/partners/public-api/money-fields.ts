import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  isListType,
  getNullableType,
  isNonNullType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql';

const CENTS = /^([a-z]\w*)Cents$/;

/** The `Money` field for a field of cents; null for other fields. */
export function moneyFieldOf(name: string, names: Readonly<Record<string, string>> = {}): string | null {
  return names[name] ?? CENTS.exec(name)?.[1] ?? null;
}

/**
 * Adds a `Money` field for every amount in cents that partners see: `priceAllIn` for `priceAllInCents`. They see only the former.
 * `names` has the names that would clash with another field, as `Type.fieldCents`.
 */
export function addMoneyFields(
  schema: GraphQLSchema,
  isPublic: (type: string, field: string) => boolean,
  names: Readonly<Record<string, string>>,
): GraphQLSchema {
  const money = schema.getType('Money') as GraphQLObjectType;
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      if (type.name === money.name) return undefined;
      const { fields, ...config } = type.toConfig();
      const added = Object.entries(fields).flatMap(([name, field]) => {
        const moneyName =
          isAmount(field) && isPublic(type.name, name) ? moneyFieldOf(name, namesOf(type.name, names)) : null;
        if (!moneyName) return [];
        if (moneyName in fields) throw new Error(`${type.name}.${name} needs another name for its Money`);
        return [[moneyName, moneyField(name, field, money)] as const];
      });
      return added.length === 0
        ? undefined
        : new GraphQLObjectType({ ...config, fields: { ...fields, ...Object.fromEntries(added) } });
    },
  });
}

/** The names of one type's fields. */
export function namesOf(type: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([path, name]) =>
      path.startsWith(`${type}.`) ? [[path.slice(type.length + 1), name]] : [],
    ),
  );
}

type Field = GraphQLFieldConfig<unknown, unknown>;

const isAmount = ({ type }: Field): boolean => getNamedType(type) === GraphQLInt && !isListType(getNullableType(type));

function moneyField(name: string, field: Field, money: GraphQLObjectType): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    type: isNonNullType(field.type) ? new GraphQLNonNull(money) : money,
    description: (field.description ?? '').replace(/[,;]? (in )?cents\b/, ''),
    resolve: async (source, args, ctx, info) => {
      const cents = (await resolve(source, args, ctx, { ...info, fieldName: name })) as number | null | undefined;
      return cents == null ? null : { amountCents: cents, currency: 'EUR' };
    },
  };
}
