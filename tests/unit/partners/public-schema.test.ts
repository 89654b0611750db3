import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  parse,
  printSchema,
  validate,
  validateSchema,
  visit,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiScope } from '../../../server/core/graphql/api-scopes.js';
import { API_CHANGES, ApiChangeKind } from '../../../server/features/partners/reference/api-changes.js';
import { referenceOf } from '../../../server/features/partners/reference/make-reference.js';
import { mayReadType } from '../../../server/features/partners/public-api/needed-scope.rules.js';
import { NeededScopes } from '../../../server/features/partners/public-api/needed-scopes.js';
import { PUBLIC_ROOTS, PUBLIC_TYPES } from '../../../server/features/partners/public-api/public-fields.rules.js';
import { getPublicSchema, getSchema } from '../../../server/schema.js';
import { typesOf } from '../../../server/transport/schema-types.js';
import { brokenPromises, deprecatedIn } from '../../support/partners/promises.js';

let schema: GraphQLSchema;
let objects: GraphQLObjectType[];
beforeAll(() => {
  schema = getPublicSchema();
  objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
});

/** What descriptions name besides the schema. */
const NAMED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  formats: ['date-time', 'date', 'YYYY-MM-DD', '#rrggbb'],
  values: ['booking.requested', 'madrid', 'ban', 'staff', 'max'],
  headers: ['webhook-id', 'webhook-signature'],
  addresses: ['booking_id', 'iss', 'POST /uploads/space-photos?spaceId=…'],
  answers: ['extensions.code', 'extensions.retryable', 'data.test'],
};

const isRoot = ({ name }: GraphQLObjectType): boolean => name in PUBLIC_ROOTS;

