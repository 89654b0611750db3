import { mapSchema, MapperKind, pruneSchema } from '@graphql-tools/utils';
import { getNullableType, GraphQLInputObjectType, GraphQLObjectType, } from 'graphql';
import { moneyFieldOf, namesOf } from './money-fields.js';
import { withWholeUrls } from './whole-urls.js';
import { HIDDEN_INPUT_FIELDS, MONEY_NAMES, PUBLIC_ROOTS, PUBLIC_TYPES } from './public-fields.rules.js';
/**
 * The part of the API that partners know: keys run on it, its file is the promise of compatibility. It is cut out of the whole schema,
 * with the same resolvers, by the table of public fields.
 */
export function publicSchemaOf(whole) {
    const cut = mapSchema(whole, {
        [MapperKind.OBJECT_TYPE]: (type) => {
            const { fields, ...config } = type.toConfig();
            const kept = type.name in PUBLIC_ROOTS ? rootFields(type.name, fields) : typeFields(type.name, fields);
            return kept && new GraphQLObjectType({ ...config, fields: kept });
        },
        [MapperKind.INPUT_OBJECT_TYPE]: (type) => {
            const hidden = HIDDEN_INPUT_FIELDS[type.name];
            if (!hidden)
                return undefined;
            const { fields, ...config } = type.toConfig();
            return new GraphQLInputObjectType({
                ...config,
                fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name))),
            });
        },
    });
    return pruneSchema(cut);
}
/** Only the roots of the table. Queries may be null: one that is denied must not empty the answers of the others. */
function rootFields(root, fields) {
    return Object.fromEntries(Object.keys(PUBLIC_ROOTS[root]).map((name) => {
        const field = fields[name];
        if (!field)
            throw new Error(`${root}.${name} is public but does not exist`);
        return [name, root === 'Query' ? { ...field, type: getNullableType(field.type) } : field];
    }));
}
/** Only the fields of the table, amounts as Money; null for a type that is not in it. */
function typeFields(type, fields) {
    const known = PUBLIC_TYPES[type];
    if (!known)
        return null;
    const names = [...new Set([...known.fields, ...(known.ifThere ?? []).filter((name) => fields[name])])];
    const money = namesOf(type, MONEY_NAMES);
    return Object.fromEntries(names.map((name) => {
        const publicName = moneyFieldOf(name, money) ?? name;
        const field = fields[publicName] ?? fields[name];
        if (!field)
            throw new Error(`${type}.${name} is public but does not exist`);
        return [fields[publicName] ? publicName : name, withWholeUrls(`${type}.${name}`, field)];
    }));
}
//# sourceMappingURL=public-schema.js.map