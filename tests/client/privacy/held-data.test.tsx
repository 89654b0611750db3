import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeldData } from '../../../client/features/privacy/components/HeldData';
import { renderAt, useLanguage } from '../support/render';

test('P15 stored data is formatted for people: phone, dates and languages', async () => {
  await useLanguage('es', ['privacy']);
  const fields = [
    { key: 'PHONE' as const, value: '+34600900000' },
    { key: 'BIRTH_DATE' as const, value: '1990-03-12' },
    { key: 'LANGUAGES' as const, value: 'es, en' },
    { key: 'CITY' as const, value: null },
  ];
  renderAt('/mis-datos', <HeldData groups={[{ key: 'PROFILE', count: 1, fields }]} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '+34 600 900 000',
    '12 mar 1990',
    'español e inglés',
    'Sin datos',
  ]);
});
