import { expect, test } from 'vitest';
import { findBannedWords } from './find-banned-words.js';
import { readProjectFile } from './sources.js';

/** Files that still have banned words, with their number: it may only shrink, and a file without any leaves the list. */
const left = JSON.parse(readProjectFile('tests/architecture/words-left.json')) as Record<string, number>;
const foundByFile = Map.groupBy(findBannedWords(), ({ file }) => file);

test('names, comments and titles of tests use the words of docs/glossary.md', () => {
  const tooMany = [...foundByFile]
    .filter(([file, findings]) => findings.length > (left[file] ?? 0))
    .flatMap(([file, findings]) => findings.map(({ found, say }) => `${file}: ${found} → ${say}`));
  expect(tooMany).toEqual([]);
});

test('the list of files with banned words has no file without one', () => {
  expect(Object.keys(left).filter((file) => !foundByFile.has(file))).toEqual([]);
});
