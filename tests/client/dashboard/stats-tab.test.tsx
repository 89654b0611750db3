import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { axisOf } from '../../../client/ui/charts/axis';
import { StatsTab } from '../../../client/features/dashboard/stats/StatsTab';
import { tableCsv } from '../../../client/ui/controls/table-csv';
import { renderAt, useLanguage } from '../support/render';
import { refusal } from '../support/sessions';

const metric = (total: number, previous: number) => ({ total, previous, trend: [0, 1, 2, 3, 4, 5, 6, 7, 8, total] });
const position = {
  priceCents: 7700,
  peerCount: 14,
  radiusM: 2000,
  minSizeM2: 2,
  maxSizeM2: 8,
  medianCents: 7400,
  lowCents: 6200,
  highCents: 8800,
  past: [
    { month: '2026-12-01', priceCents: 7000, medianCents: 7000 },
    { month: '2027-02-01', priceCents: 7700, medianCents: 7000 },
  ],
};
const ofSpace = (id: string, title: string, more: object = {}) => ({
  space: { __typename: 'Space', id, title, type: 'STORAGE', sizeM2: 4.2, coverPhoto: null },
  publishedOn: '2026-01-10',
  views: metric(168, 140),
  favorites: 17,
  requests: 3,
  occupancyPercent: 96,
  incomePerM2Cents: 1583,
  previousIncomePerM2Cents: 1583,
  position,
  ...more,
});
const stats = {
  from: '2027-01-31',
  to: '2027-03-01',
  choices: [{ __typename: 'Space', id: 'spc_1', title: 'Trastero seco' }],
  views: metric(412, 349),
  favorites: metric(37, 31),
  requests: metric(5, 4),
  steps: Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 31 + index)).toISOString().slice(0, 10);
    return { from: day, to: day, views: index, previousViews: 1, favorites: 2, requests: index === 29 ? 5 : 0 };
  }),
  funnel: {
    views: 412,
    priceViews: 74,
    requests: 5,
    accepted: 2,
    waiting: 2,
    declined: 1,
    before: { views: 349, priceViews: 60, requests: 4, accepted: 3 },
  },
  response: {
    percent: 96,
    previousPercent: 97,
    trend: [
      { day: '2027-01-23', percent: 97 },
      { day: '2027-03-01', percent: 96 },
    ],
    medianMinutes: 42,
    count: 25,
    withinHour: 17,
    withinSixHours: 5,
    later: 2,
    unanswered: 1,
  },
  occupancy: [
    { month: '2027-02-01', percent: 87, isForecast: false },
    { month: '2027-03-01', percent: 93, isForecast: true },
  ],
  incomeMonth: '2027-02-01',
  incomePerM2Cents: 594,
  previousIncomePerM2Cents: 612,
  expectedPerM2Cents: 1007,
  bySpace: [
    ofSpace('spc_1', 'Trastero seco'),
    ofSpace('spc_2', 'Garaje en Arganzuela', {
      position: { ...position, peerCount: 3, medianCents: null, lowCents: null, highCents: null, past: [] },
    }),
  ],
};

let asked: Record<string, unknown>[];

/** Shows the address. */
function Address() {
  return <output>{useLocation().search}</output>;
}

function open(answer: object = stats, address = '/dashboard?mode=host&tab=stats'): { server: { isDown: boolean } } {
  const server = { isDown: false };
  asked = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        if (server.isDown) return observer.error(new Error('connection reset'));
        if (variables.spaceId === 'spc_9') return observer.error(refusal('NOT_FOUND'));
        observer.next({ data: { hostStats: answer } });
        observer.complete();
      }),
  );
  renderAt(
    address,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <StatsTab />
      <Address />
    </ApolloProvider>,
  );
  return { server };
}

beforeEach(() => useLanguage('es', ['stats']));

