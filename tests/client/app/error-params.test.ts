import { describe, expect, test } from 'vitest';
import { messages as english } from '../../../client/i18n/en/errors';
import { messages as spanish } from '../../../client/i18n/es/errors';
import { CODE_PARAMS, FIELD_PARAMS } from '../../../server/core/errors/error-params';

const TABLES: Readonly<Record<'codes' | 'fields', Readonly<Record<string, readonly string[]>>>> = {
  codes: CODE_PARAMS,
  fields: FIELD_PARAMS,
};

/** The parameters that a text names; `maxAmount` is `max` as an amount. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name.replace(/Amount$/, ''));

describe('a text about an error names only parameters that the server always sends', () => {
  test.each(['codes', 'fields'] as const)('in %s', (part) => {
    const unsent = [spanish, english].flatMap((catalogue) =>
      Object.entries<string>(catalogue[part]).flatMap(([code, text]) =>
        namesIn(text)
          .filter((name) => !TABLES[part][code]?.includes(name))
          .map((name) => `${code}: ${name}`),
      ),
    );
    expect(unsent).toEqual([]);
  });
});
