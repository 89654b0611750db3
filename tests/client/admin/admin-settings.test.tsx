import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
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
  noticeDays: null,
  changes: [],
  ...values,
});

/** The settings page with a fake server; returns what was sent. `onChange` is what a change does there, or why it is refused. */
function open(
  onChange: (settings: Record<string, unknown>[]) => string | null = () => null,
  /** Whether the settings can be read again after a change. */
  isReadable = true,
  /** Why the cancellation of a scheduled change is refused. */
  refusal?: object,
) {
  const sent: [string | undefined, unknown][] = [];
  const settings: Record<string, unknown>[] = [
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
        if (operationName === 'Settings' && sent.length > 0 && !isReadable) {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        if (operationName === 'Settings') observer.next({ data: { settings: structuredClone(settings) } });
        else {
          sent.push([operationName, (variables as { input: unknown }).input]);
          const code = operationName === 'ChangeSetting' ? onChange(settings) : null;
          if (code) {
            observer.next({ errors: [new GraphQLError(code, { extensions: { code } })] });
            observer.complete();
            return;
          }
          if (operationName === 'CancelSettingChange' && refusal) {
            observer.next({
              errors: [new GraphQLError('refused', { extensions: { code: 'VALIDATION_FAILED', fields: [refusal] } })],
            });
            observer.complete();
            return;
          }
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
  const row = screen.getByRole('heading', { level: 3, name: 'Gastos de gestión' }).closest('li') as HTMLElement;
  expect(row).toHaveTextContent(/11\s%/);
  expect(row).toHaveTextContent(/De fábrica: 10\s%/);
  expect(row).toHaveTextContent(/12\s% desde el 1 abr 2027/);
  await userEvent.click(within(row).getByRole('button', { name: 'Cambiar: Gastos de gestión' }));
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
      {
        key: 'RENTER_FEE_BPS',
        value: 950,
        validFrom: '2027-05-01',
        seenValue: 1100,
        seenSetAt: '2027-03-01T09:00:00Z',
        statement: 'Campaña de primavera',
      },
    ],
  ]);
});

test('P9 only a scheduled change can be cancelled', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Gastos de gestión' }));
  const history = await screen.findByRole('region', { name: 'Historial' });
  expect(within(history).getAllByRole('listitem')[1]).toHaveTextContent(/10\s% → 11\s%/);
  await userEvent.click(within(history).getByRole('button', { name: 'Cancelar este cambio' }));
  await screen.findByText('Cambio cancelado');
  expect(sent).toEqual([['CancelSettingChange', { key: 'RENTER_FEE_BPS', validFrom: '2027-04-01' }]]);
});

test('P9 a refused cancellation says which change has to be cancelled first', async () => {
  open(undefined, true, {
    path: 'validFrom',
    code: 'LATER_CHANGE_WITHOUT_NOTICE',
    params: { day: '2027-04-12', min: 15 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Gastos de gestión' }));
  const history = await screen.findByRole('region', { name: 'Historial' });
  await userEvent.click(within(history).getByRole('button', { name: 'Cancelar este cambio' }));
  expect(
    await screen.findByText(/^Cancela antes el cambio del 12 abr 2027: subiría sin 15 días de aviso/),
  ).toBeTruthy();
});

/** Sets the late fee, in euros, in its opened form. */
async function setLateFee(euros: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('heading', { level: 3, name: 'Recargo por pagar tarde' })).closest(
    'li',
  ) as HTMLElement;
  if (!within(row).queryByLabelText(/^Valor nuevo/))
    await userEvent.click(within(row).getByRole('button', { name: 'Cambiar: Recargo por pagar tarde' }));
  const value = await within(row).findByLabelText(/^Valor nuevo/);
  await userEvent.clear(value);
  await userEvent.type(value, euros);
  await userEvent.type(within(row).getByLabelText(/^Motivo/), 'Lo pide el despacho.');
  await userEvent.click(within(row).getByRole('button', { name: 'Guardar el cambio' }));
  return row;
}
const changeFee = (settings: Record<string, unknown>[], value: number): void => {
  const fee = settings.find(({ key }) => key === 'LATE_FEE_CENTS') as Record<string, unknown>;
  Object.assign(fee, {
    value,
    changes: [
      change({ value, previous: 0, setAt: `2027-03-02T0${value % 10}:00:00Z`, appliedAt: '2027-03-02T09:00:00Z' }),
    ],
  });
};

test('P9 the form begins again with the value that it has saved', async () => {
  const sent = open((settings) => {
    changeFee(settings, 500);
    return null;
  });
  const row = await setLateFee('5');
  await screen.findByText('Cambio guardado');
  await waitFor(() => expect(within(row).getByLabelText(/^Valor nuevo/)).toHaveValue('5'));
  expect(within(row).getByLabelText(/^Motivo/)).toHaveValue('');
  expect(row).not.toHaveTextContent('Ahora mismo:');
  expect(sent).toHaveLength(1);
});

test('P9 what somebody else has changed meanwhile is said, and what is written stays', async () => {
  open((settings) => {
    changeFee(settings, 300);
    return 'TEXT_CHANGED';
  });
  const row = await setLateFee('5');
  expect(
    await within(row).findByText(/^Alguien lo ha cambiado mientras lo tenías abierto: ahora vale 3\s€/),
  ).toBeTruthy();
  expect(within(row).getByLabelText(/^Valor nuevo/)).toHaveValue('5');
  expect(within(row).getByLabelText(/^Motivo/)).toHaveValue('Lo pide el despacho.');
  expect(within(row).getByRole('button', { name: 'Guardar el cambio' })).toBeDisabled();
});

test('P9 a change that was saved is not reported as failed because the settings cannot be read again', async () => {
  const sent = open(undefined, false);
  await setLateFee('5');
  await screen.findByText('Cambio guardado');
  expect(sent).toHaveLength(1);
});

test('P9 why a change was refused is said although the settings cannot be read again', async () => {
  open(() => 'REPORT_STATE_REFUSED', false);
  const row = await setLateFee('5');
  const alert = await within(row).findByRole('alert');
  expect(alert).not.toHaveTextContent(/conexión/);
  expect(within(row).getByRole('button', { name: 'Guardar el cambio' })).toBeEnabled();
});
