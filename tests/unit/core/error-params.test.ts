import { isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { CODE_PARAMS, FIELD_PARAMS, fieldProblemOf } from '../../../server/core/errors/error-params.js';
import { FieldProblemCode } from '../../../server/core/errors/errors.js';
import { getSpaceField, spaceFieldNames } from '../../../server/features/spaces/fields/space-fields.js';
import { getSchema } from '../../../server/schema.js';

type Table = Readonly<Record<string, readonly string[]>>;
const TABLES: Readonly<Record<'ErrorCode' | 'FieldProblemCode', Table>> = {
  ErrorCode: CODE_PARAMS,
  FieldProblemCode: FIELD_PARAMS,
};

/** The descriptions of an enum's values in the API. */
function meaningsOf(name: string): [code: string, text: string][] {
  const type = getSchema().getType(name);
  return isEnumType(type) ? type.getValues().map((value) => [value.name, value.description ?? '']) : [];
}

/** What a description of the API promises: `{max}` of a field, `extensions.params.max` of a code. */
const promisedIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}|params\.(\w+)/g)].map(([, field, code]) => field ?? code ?? '');

describe('the parameters of errors', () => {
  test.each(['ErrorCode', 'FieldProblemCode'] as const)(
    'are listed for every text of a %s that promises one',
    (type) => {
      const meanings = meaningsOf(type);
      expect(meanings.length).toBeGreaterThan(80);
      const unlisted = meanings.flatMap(([code, text]) => {
        const listed = (TABLES[type][code] ?? []).map((name) => name.replace('?', ''));
        return promisedIn(text)
          .filter((name) => !listed.includes(name))
          .map((name) => `${code}: ${name}`);
      });
      expect(unlisted).toEqual([]);
    },
  );

  test.each(['ErrorCode', 'FieldProblemCode'] as const)('are listed only where a text of a %s names them', (type) => {
    const meanings = new Map(meaningsOf(type));
    const unnamed = Object.entries(TABLES[type]).flatMap(([code, names]) =>
      names.flatMap((name) => {
        const bare = name.replace('?', '');
        return new RegExp(`\\b${bare}\\b`).test(meanings.get(code) ?? '') ? [] : [`${code}: ${bare}`];
      }),
    );
    expect(unnamed).toEqual([]);
  });

  test('are in the bounds of every field of a space whose problem promises them', () => {
    for (const name of spaceFieldNames) {
      const { problem, bounds } = getSpaceField(name);
      if (problem) expect(() => fieldProblemOf(problem, bounds && { ...bounds })).not.toThrow();
    }
  });

  test('are checked at run time where the code comes from a table', () => {
    expect(() => fieldProblemOf(FieldProblemCode.TITLE_LENGTH, { max: 60 })).toThrow('TITLE_LENGTH needs min');
    expect(fieldProblemOf(FieldProblemCode.TOO_LONG, { max: 60 })).toEqual({ code: 'TOO_LONG', params: { max: 60 } });
  });
});