describe('the public schema', () => {
  test('is valid and contains no internal types', () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(Object.keys(schema.getTypeMap()).filter((name) => /Staff|Person|Session|Auth/.test(name))).toEqual([]);
    expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {})).toEqual(['bookingChanged']);
  });

  test('every mutation takes one input and returns its own payload type', () => {
    const odd = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, args, type }) => {
      const title = name[0]?.toUpperCase() + name.slice(1);
      const [input] = args;
      return !(
        args.length === 1 &&
        input?.name === 'input' &&
        isNonNullType(input.type) &&
        isInputObjectType(getNamedType(input.type)) &&
        String(type) === `${title}Payload!`
      );
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('every type with an id implements Node', () => {
    const odd = objects.filter(
      (type) => 'id' in type.getFields() && !type.getInterfaces().some(({ name }) => name === 'Node'),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('amounts are of type Money instead of cents', () => {
    const odd = objects.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => name.endsWith('Cents') && name !== 'amountCents')
        .map((name) => `${type.name}.${name}`),
    );
    expect(odd).toEqual([]);
    expect(String(objects.find(({ name }) => name === 'Space')?.getFields()['priceAllIn']?.type)).toBe('Money');
  });

  test('all queries are nullable, so that a rejected one does not affect the others', () => {
    const required = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) => isNonNullType(type));
    expect(required.map(({ name }) => name)).toEqual([]);
  });

  test('P-77 @oneOf inputs are declared and validated before execution', () => {
    expect(printSchema(schema)).toContain('input MessageReceiverInput @oneOf {');
    const problemsOf = (to: string): readonly GraphQLError[] =>
      validate(
        schema,
        parse(`mutation { sendMessage(input: { to: ${to}, body: "", idempotencyKey: "k" }) { message { id } } }`),
      );
    for (const to of ['{}', '{ spaceId: "spc_1", conversationId: "cnv_1" }', '{ spaceId: null }'])
      expect(problemsOf(to).map(({ message }) => message)).toEqual([expect.stringContaining('MessageReceiverInput')]);
    expect(problemsOf('{ spaceId: "spc_1" }')).toEqual([]);
  });

  test('descriptions name only what is in it', () => {
    const document = parse(printSchema(schema));
    const names = new Set(Object.values(NAMED_ELSEWHERE).flat());
    const described: [place: string, code: string][] = [];
    visit(document, {
      Name: ({ value }) => void names.add(value),
      StringValue: ({ value }, key, parent) => {
        if (key !== 'description') return;
        const place = (parent as { name: { value: string } }).name.value;
        for (const [, code = ''] of value.matchAll(/`([^`]+)`/g)) described.push([place, code]);
      },
    });
    expect(described.length).toBeGreaterThan(100);
    const unknown = described.flatMap(([place, code]) =>
      names.has(code)
        ? []
        : (code.match(/[A-Za-z]\w*/g) ?? []).flatMap((word) => (names.has(word) ? [] : [`${place}: ${code}`])),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('every type of the table is in the schema', () => {
    const there = new Set(objects.map(({ name }) => name));
    expect(Object.keys(PUBLIC_TYPES).filter((name) => !there.has(name))).toEqual([]);
  });
});

describe('P-33 scopes', () => {
  test('every field requires exactly its scope', () => {
    const needed = new NeededScopes(schema);
    const wrong: string[] = [];
    for (const type of objects) {
      for (const field of Object.values(type.getFields())) {
        const scope = isRoot(type) ? PUBLIC_ROOTS[type.name as 'Query'][field.name] : PUBLIC_TYPES[type.name]?.scope;
        if (scope === undefined) wrong.push(`${type.name}.${field.name}: undeclared`);
        const document = parse(
          isRoot(type)
            ? `${type.name.toLowerCase()} { ${field.name} }`
            : `fragment F on ${type.name} { ${field.name} } query { errorCodes }`,
        );
        for (const held of [[], ...Object.values(ApiScope).map((one) => [one]), Object.values(ApiScope)]) {
          const missing = needed.missing(document, null, { id: 'k', scopes: new Set(held) });
          const also = scope?.endsWith(':read') ? scope.replace(':read', ':write') : scope;
          const isHeld = scope === null || [scope, also].some((one) => held.includes(one as ApiScope));
          const expected = isHeld ? null : scope;
          if (missing !== expected) wrong.push(`${type.name}.${field.name} with ${held.join(' ')}: ${missing}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no scope includes internal types', () => {
    const all = new Set(Object.values(ApiScope));
    expect([mayReadType('Booking', all), mayReadType('Claim', all), mayReadType('ApiKey', all)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mayReadType('Booking', new Set([ApiScope.SPACES_READ]))).toBe(false);
  });
});

describe('P-77 compatibility of the public schema', () => {
  const today = new Date().toISOString().slice(0, 10);

  test('has no undeclared breaking change since the released schema', async () => {
    const root = new URL('../../../docs/api/', import.meta.url);
    const released = buildSchema(readFileSync(new URL('released.graphql', root), 'utf8'));
    const declared = new Set(API_CHANGES.flatMap(({ breaks = [] }) => breaks));
    expect(await brokenPromises(released, schema, { declared, today })).toEqual([]);
  });

  test('rejects removals before their deprecation date, even if declared', async () => {
    const withField = (mark: string) => buildSchema(`type Query { space: Int former: Int ${mark} }`);
    const without = buildSchema('type Query { space: Int }');
    const problems = (mark: string, ...declared: string[]) =>
      brokenPromises(withField(mark), without, { declared: new Set(declared), today: '2027-03-02' });
    const marked = (day: string) => `@deprecated(reason: "Use \`space\`; removed ${day}.")`;
    expect(await problems(marked('2027-03-01'), 'Query.former')).toEqual([]);
    expect(await problems(marked('2027-03-01'))).toHaveLength(1);
    expect(await problems(marked('2027-03-03'), 'Query.former')).toHaveLength(1);
    expect(await problems('', 'Query.former')).toHaveLength(1);
  });

  test('has a removal date for each deprecation, announced at least three months ahead', () => {
    const problems = deprecatedIn(schema).flatMap(({ path, removedOn }) => {
      const announced = API_CHANGES.find(({ kind, en }) => kind === ApiChangeKind.RETIRED && en.includes(path));
      if (!removedOn || !announced) return [`${path} has no day, or was not announced`];
      const earliest = new Date(`${announced.date}T00:00:00Z`);
      earliest.setUTCMonth(earliest.getUTCMonth() + 3);
      const isSoonEnough = removedOn >= earliest.toISOString().slice(0, 10);
      return isSoonEnough ? [] : [`${path} goes on ${removedOn}, announced ${announced.date}`];
    });
    expect(problems).toEqual([]);
    expect(deprecatedIn(schema).length).toBeGreaterThan(0);
  });
});

test('generates TypeScript types with nullability and optional fields', () => {
  const text = typesOf(
    buildSchema(`
      "A place." type Space { "Its id." id: ID! size: Float tags: [String!]! from: LocalDate }
      input Filter { text: String! first: Int }
      enum Kind { A B }
      scalar LocalDate
      type Query { space(filter: Filter): Space kind: Kind }
    `),
  );
  expect(text).toContain(
    '/** A place. */\nexport interface Space {\n  /** Its id. */\n  readonly id: string;\n  readonly size: number | null;\n  readonly tags: readonly (string)[];\n  readonly from: string | null;\n}',
  );
  expect(text).toContain('export interface Filter {\n  readonly text: string;\n  readonly first?: number | null;\n}');
  expect(text).toContain("export type Kind = 'A' | 'B';");
});

test('generates a reference with every operation and type, with scope, arguments and errors', () => {
  const { operations, types, entry } = referenceOf(getSchema(), 'prepareBooking');
  expect(types.find(({ name }) => name === 'Money')).toMatchObject({
    kind: 'type',
    summary: expect.stringMatching(/^[A-Z].{5,}[^.]$/),
  });
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    Object.values(PUBLIC_ROOTS)
      .flatMap((fields) => Object.keys(fields))
      .toSorted(),
  );
  expect(entry).toMatchObject({
    kind: 'mutation',
    scope: 'bookings:write',
    points: 10,
    types: ['PrepareBookingInput', 'PrepareBookingPayload'],
  });
  expect(entry?.arguments).toMatchObject([{ name: 'input', type: 'PrepareBookingInput!' }]);
  expect(entry?.errors).toContain('BOOKING_DATES_TAKEN');
  expect(entry?.description).not.toContain('Errors:');
  expect(entry?.definition).toMatch(
    /^# A booking that waits[^\n]*\n(?:# [^\n]*\n)*type PrepareBookingPayload \{\n {2}# The booking/,
  );
  const { entry: search } = referenceOf(getSchema(), 'searchSpaces');
  expect(search?.points).toBeGreaterThan(0);
  const words = referenceOf(getSchema(), 'Space').entry?.definition.replaceAll(/\n *# /g, ' ');
  expect(words).toContain('Its pictures, the cover first. Costs 1 point or more.');
  for (const name of entry?.types ?? []) expect(referenceOf(getSchema(), name).entry?.kind).toBe('type');
  expect(referenceOf(getSchema(), 'Claim').entry).toBeNull();
});
