import path from 'node:path';
import { platformConstantKeys } from '../../server/core/constants/constants.js';
import { expect, test } from 'vitest';
import {
  CLIENT_LISTS,
  DATA_FILES,
  FEW_STATUSES,
  MAX_LINES,
  ROLES,
  ROLES_AS_WORDS,
  STATUS_LISTS,
  STATUS_NAMES,
} from './rules.js';
import { filesBelow, placeOf, readProjectFile, sourcesOf, type Source } from './sources.js';

const program = sourcesOf('server', 'client');
const everything = [...program, ...sourcesOf('tests', 'scripts')];

const files = (sources: readonly Source[]) => sources.map(({ file }) => file);
const withCode = (sources: readonly Source[], pattern: RegExp) =>
  files(sources.filter(({ code }) => pattern.test(code)));

test('only server/config.ts reads the environment', () => {
  expect(withCode(program, /\bprocess\s*\.\s*env\b|\bprocess\['env'\]/)).toEqual(['server/config.ts']);
});

test('Intl formats are created in one file of the server', () => {
  const makers = withCode(sourcesOf('server'), /\bnew Intl\./);
  expect(makers.filter((file) => !file.startsWith('server/db/seed/'))).toEqual([
    'server/core/values/formats.ts',
    // It has no user language: it reads the fields of a clock.
    'server/core/values/time-zone.ts',
  ]);
});

test('the client has its formats of days in one file', () => {
  const literal = /\{ day: 'numeric', month: '(short|long)'(, year: 'numeric')? \}|\{ dateStyle: '(medium|long)' \}/;
  expect(withCode(sourcesOf('client'), literal)).toEqual(['client/i18n/day-formats.ts']);
});

test('there are no barrels: no index files, no "export *", no file with re-exports only', () => {
  const reExport = /(^|\n)\s*export\s+(\*|(type\s+)?\{[^}]*\})[^;\n]*\sfrom\s+'[^']+';?/g;
  expect(files(program).filter((file) => /^index\.tsx?$/.test(path.basename(file)))).toEqual([]);
  expect(withCode(program, /(^|\n)\s*export\s+\*/)).toEqual([]);
  expect(
    files(program.filter(({ code }) => reExport.test(code) && code.replaceAll(reExport, '').trim() === '')),
  ).toEqual([]);
});

test('tests import nothing under a one-letter name', () => {
  expect(withCode(sourcesOf('tests'), /import (type )?\* as \w from '\.|\bas [a-zA-Z] *[,}][^;]*from '\./)).toEqual([]);
});

test('exports are named', () => {
  const tools = /\.config\.ts$|\.d\.ts$/;
  expect(
    withCode(
      program.filter(({ file }) => !tools.test(file)),
      /(^|\n)\s*export\s+default\b/,
    ),
  ).toEqual([]);
});

test('no file exceeds its maximum length, except lists of data', () => {
  const long = everything
    .filter(({ file }) => !DATA_FILES.some((data) => data.test(file)))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > (file.startsWith('tests/') ? MAX_LINES.test : MAX_LINES.source));
  expect(long).toEqual([]);
});

test('there are no to-do comments and no suppressed type errors', () => {
  const leftovers = /\b(?:TO[D]O|FIX[M]E|X{3})\b|@ts-(?:[i]gnore|[n]ocheck)/;
  expect(files(everything.filter(({ text }) => leftovers.test(text)))).toEqual([]);
});

test('server files are named in kebab-case with their role after a dot', () => {
  const server = sourcesOf('server').map(({ file }) => file);
  const kebab = /^\d*[a-z0-9]*(-[a-z0-9]+)*(\.[a-z]+(-[a-z]+)*)*\.ts$/;
  expect(server.filter((file) => !kebab.test(path.basename(file)))).toEqual([]);

  const features = server.filter((file) => placeOf(file) !== undefined && !file.endsWith('.d.ts'));
  expect(
    features.filter((file) => path.basename(file).split('.').length > 2 && placeOf(file)?.role === 'command'),
  ).toEqual([]);
  const hyphened = features.filter((file) => ROLES.some((role) => file.endsWith(`-${role}.ts`)));
  expect(hyphened.filter((file) => !ROLES_AS_WORDS.some((word) => word.test(file)))).toEqual([]);
  expect(ROLES_AS_WORDS.filter((word) => !hyphened.some((file) => word.test(file)))).toEqual([]);

  const guide = readProjectFile('docs/architecture.md');
  expect(ROLES.filter((role) => !guide.includes(`\`x.${role}.ts\``))).toEqual([]);
});

