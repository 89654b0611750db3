import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import type { Plugin } from 'vite';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/* As Apollo sends them: every object names its type, the operation itself does not. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      (parent as DefinitionNode | undefined)?.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, TYPENAME] },
  });

/** The text of an operation with all fragments it uses, themselves and through others. */
function wholeText(name: string, definitions: readonly DefinitionNode[]): string {
  const operation = definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
  );
  if (!operation) throw new Error(`There is no query ${name}`);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: DefinitionNode): void =>
    void visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  follow(operation);
  return print(withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
}

/** Tells the server the first query of some pages, so that its answer can come with the page. */
export function firstQueries(names: readonly string[]): Plugin {
  const folder = path.dirname(import.meta.dirname);
  return {
    name: 'first-queries',
    apply: 'build',
    generateBundle() {
      const definitions = globSync('**/*.graphql', { cwd: folder }).flatMap(
        (file) => parse(readFileSync(path.join(folder, file), 'utf8')).definitions,
      );
      const texts = Object.fromEntries(names.map((name) => [name, wholeText(name, definitions)]));
      this.emitFile({ type: 'asset', fileName: '.vite/first-queries.json', source: JSON.stringify(texts) });
    },
  };
}
