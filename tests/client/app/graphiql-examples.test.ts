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
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../client/graphiql/examples';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const publicSchema = buildSchema(readFileSync('docs/api/public.graphql', 'utf8'));
const VALUES = { email: 'a@b.example', password: 'x', spaceId: 'spc_1', from: '2028-04-14', to: '2028-07-14' };

test('USE-3 at least fifteen example operations validate against the schema with their variables', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(15);
  for (const { query, variables } of EXAMPLES) {
    const document = parse(query);
    expect(validate(schema, document), query).toEqual([]);
    const values = (variables?.(VALUES) ?? {}) as Record<string, unknown>;
    for (const { variable, type } of getOperationAST(document)?.variableDefinitions ?? [])
      coerceInputValue(values[variable.name.value], typeFromAST(schema, type as never) as GraphQLInputType);
  }
});

test('USE-3 the examples for API keys validate against the public schema', () => {
  const ofPartners = EXAMPLES.filter(({ as }) => as.includes('partner'));
  expect(ofPartners.length).toBeGreaterThanOrEqual(8);
  for (const { query } of ofPartners) expect(validate(publicSchema, parse(query)), query).toEqual([]);
});
