import { MockedProvider } from '@apollo/client/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CompareBar } from '../../../client/features/favorites/components/CompareBar';
import { CompareCheck } from '../../../client/features/favorites/components/CompareCheck';
import { useComparison } from '../../../client/features/favorites/use-comparison';
import { CompareSpacesDocument } from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

const space = (id: string, fields: object = {}) => ({
  __typename: 'Space',
  id,
  title: `Espacio ${id}`,
  type: 'STORAGE',
  sizeM2: 6,
  heightM: 2.4,
  doorWidthM: 0.9,
  doorHeightM: 2,
  priceAllInCents: 8000,
  pricePerM2Cents: 1333,
  accessMode: 'SCHEDULED',
  is24h: false,
  freeFrom: '2026-01-15',
  minDays: 30,
  cancellationPolicy: 'FLEXIBLE',
  cancellationTerms: {
    __typename: 'PolicyTerms',
    policy: 'FLEXIBLE',
    freeHours: 36,
    freeDays: null,
    keptCents: 3000,
    refundPercent: null,
    nothingHours: null,
    nothingDays: null,
    withdrawalDays: 14,
  },
  rating: null,
  coverPhoto: null,
  ...fields,
});

const mock = {
  request: { query: CompareSpacesDocument, variables: { ids: ['a', 'b'] } },
  result: {
    data: {
      nodes: [
        space('a'),
        space('b', {
          heightM: null,
          is24h: true,
          freeFrom: '2026-01-15',
          minDays: 1,
          cancellationPolicy: 'STRICT',
          cancellationTerms: {
            __typename: 'PolicyTerms',
            policy: 'STRICT',
            freeHours: null,
            freeDays: 45,
            keptCents: null,
            refundPercent: 40,
            nothingHours: null,
            nothingDays: 9,
            withdrawalDays: 14,
          },
        }),
      ],
    },
  },
};

function Shown({ ids }: { ids: readonly string[] }) {
  const comparison = useComparison(ids);
  return (
    <>
      {ids.map((id) => (
        <CompareCheck key={id} id={id} title={id} comparison={comparison} />
      ))}
      <CompareBar comparison={comparison} />
    </>
  );
}

const show = (ids: readonly string[]) =>
  renderAt(
    '/favorites',
    <MockedProvider mocks={[mock] as never}>
      <Shown ids={ids} />
    </MockedProvider>,
  );
const check = (id: string) => screen.getByRole('checkbox', { name: `Comparar: ${id}` });

beforeEach(() => useLanguage('es', ['favorites', 'domain', 'common']));

test('P10 two spaces are compared side by side, with a dash for missing values', async () => {
  show(['a', 'b']);
  await userEvent.click(check('a'));
  expect(screen.queryByRole('button', { name: /Comparar/ })).not.toBeInTheDocument();
  await userEvent.click(check('b'));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar 2' }));
  const row = async (name: string) =>
    within((await screen.findByRole('rowheader', { name, hidden: true })).closest('tr') as HTMLElement)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent);
  expect(await row('Altura')).toEqual(['2,40\u00a0m', '–']);
  expect(await row('Acceso')).toEqual(['Con cita', 'Acceso 24\u00a0h']);
  expect(await row('Cancelación')).toEqual([
    'Flexible. Gratis hasta 36 horas antes; después se devuelve todo menos 30\u00a0€ y la gestión',
    'Estricta. Gratis hasta 45 días antes; después, el 40\u00a0% sin la gestión; desde 9 días antes, nada. Para irte antes de tu fecha, 30\u00a0días como mínimo',
  ]);
  expect(await row('Estancia mínima')).toEqual(['30 días', '1 día']);
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Espacio a'), expect.stringContaining('Espacio b')]),
  );
});

test('P10 at most four spaces can be compared', async () => {
  show(['a', 'b', 'c', 'd', 'e']);
  for (const id of ['a', 'b', 'c', 'd']) await userEvent.click(check(id));
  expect(check('e')).toBeDisabled();
  await userEvent.click(check('a'));
  expect(check('e')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  for (const id of ['a', 'b', 'c', 'd']) expect(check(id)).not.toBeChecked();
});

test('P10 the comparison formats a monthly price as elsewhere', async () => {
  show(['a', 'b']);
  for (const id of ['a', 'b']) await userEvent.click(check(id));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar 2' }));
  const row = (await screen.findByRole('rowheader', { name: 'Precio, todo incluido', hidden: true })).closest(
    'tr',
  ) as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['80 €/mes', '80 €/mes']);
});

test('P10 a comparison of spaces that no longer exist shows an error', async () => {
  const gone = { ...mock, result: { data: { nodes: [null, null] } } };
  renderAt(
    '/favorites',
    <MockedProvider mocks={[gone] as never}>
      <Shown ids={['a', 'b']} />
    </MockedProvider>,
  );
  for (const id of ['a', 'b']) await userEvent.click(check(id));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar 2' }));
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('quizá ya no existe');
});
