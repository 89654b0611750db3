import { execute, parse } from 'graphql';
const parsed = new Map();
function parsedOnce(operation) {
    const document = parsed.get(operation) ?? parse(operation);
    parsed.set(operation, document);
    return document;
}
/** Pages are made of what the public API tells a visitor: what it keeps to itself cannot get into them. */
export function readPublic(schema, ctx) {
    return async (operation, variables) => {
        const { data, errors } = await execute({
            schema,
            document: parsedOnce(operation),
            variableValues: variables,
            contextValue: { ...ctx, viewer: null },
        });
        if (errors?.[0])
            throw errors[0];
        return data;
    };
}
//# sourceMappingURL=read-public.js.map