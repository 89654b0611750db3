import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { openBookingPage, ownBookingOf, periodOf, stepOf } from '../support/booking-page';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['booking', 'condition', 'documents', 'dashboard', 'stays', 'domain', 'cards', 'errors']);
});
afterEach(() => vi.useRealTimers());

const card = (id: string, last4: string) => ({
  __typename: 'PaymentMethod',
  id,
  brand: 'visa',
  last4,
  expMonth: 3,
  expYear: 2027,
  isDefault: false,
  isExpired: false,
  bookings: [],
});
const charge = (isCardExpired: boolean) => ({
  __typename: 'NextCharge' as const,
  dueOn: '2027-04-15',
  totalCents: 6600,
  creditCents: 0,
  isCardExpired,
});
const bookingCard = (use: string) => ({ __typename: 'BookingCard', methodBrand: 'visa', methodLast4: '4417', use });

/** The page of a running rental whose charges can go to another card. */
async function openWith(isCardExpired: boolean, use = 'CHARGED') {
  const booking = ownBookingOf({
    nextStep: isCardExpired
      ? stepOf('CHANGE_CARD', 'DO', { day: '2027-04-15', amountCents: 6600 })
      : stepOf('RUNNING', 'CALM'),
  });
  return openBookingPage(booking, {
    BookingPageMoney: () => ({
      booking: {
        isBillable: true,
        depositCents: 3000,
        ...booking,
        nextCharge: use === 'PAUSED' ? null : charge(isCardExpired),
        card: bookingCard(use),
      },
    }),
    BookingCard: () => ({
      booking: {
        __typename: 'Booking',
        id: 'bkg_1',
        space: booking.space,
        card: bookingCard(use),
      },
    }),
    SavedCards: () => ({
      cardForm: null,
      viewer: { __typename: 'Viewer', id: 'usr_lucia', paymentMethods: [card('pm_1', '4417'), card('pm_2', '0002')] },
    }),
    ChangeBookingCard: () => ({
      changeBookingCard: { booking: { __typename: 'Booking', id: 'bkg_1', billingState: 'CURRENT' } },
    }),
  });
}

test('M4 a card that expires before the next charge becomes the next step and can be replaced there', async () => {
  const { callsOf } = await openWith(true);
  const step = await screen.findByRole('region', { name: 'Siguiente paso' });
  expect(step).toHaveTextContent('Tu tarjeta caduca antes del próximo cobro');
  expect(await screen.findByText('Caduca antes de ese cobro.')).toBeVisible();
  await userEvent.click(within(step).getByRole('button', { name: 'Cambiar la tarjeta' }));
  expect(await screen.findByRole('radio', { name: /0002/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Usar esta tarjeta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('ChangeBookingCard')).toEqual([{ input: { bookingId: 'bkg_1', paymentMethodId: 'pm_2' } }]);
});

test("M4 the card can be replaced from the payments panel, without reloading the page's data", async () => {
  const { callsOf } = await openWith(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar tarjeta' }));
  expect(await screen.findByText('Es la que paga ahora')).toBeVisible();
  expect(callsOf('BookingPageMoney')).toHaveLength(1);
  expect(screen.queryByText('Caduca antes de ese cobro.')).not.toBeInTheDocument();
});

test('M6 while the host is suspended the panel says that the card is not charged now, and it can be replaced', async () => {
  await openWith(false, 'PAUSED');
  const money = await screen.findByRole('region', { name: /^Pagos/ });
  expect(await within(money).findByText(/de momento no se cobra nada; después, en Visa ···· 4417\./)).toBeVisible();
  await userEvent.click(within(money).getByRole('button', { name: 'Cambiar tarjeta' }));
  expect(await screen.findByText('Es la que paga ahora')).toBeVisible();
  expect(screen.queryByText(/lo intentamos con ella enseguida/)).not.toBeInTheDocument();
});

test('M4 without the mandate the panel says that the card is not charged', async () => {
  await openWith(false, 'NOT_ALLOWED');
  const money = await screen.findByRole('region', { name: /^Pagos/ });
  expect(await within(money).findByText(/^Retiraste la autorización: Visa ···· 4417 no se cobra/)).toBeVisible();
  expect(within(money).queryByRole('button', { name: 'Cambiar tarjeta' })).not.toBeInTheDocument();
});

test('M4 each paid month shows the card that paid it', async () => {
  const paidWith = (day: string, methodBrand: string, methodLast4: string) =>
    periodOf({ from: day, to: day, takenAt: `${day}T09:00:00Z`, amountCents: 6600, methodBrand, methodLast4 });
  const billingPeriods = [paidWith('2027-01-15', 'visa', '4417'), paidWith('2027-02-15', 'mastercard', '0002')];
  await openBookingPage(ownBookingOf({ billingPeriods }));
  const money = await screen.findByRole('region', { name: /^Pagos/ });
  expect(await within(money).findByText('15 ene · Visa ···· 4417')).toBeVisible();
  expect(within(money).getByText('15 feb · Mastercard ···· 0002')).toBeVisible();
});
