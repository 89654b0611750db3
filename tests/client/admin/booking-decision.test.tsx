import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { failedWith } from '../../../client/apollo/app-error';
import { BookingDecision } from '../../../client/features/admin/booking-cases/BookingDecision';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

type Booking = Parameters<typeof BookingDecision>[0]['booking'];

const SUSPENDED = '2027-03-02T09:55:00Z';
const BANNED = '2027-03-05T11:30:00Z';
const BANNED_AGAIN = '2027-03-06T11:30:00Z';
const WORDS = 'La inquilina sigue dentro y quiere pagar.';

const bookingPausedSince = (chargesPausedSince: string) =>
  ({
    id: 'bkg_1',
    host: { id: 'usr_2', displayName: 'Marta R.' },
    renter: { id: 'usr_1', displayName: 'Ana R.' },
    staffRecord: { availableActs: ['ALLOW_CHARGES'], chargesPausedSince, uncollectableMonths: [] },
  }) as unknown as Booking;

/** The case, which is read again after an act, a refusal or a note. */
function Case() {
  const [since, setSince] = useState(SUSPENDED);
  const refresh = () => setSince((shown) => (shown === SUSPENDED ? BANNED : BANNED_AGAIN));
  return (
    <>
      <BookingDecision booking={bookingPausedSince(since)} onDone={refresh} />
      <button type="button" onClick={refresh}>
        Escribir una nota
      </button>
    </>
  );
}

beforeEach(() => useLanguage('es', ['staff', 'common', 'domain', 'errors']));

test('M6 a permission to charge names the measure shown when it was chosen, and after a refusal the one shown then', async () => {
  const sent: unknown[] = [];
  renderAnswered(<Case />, {
    AllowCharges: ({ input }) => {
      sent.push((input as { pausedSince: string }).pausedSince);
      throw failedWith('BOOKING_TRANSITION_REFUSED');
    },
  });
  const option = await screen.findByRole('radio', { name: /^Permitir los cobros/ });
  expect(screen.getByText(/del 2 mar 2027, 10:55/)).toBeVisible();
  fireEvent.click(option);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: WORDS } });
  // The host is banned meanwhile, and a note on the case reads it again.
  fireEvent.click(screen.getByRole('button', { name: 'Escribir una nota' }));
  expect(screen.getByText(/del 5 mar 2027, 12:30/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Permitir los cobros' });
  fireEvent.click(send);
  await waitFor(() => expect(send).toBeEnabled());
  expect(sent).toEqual([SUSPENDED]);
  expect(screen.getByRole('textbox')).toHaveValue(WORDS);
  // Read again with the refusal, it has the newest measure.
  expect(screen.getByText(/del 6 mar 2027/)).toBeVisible();
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([SUSPENDED, BANNED_AGAIN]));
});

test('M6 an error that is no refusal does not take over a measure read since', async () => {
  const sent: unknown[] = [];
  renderAnswered(<Case />, {
    AllowCharges: ({ input }) => {
      sent.push((input as { pausedSince: string }).pausedSince);
      throw failedWith('RATE_LIMITED');
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^Permitir los cobros/ }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: WORDS } });
  const send = screen.getByRole('button', { name: 'Permitir los cobros' });
  fireEvent.click(send);
  await waitFor(() => expect(send).toBeEnabled());
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([SUSPENDED, SUSPENDED]));
});

test('M6 a measure after the one shown with a refusal is not covered unseen', async () => {
  const sent: unknown[] = [];
  renderAnswered(<Case />, {
    AllowCharges: ({ input }) => {
      sent.push((input as { pausedSince: string }).pausedSince);
      throw failedWith('BOOKING_TRANSITION_REFUSED');
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^Permitir los cobros/ }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: WORDS } });
  const send = screen.getByRole('button', { name: 'Permitir los cobros' });
  fireEvent.click(send);
  expect(await screen.findByText(/del 5 mar 2027/)).toBeVisible();
  await waitFor(() => expect(send).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Escribir una nota' }));
  expect(screen.getByText(/del 6 mar 2027/)).toBeVisible();
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([SUSPENDED, BANNED]));
});

test('M6 the case is read again when the server refuses a permission to charge', async () => {
  renderAnswered(<Case />, {
    AllowCharges: () => {
      throw failedWith('BOOKING_TRANSITION_REFUSED');
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^Permitir los cobros/ }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: WORDS } });
  fireEvent.click(screen.getByRole('button', { name: 'Permitir los cobros' }));
  expect(await screen.findByText(/del 5 mar 2027/)).toBeVisible();
});
