import { MockedProvider } from '@apollo/client/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { ApiStatusPage } from '../../../client/features/developers/status/ApiStatusPage';
import { ApiStatusDocument } from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

beforeAll(() => useLanguage('es', ['apiDocs', 'apiStatus', 'nav', 'errors']));

const hours = Array.from({ length: 24 }, (_, index) => ({
  __typename: 'ApiStatusHour',
  hour: new Date(Date.UTC(2027, 2, 1, 10 + index)).toISOString(),
  calls: index === 23 ? 400 : 0,
  failures: index === 23 ? 4 : 0,
}));
const mockOf = (change: object) => ({
  request: { query: ApiStatusDocument },
  result: {
    data: {
      apiStatus: {
        __typename: 'ApiStatus',
        at: '2027-03-02T09:55:00Z',
        version: '1.0.0',
        isReady: true,
        areEventsInTime: true,
        calls: 400,
        failures: 4,
        p50Milliseconds: 10,
        p95Milliseconds: 50,
        hours,
        ...change,
      },
    },
  },
});
const open = (change: object = {}): void => {
  renderAt(
    '/developers/status',
    <MockedProvider mocks={[mockOf(change)]} cache={createCache([])}>
      <ApiStatusPage />
    </MockedProvider>,
  );
};

test('USE-3 the API status is shown with its metrics, and the chart as a table too', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Todo funciona' })).toBeVisible();
  expect(screen.getByText('Versión 1.0.0, leído a las 10:55')).toBeVisible();
  const day = within(screen.getByRole('region', { name: 'Últimas 24 horas' }));
  expect(day.getByText('Fallos nuestros').parentElement).toHaveTextContent('4 (1,0 %)');
  expect(day.getByText('Respuesta, p95').parentElement).toHaveTextContent('hasta 50 ms');
  expect(day.getByRole('img', { name: /^Llamadas y fallos/ })).toBeVisible();
  await user.click(day.getByRole('button', { name: 'Ver tabla' }));
  const rows = day.getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect(rows[1]).toHaveTextContent(/10:00.*400.*4$/);
});

test('USE-3 delayed webhooks and a day without calls are reported', async () => {
  open({ areEventsInTime: false, calls: 0, failures: 0, p50Milliseconds: null, p95Milliseconds: null, hours: [] });
  expect(
    await screen.findByRole('heading', { level: 2, name: /los webhooks y los avisos salen con retraso$/ }),
  ).toBeVisible();
  expect(screen.getByText('Con retraso')).toBeVisible();
  expect(screen.getByText('Nadie ha llamado en las últimas 24 horas.')).toBeVisible();
});

test('a bar says one call in the singular and many with their separator', async () => {
  const [first, second] = hours;
  open({
    hours: [
      { ...first, calls: 1, failures: 1 },
      { ...second, calls: 1200, failures: 0 },
    ],
  });
  expect(await screen.findByTitle('11:00: 1 llamada, 1 fallo')).toBeInTheDocument();
  expect(screen.getByTitle('12:00: 1.200 llamadas, 0 fallos')).toBeInTheDocument();
});
