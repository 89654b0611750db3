import 'reflect-metadata';
import { getOperationAST, getVariableValues, parse } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { expect, test } from 'vitest';
import { DocumentCosts } from '../../../server/core/graphql/operation-cost.js';
import { getSchema } from '../../../server/schema.js';

const schema = getSchema();
const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 0 })];

const DOCUMENTS = [
  [
    'query Q($first: Int, $ids: [ID!]!, $more: Boolean!) { searchSpaces(first: $first) { edges { node { id } } } nodes(ids: $ids) { id } cities @include(if: $more) { name } }',
    { ids: ['a', 'b'], more: true },
  ],
  [
    'query Q($first: Int = 7, $city: String) { searchSpaces(first: $first, filter: { city: $city }) { edges { node { similar(first: $first) { id } } } } }',
    {},
  ],
  [
    'mutation M($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { notifications { id path } } }',
    {},
  ],
  [
    'mutation M($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { notifications { id path } } }',
    {},
  ],
] as const;

test('P-38 the precomputed cost equals the computed one for all page sizes, lists and directives', () => {
  for (const [text, fixed] of DOCUMENTS) {
    const document = parse(text);
    const costs = new DocumentCosts(schema, document);
    const operation = getOperationAST(document)!;
    for (const first of [1, 24, null, 3, 24, undefined, 1])
      for (const more of [true, false])
        for (const ids of [['a'], ['a', 'b', 'c'], ['d']])
          for (const city of ['Madrid', 'Sevilla']) {
            const input = { notificationIds: ids };
            const variables = { ...fixed, ids, input, more, city, ...(first === undefined ? {} : { first }) };
            const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
            expect(costs.of(operation, coerced, variables).points).toBe(
              getComplexity({ schema, query: document, variables, estimators }),
            );
          }
  }
});
