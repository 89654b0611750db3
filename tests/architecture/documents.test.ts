import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withPicture } from './picture.js';
import { codeFilesBelow, documentsBelow, readProjectFile } from './sources.js';

const guides = ['CONTRIBUTING.md', 'docs/architecture.md', ...documentsBelow('docs/how-to')];

test('the diagram of the import rules matches the rules', () => {
  const document = readProjectFile('docs/architecture.md');
  // Written by: npx tsx scripts/architecture-picture.ts
  expect(withPicture(document)).toBe(document);
});

test('every file that the guides name exists', () => {
  const names = new Set(
    [...codeFilesBelow('server', 'client', 'scripts', 'tests'), ...documentsBelow('server', 'client', 'docs')].flatMap(
      (file) => [file, path.basename(file)],
    ),
  );
  const missing = guides.flatMap((guide) =>
    [...readProjectFile(guide).matchAll(/(?<![\w*…./<-])([\w/-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|graphql))\b/g)]
      .map(([, file = '']) => file)
      .filter((file) => !names.has(file) && !isExample(file))
      .map((file) => `${guide}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every link in the documents leads to a file', () => {
  const broken = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...documentsBelow('docs')].flatMap((document) =>
    [...readProjectFile(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(path.dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every decision is in the index', () => {
  const index = readProjectFile('docs/decisions/README.md');
  const decisions = documentsBelow('docs/decisions').filter((file) => /\/\d{4}-/.test(file));
  expect(decisions.filter((file) => !index.includes(`(${path.basename(file)})`))).toEqual([]);
});

/** File name patterns, and files that the reader is to create. */
function isExample(file: string): boolean {
  return /^x[-.]|^node_modules\/|^extend-booking\.ts$|\/SizesPage\.|^schema\.graphql$/.test(file);
}