test('the statuses of a booking are listed only in the allowed files', () => {
  const types = readProjectFile('server/features/bookings/booking.enums.ts');
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

  // Compared one by one, also in queries.
  const single = new RegExp(`BookingStatus\\.(${keys})\\b|\\bstatus (?:===|!==) '(${keys})'`, 'g');
  const many = program
    .filter(({ code }) => new Set([...code.matchAll(single)].map(([, key, value]) => key ?? value)).size > FEW_STATUSES)
    .map(({ file }) => file)
    .filter((file) => !STATUS_LISTS.some((allowed) => allowed.test(file)));
  expect(many.filter((file) => !STATUS_NAMES.some((allowed) => allowed.test(file)))).toEqual([]);
  expect(STATUS_NAMES.filter((allowed) => !many.some((file) => allowed.test(file)))).toEqual([]);
});

test('the client lists no statuses of a record: what several of them mean is a field of the server', () => {
  const lists = filesBelow('client/generated/values')
    .filter((file) => file.endsWith('Status.ts'))
    .flatMap((file) => {
      const statuses = [...readProjectFile(file).matchAll(/'([A-Z_]+)'/g)].map(([, status]) => status);
      expect(statuses.length, file).toBeGreaterThan(1);
      const one = `'(?:${statuses.join('|')})'`;
      // Compared one after the other, in an array or set, or as cases of a switch with one result.
      return withCode(
        sourcesOf('client'),
        new RegExp(
          `(?:===|!==) ${one}\\s*(?:\\|\\||&&)\\s*\\(?[\\w.?]+ (?:===|!==) ${one}|[[,]\\s*${one},\\s*${one}|case ${one}:\\s*case ${one}`,
        ),
      );
    });
  expect([...new Set(lists)].filter((file) => !CLIENT_LISTS.some((allowed) => allowed.test(file)))).toEqual([]);
  expect(CLIENT_LISTS.filter((allowed) => !lists.some((file) => allowed.test(file)))).toEqual([]);
});

test('the statuses of a space are listed only beside what they mean', () => {
  const one = 'SpaceStatus\\.[A-Z_]+';
  const list = new RegExp(
    `${one},\\s*${one}|(?:===|!==) ${one}\\s*(?:\\|\\||&&)\\s*(?:\\w+\\.)*status (?:===|!==) ${one}`,
  );
  // A favorite that nobody can see for now takes no place in its list.
  expect(withCode(sourcesOf('server/features'), list)).toEqual(['server/features/favorites/my-lists.ts']);
});

test("M5 a payment's status is set only by its state machine", () => {
  const written =
    /\b(?:payment|held|later|waiting|latest)\.status\s*=[^=]|Object\.assign\((?:payment|held|later|waiting),[^)]*\bstatus:/;
  expect(withCode(sourcesOf('server/features'), written)).toEqual([
    'server/features/bookings/payments/move-payment.ts',
    'server/features/claims/staff/staff-money.ts',
  ]);
});

test('P0 every constant that staff can change is read by the server', () => {
  const list = 'server/core/constants/constants.ts';
  const readers = sourcesOf('server').filter(({ file }) => file !== list);
  expect(platformConstantKeys.length).toBeGreaterThan(50);
  expect(platformConstantKeys.filter((key) => !readers.some(({ code }) => code.includes(key)))).toEqual([]);
});

test('V-02 colours are defined only in the theme', () => {
  const painted = sourcesOf('client').filter(({ file }) => !/^client\/(theme|generated)\//.test(file));
  expect(painted.length).toBeGreaterThan(100);
  expect(
    files(
      painted.filter(({ text }) => /['"`( ](#[\da-f]{3}|#[\da-f]{6}|#[\da-f]{8})\b(?!-)|\b(rgb|hsl)a?\(/i.test(text)),
    ),
  ).toEqual([]);
});

test('P-59 the client uses zod/mini, because zod compiles code at run time, which the CSP forbids', () => {
  expect(withCode(sourcesOf('client'), /from 'zod'/)).toEqual([]);
});

test('entities name the bounds of a period `from` and `to`, like forms and services', () => {
  const entities = sourcesOf('server').filter(({ file }) => file.endsWith('.entity.ts'));
  expect(withCode(entities, /^ +from!:/m)).toContain('server/features/bookings/booking.entity.ts');
  expect(withCode(entities, /^ +(starts|ends)On[!?]?:/m)).toEqual([]);
});

test('update and delete statements have no alias, because MikroORM would not map its columns', () => {
  expect(withCode(program, /\b(updateTable|deleteFrom)\('\w+ as /)).toEqual([]);
});

test('.env.example lists every setting and no other', () => {
  const known = [...readProjectFile('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const named = [...readProjectFile('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(15);
  expect(named.toSorted()).toEqual(known.toSorted());
});
