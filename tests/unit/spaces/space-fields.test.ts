import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { spaceColumns } from '../../../server/features/spaces/fields/space-columns.js';
import { getSpaceField, spaceFieldNames } from '../../../server/features/spaces/fields/space-fields.js';

/** Filters about a location, the host or things, which are not fields of the space. */
const OTHER_FILTERS = ['bounds', 'hasFeaturedHost', 'near', 'radiusM', 'things'];

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const inputFields = (type: string): string[] => {
  const found = schema.getType(type);
  return isInputObjectType(found) ? Object.keys(found.getFields()) : [];
};

test('the field table contains every filter of the search', () => {
  const filters = spaceFieldNames.flatMap((name) => getSpaceField(name).filters ?? []);
  expect([...new Set(filters), ...OTHER_FILTERS].toSorted()).toEqual(inputFields('SpaceFilter').toSorted());
});

test('the field table contains every field of a draft, in the order of the API', () => {
  expect(inputFields('SpaceDraftInput')).toEqual(spaceFieldNames);
});

test('every field but the two of the pin has the key of its label', () => {
  expect(spaceFieldNames.filter((name) => getSpaceField(name).label === undefined)).toEqual(['lat', 'lng']);
});

test('every column belongs to one field, and its default fits its type', () => {
  expect(new Set(spaceColumns.map(({ name }) => name)).size).toBe(spaceColumns.length);
  const wrong = spaceFieldNames.filter((name) => {
    const { column, columnType, empty } = getSpaceField(name);
    if (columnType === undefined || empty === undefined) return (column === undefined) !== (columnType === undefined);
    const isList = columnType === 'text[]' || columnType === 'jsonb';
    return isList !== Array.isArray(empty) || (columnType === 'boolean') !== (typeof empty === 'boolean');
  });
  expect(wrong).toEqual([]);
});
