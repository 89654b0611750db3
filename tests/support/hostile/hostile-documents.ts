import { fill, upTo, type HostileCall, type Size } from './hostile-call.js';

const times = (count: number, part: (i: number) => string, separator = ' '): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(separator);
const doc =
  (query: (size: Size) => string) =>
  (size: Size): HostileCall => ({ query: query({ bytes: size.bytes - 300, tokens: size.tokens - 40 }) });
const inViewer = (tokensEach: number, part: (i: number) => string) =>
  doc((size) => `{ viewer { ${fill(size, tokensEach, part)} } }`);
const inFilter = (literal: (size: Size) => string) =>
  doc((size) => `{ searchSpaces(filter: ${literal(size)}) { totalCount } }`);
const before = (fragments: (size: Size) => string, selection = '...F0') =>
  doc((size) => `{ viewer { ${selection} } } ${fragments(size)}`);
/** A chain in which each fragment spreads the next one twice. */
const doubling = (type: string, count: number, last: string): string =>
  `${times(count, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`)} fragment F${count} on ${type} { ${last} }`;

/** Selections, fragments and operations that repeat, double, nest and conflict. */
export const HOSTILE_SELECTIONS: Readonly<Record<string, (size: Size) => HostileCall>> = {
  'one field, repeated': inViewer(1, () => 'id'),
  'one field, repeated with its padding': doc(
    (size) => `{ viewer { ${fill(size, 1, () => `${upTo((size.bytes / size.tokens) * 0.9, ' ')}id`)} } }`,
  ),
  'an object, repeated': inViewer(4, () => 'user { id }'),
  'an object in an object, repeated': doc(
    (size) => `{ searchSpaces { ${fill(size, 11, () => 'edges { node { host { id fullName } } }')} } }`,
  ),
  'pairs at every level': doc(
    (size) =>
      `{ searchSpaces { ${times(Math.floor(Math.sqrt(size.tokens / 8)), () => `edges { node { ${times(Math.floor(Math.sqrt(size.tokens / 8)), () => 'host { id id }')} } }`)} } }`,
  ),
  'a field with arguments, repeated': doc(
    (size) => `{ searchSpaces { edges { node { ${fill(size, 10, () => 'similar(first: 1) { id }')} } } } }`,
  ),
  'a field with ever other arguments': doc(
    (size) => `{ searchSpaces { edges { node { ${fill(size, 10, (i) => `similar(first: ${i}) { id }`)} } } } }`,
  ),
  'one name for many fields': doc(
    (size) =>
      `{ viewer { ${times(14, (i) => `a: ${i % 2 ? 'id' : 'email'}`)} ${fill({ ...size, tokens: size.tokens - 50 }, 1, () => 'id')} } }`,
  ),
  'root fields, repeated': doc((size) => `{ ${fill(size, 4, () => 'viewer { id }')} }`),
  'aliases by the hundred': inViewer(3, (i) => `a${i}: id`),
  'unknown fields': inViewer(1, (i) => `nothing${i}`),
  'unknown fields close to known ones': inViewer(1, (i) => `notificationPreference${i}`),
  'unknown arguments': inViewer(6, (i) => `id(a${i}: ${i})`),
  'unknown directives': inViewer(3, (i) => `id @d${i}`),
  'repeated directives': doc((size) => `{ viewer { id ${fill(size, 6, () => '@include(if: true)')} } }`),
  'selections in a text': inViewer(3, () => 'email { id }'),
  'objects without selections': inViewer(1, () => 'user'),
  'a deep selection': doc(
    (size) =>
      `{ ${upTo(Math.min(size.tokens * 2, size.bytes / 2), 'a{')}id${'}'.repeat(Math.min(size.tokens, size.bytes / 4))} }`,
  ),
  'deep inline fragments': doc(
    ({ tokens, bytes }) =>
      `{ viewer { ${'...{'.repeat(Math.min(tokens / 3, bytes / 5))} id ${'}'.repeat(Math.min(tokens / 3, bytes / 5))} } }`,
  ),
  'wide inline fragments': inViewer(6, () => '...on Viewer{id}'),
  'inline fragments in pairs': doc(
    (size) =>
      `{ viewer { ${times(Math.floor(size.tokens / 40), () => `... { ${times(17, () => 'id')} ... { ${times(8, () => 'email')} } }`)} } }`,
  ),
  'exclusive types': doc(
    (size) =>
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ${fill(size, 11, (i) => (i % 2 ? '...on Space { host { id } }' : '...on User { id fullName }'))} } }`,
  ),
  'fragments that double': before(({ tokens }) => doubling('Viewer', Math.floor(tokens / 11), 'id')),
  'fragments that double under introspection': doc(
    ({ tokens }) =>
      `{ __schema { types { ...F0 } } } ${doubling('__Type', Math.min(200, Math.floor(tokens / 12)), 'name')}`,
  ),
  'fragments of lists under introspection': doc(
    ({ tokens }) =>
      `{ __schema { types { fields { type { ...F0 } } } } } ${times(Math.floor(tokens / 11), (i) => `fragment F${i} on __Type { ofType { ...F${i + 1} } }`)}`,
  ),
  'a wide fragment, spread often': before(
    (size) => `fragment F0 on Viewer { ${fill({ ...size, tokens: size.tokens / 2 }, 1, () => 'id')} }`,
    times(200, () => '...F0'),
  ),
  'wide fragments that spread wide ones': before(({ tokens }) =>
    times(
      6,
      (i) =>
        `fragment F${i} on Viewer { ${times(Math.floor(tokens / 25), () => 'id')} ${times(Math.floor(tokens / 30), () => `...F${i + 1}`)} }`,
    ),
  ),
  'a chain of fragments': before((size) => fill(size, 9, (i) => `fragment F${i} on Viewer { ...F${i + 1} }`)),
  'a circle of fragments': before(
    (size) => `${fill(size, 9, (i) => `fragment F${i} on Viewer { ...F${i + 1} }`)} fragment L on Viewer { ...F0 }`,
  ),
  'each fragment in each': before(({ tokens }) =>
    times(
      Math.floor(Math.sqrt(tokens / 3)),
      (i) => `fragment F${i} on Viewer { ${times(Math.floor(Math.sqrt(tokens / 3)), (j) => `...F${j}`)} }`,
    ),
  ),
  'many fragments side by side': doc(
    (size) =>
      `{ viewer { ${fill({ ...size, tokens: size.tokens / 4.5 }, 2, (i) => `...F${i}`)} } } ${fill({ ...size, tokens: size.tokens * 0.77 }, 7, (i) => `fragment F${i} on Viewer { id }`)}`,
  ),
  'fragments of one name': before((size) => fill(size, 7, () => 'fragment F0 on Viewer { id }')),
  'fragments nobody uses': before(
    (size) => `fragment F0 on Viewer { id } ${fill(size, 7, (i) => `fragment U${i} on Viewer { id }`)}`,
  ),
  'fragments nobody wrote': inViewer(2, (i) => `...G${i}`),
  'fragments on unknown types': before((size) => fill(size, 7, (i) => `fragment F${i} on T${i} { id }`)),
  'operations by the hundred': doc((size) => fill(size, 8, (i) => `query Q${i} { viewer { id } }`)),
  'operations that share fragments': doc(
    (size) =>
      `${fill({ ...size, tokens: size.tokens / 2 }, 9, (i) => `query Q${i} { viewer { ...F0 } }`)} ${fill({ ...size, tokens: size.tokens * 0.4 }, 9, (i) => `fragment F${i} on Viewer { id ...F${i + 1} }`)}`,
  ),
  'operations of no name': doc((size) => fill(size, 6, () => '{ viewer { id } }')),
  'definitions of types': doc((size) => fill(size, 6, (i) => `type T${i} { a: Int }`)),
  'subscriptions of everything': doc(
    (size) => `subscription { ${fill(size, 2, (i) => `a${i}:unreadMessageCountChanged`)} }`,
  ),
  'mutations by the hundred': doc((size) => `mutation { ${fill(size, 1, () => 'signOut')} }`),
};

