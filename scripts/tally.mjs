import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[], ms: number }} Result `ms`: from its first file's start to its last one's end. */

/**
 * Counts the tests of Vitest's JSON report for each suite, the folder below `tests/`. Those that failed, and those that passed only on a retry, are also
 * named, each with the first line of its first failure, the values that differed there (`tests/support/run/failure-diff-reporter.ts`) and, for Playwright's, what was
 * waited for. Without a report all that were to run count as one failure.
 * @param {string} reportFile @param {readonly string[]} suites
 * @returns {Record<string, Result>}
 */
export function tally(reportFile, suites) {
  try {
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const filesOf = (suite) => testResults.filter(({ name }) => name.includes(`/tests/${suite}/`));
    return Object.fromEntries(suites.map((suite) => [suite, resultOf(filesOf(suite))]));
  } catch (error) {
    const failures = [`no report: ${error.message}`];
    return { [suites.join(', ')]: { passed: 0, failed: 1, skipped: 0, failures, flaky: [], ms: 0 } };
  }
}

function resultOf(files) {
  const count = (isCounted) => files.flatMap(({ assertionResults }) => assertionResults).filter(isCounted).length;
  // A file that cannot even be loaded has no tests to fail: it counts as one failure itself.
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: count(({ status }) => status === 'passed'),
    failed: count(({ status }) => status === 'failed') + unloadable.length,
    skipped: count(({ status }) => status !== 'passed' && status !== 'failed'),
    failures: [
      ...files.flatMap((file) => named(file, ({ status }) => status === 'failed')),
      ...unloadable.map(({ name, message }) => `${path.relative(root, name)}: ${firstLine(message)}`),
    ],
    // Vitest keeps the failures of earlier attempts also for a test that passes in the end.
    flaky: files.flatMap((file) =>
      named(file, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    ),
    ms: files.length === 0 ? 0 : Math.max(...files.map((f) => f.endTime)) - Math.min(...files.map((f) => f.startTime)),
  };
}

function named({ name, assertionResults }, isWanted) {
  return assertionResults
    .filter(isWanted)
    .map(({ fullName, failureMessages: [message], meta }) =>
      [
        `${path.relative(root, name)} > ${fullName}: ${firstLine(message)}${waitedFor(message)}`,
        ...(meta?.differs ?? []),
      ].join('\n      '),
    );
}

const waitedFor = (message) => {
  const line = (message ?? '').split('\n').find((text) => text.includes('- waiting for'));
  return line ? ` (${line.trim().slice(2)})` : '';
};
const firstLine = (message) => (message ?? '').split('\n')[0];
