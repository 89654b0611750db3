import { expect, test } from 'vitest';
import { compactJson } from '../../../client/features/developers/code/compact-json';
import { tokensOf } from '../../../client/features/developers/code/highlight';
import { GUIDE_NAMES, stepsOf } from '../../../client/features/developers/guides/guide-list';

const values = { origin: 'https://hueco.example', spaceId: 'spc_1', from: '2028-04-14', to: '2028-05-29' };
const codes = GUIDE_NAMES.flatMap(stepsOf).flatMap(({ example }) =>
  [example?.curl?.(values), example?.typescript?.(values), example?.answer].filter((code) => code !== undefined),
);

test('syntax highlighting preserves the text of a program', () => {
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes)
    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  expect(tokensOf(`const a = 'b'; // 1`).map(({ kind }) => kind)).toEqual([
    'keyword',
    'plain',
    'string',
    'plain',
    'comment',
  ]);
});

test('compactJson keeps short values on one line and the content unchanged', () => {
  const answer = { data: { list: { totalCount: 2, edges: [{ node: { id: 'a'.repeat(30), title: 'b' } }, null] } } };
  expect(compactJson(answer)).toBe(`{
  "data": {
    "list": {
      "totalCount": 2,
      "edges": [
        {
          "node": {
            "id": "${'a'.repeat(30)}",
            "title": "b"
          }
        },
        null
      ]
    }
  }
}`);
  expect(JSON.parse(compactJson(answer))).toEqual(answer);
  expect(compactJson({ a: [], b: {} })).toBe('{ "a": [], "b": {} }');
});
