import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** So many lines say which values they were; an object that differs as a whole fills pages. */
const LINES = 6;
/** The head of a difference, which names its two signs. */
const HEAD = /^[-+] (Expected|Received)\b/;

/**
 * Writes into the report of a run with which values a test first failed: the report has the messages alone, and nobody
 * sees a failure that a retry followed. It stands before the reporter that writes the report.
 */
export default class WhatDiffers implements Reporter {
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
