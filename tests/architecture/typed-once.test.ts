import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { spaceFields } from '../../client/generated/space-fields.js';
import { filesBelow, readProjectFile, sourcesOf } from './sources.js';

const server = sourcesOf('server');
const client = sourcesOf('client').filter(({ file }) => !/^client\/(graphiql|codegen)\//.test(file));

describe('fields of a space', () => {
  const TABLE = 'server/features/spaces/fields/space-fields.ts';
  const ENTITY = 'server/features/spaces/space.entity.ts';
  const SEED = 'server/db/seed/make-space.ts';
  /** A field that filters is a row of the table of filters and a field of their input. */
  const FILTER = ['server/features/search/plain-filters.rules.ts', 'server/features/search/search.inputs.ts'];

  /** Fields of each kind, and where a server file says something of its own about them. */
  test.each([
    ['has_?electric_?meter', FILTER],
    ['door_?height_?m', [SEED]],
    ['visits_?per_?month', [SEED]],
    ['visit_?notice_?hours', [SEED, 'server/db/seed/make-texts.ts']],
    ['keys_?lent', [SEED]],
  ])('code generated from the table does not name %s', (name, others) => {
    const pattern = new RegExp(`\\b${name}\\b`, 'i');
    const naming = server.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
    expect(naming.toSorted()).toEqual([TABLE, ENTITY, ...others].toSorted());
  });

  test('the wizard reads their labels from the table', () => {
    const keys = Object.values(spaceFields).map(({ label }) => label.replace(/^wizard:/, ''));
    const typing = client
      .filter(({ file }) => file.startsWith('client/features/spaces/wizard/'))
      .flatMap(({ file, code }) => keys.filter((key) => code.includes(`t('${key}')`)).map((key) => `${file}: ${key}`));
    expect(typing).toEqual([]);
  });

  test('a boolean field needs eight files, and three more as a filter, as in docs/how-to/add-a-space-field.md', () => {
    const naming = ['server', 'client']
      .flatMap(filesBelow)
      .filter(
        (file) =>
          /\.(tsx?|graphql|sql)$/.test(file) &&
          !file.startsWith('client/generated/') &&
          /has_?electric_?meter/i.test(readProjectFile(file)),
      );
    expect(naming.toSorted()).toEqual([
      'client/features/search/flag-labels.ts',
      'client/features/spaces/space-page/components/ConditionsSection.tsx',
      'client/features/spaces/space-page/space-page.graphql',
      'client/features/spaces/wizard/steps/DetailsStep.tsx',
      'client/i18n/en/domain.ts',
      'client/i18n/es/domain.ts',
      'server/db/migrations/0023-electric-meter.sql',
      ...FILTER,
      TABLE,
      ENTITY,
    ]);
  });
});

/** Limits that only the client has and no server checks, each with its reason. */
const OWN_BOUNDS: Readonly<Record<string, string>> = {
  'client/features/accounts/onboarding/steps/OfferPart.tsx': 'keeps slips of the keyboard out of a postal code',
  'client/features/accounts/profile/avatar/crop-area.ts': 'zoom of the cropping tool',
  'client/ui/controls/calendar-file.ts': 'a line of a calendar file',
  'client/features/favorites/list.schema.ts': 'part of an idempotency key',
  'client/features/favorites/use-comparison.ts': 'columns of a comparison',
  'client/ui/messages/use-contact-warning.ts': 'when typing is worth a question to the server',
  'client/state/drafts.ts': 'kept in the browser',
  'client/features/admin/list/ListViews.tsx': 'kept in the browser',
  'client/features/messages/use-keyboard-inset.ts': 'height of a keyboard on the screen',
  'client/features/search/visited-spaces.ts': 'kept in the browser',
  'client/features/spaces/space-page/components/CalendarSection.tsx': 'lines shown',
  'client/features/spaces/wizard/price-scale.ts': 'bars and ticks of a chart',
  'client/forms/numbers.ts': 'euros whose cents are an integer of GraphQL',
  'client/session/next-path.ts': 'length of an address',
  'client/ui/recent/last-searches.ts': 'kept in the browser',
  'client/ui/map/use-map.ts': 'zoom of the map',
  'client/ui/range-calendar/TypedDays.tsx': 'characters of a date',
  'client/ui/things/ThingGroups.tsx': 'what three digits can say',
  'client/ui/cards/CardFields.tsx': 'digits of a card security code',
  'client/ui/cards/card-text.ts': 'digits of a card',
  'client/ui/feedback/toast.ts': 'messages shown at once',
};

/** How a literal limit looks: in a schema, an attribute, a constant, a pair. */
const TYPED_BOUND =
  /z\.(min|max)Length\(\s*([2-9]|\d\d)|\bmaxLength=\{\d|\{ (min: [\d_.]+, )?max: [\d_]+ \}|const ((MAX|MIN|MOST|LEAST)(_[A-Z_]+)?|[A-Z_]+_(MAX|MIN|LENGTH|LETTERS)) = \d/;

test('bounds that the server checks are read from client/generated, not repeated', () => {
  const typing = client.filter(({ code }) => TYPED_BOUND.test(code)).map(({ file }) => file);
  expect(typing.toSorted()).toEqual(Object.keys(OWN_BOUNDS).toSorted());
});

/** Files that may type a duration or a zone: the modules with their names, and numbers that only look like one. */
const TYPE_DURATIONS: Readonly<Record<string, string>> = {
  'client/ui/map/coordinates.ts': 'seconds of arc',
  'client/ui/time/durations.ts': 'the durations of the client',
  'server/core/values/durations.ts': 'the durations of the server',
  'server/features/calendar/feeds/expand-calendar.ts': 'runs in a thread that imports nothing of the product',
};
const TYPE_ZONES = ['client/ui/time/zones.ts', 'server/core/values/time-zone.ts'];

/** A minute, an hour, a day, a week or a year in seconds or milliseconds: as one number, as a product, or with a name of its own. */
const TYPED_DURATION = new RegExp(
  [
    String.raw`\b(?:60_?000|3_?600(?:_?000)?|86_?400(?:_?000)?|604_?800(?:_?000)?|31_?536_?000(?:_?000)?)\b`,
    String.raw`\b(?:24|60) \* (?:60\b|1_?000\b|(?:HOUR|MINUTE)_M?S\b)`,
    String.raw`\bconst (?:(?:DAY|HOUR|MINUTE)_M?S|M?S_PER_(?:DAY|HOUR|MINUTE)) =`,
  ].join('|'),
);

test.each([
  ['const PAUSE_MS = 15 * 60_000;', true],
  ['const KEPT_MS = 7 * 24 * 60 * 60 * 1000;', true],
  ['const HOUR_MS = 3_600_000;', true],
  ["'public, max-age=86400'", true],
  ['const PAUSE_MS = 15 * MINUTE_MS;', false],
  ['const RENTS = { most: 13_600 };', false],
])('a typed duration is found: %s', (line, isTyped) => {
  expect(TYPED_DURATION.test(line)).toBe(isTyped);
});

test('durations and time zones have one name each', () => {
  const sources = [...server, ...sourcesOf('client')];
  const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
  expect(filesWith(TYPED_DURATION).toSorted()).toEqual(Object.keys(TYPE_DURATIONS));
  expect(filesWith(/'(?:Europe\/Madrid|Atlantic\/Canary)'/).toSorted()).toEqual(TYPE_ZONES);
});

/** Catalogues with typed numbers that no value of the server feeds: how many lines of both languages, and why. */
const OWN_NUMBERS: Readonly<Record<string, readonly [lines: number, reason: string]>> = {
  apiDocs: [4, 'how long the first call takes'],
  apiGuides: [10, 'prose of the guides'],
  apiStatus: [7, 'the period of the page'],
  apiTerms: [4, 'prose of the terms'],
  changes: [2, 'when a bank has the refund'],
  cities: [6, 'examples of rents, and how long a link to confirm lives'],
  company: [2, 'the period of a figure'],
  dashboard: [4, 'the period of a figure'],
  developers: [7, 'periods of figures'],
  domain: [4, 'names of durations'],
  earnings: [2, 'when a bank has the payout'],
  editing: [2, 'a beginning and an end'],
  errors: [2, 'the rule for a photo, at an error about pixels that knows no bytes'],
  search: [2, 'how often alerts are sent'],
  'staff/panel': [8, 'the period of the figures, and the shortest wait shown'],
  'staff/people': [8, 'the period of figures'],
  'staff/reports': [4, 'the period of a figure, and the months to complain by law'],
  stats: [8, 'periods of figures'],
  support: [1, 'a promise about answers'],
  transparency: [2, 'the months to complain by law'],
  verification: [6, 'a call with a person, and the age of an extract of the land registry'],
  wizard: [4, 'steps of the discounts'],
  words: [2, 'the notice of a new legal text by law'],
};

/** Texts of mails, notifications and documents that type a number of their own. */
const OWN_SERVER_NUMBERS: typeof OWN_NUMBERS = {
  'accounts/words': [4, 'the hours of a verification, a later feature, and the months to complain by law'],
  'documents/words': [2, 'when a bank shows a refund'],
  'notifications/words': [10, 'when a bank has a transfer, the months to complain by law, and the ladder of charges'],
  'reports/words': [2, 'the months to complain by law'],
  'search/city': [2, 'how long an unconfirmed address is kept'],
  'support/mail': [1, 'the limit of a request, which no text shows'],
};

/** A number of the text itself, in digits or as a word, directly before its unit, or after the sign of the euro. */
const UNIT = 'caracteres|characters|horas|hours|días|days|minut[oe]s|mes(?:es)?|months?';
const WORD =
  'dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|treinta|sesenta|noventa|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|sixty|ninety';
const TYPED_NUMBER = new RegExp(
  `(?<!\\\\u00a)\\d(?:\\\\u00a0| )?(?:(?:${UNIT}|min|MB|KB)\\b|€)|€\\d|\\b(?:${WORD}) (?:working )?(?:${UNIT})\\b`,
  'i',
);

const fieldSentences = () =>
  ['es', 'en'].flatMap((language) => {
    const [, fields = ''] = readProjectFile(`client/i18n/${language}/errors.ts`).split('const fields');
    return [...fields.matchAll(/^ {2}([A-Z_]+):\s+'(.*)',$/gm)].map(([, code = '', text = '']) => ({ code, text }));
  });

test('a sentence about a refused field shows only params that the server declares for its code', () => {
  const codes = buildSchema(readProjectFile('schema.graphql')).getType('FieldProblemCode') as GraphQLEnumType;
  const sentences = fieldSentences();
  expect(sentences.length).toBeGreaterThan(250);
  const undeclared = sentences.flatMap(({ code, text }) =>
    [...text.matchAll(/\{\{(\w+?)(?:Amount)?\}\}/g)]
      .filter(([, param]) => !codes.getValue(code)?.description?.includes(`{${param}}`))
      .map(([shown]) => `${code} ${shown}`),
  );
  expect(undeclared).toEqual([]);
});

test('a refused field is sent with the params that the sentence about it shows', () => {
  const shown = new Set(fieldSentences().flatMap(({ code, text }) => (text.includes('{{') ? [code] : [])));
  const bare = server.flatMap(({ file, code: source }) =>
    [...source.matchAll(/\{[^{}]*\bcode: (?:FieldProblem)?Code\.([A-Z_]+),?\s*\}/g)]
      .filter(([, code = '']) => shown.has(code))
      .map(([, code]) => `${file} ${code}`),
  );
  expect(bare).toEqual([]);
});

/** How many lines of the files type one, by the name of their text. */
function typedNumbers(files: readonly string[], nameOf: (file: string) => string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const code = readProjectFile(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const lines = code.split('\n').filter((line) => TYPED_NUMBER.test(line)).length;
    if (lines > 0) counts.set(nameOf(file), (counts.get(nameOf(file)) ?? 0) + lines);
  }
  return Object.fromEntries(counts);
}

const allowedOf = (numbers: typeof OWN_NUMBERS) =>
  Object.fromEntries(Object.entries(numbers).map(([name, [lines]]) => [name, lines]));

test('texts about bounds and settings take their numbers as values', () => {
  const files = filesBelow('client/i18n/es').concat(filesBelow('client/i18n/en'));
  const counts = typedNumbers(files, (file) => file.replace(/^client\/i18n\/..\/|\.ts$/g, ''));
  expect(counts).toEqual(allowedOf(OWN_NUMBERS));
});

test('texts of mails, notifications and documents take them from where the server decides them', () => {
  const files = filesBelow('server').filter(
    (file) => /\/words\/(?!.*\.types)|mails?\.ts$|\/mail\/|\/pdf\//.test(file) && file.endsWith('.ts'),
  );
  const counts = typedNumbers(files, (file) => file.replace(/^server\/(features\/)?|\/[^/]*$/g, ''));
  expect(counts).toEqual(allowedOf(OWN_SERVER_NUMBERS));
});
