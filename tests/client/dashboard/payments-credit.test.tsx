import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, pageOf } from '../support/dashboard';
import { downloadedFiles } from '../support/downloaded-files';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['payments', 'cards', 'owed', 'dashboard', 'stays', 'domain']);
});

afterEach(() => vi.restoreAllMocks());

const place = {
  __typename: 'Booking',
  id: 'bkg_1',
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero seco', district: 'Usera', city: 'Madrid' },
  host: { __typename: 'User', id: 'usr_marta', displayName: 'Marta R.' },
};
const credit = (change: object) => ({
  __typename: 'CreditItem',
  amountCents: 550,
  usedCents: 0,
  reason: 'host_cancelled',
  createdAt: '2026-12-12T10:00:00Z',
  booking: place,
  ...change,
});

const openPayments = (items: readonly object[], availableCents: number, refused: readonly object[] = []) =>
  openDashboard('/dashboard?mode=renter&tab=payments', {
    SavedCards: () => ({
      cardForm: { __typename: 'CardForm', kind: 'OWN', publishableKey: null },
      viewer: { __typename: 'Viewer', id: 'usr_1', paymentMethods: [] },
    }),
    RenterPayments: () => ({
      viewer: { __typename: 'Viewer', id: 'usr_1', credits: { __typename: 'Credits', availableCents, items } },
      renterPayments: {
        __typename: 'RenterPayments',
        upcoming: [
          ...refused,
          {
            __typename: 'UpcomingCharge',
            from: '2027-03-15',
            to: '2027-04-15',
            dueOn: '2027-03-15',
            totalCents: 6600,
            creditCents: 550,
            isRequest: false,
            isRefused: false,
            isHeld: false,
            isComing: true,
            methodBrand: 'visa',
            methodLast4: '4417',
            booking: { ...place, deadline: null },
          },
        ],
        deposits: [],
        years: [{ __typename: 'PaymentYear', year: 2027, paidCents: 6050, chargeCount: 1, refundCount: 1 }],
      },
    }),
    PaymentRecords: () => ({
      paymentRecords: pageOf(
        'PaymentRecord',
        [
          { kind: 'CHARGE', creditCents: 550, id: 'pay_1' },
          { kind: 'REFUND', creditCents: 200, id: 'rfd_1', refundStatus: 'DONE' },
        ].map((change) => ({
          __typename: 'PaymentRecord',
          at: '2027-02-15T09:00:00Z',
          amountCents: 6600,
          from: '2027-02-15',
          to: '2027-03-15',
          refundStatus: null,
          isByTransfer: false,
          methodBrand: 'visa',
          methodLast4: '4417',
          booking: place,
          documents: [
            ['PLATFORM_INVOICE', 'Factura'],
            ['RECEIPT', 'Recibo'],
            ['CORRECTIVE_INVOICE', 'Factura rectificativa'],
          ].map(([kind, title]) => ({
            __typename: 'BookingDocument',
            id: `doc_${kind}`,
            kind,
            title,
            number: null,
            url: kind === 'CORRECTIVE_INVOICE' ? null : '/files/documents/doc',
          })),
          ...change,
        })),
      ),
    }),
  });

test('N-R09 the credit panel shows the balance, its sources and what was used', async () => {
  await openPayments([credit({ usedCents: 200 }), credit({ reason: 'staff', createdAt: '2026-11-01T10:00:00Z' })], 900);
  const panel = await screen.findByRole('region', { name: /Tu saldo\s*9,00\s€/ });
  expect(within(panel).getByText('Se descuenta automáticamente de tu próximo cobro.')).toBeVisible();
  expect(within(panel).getByText('El anfitrión canceló · Usera').parentElement).toHaveTextContent(
    /12 dic 2026 · usado: 2,00\s€/,
  );
  expect(within(panel).getByText('De parte de Hueco · Usera')).toBeVisible();
});

test('N-R09 without credit there is no credit panel', async () => {
  await openPayments([], 0);
  await screen.findByRole('region', { name: /Tarjetas/ });
  expect(screen.queryByRole('region', { name: /Tu saldo/ })).not.toBeInTheDocument();
});

test('N-R09 credit that is used up is shown as such', async () => {
  await openPayments([credit({ usedCents: 550 })], 0);
  expect(await screen.findByText('Ya lo has usado entero.')).toBeVisible();
});

test('N-R09 a coming charge and each receipt show the amount paid by credit; receipts precede invoices', async () => {
  await openPayments([credit({})], 550);
  expect(await screen.findByText(/menos 5,50\s€ de tu saldo/)).toBeVisible();
  const records = await screen.findByRole('table', { name: 'Recibos y reembolsos' });
  expect(await within(records).findByText(/5,50\s€ con tu saldo/)).toBeVisible();
  expect(within(records).getByText(/2,00\s€ a tu saldo/)).toBeVisible();
  const [first, second] = within(records).getAllByRole('link', { name: /Descargar/ });
  expect(first).toHaveTextContent('Recibo');
  expect(second).toHaveTextContent('Factura');
  expect(within(records).getAllByText('Rectificativa: preparándose')).toHaveLength(2);
});

test('P10 the agreed charges are exported as all-day calendar events, less the credit', async () => {
  const given = downloadedFiles();
  await openPayments([], 0);
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir a mi calendario' }));
  const text = (await given[0]?.content.text()) ?? '';
  expect(given[0]?.name).toBe('hueco-cobros.ics');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('UID:charge-bkg_1-2027-03-15@hueco\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20270315\r\nDTEND;VALUE=DATE:20270316\r\n');
  expect(text).toMatch(/SUMMARY:Cobro de 60\\,50\s€ · Trastero seco\r\n/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('P10 all documents are downloaded as one ZIP file; an error is shown', async () => {
  const given = downloadedFiles();
  const answers = [
    new Response('PK', { status: 200 }),
    Response.json(
      { errors: [{ extensions: { code: 'RATE_LIMITED', params: { retryAfterSeconds: 60 } } }] },
      { status: 429 },
    ),
  ];
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift() as Response));
  await openPayments([], 0);
  const button = await screen.findByRole('button', { name: 'Descargar todo' });
  await userEvent.click(button);
  await vi.waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]?.name).toBe('hueco-documentos.zip');
  expect(asked).toHaveBeenCalledWith('/files/documents.zip?lang=es', expect.objectContaining({ cache: 'no-store' }));
  await userEvent.click(button);
  expect(await screen.findByText(/Demasiados intentos seguidos/)).toBeVisible();
  expect(given).toHaveLength(1);
});

test('P10 an overdue charge is neither the next one nor in the calendar', async () => {
  const given = downloadedFiles();
  await openPayments([], 0, [
    {
      __typename: 'UpcomingCharge',
      from: '2027-01-15',
      to: '2027-02-15',
      dueOn: '2027-01-15',
      totalCents: 7700,
      creditCents: 0,
      isRequest: false,
      isRefused: true,
      isHeld: false,
      isComing: false,
      methodBrand: 'visa',
      methodLast4: '4417',
      booking: { ...place, id: 'bkg_2', deadline: null },
    },
  ]);
  expect((await screen.findByText('Próximo cobro')).parentElement).toHaveTextContent(/60,50\s€Lunes, 15 mar/);
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir a mi calendario' }));
  expect((await given[0]?.content.text())?.match(/UID:charge-.*/g)).toEqual(['UID:charge-bkg_1-2027-03-15@hueco']);
});
