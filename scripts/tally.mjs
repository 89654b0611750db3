import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib.mjs';

/**
 * Counts the tests of Vitest's JSON report. Those that failed, and those that passed only on a retry, are also named, each with the first line of its first failure.
 * @param {string} reportFile
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }}
 */
export function tally(reportFile) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    // A file that cannot even be loaded has no tests to fail: it counts as one failure itself.
    const unloadable = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...report.testResults.flatMap((file) => named(file, ({ status }) => status === 'failed')),
        ...unloadable.map(({ name, message }) => `${path.relative(root, name)}: ${firstLine(message)}`),
      ],
      // Vitest keeps the failures of earlier attempts also for a test that passes in the end.
      flaky: report.testResults.flatMap((file) =>
        named(file, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
      ),
    };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`no report: ${error.message}`], flaky: [] };
  }
}

function named({ name, assertionResults }, isWanted) {
  return assertionResults
    .filter(isWanted)
    .map(
      ({ fullName, failureMessages }) => `${path.relative(root, name)} > ${fullName}: ${firstLine(failureMessages[0])}`,
    );
}

const firstLine = (message) => (message ?? '').split('\n')[0];
