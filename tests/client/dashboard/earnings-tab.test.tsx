import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDashboard } from '../support/dashboard';
import { downloadedFiles } from '../support/downloaded-files';
import { lineOf, openEarnings } from '../support/earnings';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['earnings', 'dashboard', 'stays', 'domain']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

test('P10 the next payout is shown with its date, amount and account', async () => {
  await openDashboard('/dashboard?mode=host', { NextPayout: () => nextPayout() });
  const title = await screen.findByText('Próximo pago');
  const card = title.closest('div:has(p)') ?? document.body;
  expect(card).toHaveTextContent(/^Próximo pago475,31\s€Miércoles, 3 mar · cuenta ···· 1332$/);
});

test('P10 without the last digits of the IBAN only the date of the next payout is shown', async () => {
  await openDashboard('/dashboard?mode=host', { NextPayout: () => nextPayout({ ibanLast4: null }) });
  expect(await screen.findByText('Miércoles, 3 mar')).toBeInTheDocument();
});

test('P4 the tax summary has a row for each tax of the last quarters and of their year, and a file with the same rows', async () => {
  await openEarnings(true);
  const table = await screen.findByRole('table', { name: 'Impuestos' });
  const rows = await within(table).findAllByRole('row');
  // The column heads exist in wide windows only.
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Trimestre 1 de 2027IVA\u00a0· Hasta hoy',
    'Trimestre 1 de 2027IGIC\u00a0· Hasta hoy',
    'Trimestre 4 de 2026IVA',
    'Trimestre 3 de 2026',
    'Trimestre 2 de 2026',
    'Año 2026IVA',
  ]);
  const cells = within(rows[1] ?? table).getAllByRole('cell');
  expect(cells.map(({ lastChild }) => lastChild?.textContent?.replace(/\s/, ' '))).toEqual([
    '140,00 €',
    '115,70 €',
    '4,58 €',
    '−1,22 €',
    '4,12 €',
  ]);
  expect(rows[5]).toHaveTextContent(/280,00\s€/);
  const files = downloadedFiles();
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('period,tax'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar en CSV: Impuestos' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['hueco-tax.csv']));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/files/earnings/tax.csv']);
});

test('P4 a host who charges no tax sees when they may have to, with links to more', async () => {
  const { callsOf } = await openEarnings(false);
  const taxes = await screen.findByRole('region', { name: 'Impuestos' });
  expect(taxes).toHaveTextContent('no cobras IVA, IGIC ni IPSI');
  expect(taxes).toHaveTextContent('Tus pagos llegan igual');
  const links = within(taxes).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/help/iva-del-alquiler',
    '/dashboard?mode=host&tab=spaces',
  ]);
  expect(screen.queryByRole('table', { name: 'Impuestos' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Facturas en tu nombre' })).not.toBeInTheDocument();
  expect(callsOf('HostTaxes')).toEqual([]);
});

test('P4 the lowest payout is the one that the server uses', async () => {
  await openEarnings(null);
  expect(await screen.findByText(/^Salen a las 6:00 del día, desde 15\s€$/)).toBeVisible();
  expect(await screen.findByText(/lo que esté disponible desde 15\s€\.$/)).toBeVisible();
});

test('P4 a host who has not answered the tax question sees no tax panel', async () => {
  await openEarnings(null);
  await screen.findByRole('region', { name: 'Facturas' });
  expect(screen.queryByRole('region', { name: 'Impuestos' })).not.toBeInTheDocument();
});

test('P2 each line shows its commission, and a commission of zero has no minus sign', async () => {
  await openEarnings(null, {
    lines: [lineOf('PROFESSIONAL', 800, 560), lineOf('LAUNCH', 0, 0), lineOf('USUAL', 500, 350)],
  });
  const table = await screen.findByRole('table', { name: 'Por reserva' });
  const cells = within(table)
    .getAllByRole('cell')
    .filter(({ textContent }) => textContent?.startsWith('Comisión'));
  expect(cells.map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
    'Comisión−5,60 €8 %, profesional',
    'Comisión0,00 €0 %, primera reserva',
    'Comisión−3,50 €5 %',
  ]);
});

