import path from 'node:path';
import { platformConstantKeys } from '../../server/core/constants/constants.js';
import { expect, test } from 'vitest';
import { DATA_FILES, MAX_LINES, STATUS_LISTS } from './rules.js';
import { readProjectFile, sourcesOf, type Source } from './sources.js';

const program = sourcesOf('server', 'client');
const everything = [...program, ...sourcesOf('tests', 'scripts')];

const files = (sources: readonly Source[]) => sources.map(({ file }) => file);
const withCode = (sources: readonly Source[], pattern: RegExp) =>
  files(sources.filter(({ code }) => pattern.test(code)));

test('only server/config.ts reads the environment', () => {
  expect(withCode(program, /\bprocess\s*\.\s*env\b|\bprocess\['env'\]/)).toEqual(['server/config.ts']);
});

test('formats of dates and numbers are made once, in one file of the server', () => {
  const makers = withCode(sourcesOf('server'), /\bnew Intl\./);
  expect(makers.filter((file) => !file.startsWith('server/db/seed/'))).toEqual([
    'server/core/values/formats.ts',
    // It has no user language: it reads the fields of a clock.
    'server/core/values/time-zone.ts',
  ]);
});

test('no barrels: no index files, no wholesale passing on, no file of nothing but re-exports', () => {
  const reExport = /(^|\n)\s*export\s+(\*|(type\s+)?\{[^}]*\})[^;\n]*\sfrom\s+'[^']+';?/g;
  expect(files(program).filter((file) => /^index\.tsx?$/.test(path.basename(file)))).toEqual([]);
  expect(withCode(program, /(^|\n)\s*export\s+\*/)).toEqual([]);
  expect(
    files(program.filter(({ code }) => reExport.test(code) && code.replaceAll(reExport, '').trim() === '')),
  ).toEqual([]);
});

test('tests import nothing under a name of one letter', () => {
  expect(withCode(sourcesOf('tests'), /import (type )?\* as \w from '\.|\bas [a-zA-Z] *[,}][^;]*from '\./)).toEqual([]);
});

test('named exports only', () => {
  const tools = /\.config\.ts$|\.d\.ts$/;
  expect(
    withCode(
      program.filter(({ file }) => !tools.test(file)),
      /(^|\n)\s*export\s+default\b/,
    ),
  ).toEqual([]);
});

test('no file is longer than it may be, but lists of data', () => {
  const long = everything
    .filter(({ file }) => !DATA_FILES.some((data) => data.test(file)))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > (file.startsWith('tests/') ? MAX_LINES.test : MAX_LINES.source));
  expect(long).toEqual([]);
});

test('nothing is left to be done later, nothing is silenced', () => {
  const leftovers = /\b(?:TO[D]O|FIX[M]E|X{3})\b|@ts-(?:[i]gnore|[n]ocheck)/;
  expect(files(everything.filter(({ text }) => leftovers.test(text)))).toEqual([]);
});

test('server files are called in kebab-case, with their role after a dot', () => {
  const server = sourcesOf('server').map(({ file }) => path.basename(file));
  expect(server.filter((name) => !/^\d*[a-z0-9]*(-[a-z0-9]+)*(\.[a-z]+)*\.ts$/.test(name))).toEqual([]);
});

test('the statuses of a booking are listed in the files that say what they mean, nowhere else', () => {
  const types = readProjectFile('server/features/bookings/booking-types.ts');
  const body = /export enum BookingStatus \{([^}]*)\}/.exec(types)?.[1] ?? '';
  const statuses = [...body.matchAll(/([A-Z_]+) = '([a-z_]+)'/g)];
  expect(statuses.length).toBeGreaterThan(10);
  const keys = statuses.map(([, key]) => key).join('|');
  const values = statuses.map(([, , value]) => value).join('|');
  const named = `(?:BookingStatus\\.(?:${keys})|'(?:${keys}|${values})')`;
  const keyed = `(?:\\[BookingStatus\\.(?:${keys})\\]|\\b(?:${keys})):`;
  const compared = `\\bstatus (?:===|!==) ${named}`;
  // Two of them with nothing but a comma between, compared one after the other, or as keys of an object beside or below each other.
  const list = new RegExp(
    `${compared}\\s*(?:\\|\\||&&)\\s*(?:\\w+\\.)*${compared}|${named},\\s*${named}|\\b(?:${keys}),\\s*(?:${keys})\\b|${keyed}[^,;{}]+,\\s*${keyed}|^ *${keyed}.*,\\n *${keyed}`,
    'm',
  );
  const lists = withCode(program, list);
  expect(lists.filter((file) => !STATUS_LISTS.some((allowed) => allowed.test(file)))).toEqual([]);
  // An exception whose file was renamed, or lists none any more, is stale.
  expect(STATUS_LISTS.filter((allowed) => !lists.some((file) => allowed.test(file)))).toEqual([]);
});

test('M5 a payment’s status is changed by its machine alone', () => {
  const written =
    /\b(?:payment|held|later|waiting|latest)\.status\s*=[^=]|Object\.assign\((?:payment|held|later|waiting),[^)]*\bstatus:/;
  expect(withCode(sourcesOf('server/features'), written)).toEqual([
    'server/features/bookings/payments/move-payment.ts',
    'server/features/claims/staff/staff-money.ts',
  ]);
});

test('P0 every constant that staff can change is read by the program', () => {
  const list = 'server/core/constants/constants.ts';
  const readers = sourcesOf('server').filter(({ file }) => file !== list);
  expect(platformConstantKeys.length).toBeGreaterThan(50);
  expect(platformConstantKeys.filter((key) => !readers.some(({ code }) => code.includes(key)))).toEqual([]);
});

test('V-02 colours have their names in the theme', () => {
  const painted = sourcesOf('client').filter(({ file }) => !/^client\/(theme|generated)\//.test(file));
  expect(painted.length).toBeGreaterThan(100);
  expect(
    files(
      painted.filter(({ text }) => /['"`( ](#[\da-f]{3}|#[\da-f]{6}|#[\da-f]{8})\b(?!-)|\b(rgb|hsl)a?\(/i.test(text)),
    ),
  ).toEqual([]);
});

test('P-59 client schemas are of zod/mini: the whole of zod compiles code at run time, which our policy forbids, and weighs 18 kB more', () => {
  expect(withCode(sourcesOf('client'), /from 'zod'/)).toEqual([]);
});

test('entities call the days of a period `from` and `to`, as forms and services do', () => {
  const entities = sourcesOf('server').filter(({ file }) => file.endsWith('.entity.ts'));
  expect(withCode(entities, /^ +from!:/m)).toContain('server/features/bookings/booking.entity.ts');
  expect(withCode(entities, /^ +(starts|ends)On[!?]?:/m)).toEqual([]);
});

test('targets of updates and deletes have no alias: MikroORM would not map the columns of an aliased one', () => {
  expect(withCode(program, /\b(updateTable|deleteFrom)\('\w+ as /)).toEqual([]);
});

test('.env.example tells every setting and no other', () => {
  const known = [...readProjectFile('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const named = [...readProjectFile('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(15);
  expect(named.toSorted()).toEqual(known.toSorted());
});
