import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ComparedCity } from '../../../client/features/comparison/components/ComparedCity';
import { renderAt, useLanguage } from '../support/render';

const madrid = {
  __typename: 'ComparedCity' as const,
  slug: 'madrid',
  name: 'Madrid',
  sampleCount: 12,
  cityMeanCents: 2960,
  medianCents: 2072,
  lowTenthCents: 1480,
  medianSavingPercent: 30,
  tenthSavingPercent: 50,
};

beforeEach(() => useLanguage('es', ['comparison']));

test.each([
  [{}, 'El trastero mediano cuesta un 30 % menos y uno de cada diez, al menos un 50 % menos.'],
  [
    { medianSavingPercent: 0, tenthSavingPercent: 8 },
    'El trastero mediano no cuesta menos que la media de la ciudad; uno de cada diez, al menos un 8 % menos.',
  ],
  [{ medianSavingPercent: 0, tenthSavingPercent: 0 }, 'El trastero mediano no cuesta menos que la media de la ciudad.'],
])('USE-7 a saving is told only where there is one: %j', async (change, text) => {
  renderAt('/price-comparison', <ComparedCity city={{ ...madrid, ...change }} source="La Gaceta" />);
  expect(await screen.findByText(`${text} Muestra: 12 trasteros.`)).toBeVisible();
});
