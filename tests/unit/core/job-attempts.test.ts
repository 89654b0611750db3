import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attemptsOver } from '../../../server/core/jobs/attempts.js';

const MINUTE_MS = 60_000;

test('attempts of a job over a time are counted with the pauses of the queue', () => {
  const main = createRequire(import.meta.url).resolve('graphile-worker');
  expect(readFileSync(path.join(path.dirname(main), 'sql', 'failJobs.js'), 'utf8')).toContain(
    "exp(least(attempts, 10)) * interval '1 second'",
  );
  expect([attemptsOver(0), attemptsOver(1), attemptsOver(3 * MINUTE_MS)]).toEqual([1, 2, 6]);
  // The push service may be away for an hour, and the store of files for a day.
  expect(attemptsOver(60 * MINUTE_MS)).toBe(9);
  expect(attemptsOver(24 * 60 * MINUTE_MS)).toBe(14);
});
