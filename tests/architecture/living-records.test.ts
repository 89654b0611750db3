import { expect, test } from 'vitest';
import { LIVING_RECORDS, UPDATE_STATEMENTS } from './rules.js';
import { sourcesOf } from './sources.js';

const server = sourcesOf('server');

test('records with a life of their own are updated only through their entity, except in the listed files', () => {
  const update = new RegExp(`\\.updateTable\\((?:\\w+ as )?'(?:${LIVING_RECORDS.join('|')})'\\)`);
  const found = server
    // The demo's rows are inserted, not created by commands.
    .filter(({ file, code }) => !file.startsWith('server/db/') && update.test(code))
    .map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(UPDATE_STATEMENTS).toSorted());
});

test('every listed record is an entity', () => {
  const entities = new Set(server.flatMap(({ code }) => /\[EntityName\]\?: '(\w+)'/.exec(code)?.[1] ?? []));
  expect(LIVING_RECORDS.filter((name) => !entities.has(name))).toEqual([]);
});
