import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { program, run } from '../../../scripts/lib.mjs';
import { tally } from '../../../scripts/tally.mjs';

const SUITE = `
let attempts = 0;
test('holds', () => {});
test('holds on the second attempt', () => { attempts += 1; expect(attempts, 'too early').toBe(2); });
test('differs at first', () => {
  attempts += 10;
  const list = (from) => Array.from({ length: 9 }, (_, index) => from + index);
  expect({ kind: 'a', list: attempts > 20 ? list(100) : list(0) }).toEqual({ kind: 'a', list: list(100) });
});
test('never holds', () => { expect(1).toBe(2); });
test('waits in vain', () => { throw new Error('locator.click: Timeout 5ms exceeded.\\nCall log:\\n  - waiting for getByText(a)\\n'); });
test.skip('is left out', () => {});`;

/** A separate run with one test of each outcome and a file that cannot be loaded. */
const folder = mkdtempSync(path.join(tmpdir(), 'hueco-tally-'));
const report = path.join(folder, 'report.json');

beforeAll(async () => {
  for (const suite of ['one', 'two']) mkdirSync(path.join(folder, 'tests', suite), { recursive: true });
  writeFileSync(path.join(folder, 'tests/one/outcomes.test.js'), SUITE);
  writeFileSync(path.join(folder, 'tests/two/broken.test.js'), `throw new Error('cannot be loaded');`);
  await run([
    program('vitest', 'vitest.mjs'),
    'run',
    '--root',
    folder,
    '--globals',
    '--retry=1',
    `--reporter=${fromProjectRoot('tests', 'support', 'run', 'failure-diff-reporter.ts')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
}, 60_000);

test('a test that passes on a retry is counted as passed and listed as flaky with its first failure', () => {
  const { one } = tally(report, ['one']);
  expect(one).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
  expect(one?.ms).toBeGreaterThan(0);
  expect(one?.flaky).toEqual([
    expect.stringMatching(/outcomes\.test\.js > holds on the second attempt: .*too early/),
    expect.stringMatching(/ > differs at first: /),
  ]);
});

test('a failure is listed with the values that differ, truncated after some lines', () => {
  const { one } = tally(report, ['one']);
  const [second, list] = one?.flaky ?? [];
  expect(second?.split('\n').slice(1)).toEqual(['      - 2', '      + 1']);
  const lines =
    list
      ?.split('\n')
      .slice(1)
      .map((line) => line.trim()) ?? [];
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe('-     100,');
  expect(lines[6]).toBe('… 12 more');
});

test('a failure is listed with its reason and what it waited for, also for a file that cannot be loaded', () => {
  const { one, two } = tally(report, ['one', 'two']);
  expect(one?.failures).toEqual([
    expect.stringMatching(/outcomes\.test\.js > never holds: .*expected 1 to be 2/),
    expect.stringMatching(/ > waits in vain: .*Timeout 5ms exceeded\. \(waiting for getByText\(a\)\)$/),
  ]);
  expect(two?.failures).toEqual([expect.stringMatching(/broken\.test\.js: .*cannot be loaded/)]);
  expect(two?.failed).toBe(1);
});

test('a run without a report counts as one failure', () => {
  expect(tally(path.join(folder, 'none.json'), ['one', 'two'])).toEqual({
    'one, two': {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [expect.stringContaining('no report')],
      flaky: [],
      ms: 0,
    },
  });
});
