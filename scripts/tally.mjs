import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib.mjs';

/**
 * Counts the tests of Vitest's JSON report; those that passed only on a retry are also named, each with the reason of its first failure.
 * @param {string} reportFile
 * @returns {{ passed: number, failed: number, skipped: number, flaky: string[] }}
 */
export function tally(reportFile) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    // A file that cannot even be loaded has no tests to fail: it counts as one failure itself.
    const unloadable = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed')).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable, skipped: report.numPendingTests + report.numTodoTests, flaky: report.testResults.flatMap(flakyOf) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  }
}

/** Vitest keeps the failures of earlier attempts also for a test that passes in the end. */
function flakyOf({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${path.relative(root, name)} > ${fullName}: ${failureMessages[0].split('\n')[0]}`);
}