test('M7 a payout links to its statement', async () => {
  const payout = {
    __typename: 'Payout',
    id: 'pot_1',
    amountCents: 6650,
    status: 'PAID',
    runOn: '2027-02-18',
    arrivesOn: '2027-02-20',
    ibanLast4: '7731',
    isOfAccount: false,
    statement: { __typename: 'BookingDocument', id: 'doc_1', title: 'Liquidación', url: '/files/documents/doc_1' },
  };
  await openEarnings(null, { payouts: [payout, { ...payout, id: 'pot_2', statement: null }] as never });
  const link = await screen.findByRole('link', { name: 'Descargar en PDF: Liquidación del 18 feb 2027' });
  expect(link).toHaveAttribute('href', '/files/documents/doc_1');
});

test.each([
  ['its account', true],
  ['us', false],
])('P4 a payout that failed because of %s offers the check of the account only then', async (_, isOfAccount) => {
  const payout = {
    __typename: 'Payout',
    id: 'pot_1',
    amountCents: 6650,
    status: 'FAILED',
    runOn: '2027-02-18',
    arrivesOn: null,
    ibanLast4: '7731',
    isOfAccount,
    statement: null,
  };
  await openEarnings(null, { payouts: [payout] as never });
  expect(await screen.findByText(/No llegó: sale con el próximo pago/)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Revisar la cuenta' })).toHaveLength(Number(isOfAccount));
});

test("M4 the provider's open requirements are described in words", async () => {
  await openEarnings(null, {
    account: {
      __typename: 'PayoutAccount',
      status: 'RESTRICTED',
      requirements: ['IBAN', 'NAME', 'OTHER'],
      requirementsDueAt: '2027-04-01T00:00:00Z',
      ibanLast4: null,
    },
  });
  const panel = await screen.findByRole('region', { name: 'Cuenta de cobro' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Falta tu IBAN', 'Falta tu nombre completo', 'El proveedor pide otro dato']);
});

describe('T5 the payout account while the provider checks it', () => {
  const stateOf = (status: string, requirements: readonly string[], ibanLast4: string | null = null) => ({
    __typename: 'PayoutAccount',
    status,
    requirements,
    requirementsDueAt: null,
    ibanLast4,
  });
  const GIVEN = stateOf('PENDING', ['IBAN', 'NAME']);

  /** Opens the tab; from the next read on, the account is `next.account`. */
  const openWith = async (account: ReturnType<typeof stateOf>, isReturned: boolean) => {
    vi.useFakeTimers({ now: new Date('2027-03-02T09:55:00Z'), shouldAdvanceTime: true });
    const next = { account };
    const PayoutAccountCheck = () => ({ viewer: { __typename: 'Viewer', id: 'usr_1', payoutAccount: next.account } });
    const { callsOf } = await openEarnings(null, { account, isReturned }, { PayoutAccountCheck });
    const panel = await screen.findByRole('region', { name: 'Cuenta de cobro' });
    return { next, panel, reads: () => callsOf('PayoutAccountCheck').length };
  };

  test('is polled after the host returns from the provider, until it is complete', async () => {
    const { next, panel, reads } = await openWith(GIVEN, true);
    expect(panel).toHaveTextContent('Comprobando tus datos');
    expect(panel).toHaveTextContent('Esta página se actualiza sola.');
    expect(within(panel).queryAllByRole('listitem')).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reads()).toBe(1);
    expect(panel).toHaveTextContent('Comprobando tus datos');
    next.account = stateOf('COMPLETE', [], '1332');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(panel).toHaveTextContent('Lista para cobrar'));
    expect(panel).toHaveTextContent('1332');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reads()).toBe(2);
  });

  test('is polled while nothing is missing, until the provider restricts it', async () => {
    const { next, panel, reads } = await openWith(stateOf('PENDING', []), false);
    expect(panel).toHaveTextContent('Comprobando tus datos');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reads()).toBeGreaterThan(20);
    next.account = stateOf('RESTRICTED', ['IDENTITY']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await within(panel).findByText('Falta un documento de identidad')).toBeVisible();
    const before = reads();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reads()).toBe(before);
  });

  test('is polled when it was restricted and the host has returned from the provider', async () => {
    const { next, panel } = await openWith(stateOf('RESTRICTED', ['IDENTITY'], '1332'), true);
    expect(panel).toHaveTextContent('Parada: falta algo');
    next.account = stateOf('COMPLETE', [], '1332');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(panel).toHaveTextContent('Lista para cobrar'));
  });

  test('shows its stored state again after a minute without a change', async () => {
    const { panel, reads } = await openWith(GIVEN, true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await within(panel).findByText('Falta tu IBAN')).toBeVisible();
    const before = reads();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reads()).toBe(before);
  });

  test('is not polled while the host has to provide something', async () => {
    const { panel, reads } = await openWith(GIVEN, false);
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reads()).toBe(0);
  });
});

