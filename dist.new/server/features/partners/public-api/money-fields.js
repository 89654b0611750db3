import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, getNamedType, GraphQLInt, GraphQLNonNull, GraphQLObjectType, isListType, getNullableType, isNonNullType, } from 'graphql';
const CENTS = /^([a-z]\w*)Cents$/;
/** The field of money beside a field of cents; null when it is no field of cents. */
export function moneyFieldOf(name, names = {}) {
    return names[name] ?? CENTS.exec(name)?.[1] ?? null;
}
/**
 * Puts a field of `Money` beside every amount in cents of the types given: `priceAllIn` beside `priceAllInCents`. Partners see only the
 * former. `names` holds the names that would clash with another field, as `Type.fieldCents`.
 */
export function addMoneyFields(schema, types, names) {
    const money = schema.getType('Money');
    return mapSchema(schema, {
        [MapperKind.OBJECT_TYPE]: (type) => {
            if (!types.has(type.name) || type.name === money.name)
                return undefined;
            const { fields, ...config } = type.toConfig();
            const added = Object.entries(fields).flatMap(([name, field]) => {
                const moneyName = isAmount(field) ? moneyFieldOf(name, namesOf(type.name, names)) : null;
                if (!moneyName)
                    return [];
                if (moneyName in fields)
                    throw new Error(`${type.name}.${name} needs another name for its Money`);
                return [[moneyName, moneyField(name, field, money)]];
            });
            return added.length === 0
                ? undefined
                : new GraphQLObjectType({ ...config, fields: { ...fields, ...Object.fromEntries(added) } });
        },
    });
}
/** The names of one type's fields. */
export function namesOf(type, names) {
    return Object.fromEntries(Object.entries(names).flatMap(([path, name]) => path.startsWith(`${type}.`) ? [[path.slice(type.length + 1), name]] : []));
}
const isAmount = ({ type }) => getNamedType(type) === GraphQLInt && !isListType(getNullableType(type));
function moneyField(name, field, money) {
    const resolve = field.resolve ?? defaultFieldResolver;
    return {
        ...field,
        type: isNonNullType(field.type) ? new GraphQLNonNull(money) : money,
        description: (field.description ?? '').replace(/[,;]? (in )?cents\b/, ''),
        resolve: async (source, args, ctx, info) => {
            const cents = (await resolve(source, args, ctx, { ...info, fieldName: name }));
            return cents == null ? null : { amountCents: cents, currency: 'EUR' };
        },
    };
}
//# sourceMappingURL=money-fields.js.map