import { defaultFieldResolver, GraphQLNonNull, isNonNullType, } from 'graphql';
import { GraphQLURL } from 'graphql-scalars';
import { SRC_SET_FIELDS, URL_FIELDS } from './public-fields.rules.js';
/** A field of addresses as partners see it: whole, and as a URL. Any other field as it is. */
export function withWholeUrls(path, field) {
    if (URL_FIELDS.includes(path))
        return {
            ...field,
            type: sameNullability(field.type),
            resolve: resolveBy(field, (text, base) => new URL(text, base).href),
        };
    return SRC_SET_FIELDS.includes(path) ? { ...field, resolve: resolveBy(field, wholeSrcSet) } : field;
}
const sameNullability = (type) => isNonNullType(type) ? new GraphQLNonNull(GraphQLURL) : GraphQLURL;
function resolveBy(field, whole) {
    const resolve = field.resolve ?? defaultFieldResolver;
    return async (source, args, ctx, info) => {
        const text = (await resolve(source, args, ctx, info));
        return text == null ? null : whole(text, ctx.config.publicUrl);
    };
}
/** `/a.webp 320w, /b.webp 640w` with whole addresses. */
function wholeSrcSet(srcSet, base) {
    return srcSet
        .split(', ')
        .map((candidate) => {
        const [address = '', ...width] = candidate.split(' ');
        return [new URL(address, base).href, ...width].join(' ');
    })
        .join(', ');
}
//# sourceMappingURL=whole-urls.js.map