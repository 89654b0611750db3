import { globSync, readFileSync } from 'node:fs';
import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { trustedDocuments } from '../../../client/codegen/trusted-documents.mjs';
import { OPERATION_LIMITS } from '../../../server/core/graphql/limits.js';
import { shapeOf } from '../../../server/core/graphql/operation-shape.js';

const definitions = globSync('client/**/*.graphql').flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
const fragments = definitions.filter(
  (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
);
const operations = definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
);

test('Q1 every operation of the web client is within the limits for root fields, aliases and depth', () => {
  expect(operations.length).toBeGreaterThan(100);
  const refused = operations.filter((operation) => {
    const { rootFields, aliases, depth } = shapeOf({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
    return (
      rootFields > OPERATION_LIMITS.anonymous.rootFields ||
      aliases > OPERATION_LIMITS.signedIn.aliases ||
      depth > OPERATION_LIMITS.signedIn.depth
    );
  });
  expect(refused.map(({ name }) => name?.value)).toEqual([]);
});

test('every operation of the web client is a trusted document of the server', () => {
  const texts = trustedDocuments();
  expect(Object.keys(texts)).toHaveLength(operations.length);
  const generated = globSync('client/generated/operations/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"id":"([\w-]{22})"/g)].map(([, id]) => id),
  );
  expect(generated.toSorted()).toEqual(Object.keys(texts).toSorted());
});
