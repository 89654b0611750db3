import { expect, test } from 'vitest';
import { readProjectFile, sourcesOf } from './sources.js';

/** Prefixes that cannot be mistaken for data anywhere. */
const LONG =
  /\b(?:(?:USE|RTE|NAV|HOM|LOC|SEA|WIZ|ACC|BOK|NOT|MSG|RTC|DSH|COO|ANA|THM|PRF|I18)-\d{1,2}|N-[A-Z]\d\d|P-\d\d|[VA]-0\d)\b(?!-)/g;
/** Short ones look like path data or times: they count only in comments and test titles. */
const SHORT = /(?<![\w.-])(?:P\d{1,2}(?:\.\d)?|[TUMQ]\d{1,2})(?![\w.:-]|\d)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:'[^'\n]*'|`[^`\n]*`)/g;

const defined = new Set(
  [...readProjectFile('docs/requirements.md').matchAll(/^\| ([A-Z0-9][A-Z0-9.-]*) \|/gm)].map(([, code]) => code),
);

function citedIn(text: string): Set<string> {
  const prose = [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([match]) => match).join('\n');
  return new Set([...text.matchAll(LONG), ...prose.matchAll(SHORT)].map(([code]) => code));
}

test('every requirement code that code or tests cite is defined in docs/requirements.md', () => {
  const cited = sourcesOf('server', 'client', 'tests', 'scripts').flatMap(({ file, text }) =>
    [...citedIn(text)].map((code) => ({ file, code })),
  );
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ code }) => !defined.has(code))).toEqual([]);
});
