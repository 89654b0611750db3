import { expect, test } from 'vitest';
import { findBannedWords, findBannedWordsInDocuments, findUnusedPhrases } from './find-banned-words.js';
import { sourcesOf } from './sources.js';

test('names, comments and titles of tests use the words of docs/glossary.md', () => {
  expect(findBannedWords().map(({ file, found, say }) => `${file}: ${found} → ${say}`)).toEqual([]);
});

test('descriptions of the schema and documents use the words of docs/glossary.md', () => {
  expect(findBannedWordsInDocuments().map(({ file, found, say }) => `${file}: ${found} → ${say}`)).toEqual([]);
  expect(findUnusedPhrases()).toEqual([]);
});

test('in the catalogues a number and its unit are joined by \\u00a0, to avoid line breaks', () => {
  const catalogues = sourcesOf('client/i18n/es', 'client/i18n/en', 'server').filter(({ file }) =>
    /^client\/|\/words\//.test(file),
  );
  expect(catalogues.length).toBeGreaterThan(100);
  const torn = /[\d}] (?:€|%|m²|m³|mm|cm|km|min|ms|px|KB|kB|MB|GB|kg|pt|m|h|s|d)(?![\p{L}\d²³])/u;
  const lines = catalogues.flatMap(({ file, code }) =>
    code.split('\n').flatMap((line) => (torn.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});

test('P9 every recorded act has a text in both languages', () => {
  const written = sourcesOf('server').flatMap(({ file, code }) => {
    const acts = [...code.matchAll(/action: (?:\w+ \? )?'([a-z_]+\.[a-z_]+)'(?: : '([a-z_]+\.[a-z_]+)')?/g)];
    return file === 'server/core/staff-acts.ts'
      ? [...code.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, act]) => act)
      : acts.flatMap(([, ...names]) => names.filter(Boolean));
  });
  const kinds = [...new Set(written)];
  expect(kinds.length).toBeGreaterThan(90);
  const catalogues = sourcesOf('client/i18n/es', 'client/i18n/en').filter(({ file }) => file.endsWith('/staff/log.ts'));
  expect(catalogues).toHaveLength(2);
  for (const { file, code } of catalogues)
    expect([file, ...kinds.filter((kind) => !code.includes(`'${kind}': `))]).toEqual([file]);
});
