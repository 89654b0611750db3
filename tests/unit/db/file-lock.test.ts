import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withFileLock } from '../../../server/db/file-lock.js';

const lockFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'hueco-lock-')), 'lock');

test('a killed process whose id is ours today does not hold the lock', async () => {
  const file = lockFile();
  writeFileSync(file, String(process.pid));
  expect(await Promise.race([withFileLock(file, () => Promise.resolve('in')), sleep(2_000, 'out')])).toBe('in');
});

test('one after the other, within a process as well', async () => {
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
