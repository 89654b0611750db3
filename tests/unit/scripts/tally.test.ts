import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { program, run } from '../../../scripts/lib.mjs';
import { tally } from '../../../scripts/tally.mjs';

const SUITE = `
let attempts = 0;
test('holds', () => {});
test('holds on the second attempt', () => { attempts += 1; expect(attempts, 'too early').toBe(2); });
test('never holds', () => { expect(1).toBe(2); });
test.skip('is left out', () => {});`;

/** A run of its own with one test of each outcome, and a file that cannot be loaded. */
const folder = mkdtempSync(path.join(tmpdir(), 'hueco-tally-'));
const report = path.join(folder, 'report.json');

beforeAll(async () => {
  writeFileSync(path.join(folder, 'outcomes.test.js'), SUITE);
  writeFileSync(path.join(folder, 'broken.test.js'), `throw new Error('cannot be loaded');`);
  await run([
    program('vitest', 'vitest.mjs'),
    'run',
    '--root',
    folder,
    '--globals',
    '--retry=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
}, 60_000);

test('what passes on a retry is counted as passed and named as flaky, with its first failure', () => {
  const { passed, failed, skipped, flaky } = tally(report);
  expect({ passed, failed, skipped }).toEqual({ passed: 2, failed: 2, skipped: 1 });
  expect(flaky).toEqual([expect.stringMatching(/outcomes\.test\.js > holds on the second attempt: .*too early/)]);
});

test('what fails is named with its reason, also a file that cannot be loaded', () => {
  expect(tally(report).failures).toEqual([
    expect.stringMatching(/outcomes\.test\.js > never holds: .*expected 1 to be 2/),
    expect.stringMatching(/broken\.test\.js: .*cannot be loaded/),
  ]);
});

test('a run that left no report counts as a failure', () => {
  expect(tally(path.join(folder, 'none.json'))).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [expect.stringContaining('no report')],
    flaky: [],
  });
});
