import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['earnings', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

const nextPayout = (change: object = {}) => ({
  dashboardSummary: {
    __typename: 'DashboardSummary',
    mode: 'HOST',
    nextPayout: {
      __typename: 'NextPayout',
      on: '2027-03-03',
      amountCents: 47_531,
      ibanLast4: '1332',
      ...change,
    },
  },
});

test('P10 the next payout stands under the rail: its day, its amount, its account', async () => {
  await openDashboard('/dashboard?mode=host', { NextPayout: () => nextPayout() });
  const title = await screen.findByText('Próximo pago');
  const card = title.closest('div:has(p)') ?? document.body;
  expect(card).toHaveTextContent(/^Próximo pago475,31\s€Miércoles, 3 mar · cuenta ···· 1332$/);
});

test('P10 without an account the day of the next payout is told alone', async () => {
  await openDashboard('/dashboard?mode=host', { NextPayout: () => nextPayout({ ibanLast4: null }) });
  expect(await screen.findByText('Miércoles, 3 mar')).toBeInTheDocument();
});

const quarterOf = (year: number, quarter: number, byTax: readonly object[] = []) => ({
  __typename: 'TaxSummary',
  year,
  quarter,
  byTax: byTax.map((change) => ({
    __typename: 'TaxShare',
    rentCents: 14_000,
    baseCents: 11_570,
    taxCents: 2430,
    commissionTaxCents: 122,
    differenceCents: 2308,
    ...change,
  })),
});

const openEarnings = (isTrader: boolean) =>
  openDashboard('/dashboard?mode=host&tab=earnings', {
    HostEarnings: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'usr_1',
        isTrader,
        payoutAccount: null,
        earnings: {
          __typename: 'Earnings',
          payableCents: 0,
          onHoldCents: 0,
          paidCents: 0,
          debtCents: 0,
          nextPayout: null,
          lines: [],
          months: [],
        },
      },
    }),
    HostPayouts: () => ({
      viewer: { __typename: 'Viewer', id: 'usr_1', payouts: pageOf('Payout', []) },
    }),
    HostInvoices: () => ({ myDocuments: pageOf('BookingDocument', []) }),
    HostTaxes: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'usr_1',
        first: quarterOf(2027, 1, [{ tax: 'IVA' }, { tax: 'IGIC', taxCents: 458, differenceCents: 412 }]),
        second: quarterOf(2026, 4),
        third: quarterOf(2026, 3),
        fourth: quarterOf(2026, 2),
      },
    }),
  });

test('P4 the tax summary asks for the last four quarters and has a row for each tax', async () => {
  const { callsOf } = await openEarnings(true);
  const table = await screen.findByRole('table', { name: 'Impuestos' });
  const rows = await within(table).findAllByRole('row');
  // The head of the columns is for wide windows.
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '1.º trimestre de 2027IVA · Hasta hoy',
    '1.º trimestre de 2027IGIC · Hasta hoy',
    '4.º trimestre de 2026',
    '3.º trimestre de 2026',
    '2.º trimestre de 2026',
  ]);
  const cells = within(rows[1] ?? table).getAllByRole('cell');
  expect(cells.map(({ lastChild }) => lastChild?.textContent?.replace(/\s/, ' '))).toEqual([
    '140,00 €',
    '115,70 €',
    '4,58 €',
    '−1,22 €',
    '4,12 €',
  ]);
  expect(callsOf('HostTaxes')).toEqual([
    { year1: 2027, quarter1: 1, year2: 2026, quarter2: 4, year3: 2026, quarter3: 3, year4: 2026, quarter4: 2 },
  ]);
});

test('P4 who charges no tax has no such summary', async () => {
  const { callsOf } = await openEarnings(false);
  await screen.findByRole('region', { name: 'Facturas' });
  expect(screen.queryByRole('table', { name: 'Impuestos' })).not.toBeInTheDocument();
  expect(callsOf('HostTaxes')).toEqual([]);
});
