import path from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS_WITHOUT_LIMIT, MAX_FILES_PER_FOLDER } from './rules.js';
import { filesBelow } from './sources.js';

test('no folder has more files than the maximum', () => {
  const counts = new Map<string, number>();
  for (const file of ['server', 'client', 'tests', 'scripts', 'docs'].flatMap(filesBelow)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const large = [...counts]
    .filter(([folder, files]) => files > MAX_FILES_PER_FOLDER && !FOLDERS_WITHOUT_LIMIT.includes(folder))
    .map(([folder, files]) => `${folder}: ${files}`);
  expect(large).toEqual([]);
});