test('M7 the host accepts the invoicing agreement; a server error is shown at its field', async () => {
  let isRefused = true;
  const { callsOf } = await openEarnings(
    true,
    {},
    {
      AcceptInvoicingAgreement: () =>
        isRefused
          ? { refused: 'VALIDATION_FAILED', fields: [{ path: 'nif', code: 'NIF_INVALID' }] }
          : {
              acceptInvoicingAgreement: {
                invoicingAgreement: {
                  __typename: 'InvoicingAgreement',
                  legalName: 'Marta Ruiz',
                  nif: '12345678Z',
                  address: 'Calle de la Oca 63, Madrid',
                  agreedAt: '2027-03-02T09:55:00Z',
                },
              },
            },
    },
  );
  const panel = await screen.findByRole('region', { name: 'Facturas en tu nombre' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Firmar el acuerdo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Acuerdo de facturación' });
  await userEvent.type(within(dialog).getByLabelText('Nombre o razón social'), 'Marta Ruiz');
  await userEvent.type(within(dialog).getByLabelText('NIF'), '12345678A');
  await userEvent.type(within(dialog).getByLabelText('Domicilio fiscal'), 'Calle de la Oca 63, Madrid');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Firmar el acuerdo' }));
  await waitFor(() => expect(within(dialog).getByLabelText('NIF')).toBeInvalid());
  isRefused = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Firmar el acuerdo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('AcceptInvoicingAgreement').at(-1)).toEqual({
    input: { legalName: 'Marta Ruiz', nif: '12345678A', address: 'Calle de la Oca 63, Madrid', accepts: true },
  });
});

test('M7 an agreement in force shows its holder and start and can be ended', async () => {
  const agreement = {
    __typename: 'InvoicingAgreement',
    legalName: 'Marta Ruiz',
    nif: '12345678Z',
    address: 'Calle de la Oca 63, Madrid',
    agreedAt: '2027-01-10T09:00:00Z',
  };
  const { callsOf } = await openEarnings(
    true,
    { agreement },
    { EndInvoicingAgreement: () => ({ endInvoicingAgreement: { isEnded: true } }) },
  );
  const panel = await screen.findByRole('region', { name: 'Facturas en tu nombre' });
  expect(await within(panel).findByText('Marta Ruiz · 12345678Z')).toBeVisible();
  expect(panel).toHaveTextContent('Desde el 10 de enero de 2027');
  await userEvent.click(within(panel).getByRole('button', { name: 'Terminar el acuerdo' }));
  await waitFor(() => expect(callsOf('EndInvoicingAgreement')).toHaveLength(1));
});