test('DSH-1 each chart has a table with the same numbers, and the focus stays on its button', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Visitas' });
  const button = within(panel).getByRole('button', { name: 'Ver tabla' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Ver gráfico');
  const table = within(panel).getByRole('table', { name: 'Visitas' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  expect(within(table).getByRole('row', { name: /^Total 435 30 60 5 1,1\s%$/ })).toBeVisible();
  const prices = screen.getByRole('region', { name: 'Tu precio en la zona' });
  await userEvent.click(within(prices).getByRole('button', { name: 'Ver tabla' }));
  expect(within(prices).getByRole('row', { name: /Garaje en Arganzuela .* – menos de cinco 3/ })).toBeVisible();
});

test('DSH-1 every panel has a table, and every number its previous value', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Estadísticas' });
  const charts = screen.getAllByRole('button', { name: 'Ver tabla' });
  // The last panel, with one row per space, is itself a table.
  expect(charts).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length - 1);
  // The region of a table has the same name as its panel.
  const panel = (name: string) => within(screen.getAllByRole('region', { name })[0] as HTMLElement);
  const kpis = screen.getByRole('region', { name: 'Cifras del periodo' });
  expect(kpis.querySelectorAll('svg[viewBox="0 0 132 32"]')).toHaveLength(4);
  expect(panel('De visita a reserva').getByText('1,2 %')).toBeVisible();
  expect(panel('De visita a reserva').getByText('antes 1,1 %')).toBeVisible();
  expect(panel('De visita a reserva').getByText('antes 349')).toBeVisible();
  expect(panel('Tu precio en la zona').getByText('en diciembre: 0 %')).toBeVisible();
  for (const button of charts) await userEvent.click(button);
  const rowOf = (name: string, row: RegExp) => expect(panel(name).getByRole('row', { name: row })).toBeVisible();
  rowOf('De visita a reserva', /^Vieron tu anuncio 412 349 –$/);
  rowOf('De visita a reserva', /^Pidieron la reserva 5 4 7\s%$/);
  rowOf('Tu precio en la zona', /^Trastero seco 0\s% \+10\s% \+4\s%$/);
  rowOf('Tu precio en la zona', /^Garaje en Arganzuela – – –$/);
  rowOf('Respuesta', /^A tiempo 96\s%, antes 97\s%$/);
  rowOf('Respuesta', /^23 ene 97\s%$/);
  rowOf('Respuesta', /^1 mar 96\s%$/);
  rowOf('Ingresos por metro', /^Todos 5,94\s€ 6,12\s€$/);
  rowOf('Ocupación', /^mar 2027 93\s% previsto$/);
});

test('DSH-1 no median is shown for fewer than five similar spaces', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Tu precio en la zona' });
  const rows = within(panel).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('3 € más (+4 %)');
  expect(rows[1]).toHaveTextContent('Aún no hay con quién comparar.');
  expect(rows[1]).toHaveTextContent('sin mediana');
});

test('DSH-1 period and space are sent to the server for all panels at once', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '90 días' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Espacio' }), 'Trastero seco');
  await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'DAYS_90', spaceId: 'spc_1' }));
  expect(screen.getByText('?mode=host&tab=stats&period=days_90&space=spc_1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '30 días' }));
  expect(await screen.findByText('?mode=host&tab=stats&space=spc_1')).toBeVisible();
});

test('DSH-1 period and space of the address are shown; a space that is gone is dropped', async () => {
  open(stats, '/dashboard?mode=host&tab=stats&period=year&space=spc_1');
  expect(await screen.findByRole('combobox', { name: 'Espacio' })).toHaveValue('spc_1');
  expect(asked).toEqual([{ period: 'YEAR', spaceId: 'spc_1' }]);
  cleanup();
  open(stats, '/dashboard?mode=host&tab=stats&space=spc_9');
  await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'DAYS_30', spaceId: null }));
  expect(await screen.findByText('?mode=host&tab=stats')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Visitas' })).toBeVisible();
});

test('DSH-1 statistics that fail to load are not those of the choice before, and another can be chosen', async () => {
  const { server } = open();
  await screen.findByRole('region', { name: 'Visitas' });
  server.isDown = true;
  await userEvent.click(screen.getByRole('button', { name: '90 días' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Visitas' })).toBeNull();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '30 días' }));
  expect(await screen.findByRole('region', { name: 'Visitas' })).toBeVisible();
});

test('DSH-1 before the first view the tab explains when numbers appear', async () => {
  const none = { total: 0, previous: 0, trend: [] };
  open({
    ...stats,
    views: none,
    favorites: none,
    requests: none,
    occupancy: [{ month: '2027-03-01', percent: 0, isForecast: true }],
  });
  expect(await screen.findByRole('heading', { name: 'Tus cifras empiezan con la primera visita' })).toBeVisible();
});

test('DSH-1 axes end at round numbers, and the CSV file escapes formulas and quotes', () => {
  expect(axisOf(24)).toEqual({ top: 30, lines: [0, 10, 20, 30] });
  expect(axisOf(0).top).toBe(3);
  expect(tableCsv([['=1+1', 'a"b']], 'es')).toBe('\uFEFF"\'=1+1";"a""b"');
});
