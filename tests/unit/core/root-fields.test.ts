import 'reflect-metadata';
import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import '../../../server/resolvers.js';

/** type-graphql silently keeps the last of two root fields with one name. */
test('no two root fields of one kind have the same name', () => {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const named = [queries, mutations, subscriptions].map((list) => list.map(({ schemaName }) => schemaName));
  expect(Math.min(...named.map(({ length }) => length))).toBeGreaterThan(3);
  for (const names of named) expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no type has two field resolvers of the same name', () => {
  const { fieldResolvers, resolverClasses } = getMetadataStorage();
  const typeOf = (target: Function): Function =>
    (resolverClasses.find((resolver) => resolver.target === target)?.getObjectType?.() as Function | undefined) ??
    target;
  const names = fieldResolvers.map(({ schemaName, target }) => `${typeOf(target).name}.${schemaName}`);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
