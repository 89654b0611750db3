import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PayOwedDialog } from '../../../client/ui/cards/PayOwedDialog';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAnswered, type Answers } from '../support/answers';
import { openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { refusal } from '../support/sessions';

beforeEach(() => {
  closeAllToasts();
  return useLanguage('es', ['payments', 'cards', 'owed', 'dashboard', 'stays', 'domain', 'errors']);
});

const place = {
  __typename: 'Booking',
  id: 'bkg_1',
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero seco', district: 'Usera', city: 'Madrid' },
  host: { __typename: 'User', id: 'usr_marta', displayName: 'Marta R.' },
};
const owedCharge = {
  __typename: 'OwedCharge',
  cycleId: 'cyc_1',
  from: '2027-02-15',
  to: '2027-03-15',
  totalCents: 6600,
  creditCents: 0,
  refusedAt: '2027-02-15T09:00:00Z',
  reason: 'insufficient_funds',
  methodBrand: 'visa',
  methodLast4: '0002',
  comingSteps: [],
};
const card = {
  __typename: 'PaymentMethod',
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 3,
  expYear: 2031,
  isDefault: true,
  isExpired: false,
  bookings: [],
};
const ANSWERS = {
  OwedCharge: () => ({ booking: { ...place, owedCharge } }),
  SavedCards: () => ({
    cardForm: { __typename: 'CardForm', kind: 'OWN', publishableKey: null },
    viewer: { __typename: 'Viewer', id: 'usr_1', paymentMethods: [card] },
  }),
};
const payCycle = {
  payCycle: { __typename: 'PayCyclePayload', booking: { ...place, billingState: null }, actionUrl: null },
};

/** A charge being paid, whose outcome the test decides. */
async function payWith(answers: Answers = {}) {
  let refuse = (_: unknown): void => undefined;
  const outcome = new Promise<object>((_, reject) => (refuse = reject));
  const onClose = vi.fn<() => void>();
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && <PayOwedDialog bookingId="bkg_1" onClose={onClose} />}
        <button onClick={() => setThere(false)}>other page</button>
        <Toaster />
      </>
    );
  }
  renderAnswered(<Page />, { ...ANSWERS, PayCycle: () => outcome, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: /^Pagar 66,00/ }));
  return { refuse: (code: Parameters<typeof refusal>[0]) => act(async () => refuse(refusal(code))), onClose };
}

test('N-R01 the dialog stays open while the charge is paid, and says what it was refused with', async () => {
  const { refuse, onClose } = await payWith();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Ahora no' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(onClose).not.toHaveBeenCalled();
  await refuse('PAYMENT_DECLINED');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('El banco ha rechazado la tarjeta.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ahora no' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('N-R01 a payment that is refused after its page was left is reported as a toast', async () => {
  const { refuse } = await payWith();
  await userEvent.click(screen.getByRole('button', { name: 'other page', hidden: true }));
  await refuse('PAYMENT_DECLINED');
  expect(await screen.findByRole('alert')).toHaveTextContent('El banco ha rechazado la tarjeta.');
});

test('N-R01 when the payment service does not answer, nothing is said about whether it was charged', async () => {
  const { refuse } = await payWith();
  await refuse('PAYMENT_UNAVAILABLE');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^El servicio de pagos no responde\. Prueba otra vez: nada se cobra dos veces\.$/,
  );
});

test('N-R01 after an owed charge was paid, its receipt is in the list', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=renter&tab=payments', {
    ...ANSWERS,
    PayCycle: () => payCycle,
    RenterPayments: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'usr_1',
        credits: { __typename: 'Credits', availableCents: 0, items: [] },
      },
      renterPayments: {
        __typename: 'RenterPayments',
        upcoming: [
          {
            __typename: 'UpcomingCharge',
            from: owedCharge.from,
            to: owedCharge.to,
            dueOn: owedCharge.from,
            totalCents: 6600,
            creditCents: 0,
            isRequest: false,
            isRefused: true,
            isHeld: false,
            isComing: false,
            methodBrand: 'visa',
            methodLast4: '0002',
            isCardExpired: false,
            booking: { ...place, deadline: null },
          },
        ],
        deposits: [],
        years: [],
      },
    }),
    PaymentRecords: () => ({ paymentRecords: pageOf('PaymentRecord', []) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar ahora' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Pagar 66,00/ }));
  await waitFor(() => expect(callsOf('PaymentRecords')).toHaveLength(2));
});
