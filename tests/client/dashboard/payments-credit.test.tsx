import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['payments', 'cards', 'owed', 'dashboard', 'stays', 'domain']);
});

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
  createdAt: '2026-12-12T10:00:00Z',
  booking: place,
  ...change,
});

const openPayments = (items: readonly object[], availableCents: number) =>
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
          {
            __typename: 'UpcomingCharge',
            from: '2027-03-15',
            to: '2027-04-15',
            dueOn: '2027-03-15',
            totalCents: 6600,
            creditCents: 550,
            status: 'SCHEDULED',
            isHeld: false,
            methodBrand: 'visa',
            methodLast4: '4417',
            booking: { ...place, requestedAt: null, respondBy: null },
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
          { kind: 'REFUND', creditCents: 200, id: 'rfd_1' },
        ].map((change) => ({
          __typename: 'PaymentRecord',
          at: '2027-02-15T09:00:00Z',
          amountCents: 6600,
          from: '2027-02-15',
          to: '2027-03-15',
          completedAt: '2027-02-16T09:00:00Z',
          methodBrand: 'visa',
          methodLast4: '4417',
          booking: place,
          documents: [
            ['PLATFORM_INVOICE', 'Factura'],
            ['RECEIPT', 'Recibo'],
          ].map(([kind, title]) => ({
            __typename: 'BookingDocument',
            id: `doc_${kind}`,
            kind,
            title,
            number: null,
            url: '/files/documents/doc',
          })),
          ...change,
        })),
      ),
    }),
  });

test('N-R09 credit stands beside the cards: what is left, where it comes from, what was used', async () => {
  await openPayments([credit({ usedCents: 200 }), credit({ booking: null, createdAt: '2026-11-01T10:00:00Z' })], 900);
  const panel = await screen.findByRole('region', { name: /Tu saldo\s*9,00\s€/ });
  expect(within(panel).getByText('Se descuenta solo de tu próximo cobro.')).toBeVisible();
  expect(within(panel).getByText('El anfitrión canceló · Usera').parentElement).toHaveTextContent(
    /12 dic 2026 · usado: 2,00\s€/,
  );
  expect(within(panel).getByText('De parte de Hueco')).toBeVisible();
});

test('N-R09 without any there is no such panel', async () => {
  await openPayments([], 0);
  await screen.findByRole('region', { name: /Tarjetas/ });
  expect(screen.queryByRole('region', { name: /Tu saldo/ })).not.toBeInTheDocument();
});

test('N-R09 used up, it says so', async () => {
  await openPayments([credit({ usedCents: 550 })], 0);
  expect(await screen.findByText('Ya lo has usado entero.')).toBeVisible();
});

test('N-R09 a charge to come and each receipt say what credit paid; the receipt comes before the invoice', async () => {
  await openPayments([credit({})], 550);
  expect(await screen.findByText(/menos 5,50\s€ de tu saldo/)).toBeVisible();
  const records = await screen.findByRole('table', { name: 'Recibos y reembolsos' });
  expect(await within(records).findByText(/5,50\s€ con tu saldo/)).toBeVisible();
  expect(within(records).getByText(/2,00\s€ a tu saldo/)).toBeVisible();
  const [first, second] = within(records).getAllByRole('link', { name: /Descargar/ });
  expect(first).toHaveTextContent('Recibo');
  expect(second).toHaveTextContent('Factura');
});
