import { DOCUMENT, upTo, type HostileCall, type Size } from './hostile-call.js';

type Variables = Readonly<Record<string, unknown>>;

/** `make(i)` repeated until the list reaches the maximum length of the call. */
const listOf = (size: Size, make: (i: number) => unknown): unknown[] => {
  const each = JSON.stringify(make(10_000)).length + 1;
  return Array.from({ length: Math.floor(size.bytes / each) }, (_, i) => make(i));
};
const objectOf = (size: Size, key: (i: number) => string, value: unknown = 1): Variables => {
  const each = JSON.stringify(key(10_000)).length + JSON.stringify(value).length + 2;
  return Object.fromEntries(Array.from({ length: Math.floor(size.bytes / each) }, (_, i) => [key(i), value]));
};
/** Built as text, because JSON.stringify fails for deeply nested values. */
const nested = ({ bytes }: Size, open: string, close: string): string => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

const json = (value: unknown): string => JSON.stringify(value);
const filter =
  (make: (size: Size) => unknown) =>
  (size: Size): HostileCall => ({ query: DOCUMENT.filter, variables: json({ f: make(size) }) });
const text =
  (query: string, wrap: (long: string) => Variables, letter = 'x') =>
  (size: Size): HostileCall => ({ query, variables: json(wrap(upTo(size.bytes, letter))) });
const deep =
  (wrap: (inner: string) => string, open: string, close: string) =>
  (size: Size): HostileCall => ({ query: DOCUMENT.filter, variables: wrap(nested(size, open, close)) });

const things = (make: (i: number) => unknown) => filter((size) => ({ things: listOf(size, make) }));
const types = (make: (i: number) => unknown) => filter((size) => ({ type: listOf(size, make) }));

/** Variables that are expensive to validate: many, deep, long, or wrong at every position. */
export const HOSTILE_VARIABLES: Readonly<Record<string, (size: Size) => HostileCall>> = {
  'unknown keys of a filter': filter((size) => objectOf(size, (i) => `unknown${i}`)),
  'unknown keys close to known ones': filter((size) => objectOf(size, (i) => `priceMinCent${i}`)),
  'unknown keys that hold objects': filter((size) => objectOf(size, (i) => `k${i}`, { a: { b: [1, 2, 3] } })),
  'keys that are numbers': filter((size) => objectOf(size, (i) => String(i * 1024))),
  'keys of escapes': filter((size) => objectOf(size, (i) => `\u0001${i}`)),
  'one key as long as the call': filter((size) => ({ [upTo(size.bytes)]: 1 })),
  'keys of prototypes': (size) => ({
    query: DOCUMENT.filter,
    variables: `{"f":{"__proto__":{"things":[]},"constructor":{},${json(objectOf(size, (i) => `toString${i}`)).slice(1)}}`,
  }),
  'undeclared variables': (size) => ({ query: DOCUMENT.filter, variables: json(objectOf(size, (i) => `v${i}`)) }),
  'undeclared variables that are deep': deep((inner) => `{"deep":${inner}}`, '{"a":', '}'),
  'wrong enums': types(() => 'NO_TYPE'),
  'wrong enums close to right ones': types((i) => `STORAGE_ROO${i}`),
  'right enums, thousands': types(() => 'GARAGE'),
  'numbers for enums': types((i) => i),
  'objects for enums': types(() => ({})),
  'nulls for enums': types(() => null),
  'one enum as long as the call': filter((size) => ({ type: [upTo(size.bytes, 'G')] })),
  'empty things': things(() => ({})),
  'things without counts': things(() => ({ thing: 'BOX' })),
  'things with unknown keys': things((i) => ({ [`k${i}`]: 1, thing: 'BOX', count: 1 })),
  'wrong things': things(() => ({ thing: 'X', count: 'x' })),
  'right things, thousands': things(() => ({ thing: 'BOX', count: 1 })),
  'lists of lists for things': deep((inner) => `{"f":{"things":${inner}}}`, '[', ']'),
  'objects in objects for things': deep((inner) => `{"f":{"things":${inner}}}`, '{"thing":', '}'),
  'a list for a number': filter((size) => ({ priceMinCents: listOf(size, (i) => i) })),
  'an object for a text': filter((size) => ({ city: objectOf(size, (i) => `k${i}`) })),
  'a long text for a number': filter((size) => ({ priceMinCents: upTo(size.bytes, '9') })),
  'a long text for a day': filter((size) => ({ from: upTo(size.bytes, '2026-02-') })),
  'a long text for a yes': filter((size) => ({ is24h: upTo(size.bytes) })),
  'a list for the filter': filter((size) => listOf(size, () => ({}))),
  'a list of bounds': filter((size) => ({ bounds: listOf(size, () => ({ south: 'x' })) })),
  'ids by the thousand': (size) => ({
    query: DOCUMENT.nodes,
    variables: json({ ids: listOf(size, (i) => `spc_${i}`) }),
  }),
  'objects for ids': (size) => ({ query: DOCUMENT.nodes, variables: json({ ids: listOf(size, () => ({})) }) }),
  'an id as long as the call': text(DOCUMENT.nodes, (long) => ({ ids: [long] })),
  'many wrong variables': (size) => {
    const count = Math.floor(size.tokens / 8);
    const names = Array.from({ length: count }, (_, i) => `v${i}`);
    const each = Math.floor((size.bytes * 0.6) / count / 10);
    const wrong = Object.fromEntries(Array.from({ length: each }, (_, i) => [`k${i}`, 1]));
    return {
      query: `query (${names.map((name) => `$${name}:SpaceFilter`).join(' ')}) { searchSpaces(filter: $v0) { totalCount } }`,
      variables: json(Object.fromEntries(names.map((name) => [name, wrong]))),
    };
  },
  'preferences without anything': (size) => ({
    query:
      'mutation ($i: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $i) { viewer { group } } }',
    variables: json({ i: { preferences: listOf(size, () => ({})) } }),
  }),
  'hours that are no hours': (size) => ({
    query: 'mutation ($i: SaveSpaceDraftInput!) { saveSpaceDraft(input: $i) { space { id } } }',
    variables: json({ i: { draft: { accessHours: listOf(size, (i) => ({ weekday: `x${i}` })) } } }),
  }),
  'a name as long as the call': (size) => ({ query: DOCUMENT.filter, operationName: upTo(size.bytes) }),
  'a search text as long as the call': text(DOCUMENT.filter, (long) => ({ f: { text: long } }), 'garaje '),
  'a place as long as the call': text(
    DOCUMENT.filter,
    (long) => ({ f: { city: long, postalCode: long.slice(0, 10) } }),
    'Alanís-',
  ),
  'a cursor as long as the call': text('query ($a: String) { searchSpaces(after: $a) { totalCount } }', (a) => ({ a })),
  'a password as long as the call': text(
    'mutation ($i: SignInInput!) { signIn(input: $i) { accessToken } }',
    (long) => ({ i: { email: 'nobody@hueco.test', password: long } }),
  ),
  'an address of @': text(
    'mutation ($i: SignInInput!) { signIn(input: $i) { accessToken } }',
    (long) => ({ i: { email: long, password: 'x' } }),
    'a@a.',
  ),
};
