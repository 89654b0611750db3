import {
  defaultFieldResolver,
  GraphQLNonNull,
  isNonNullType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { GraphQLURL } from 'graphql-scalars';
import type { RequestContext } from '../../../core/context.js';
import { SRC_SET_FIELDS, URL_FIELDS } from './public-fields.rules.js';

type Field = GraphQLFieldConfig<unknown, unknown>;

/** A URL field as partners see it: absolute, and typed as a URL. Any other field is unchanged. */
export function withAbsoluteUrls(path: string, field: Field): Field {
  if (URL_FIELDS.includes(path))
    return {
      ...field,
      type: sameNullability(field.type),
      resolve: resolveBy(field, (text, base) => new URL(text, base).href),
    };
  return SRC_SET_FIELDS.includes(path) ? { ...field, resolve: resolveBy(field, absoluteSrcSet) } : field;
}

const sameNullability = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) ? new GraphQLNonNull(GraphQLURL) : GraphQLURL;

function resolveBy(field: Field, toAbsolute: (text: string, base: string) => string): NonNullable<Field['resolve']> {
  const resolve = field.resolve ?? defaultFieldResolver;
  return async (source, args, ctx, info) => {
    const text = (await resolve(source, args, ctx, info)) as string | null | undefined;
    return text == null ? null : toAbsolute(text, (ctx as RequestContext).config.publicUrl);
  };
}

/** `/a.webp 320w, /b.webp 640w` with absolute URLs. */
function absoluteSrcSet(srcSet: string, base: string): string {
  return srcSet
    .split(', ')
    .map((candidate) => {
      const [address = '', ...width] = candidate.split(' ');
      return [new URL(address, base).href, ...width].join(' ');
    })
    .join(', ');
}
