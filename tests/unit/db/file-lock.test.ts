import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withFileLock } from '../../../server/db/file-lock.js';

const lockFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'hueco-lock-')), 'lock');

test('a lock file of a killed process does not block, even if its process id is in use', async () => {
  const file = lockFile();
  writeFileSync(file, String(process.pid));
  expect(await Promise.race([withFileLock(file, () => Promise.resolve('in')), sleep(2_000, 'out')])).toBe('in');
});

test('calls run one after another, also within one process', async () => {
  const file = lockFile();
  const log: string[] = [];
  const visit = (name: string) =>
    withFileLock(file, async () => {
      log.push(`${name} in`);
      await sleep(150);
      log.push(`${name} out`);
    });
  await Promise.all([visit('a'), visit('b')]);
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out']);
});
