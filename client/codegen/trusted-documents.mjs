import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, parse, print, visit } from 'graphql';

/* Everything a definition spreads, itself first, each fragment once. */
export function withFragments(definition, fragments, found = new Map()) {
  found.set(definition.name.value, definition);
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (fragment && !found.has(name.value)) withFragments(fragment, fragments, found);
    },
  });
  return [...found.values()];
}

/* A document as Apollo Client sends it. */
export const textOf = (document) => print(addTypenameToDocument(document));

/* Half of its SHA-256: the whole hash would be a fifth of a small document's size. */
export const idOf = (text) => createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

/** The texts of all client operations by their ids, for the server: the client then sends only the id. */
export function trustedDocuments() {
  const definitions = globSync('client/**/*.graphql').flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  return Object.fromEntries(
    definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => {
        const text = textOf({ kind: Kind.DOCUMENT, definitions: withFragments(operation, fragments) });
        return [idOf(text), text];
      }),
  );
}
