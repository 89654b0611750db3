import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLOSED_TO_VIEWS } from '../../../server/core/graphql/view-limits.js';
import { getSchema } from '../../../server/schema.js';

let schema: GraphQLSchema;
beforeAll(() => {
  schema = getSchema();
});

const rootTypes = () =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);

describe('P-33 access declarations', () => {
  test('every root field declares its access', () => {
    const undeclared = rootTypes().flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !field.extensions['access'])
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(undeclared).toEqual([]);
  });

  test('no subscription is public', () => {
    const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field.extensions['access'] === 'public').map((field) => field.name)).toEqual([]);
  });
});

describe('descriptions', () => {
  test('every type, field, argument, input field and enum value has a description', () => {
    const silent: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
      const isRoot = rootTypes().some((root) => root === type);
      if (!type.description && !isRoot) silent.push(type.name);
      if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) {
          if (!field.description) silent.push(`${type.name}.${field.name}`);
          for (const arg of field.args) if (!arg.description) silent.push(`${type.name}.${field.name}(${arg.name})`);
        }
      } else if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields()))
          if (!field.description) silent.push(`${type.name}.${field.name}`);
      } else if (isEnumType(type)) {
        for (const value of type.getValues()) if (!value.description) silent.push(`${type.name}.${value.name}`);
      }
    }
    expect(silent).toEqual([]);
  });
});

describe('conventions', () => {
  /** These four open or renew a session and return the same tokens. */
  const OF_SESSIONS = new Set(['signIn', 'verifyMfa', 'signInAfterSignUp', 'refreshSession']);
  /** Mutations that most clients call without an input. */
  const MAY_BE_SILENT = new Set(['refreshSession', 'markAllNotificationsRead']);

  test('every mutation takes one input or nothing, and returns its own payload type', () => {
    const odd = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, args, type }) => {
      const [input, ...others] = args;
      const takesInput =
        input === undefined ||
        (others.length === 0 &&
          input.name === 'input' &&
          isInputObjectType(getNamedType(input.type)) &&
          isNonNullType(input.type) !== MAY_BE_SILENT.has(name));
      const payload = OF_SESSIONS.has(name) ? 'AuthPayload' : `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
      const mayBeNull = OF_SESSIONS.has(name) && !isNonNullType(type);
      return !takesInput || (String(type) !== `${payload}!` && !(mayBeNull && String(type) === payload));
    });
    expect(odd.map(({ name, args, type }) => `${name}(${args.join(', ')}): ${String(type)}`)).toEqual([]);
  });

  const payloads = () =>
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => name.endsWith('Payload'));

  test('payloads have no field that is called only `id`', () => {
    expect(payloads().flatMap((type) => ('id' in type.getFields() ? [type.name] : []))).toEqual([]);
  });

  test('only payloads with several fields have a class of their own', () => {
    const odd = payloads().filter(
      (type) => Object.keys(type.getFields()).length === 1 && !type.description?.startsWith('The payload of `'),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  /** Roles that name a person or thing in an input and are not names of types. */
  const ROLES = new Set(['Host', 'Subject']);
  /** Keys chosen by the caller, which are not ids of records. */
  const KEYS = new Set([
    'RateArticleInput.visitKey',
    'SaveWordsInput.key',
    'PublishContentInput.key',
    'ResetContentInput.key',
  ]);
  const lastWord = (name: string): string => /[A-Z][a-z0-9]*$/.exec(name)?.[0] ?? name;

  test('id fields of inputs are named after a type or role', () => {
    const types = Object.values(schema.getTypeMap());
    const words = new Set(types.filter(isObjectType).map(({ name }) => lastWord(name)));
    const odd: string[] = [];
    for (const type of types.filter(isInputObjectType))
      for (const field of Object.values(type.getFields())) {
        if (getNamedType(field.type).name !== 'ID' || field.deprecationReason != null) continue;
        if (KEYS.has(`${type.name}.${field.name}`)) continue;
        const [, stem] = /^(\w+)Ids?$/.exec(field.name) ?? [];
        const word = stem && lastWord(`${stem.charAt(0).toUpperCase()}${stem.slice(1)}`);
        if (!word || !(words.has(word) || ROLES.has(word))) odd.push(`${type.name}.${field.name}`);
      }
    expect(odd).toEqual([]);
  });

  test('every connection takes first, after, last and before', () => {
    const odd: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        const answer = getNamedType(field.type);
        if (!isObjectType(answer) || !('edges' in answer.getFields() && 'pageInfo' in answer.getFields())) continue;
        const names = field.args.map(({ name }) => name);
        if (!['first', 'after', 'last', 'before'].every((name) => names.includes(name)))
          odd.push(`${type.name}.${field.name}(${names.join(', ')})`);
      }
    }
    expect(odd).toEqual([]);
  });
});

/** Fields that staff who view Hueco as another person may read, each with its reason. */
const SHOWN_IN_VIEWS: readonly string[] = [
  // Public: the law requires a trader to show it.
  'TraderDetails.nif',
  // Typed into pages that the staff show to the person; decisions about them are theirs anyway.
  'InvoicingAgreement.nif',
  'SpaceDraft.nif',
  'Verification.birthDate',
  'Viewer.birthDate',
  // Names the offer that an answer is about; it opens nothing by itself.
  'Claim.offerToken',
  // A list that its owner shares by this address.
  'FavoriteList.shareToken',
  // Whether there is one.
  'PartnerApp.needsSecret',
];

test('P7 a type with a secret, a tax number or a birth date is closed to views of the staff, or its field is listed', () => {
  const isPrivate = /secret|token|nif$|iban$|birthDate/i;
  const fields = Object.values(schema.getTypeMap())
    // Payloads answer mutations, which views refuse.
    .filter((type) => isObjectType(type) && !rootTypes().includes(type) && !type.name.endsWith('Payload'))
    .filter(({ name }) => !CLOSED_TO_VIEWS.has(name))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    )
    .filter((field) => isPrivate.test(field.split('.')[1] ?? ''));
  expect(fields.toSorted()).toEqual(SHOWN_IN_VIEWS.toSorted());
});
