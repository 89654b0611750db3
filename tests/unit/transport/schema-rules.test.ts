import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { getSchema } from '../../../server/schema.js';

let schema: GraphQLSchema;
beforeAll(() => {
  schema = getSchema();
});

const rootTypes = () =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);

describe('P-33 the first ring', () => {
  test('every root field declares who may call it', () => {
    const undeclared = rootTypes().flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !field.extensions['access'])
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(undeclared).toEqual([]);
  });

  test('a subscription is never public', () => {
    const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field.extensions['access'] === 'public').map((field) => field.name)).toEqual([]);
  });
});

describe('the schema explains itself', () => {
  test('every type, field, argument, input field and value of an enum has a description', () => {
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
