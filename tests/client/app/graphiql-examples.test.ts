import { readFileSync } from 'node:fs';
import {
  buildSchema,
  coerceInputValue,
  getOperationAST,
  parse,
  typeFromAST,
  validate,
  type GraphQLInputType,
} from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

interface Example {
  readonly query?: string | null;
  readonly variables?: string | null;
}

async function examplesOn(day: string): Promise<readonly Example[]> {
  vi.useFakeTimers({ now: new Date(day) });
  return (await import('../../../client/graphiql/examples')).EXAMPLES;
}

test('USE-3 every operation the sandbox begins with fits the schema, with its variables', async () => {
  const examples = await examplesOn('2026-11-22');
  expect(examples.length).toBeGreaterThanOrEqual(6);
  for (const { query, variables } of examples) {
    const document = parse(query ?? '');
    expect(validate(schema, document)).toEqual([]);
    const values = JSON.parse(variables ?? '{}') as Record<string, unknown>;
    for (const { variable, type } of getOperationAST(document)?.variableDefinitions ?? []) {
      coerceInputValue(values[variable.name.value], typeFromAST(schema, type as never) as GraphQLInputType);
    }
  }
});

test('USE-3 the days of its price lie ahead, within half a year, on whatever day it is opened', async () => {
  const examples = await examplesOn('2028-03-15T12:00:00Z');
  const { input } = JSON.parse(examples.find(({ query }) => query?.includes('priceQuote'))?.variables ?? '{}') as {
    input: { from: string; to: string };
  };
  expect([input.from, input.to]).toEqual(['2028-04-14', '2028-07-14']);
});
