import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BookingDetails } from '../../../client/features/admin/booking-cases/BookingDetails';
import { PaymentDecision } from '../../../client/features/admin/money-cases/PaymentDecision';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

type Payment = Parameters<typeof PaymentDecision>[0]['payment'];
type Booking = Parameters<typeof BookingDetails>[0]['booking'];

/** Ordered at half past midnight in Madrid: 56 € go to the card, 10 € are returned as credit. */
const REFUND = {
  id: 'ref_1',
  totalCents: 6600,
  creditCents: 1000,
  status: 'FAILED',
  createdAt: '2027-03-02T23:30:00Z',
  failureCode: 'expired_or_canceled_card',
};

beforeEach(() => useLanguage('es', ['staff']));

test.each(['Pedir otra vez un reembolso', 'Dar un reembolso por pagado'])(
  'M6 «%s» names a failed refund by what goes to the card and by its Spanish day',
  async (act) => {
    const payment = {
      id: 'spy_1',
      booking: { id: 'bkg_1', host: { id: 'usr_2' } },
      refunds: [REFUND],
      refundableCents: 0,
      availableActs: ['RETRY_REFUND', 'SETTLE_REFUND'],
    };
    renderAnswered(<PaymentDecision payment={payment as unknown as Payment} onDone={() => undefined} />, {});
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(act) }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '56,00\u00a0€ · 3 mar 2027',
    ]);
  },
);

test('M6 the page of a booking shows the credit in a refund, and its Spanish day', async () => {
  const booking = {
    id: 'bkg_1',
    renter: { id: 'usr_1', displayName: 'Ana R.' },
    host: { id: 'usr_2', displayName: 'Marta R.' },
    space: { id: 'spc_1', title: 'Trastero' },
    billingState: 'CURRENT',
    rentCents: 6000,
    renterFeeCents: 600,
    totalCents: 6600,
    commissionCents: 0,
    hostNetCents: 6000,
    depositCents: 0,
    refunds: [REFUND, { ...REFUND, id: 'ref_2', creditCents: 0, totalCents: 500 }],
  };
  renderAnswered(<BookingDetails booking={booking as unknown as Booking} onChanged={() => undefined} />, {});
  const terms = (await screen.findAllByText(/^Reembolso/)).map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual([
    ['Reembolso\u00a0· 3 mar 2027', '66,00\u00a0€\u00a0· 10,00\u00a0€ como saldo'],
    ['Reembolso\u00a0· 3 mar 2027', '5,00\u00a0€'],
  ]);
});
