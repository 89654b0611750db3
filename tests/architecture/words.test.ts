import { expect, test } from 'vitest';
import { AUDITED_TYPES } from '../../server/core/writes/audit.js';
import { findBannedWords, findBannedWordsInDocuments, findUnusedPhrases } from './find-banned-words.js';
import { sourcesOf } from './sources.js';

test('names, comments and titles of tests use the words of docs/glossary.md', () => {
  expect(findBannedWords().map(({ file, found, say }) => `${file}: ${found} → ${say}`)).toEqual([]);
});

test('descriptions of the schema and documents use the words of docs/glossary.md', () => {
  expect(findBannedWordsInDocuments().map(({ file, found, say }) => `${file}: ${found} → ${say}`)).toEqual([]);
  expect(findUnusedPhrases()).toEqual([]);
});

test('in the catalogues a number and its unit are joined by \\u00a0, to avoid line breaks', () => {
  const catalogues = sourcesOf('client/i18n/es', 'client/i18n/en', 'server').filter(({ file }) =>
    /^client\/|\/words\//.test(file),
  );
  expect(catalogues.length).toBeGreaterThan(100);
  const torn = /[\d}] (?:€|%|m²|m³|mm|cm|km|min|ms|px|KB|kB|MB|GB|kg|pt|m|h|s|d)(?![\p{L}\d²³])/u;
  const lines = catalogues.flatMap(({ file, code }) =>
    code.split('\n').flatMap((line) => (torn.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});

/** Acts whose names are put together, by the file that does. */
const COMPOSED_ACTS: Readonly<Record<string, readonly string[]>> = {
  'server/db/seed/support/seed-reports.ts': ['report.upheld', 'report.dismissed'],
  'server/features/accounts/password/store-password.ts': ['user.password_reset', 'user.password_changed'],
  'server/features/accounts/second-factor/set-up-second-factor.ts': [
    'user.second_factor_on',
    'user.second_factor_off',
    'user.recovery_codes_renewed',
  ],
  'server/features/admin/lists/list-file.ts': [
    'people.downloaded',
    'spaces.downloaded',
    'bookings.downloaded',
    'money.downloaded',
  ],
  'server/features/bookings/lifecycle/record-staff-act.ts': [
    'booking.accepted',
    'booking.declined',
    'booking.cancelled',
    'booking.notice_given',
    'booking.end_changed',
    'booking.terminated',
    'booking.settled',
    'booking.things_listed',
    'booking.letter_sent',
    'booking.charges_allowed',
    'booking.credit_given',
  ],
  'server/features/privacy/rights/answer-data-request.ts': ['data_request.granted', 'data_request.refused'],
  'server/features/privacy/rights/own-data-requests.ts': ['data_request.restrict_filed', 'data_request.object_filed'],
};

test('P9 every recorded act has a text in both languages', () => {
  const composing = sourcesOf('server').filter(({ code }) => /action: `/.test(code));
  expect(composing.map(({ file }) => file).toSorted()).toEqual(Object.keys(COMPOSED_ACTS));
  const written = sourcesOf('server').flatMap(({ file, code }) => {
    const acts = [...code.matchAll(/action: (?:\w+ \? )?'([a-z_]+\.[a-z_]+)'(?: : '([a-z_]+\.[a-z_]+)')?/g)];
    return file === 'server/core/staff-acts.ts'
      ? [...code.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, act]) => act)
      : acts.flatMap(([, ...names]) => names.filter(Boolean));
  });
  const kinds = [...new Set([...written, ...Object.values(COMPOSED_ACTS).flat()])];
  expect(kinds.length).toBeGreaterThan(90);
  const catalogues = sourcesOf('client/i18n/es', 'client/i18n/en').filter(({ file }) => file.endsWith('/staff/log.ts'));
  expect(catalogues).toHaveLength(2);
  for (const { file, code } of catalogues)
    expect([file, ...kinds.filter((kind) => !code.includes(`'${kind}': `))]).toEqual([file]);
});

test('P9 every kind of object of a recorded act has a text in both languages', () => {
  for (const { file, code } of sourcesOf('client/i18n/es', 'client/i18n/en').filter((one) =>
    one.file.endsWith('/staff/log.ts'),
  )) {
    const objects = /^ {2}object: \{\n([\s\S]*?)^ {2}\}/m.exec(code)?.[1] ?? '';
    expect([file, ...AUDITED_TYPES.filter((type) => !objects.includes(`    ${type.toLowerCase()}: `))]).toEqual([file]);
  }
});
