import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** The first lines show the differing values; the full difference of an object may fill pages. */
const LINES = 6;
/** The header of a difference, which explains its two signs. */
const HEAD = /^[-+] (Expected|Received)\b/;

/**
 * Adds the values with which a test first failed to the report of a run: otherwise the report contains only messages,
 * and a failure before a successful retry is not visible. Must come before the reporter that writes the report.
 */
export default class FailureDiffReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const [first] = test.result().errors ?? [];
    if (first?.diff) Object.assign(test.meta(), { differs: differingLines(first.diff) });
  }
}

function differingLines(diff: string): string[] {
  const lines = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+]/.test(line) && !HEAD.test(line));
  return [...lines.slice(0, LINES), ...(lines.length > LINES ? [`… ${lines.length - LINES} more`] : [])];
}
