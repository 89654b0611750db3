import { expect, test } from 'vitest';
import { system } from '../../../client/theme/system';

const sources = import.meta.glob<string>(['../../../client/**/*.{ts,tsx}', '!../../../client/{generated,i18n}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/* Chakra passes an unknown colour on to CSS, and the browser ignores it without a warning. */
test('every colour token used by a component exists in the theme', () => {
  const named = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/['"]((?:bg|fg|border|tint|brand)\.[a-z]\w*)['"]/g)].map(([, colour]) => ({
      file,
      colour,
    })),
  );
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter(({ colour }) => !system().tokens.getByName(`colors.${colour}`))).toEqual([]);
});
