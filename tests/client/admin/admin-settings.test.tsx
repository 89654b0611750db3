import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { SettingsSection } from '../../../client/features/admin/settings/SettingsSection';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['admin', 'staff', 'settings']));

const change = (values: object) => ({
  __typename: 'SettingChange',
  value: 1200,
  previous: null,
  validFrom: '2027-04-01',
  reason: 'Suben los costes del proveedor.',
  setByName: 'Elena Prado',
  setAt: '2027-03-01T09:00:00Z',
  appliedAt: null,
  cancelledAt: null,
  ...values,
});
const setting = (key: string, values: object) => ({
  __typename: 'Setting',
  key,
  group: 'FEES',
  defaultValue: 1000,
  min: 0,
  max: 3000,
  changes: [],
  ...values,
});

/** The settings page with a fake server; returns what was sent. */
function open() {
  const sent: [string | undefined, unknown][] = [];
  const settings = [
    setting('HOST_RESPONSE_HOURS', { group: 'TIMES', unit: 'HOUR', value: 24, defaultValue: 24, min: 1, max: 72 }),
    setting('RENTER_FEE_BPS', {
      unit: 'BPS',
      value: 1100,
      changes: [
        change({}),
        change({ value: 1100, previous: 1000, setAt: '2027-02-01T09:00:00Z', appliedAt: '2027-02-01T09:00:00Z' }),
      ],
    }),
    setting('LATE_FEE_CENTS', { unit: 'CENT', value: 0, defaultValue: 0, max: 1000 }),
  ];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Settings') observer.next({ data: { settings } });
        else {
          sent.push([operationName, (variables as { input: unknown }).input]);
          const payload = { setting: { __typename: 'Setting', key: 'RENTER_FEE_BPS' } };
          observer.next({ data: { changeSetting: payload, cancelSettingChange: payload } });
        }
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=settings',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <SettingsSection />
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

test('P9 a setting is shown in its unit; percents are entered and basis points sent', async () => {
  const sent = open();
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Plazos y topes de una reserva', 'Tarifas, comisiones y precios']);
  const row = screen.getByRole('heading', { level: 3, name: 'Tarifa del inquilino' }).closest('li') as HTMLElement;
  expect(row).toHaveTextContent(/11\s%/);
  expect(row).toHaveTextContent(/De fábrica: 10\s%/);
  expect(row).toHaveTextContent(/12\s% desde el 1 abr 2027/);
  await userEvent.click(within(row).getByRole('button', { name: 'Cambiar: Tarifa del inquilino' }));
  const value = await within(row).findByLabelText(/^Valor nuevo/);
  await userEvent.clear(value);
  await userEvent.type(value, '9,5');
  fireEvent.change(within(row).getByLabelText(/^Desde el día/), { target: { value: '2027-05-01' } });
  expect(row).toHaveTextContent(/Desde el 1 may 2027: de 11\s% a 9,5\s%/);
  await userEvent.type(within(row).getByLabelText(/^Motivo/), 'Campaña de primavera');
  await userEvent.click(within(row).getByRole('button', { name: 'Guardar el cambio' }));
  await screen.findByText('Cambio guardado');
  expect(sent).toEqual([
    [
      'ChangeSetting',
      { key: 'RENTER_FEE_BPS', value: 950, validFrom: '2027-05-01', statement: 'Campaña de primavera' },
    ],
  ]);
});

test('P9 only a scheduled change can be cancelled', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Tarifa del inquilino' }));
  const history = await screen.findByRole('region', { name: 'Historial' });
  expect(within(history).getAllByRole('listitem')[1]).toHaveTextContent(/10\s% → 11\s%/);
  await userEvent.click(within(history).getByRole('button', { name: 'Cancelar este cambio' }));
  await screen.findByText('Cambio cancelado');
  expect(sent).toEqual([['CancelSettingChange', { key: 'RENTER_FEE_BPS', validFrom: '2027-04-01' }]]);
});
