import { buildSchema, getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { OperationValidator } from '../../../server/core/graphql/admit-operation.js';
import type { CallerKind } from '../../../server/core/graphql/limits.js';
import { DomainError } from '../../../server/core/errors/errors.js';
import { readOperation } from '../../../server/core/graphql/read-operation.js';

const schema = buildSchema(`
  type Node { id: ID! child: Node children(first: Int = 10): [Node!]! }
  type Query { node(id: ID): Node nodes(first: Int = 10): [Node!]! }
  type Mutation { signIn(email: String!): Boolean! touch: Boolean! }
`);
const listCost = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  1 + (args.first ?? 0) * (1 + childComplexity);
schema.getQueryType()!.getFields()['nodes']!.extensions = { complexity: listCost };
schema.getType('Node')!.toConfig();
(schema.getType('Node') as import('graphql').GraphQLObjectType).getFields()['children']!.extensions = {
  complexity: listCost,
};

const validator = new OperationValidator(schema, true);

function codeOf(query: string, variables: Record<string, unknown> = {}, isSignedIn = false): string {
  const verdict = validator.admit({ query, variables }, isSignedIn ? 'signedIn' : 'anonymous');
  return 'length' in verdict ? String(verdict[0]?.extensions['code']) : 'ok';
}

function costOf(query: string, variables: Record<string, unknown> = {}): number {
  const verdict = validator.admit({ query, variables }, 'signedIn');
  if ('length' in verdict) throw new Error(verdict.map(String).join());
  return verdict.cost;
}

const nested = (depth: number): string => `{ node ${'{ child '.repeat(depth - 2)} { id } ${'}'.repeat(depth - 2)} }`;

describe('P-37 deep operations', () => {
  test('are admitted up to the limit and rejected beyond it', () => {
    expect(codeOf(nested(8))).toBe('ok');
    expect(codeOf(nested(9))).toBe('QUERY_TOO_DEEP');
    expect(codeOf(nested(10), {}, true)).toBe('ok');
    expect(codeOf(nested(11), {}, true)).toBe('QUERY_TOO_DEEP');
  });

  test('are rejected within fragments, inline fragments or 400 levels, within 50 ms', () => {
    const inFragments = `{ node { ...A } } fragment A on Node { child { child { child { ...B } } } } fragment B on Node { child { child { child { child { id } } } } }`;
    expect(codeOf(inFragments)).toBe('QUERY_TOO_DEEP');
    expect(
      codeOf(
        `{ ... on Query { node { ... on Node { child { child { child { child { child { child { child { id } } } } } } } } } } }`,
      ),
    ).toBe('QUERY_TOO_DEEP');
    const started = performance.now();
    expect(codeOf(nested(400))).toBe('QUERY_TOO_DEEP');
    expect(performance.now() - started).toBeLessThan(50);
  });

  test('an alias or operation named __schema is not exempt, and introspection can be switched off', () => {
    expect(
      codeOf(
        `query __schema { __schema: node { child { child { child { child { child { child { child { id } } } } } } } } }`,
      ),
    ).toBe('QUERY_TOO_DEEP');
    expect(codeOf(getIntrospectionQuery())).toBe('ok');
    expect(
      new OperationValidator(schema, false).admit({ query: '{ __schema { types { name } } }' }, 'signedIn'),
    ).toHaveLength(1);
  });

  test('circular fragments are rejected', () => {
    expect(
      codeOf(`{ node { ...A } } fragment A on Node { child { ...B } } fragment B on Node { child { ...A } }`),
    ).not.toBe('ok');
  });
});

describe('P-38 wide operations', () => {
  test('have limits for aliases, tokens, directives and root fields', () => {
    const aliases = (n: number): string => `{ node { ${Array.from({ length: n }, (_, i) => `a${i}: id`).join(' ')} } }`;
    expect(codeOf(aliases(15))).toBe('ok');
    expect(codeOf(aliases(16))).toBe('QUERY_TOO_MANY_ALIASES');
    expect(codeOf(aliases(31), {}, true)).toBe('QUERY_TOO_MANY_ALIASES');
    expect(codeOf(`{ node { ${'id '.repeat(1600)} } }`)).toBe('QUERY_TOO_LARGE');
    expect(codeOf(`{ node { ${'id '.repeat(3100)} } }`, {}, true)).toBe('QUERY_TOO_LARGE');
    expect(codeOf(`{ node { id ${'@include(if: true) '.repeat(21)} } }`)).toBe('QUERY_TOO_MANY_DIRECTIVES');
    expect(codeOf(`{ ${Array.from({ length: 11 }, () => 'node { id }').join(' ')} }`)).toBe(
      'QUERY_TOO_MANY_ROOT_FIELDS',
    );
  });

  test('P-42 mutations that can be guessed must be the only root field', () => {
    expect(codeOf('mutation { signIn(email: "a") }')).toBe('ok');
    expect(codeOf('mutation { a: signIn(email: "a") b: signIn(email: "b") }')).toBe('QUERY_TOO_MANY_ROOT_FIELDS');
    expect(codeOf('mutation { signIn(email: "a") touch }')).toBe('QUERY_TOO_MANY_ROOT_FIELDS');
    expect(codeOf(`mutation { ${Array.from({ length: 6 }, (_, i) => `t${i}: touch`).join(' ')} }`)).toBe(
      'QUERY_TOO_MANY_ROOT_FIELDS',
    );
  });
});

describe('P-78 documents that are expensive to validate', () => {
  const repeated = (count: number): string => `{ node { ${'id '.repeat(count)} } }`;

  test('the pairs of fields on one path are limited', () => {
    expect(codeOf(repeated(32))).toBe('ok');
    expect(codeOf(repeated(33))).toBe('QUERY_TOO_LARGE');
    expect(codeOf(`{ node { ...A ${'...B '.repeat(33)} } } fragment A on Node { id } fragment B on Node { id }`)).toBe(
      'QUERY_TOO_LARGE',
    );
    // Pairs at every level exceed the limit although no single level has many fields.
    expect(codeOf(`{ ${'node { child { id id id id id } } '.repeat(7)} }`)).toBe('QUERY_TOO_LARGE');
  });

  test('fragments count each time they are spread', () => {
    const fields = Array.from({ length: 10 }, (_, i) => `... on Node @include(if: true) { a${i}: id }`).join(' ');
    expect(codeOf(`{ node { ...A } } fragment A on Node { ${fields} }`)).toBe('ok');
    const wide = `fragment A on Node { ${'...B '.repeat(20)} } fragment B on Node { ${'...C '.repeat(20)} } fragment C on Node { ${'id '.repeat(20)} }`;
    expect(codeOf(`{ node { ...A } } ${wide}`)).toBe('QUERY_TOO_LARGE');
  });

  test('the number of characters is limited', () => {
    expect(codeOf(`{ node { id } } #${'x'.repeat(15_900)}`)).toBe('ok');
    expect(codeOf(`{ node { id } } #${'x'.repeat(16_000)}`)).toBe('QUERY_TOO_LARGE');
  });

  test('error messages are few, short and free of input values', () => {
    const secret = 'x'.repeat(5_000);
    const verdicts = [
      validator.admit({ query: `{ node { ${secret} } }` }, 'anonymous'),
      validator.admit({ query: 'query ($n: Int) { nodes(first: $n) { id } }', variables: { n: secret } }, 'anonymous'),
      validator.admit(
        { query: `query (${Array.from({ length: 90 }, (_, i) => `$v${i}: Int`).join(' ')}) { node { id } }` },
        'anonymous',
      ),
    ];
    for (const verdict of verdicts) {
      const messages = 'length' in verdict ? verdict.map(({ message }) => message) : ['admitted'];
      expect(messages.length).toBeLessThanOrEqual(4);
      for (const message of messages) expect(message.length).toBeLessThanOrEqual(201);
    }
    expect('length' in verdicts[1]! && verdicts[1][0]?.message).toBe('Variable "$n" got an invalid value.');
  });

  test('the JSON of a call is checked before it is parsed', () => {
    const call = (variables: string): string => `{"query":"{ node { id } }","variables":${variables}}`;
    const codeOf = (json: string): string => {
      try {
        return readOperation(json).query;
      } catch (error) {
        return error instanceof DomainError ? error.code : 'BAD_REQUEST';
      }
    };
    expect(codeOf(call(`{"a":[${'1,'.repeat(990)}1]}`))).toBe('{ node { id } }');
    expect(codeOf(call(`{"a":[${'1,'.repeat(1_000)}1]}`))).toBe('QUERY_TOO_LARGE');
    expect(codeOf(call(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`))).toBe('QUERY_TOO_LARGE');
    // Brackets inside strings are not counted as values.
    expect(codeOf(call(`{"a":${JSON.stringify('\\",[{'.repeat(2_000))}}`))).toBe('{ node { id } }');
    for (const wrong of [
      '',
      '[]',
      'null',
      '"',
      '{"query":1}',
      '{"query":"x","variables":[]}',
      '{"query":"x","operationName":1}',
    ])
      expect(codeOf(wrong)).toBe('BAD_REQUEST');
  });
});

describe('cached documents', () => {
  const documentOf = (kept: OperationValidator, query: string): unknown => {
    const verdict = kept.admit({ query }, 'anonymous');
    return 'length' in verdict ? verdict : verdict.document;
  };

  test('are parsed once: trusted ones permanently, others until the cache is full', () => {
    const trusted = '{ node { id child { id } } }';
    const kept = new OperationValidator(schema, false, new Set([trusted]));
    const other = '{ node { child { id } } }';
    const before = [documentOf(kept, trusted), documentOf(kept, other)];
    expect([documentOf(kept, trusted), documentOf(kept, other)].map((document, at) => document === before[at])).toEqual(
      [true, true],
    );
    for (let i = 0; i < 60; i++) documentOf(kept, `{ node { id } } #${i}${'x'.repeat(10_000)}`);
    expect(documentOf(kept, trusted)).toBe(before[0]);
    expect(documentOf(kept, other)).not.toBe(before[1]);
  });
});

describe('P-40 cost', () => {
  test('is the same for a literal, a variable, a variable default and the omitted default', () => {
    const literal = costOf('{ nodes(first: 10) { id } }');
    expect(costOf('query ($n: Int) { nodes(first: $n) { id } }', { n: 10 })).toBe(literal);
    expect(costOf('query ($n: Int = 10) { nodes(first: $n) { id } }')).toBe(literal);
    expect(costOf('{ nodes { id } }')).toBe(literal);
  });

  test('multiplies along nested lists', () => {
    expect(codeOf('query ($n: Int) { nodes(first: $n) { children(first: $n) { id } } }', { n: 50 })).toBe(
      'QUERY_TOO_COSTLY',
    );
    expect(codeOf('query ($n: Int) { nodes(first: $n) { children(first: $n) { id } } }', { n: 5 })).toBe('ok');
  });
});

describe('Q1 the number of objects in an answer', () => {
  /** `lists` lists of `n` objects, each with `below` nested objects. */
  const refusal = (caller: CallerKind, { lists, below, n }: Record<'lists' | 'below' | 'n', number>) => {
    const list = `nodes(first: $n) { ${'child { '.repeat(below)}id${' }'.repeat(below + 1)}`;
    const query = `query ($n: Int) { ${Array.from({ length: lists }, (_, at) => `l${at}: ${list}`).join(' ')} }`;
    const verdict = validator.admit({ query, variables: { n } }, caller);
    return 'length' in verdict ? verdict[0]?.extensions : null;
  };

  test.each([
    ['anonymous', { lists: 7, below: 5, n: 47 }, { lists: 7, below: 5, n: 48 }, { nodes: 2016, max: 2000 }],
    ['signedIn', { lists: 10, below: 7, n: 62 }, { lists: 10, below: 7, n: 63 }, { nodes: 5040, max: 5000 }],
    ['key', { lists: 10, below: 7, n: 125 }, { lists: 10, below: 7, n: 126 }, { nodes: 10_080, max: 10_000 }],
  ] as const)(
    'is computed from page sizes for %s, and limited independently of the cost',
    (caller, few, many, params) => {
      expect(refusal(caller, few)).toBeNull();
      expect(refusal(caller, many)).toMatchObject({ code: 'QUERY_TOO_MANY_NODES', params });
    },
  );
});

test('P-43 invalid documents are rejected without suggestions', () => {
  expect(codeOf('{ nod { id } }')).toBe('BAD_REQUEST');
  expect(codeOf('{ node { id }')).toBe('BAD_REQUEST');
  const verdict = validator.admit({ query: '{ nod { id } }' }, 'anonymous');
  expect('length' in verdict && verdict[0]?.message).not.toContain('Did you mean');
});
