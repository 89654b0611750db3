import { expect, test } from 'vitest';
import { findBannedWords } from './find-banned-words.js';

test('names, comments and titles of tests use the words of docs/glossary.md', () => {
  expect(findBannedWords().map(({ file, found, say }) => `${file}: ${found} → ${say}`)).toEqual([]);
});
