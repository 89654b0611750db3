import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostInvoicesQueryVariables } from '../../../client/generated/graphql';
import { pageOf } from '../support/dashboard';
import { lineOf, openEarnings } from '../support/earnings';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['earnings', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

describe('M7 invoices', () => {
  const invoiceOf = (number: number, change: object = {}) => ({
    __typename: 'BookingDocument',
    id: `doc_${number}`,
    issuerType: 'PLATFORM',
    title: 'Factura de comisión',
    number: `HC-2027-${String(number).padStart(6, '0')}`,
    totalCents: 350,
    issuedAt: '2027-02-18T09:00:00Z',
    url: null,
    ...change,
  });
  const OURS = Array.from({ length: 7 }, (_, index) => invoiceOf(7 - index));
  const OWN = [
    invoiceOf(9, { issuerType: 'HOST', number: 'MRR-2027-0001', title: 'Factura rectificativa', totalCents: -7000 }),
    invoiceOf(8, { issuerType: 'HOST', number: 'MR-2027-0001', title: 'Factura', totalCents: 7000 }),
  ];
  const openInvoices = async () => {
    const { callsOf } = await openEarnings(
      null,
      {},
      {
        HostInvoices: (variables) => {
          const { issuerType, first, after } = variables as HostInvoicesQueryVariables;
          const all = [...OWN, ...OURS].filter((one) => !issuerType || one.issuerType === issuerType);
          const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
          const to = from + (first ?? 0);
          return { myDocuments: pageOf('BookingDocument', all.slice(from, to), to < all.length) };
        },
      },
    );
    const panel = within(await screen.findByRole('region', { name: 'Facturas' }));
    await panel.findByText('MR-2027-0001');
    const numbers = () => panel.getAllByText(/-2027-\d+$/).map(({ textContent }) => textContent);
    return { callsOf, panel, numbers };
  };

  test('more of them are added to the list, which another filter and coming back leave as it is', async () => {
    const { callsOf, panel, numbers } = await openInvoices();
    expect(numbers()).toHaveLength(5);
    await userEvent.click(panel.getByRole('button', { name: 'Ver más facturas' }));
    await waitFor(() => expect(numbers()).toHaveLength(9));
    expect(numbers()).toEqual([...OWN, ...OURS].map(({ number }) => number));
    expect(panel.queryByRole('button', { name: 'Ver más facturas' })).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'De Hueco' }));
    await waitFor(() => expect(numbers()).toEqual(OURS.slice(0, 5).map(({ number }) => number)));
    await userEvent.click(panel.getByRole('button', { name: 'Todas' }));
    await waitFor(() => expect(callsOf('HostInvoices')).toHaveLength(4));
    await waitFor(() => expect(numbers()).toHaveLength(9));
  });

  test('a corrective invoice has the issuer of its invoice, in the list and in the filter', async () => {
    const { panel, numbers } = await openInvoices();
    const rowOf = (text: string) => panel.getByText(text).closest('[role=row]');
    expect(rowOf('MRR-2027-0001')).toHaveTextContent('La emites tú');
    expect(rowOf('HC-2027-000007')).toHaveTextContent('La emite Hueco');
    await userEvent.click(panel.getByRole('button', { name: 'Tuyas' }));
    await waitFor(() => expect(numbers()).toEqual(['MRR-2027-0001', 'MR-2027-0001']));
  });
});

describe('P10 a stopped payout', () => {
  const READY = { ...lineOf('USUAL', 500, 350), state: 'PAYABLE' };
  const openWith = async (nextPayout: object | null) => {
    await openEarnings(null, { lines: [READY], earnings: { payableCents: 6650, nextPayout } });
    return {
      metrics: await screen.findByRole('region', { name: 'Resumen de tus ingresos' }),
      coming: screen.getByRole('region', { name: 'Próximos pagos' }),
      lines: screen.getByRole('table', { name: 'Por reserva' }),
    };
  };

  test('promises no day, neither in the total nor in a line', async () => {
    const { metrics, coming, lines } = await openWith(null);
    expect(metrics).toHaveTextContent(/66,50\s€Parado por ahora/);
    expect(coming).not.toHaveTextContent('3mar');
    expect(lines).not.toHaveTextContent('Sale el');
  });

  test('has its day again when it can leave', async () => {
    const { metrics, coming, lines } = await openWith({
      __typename: 'NextPayout',
      on: '2027-03-03',
      amountCents: 6650,
    });
    expect(metrics).toHaveTextContent(/66,50\s€Sale el 3 de marzo/);
    expect(coming).toHaveTextContent('3mar');
    expect(lines).toHaveTextContent('Sale el 3 mar');
  });
});

test('P10 filters count the lines of older months too, which the CSV has', async () => {
  await openEarnings(null, {
    lines: [lineOf('USUAL', 500, 350), { ...lineOf('LAUNCH', 0, 0), state: 'WAITING' }],
    earnings: { earlierLines: { __typename: 'EarlierLines', count: 12, paidCount: 12 } },
  });
  const panel = within(await screen.findByRole('region', { name: 'Por reserva' }));
  const names = () => panel.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(expect.arrayContaining(['Todo 14', 'Sin pagar 1', 'Pagado 13']));
  const older = 'Los meses más antiguos están en el CSV';
  expect(panel.getByText(older)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Sin pagar 1' }));
  expect(panel.queryByText(older)).not.toBeInTheDocument();
});

describe('P10 an empty filter', () => {
  const LINES_EMPTY = 'Aún no hay ingresos';
  const openLines = async (state: string, earlierLines: object) => {
    await openEarnings(null, {
      lines: [{ ...lineOf('USUAL', 500, 350), state }],
      earnings: { earlierLines: { __typename: 'EarlierLines', ...earlierLines } },
    });
    return within(await screen.findByRole('region', { name: 'Por reserva' }));
  };

  test('of lines says that none matches, not that there are none', async () => {
    const panel = await openLines('PAID', { count: 0, paidCount: 0 });
    await userEvent.click(panel.getByRole('button', { name: 'Sin pagar 0' }));
    expect(panel.getByText('Nada sin pagar')).toBeVisible();
    expect(panel.queryByText(LINES_EMPTY)).not.toBeInTheDocument();
  });

  test('whose only lines are older refers to the CSV alone', async () => {
    const panel = await openLines('PAID', { count: 1, paidCount: 0 });
    await userEvent.click(panel.getByRole('button', { name: 'Sin pagar 1' }));
    expect(panel.getByText('Los meses más antiguos están en el CSV')).toBeVisible();
    expect(panel.queryByText('Nada sin pagar')).not.toBeInTheDocument();
    expect(panel.queryByText(LINES_EMPTY)).not.toBeInTheDocument();
  });

  test('of invoices says when there are some of this issuer', async () => {
    await openEarnings(null, {}, { HostInvoices: () => ({ myDocuments: pageOf('BookingDocument', [], false) }) });
    const panel = within(await screen.findByRole('region', { name: 'Facturas' }));
    expect(await panel.findByText('Aún no hay facturas')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Tuyas' }));
    expect(await panel.findByText('Aún no hay facturas tuyas')).toBeVisible();
    expect(panel.getByText(/firmas el acuerdo de facturación/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'De Hueco' }));
    expect(await panel.findByText('Aún no hay facturas de Hueco')).toBeVisible();
  });
});