/** Names, values, comments and spaces that are numerous or long. */
export const HOSTILE_TEXTS: Readonly<Record<string, (size: Size) => HostileCall>> = {
  'variables nobody uses': doc((size) => `query (${fill(size, 4, (i) => `$v${i}:Int`)}) { viewer { id } }`),
  'variables of one name': doc((size) => `query (${fill(size, 4, () => '$v:Int')}) { viewer { id } }`),
  'variables of unknown types': doc((size) => `query (${fill(size, 4, (i) => `$v${i}:T${i}`)}) { viewer { id } }`),
  'variables nobody declared': doc(
    (size) => `{ searchSpaces { edges { node { ${fill(size, 10, (i) => `similar(first: $v${i}) { id }`)} } } } }`,
  ),
  'defaults that are lists': doc(
    (size) =>
      `query ($f: SpaceFilter = { type: [${fill(size, 1, () => 'NO_TYPE')}] }) { searchSpaces(filter: $f) { totalCount } }`,
  ),
  'wrong enums as literals': inFilter((size) => `{ type: [${fill(size, 1, () => 'NO_TYPE')}] }`),
  'right enums as literals': inFilter((size) => `{ type: [${fill(size, 1, () => 'GARAGE')}] }`),
  'empty objects as literals': inFilter((size) => `{ things: [${fill(size, 2, () => '{}')}] }`),
  'unknown keys as literals': inFilter((size) => `{ ${fill(size, 3, (i) => `k${i}: 1`)} }`),
  'one key, repeated': inFilter((size) => `{ ${fill(size, 3, () => 'city: "x"')} }`),
  'deep lists as literals': inFilter(
    ({ tokens, bytes }) =>
      `{ things: ${'['.repeat(Math.min(tokens / 2.1, bytes / 2.1))}${']'.repeat(Math.min(tokens / 2.1, bytes / 2.1))} }`,
  ),
  'deep objects as literals': inFilter(({ tokens }) => `${'{a:'.repeat(tokens / 4.2)}1${'}'.repeat(tokens / 4.2)}`),
  'a long text': inFilter(({ bytes }) => `{ city: "${upTo(bytes)}" }`),
  'a text of escapes': inFilter(({ bytes }) => `{ city: "${upTo(bytes / 2, '\\n')}" }`),
  'a text of code points': inFilter(({ bytes }) => `{ city: "${upTo(bytes / 2, '\\u{1F600}')}" }`),
  'a block of lines': inFilter(({ bytes }) => `{ city: """${upTo(bytes / 2, ' \n')}""" }`),
  'a block of indents': inFilter(
    ({ bytes }) => `{ city: """\n${times(Math.floor(Math.sqrt(bytes)), (i) => ' '.repeat(i / 2), '\n')}x""" }`,
  ),
  'a long number': inFilter(({ bytes }) => `{ priceMinCents: ${upTo(bytes, '9')} }`),
  'a long fraction': inFilter(({ bytes }) => `{ sizeMinM2: 0.${upTo(bytes, '1')} }`),
  'a text for a number': inFilter(({ bytes }) => `{ priceMinCents: "${upTo(bytes)}" }`),
  'a comment': doc(({ bytes }) => `{ viewer { nothing } } #${upTo(bytes)}`),
  'comments by the thousand': doc(({ bytes }) => `${upTo(bytes, '#\n')}{ viewer { nothing } }`),
  spaces: doc(({ bytes }) => `${upTo(bytes, ' ')}{ viewer { nothing } }`),
  'lines by the thousand': doc(
    (size) =>
      `${upTo(size.bytes * 0.8, '\n')}{ viewer { ${fill({ ...size, bytes: size.bytes * 0.2 }, 1, (i) => `no${i}`)} } }`,
  ),
  commas: doc(({ bytes }) => `{ viewer { nothing ${upTo(bytes, ',')} } }`),
  'a field of a long name': doc(({ bytes }) => `{ viewer { ${upTo(bytes)} } }`),
  'an alias of a long name': doc(({ bytes }) => `{ viewer { ${upTo(bytes)}: email a: id a: email } }`),
  'a type of a long name': doc(({ bytes }) => `{ viewer { id ...F } } fragment F on ${upTo(bytes)} { id }`),
  'a fragment of a long name': doc(({ bytes }) => `{ viewer { ...${upTo(bytes)} } }`),
  'a variable of a long name': doc(({ bytes }) => `query ($${upTo(bytes)}: Int) { viewer { id } }`),
  'a directive of a long name': doc(({ bytes }) => `{ viewer { id @${upTo(bytes)} } }`),
  'a mistake at the end of many lines': doc(({ bytes }) => `{ viewer { id } ${upTo(bytes, '\n')} ?`),
  'a text without its end': doc(({ bytes }) => `{ viewer { id(a: "${upTo(bytes)}`),
  'a block without its end': doc(({ bytes }) => `{ viewer { id(a: """${upTo(bytes, '\n')}`),
  'letters that are none': doc(({ bytes }) => `{ viewer { ${upTo(bytes, '\u{1F600}')} } }`),
};
