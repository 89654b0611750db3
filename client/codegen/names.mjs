import path from 'node:path';
import { Kind } from 'graphql';

/** `Viewer_me` → `Viewer_Me`, as the types plugin names them. */
export const typeName = (name) =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('_');

/** `client/features/search/search-page.graphql` → `search-search-page`, one name in one flat folder. */
export const moduleName = (location) => {
  const parts = path
    .resolve(location)
    .replace(/\.graphql$/, '')
    .split(path.sep);
  return parts
    .slice(parts.lastIndexOf('client') + 1)
    .filter((part) => part !== 'features')
    .join('-');
};

/** The exports of a document's generated file. */
export const exportsOf = (document) =>
  document.definitions.flatMap((definition) => {
    const name = typeName(definition.name.value);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return [`${name}FragmentDoc`];
    const hooks = {
      query: [`use${name}Query`, `use${name}LazyQuery`],
      mutation: [`use${name}Mutation`],
      subscription: [`use${name}Subscription`],
    };
    return [`${name}Document`, ...hooks[definition.operation]];
  });
