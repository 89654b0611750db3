import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PriceHistogram } from '../../../client/features/search/panels/PriceHistogram';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['search']));

const bucket = (fromCents: number, toCents: number | null, count: number) => ({
  __typename: 'PriceBucket' as const,
  fromCents,
  toCents,
  count,
});
const BUCKETS = [bucket(3000, 4500, 100), bucket(4500, 6000, 1), bucket(6000, 7500, 0), bucket(7500, null, 50)];

function columns(priceMinCents: number | null, priceMaxCents: number | null) {
  const { container } = renderAt(
    '/search',
    <PriceHistogram buckets={BUCKETS} search={{ priceMinCents, priceMaxCents }} />,
  );
  return [...container.querySelectorAll('[aria-hidden] > span')] as HTMLElement[];
}

test("SEA-1 a column's height is proportional to its count, with a minimum for few spaces and none for zero", () => {
  expect(columns(null, null).map(({ style }) => style.height)).toEqual(['100%', '4%', '0px', '50%']);
});

test('SEA-1 columns outside of the chosen bounds are dimmed', () => {
  const [first, second, third, last] = columns(5000, 7000).map(({ className }) => className);
  expect(second).toBe(third);
  expect(first).toBe(last);
  expect(first).not.toBe(second);
});

test('SEA-1 a table has the same counts, without empty price ranges', () => {
  columns(null, null);
  const table = screen.getByRole('table', { name: 'Cuántos espacios hay por precio al mes' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['30–45 €100 espacios', '45–60 €1 espacio', 'Desde 75 €50 espacios']);
});
