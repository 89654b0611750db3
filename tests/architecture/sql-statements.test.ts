import { expect, test } from 'vitest';
import { filesBelow, readProjectFile, sourcesOf, type Source } from './sources.js';

/** A row of the decision's table: number and file of a named query. */
const ROW = /^\| (\d+) \| `(server\/[^`]+)` \|/gm;
const named = [...readProjectFile('docs/decisions/0025-named-queries.md').matchAll(ROW)].map(([, number, file]) => ({
  number: Number(number),
  file: file ?? '',
}));

/** Migrations and the search engine; the list of addresses that wait for a city is no part of the engine. */
const isFree = ({ file }: Source): boolean =>
  /^server\/(db\/migrations|features\/search\/(?!city\/waiting-list))/.test(file);
const sources = sourcesOf('server').filter((source) => !isFree(source));

/** A string or template that begins with a statement. */
const STATEMENT = new RegExp(
  String.raw`['"\`]\s*(?:select\s|insert into\s|update \S+ set\s|delete from\s|with \S+ as[\s(]|merge into\s|truncate\s|copy \S+|` +
    String.raw`(?:create|drop|alter) (?:table|database|index|type|view|sequence|extension|schema|role)\s|show \w+['"\`]|set (?:local|session|transaction)\s|` +
    String.raw`listen\s|notify\s|vacuum\b|checkpoint['"\`]|begin['"\`]|commit['"\`]|rollback['"\`]|lock table\s|analyze\b|call \w+\()`,
);
/** A subselect inside a fragment; in code a parenthesis is never followed by that word and a space. */
const SUBSELECT = /\(\s*select\s/;
/** Calls that run SQL given as text. */
const RUNS_TEXT =
  /\.em\.execute\b|\bem\.execute\b|\bclient\??\s*\.query\b|\bpool\.query\b|getNativeClient|CompiledQuery\.raw|sql\.raw\b/;

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
const namedFiles = [...new Set(named.map(({ file }) => file))];

test('at most ten statements are SQL text outside migrations and the search engine, numbered in decision 25', () => {
  expect(named.map(({ number }) => number)).toEqual(named.map((_, index) => index + 1));
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThanOrEqual(10);
});

test('each named query carries its number, once', () => {
  const marked = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/Named query (\d+)/g)].map(([, number]) => ({ number: Number(number), file })),
  );
  expect(marked.toSorted((a, b) => a.number - b.number)).toEqual(named);
});

test('whole SQL statements are only in the files of named queries', () => {
  const strays = filesWith(STATEMENT).filter((file) => !namedFiles.includes(file));
  expect(strays).toEqual([]);
});

test('subselects as text are only in the files that decision 25 lists', () => {
  const allowed = /\/(own-rows|worker-locks|columns\/(?!declared)\w+-tables)\.ts$/;
  expect(filesWith(SUBSELECT).filter((file) => !allowed.test(file))).toEqual([]);
});

test('SQL text is run only in the files of named queries and by the rate limiter', () => {
  const allowed = [...namedFiles, 'server/core/rate-limits/rate-limits.ts'];
  expect(filesWith(RUNS_TEXT).filter((file) => !allowed.includes(file))).toEqual([]);
});

/** Functions and conditions of PostgreSQL 16, 17 and 18; tests run on a newer one than the oldest that the README allows. */
const NEWER_THAN_15 = new RegExp(
  [
    String.raw`\b(?:any_value|array_(?:sample|shuffle|sort|reverse)|date_(?:add|subtract)|random_normal|system_user|pg_input_\w+|pg_stat_(?:io|checkpointer)|pg_basetype|pg_get_acl)\b`,
    String.raw`\b(?:json_(?:array|arrayagg|objectagg|table|exists|query|value|scalar|serialize)|xmltext|to_(?:bin|oct)|erfc?|casefold|uuidv[47]|uuid_extract_\w+|unicode_\w+|merge_action)\(`,
    String.raw`\bis (?:not )?json\b|\bat local\b|\bwithout overlaps\b|\bnot enforced\b|\breturning (?:with\b|(?:old|new)\.)|\) virtual\b`,
  ].join('|'),
  'i',
);

test('SQL uses nothing newer than PostgreSQL 15, the oldest that is supported', () => {
  expect(readProjectFile('README.md')).toContain('PostgreSQL 15 or newer');
  const migrations = filesBelow('server').filter((file) => file.endsWith('.sql'));
  const texts = [
    ...migrations.map((file) => ({ file, text: readProjectFile(file).replaceAll(/--.*$/gm, '') })),
    ...sourcesOf('server').map(({ file, code }) => ({ file, text: code })),
  ];
  const newer = texts.flatMap(({ file, text }) => {
    const found = NEWER_THAN_15.exec(text)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(newer).toEqual([]);
});

/** A column named in the text of a fragment, such as `b.decided_at`; calls in a schema and PostgreSQL's own columns are none. */
const COLUMN_TEXT = /\b[a-z]\w*\.(?!ctid\b)[a-z]\w*\b(?!\()/;

test('fragments refer to columns by typed references, so that renaming a property fails the compiler', () => {
  // The helper itself, and files where the names of columns are data.
  const allowed = /^server\/(database|features\/(admin\/people\/merge\/move-rows|privacy\/export\/own-rows))\.ts$/;
  expect(filesWith(/\bsql\.ref\b/).filter((file) => !allowed.test(file))).toEqual([]);
  const byText = sources.flatMap(({ file, code }) =>
    fragmentsOf(code).flatMap((text) => (COLUMN_TEXT.test(text) ? [`${file}: ${text}`] : [])),
  );
  expect(byText).toEqual([]);
});

/** The texts of `sql` fragments, without what is put into them. */
function fragmentsOf(code: string): string[] {
  let plain = code;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = before.replaceAll(/\$\{[^{}]*\}/g, '?');
  }
  return [...plain.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, text]) => text ?? '');
}
