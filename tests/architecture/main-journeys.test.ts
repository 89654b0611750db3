import { expect, test } from 'vitest';
import { readProjectFile, sourcesOf } from './sources.js';

/** The main user journeys, each as its final mutation (`docs/decisions/0015`). */
const MAIN_JOURNEYS = [
  'confirmEmail',
  'publishSpace',
  'requestBooking',
  'acceptBooking',
  'withdrawBooking',
  'cancelBooking',
  'addFavorite',
  'sendContactMessage',
  'sendMessage',
  'leaveReview',
  'requestDataExport',
];

const mutations = /^type Mutation \{\n([\s\S]*?)\n\}/m.exec(readProjectFile('schema.graphql'))?.[1] ?? '';
/** Keyboard tests of a journey begin with U3 and end with its mutations in brackets. */
const tested = new Set(
  sourcesOf('tests/e2e').flatMap(({ text }) =>
    [...text.matchAll(/test\('U3 [^']*\((\w+(?:, \w+)*)\)'/g)].flatMap(([, names]) => names?.split(', ') ?? []),
  ),
);

test('U3 every main journey has a mutation and a keyboard test', () => {
  expect(MAIN_JOURNEYS.filter((name) => !new RegExp(`^ {2}${name}\\b`, 'm').test(mutations))).toEqual([]);
  expect(MAIN_JOURNEYS.filter((name) => !tested.has(name))).toEqual([]);
});
