import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_PLANS, answerAll, bookingOf, openCheckout, planPrice } from '../support/checkout';
import { useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

beforeEach(() => useLanguage('es', ['checkout', 'hosted', 'domain', 'errors']));

const BACK = 'https://alba.example/back?booking_id=bkg_1&status=PENDING_PAYMENT&state=xyz';
const backTo = (url: string, sendsOutcome = true) => ({
  returnToApp: { __typename: 'ReturnToApp', appName: 'Mudanzas Alba', url, sendsOutcome },
});
const SEARCH = '?from=2027-04-05&to=2027-05-20&app=cap_1&return=https%3A%2F%2Falba.example%2Fback&state=xyz';
const requested = {
  requestBooking: {
    booking: { __typename: 'Booking', id: 'bkg_1', status: 'REQUESTED', deadline: null, showsAddress: false },
    actionUrl: null,
  },
};
const pay = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Solicitud con obligación de pago · 115,50\s€$/ }));

describe('P-33 the payment page of a booking that an app has prepared', () => {
  test('shows the amounts with their dates, leaves the boxes unchecked, and its mandate names amount and date', async () => {
    const { callsOf } = await openCheckout({ ReturnToApp: [backTo(BACK)] }, SEARCH, 'pay');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Paga y autoriza el siguiente cobro');
    expect((await screen.findByText('Primer mes')).parentElement).toHaveTextContent('77,00 €');
    expect(screen.getByText('15 días restantes').parentElement).toHaveTextContent('38,50 €');
    expect(screen.getByText('El 5 de mayo, con aviso 3 días antes')).toBeVisible();
    const mandate = screen.getByRole('checkbox', {
      name: /^Autorizo a Hueco a cobrar en esta tarjeta 38,50\s€ el 5 de mayo\./,
    });
    expect(mandate).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Acepto el contrato y las normas del espacio.' })).not.toBeChecked();
    expect(await screen.findByRole('link', { name: 'Volver a Mudanzas Alba' })).toHaveAttribute('href', BACK);
    expect(screen.getByText(/Mudanzas Alba no ve tu tarjeta\./)).toBeVisible();
    expect(callsOf('ReturnToApp').at(-1)).toEqual({
      connectedAppId: 'cap_1',
      bookingId: 'bkg_1',
      returnUri: 'https://alba.example/back',
      state: 'xyz',
    });
  });

  test("lets the renter revoke the app's permission and still pay", async () => {
    const disconnected = {
      disconnectApp: { __typename: 'DisconnectAppPayload', disconnectedAppId: 'cap_1' },
    };
    const ways: Parameters<typeof openCheckout>[0][string] = [backTo(BACK)];
    const { calls } = await openCheckout({ ReturnToApp: ways, DisconnectApp: [disconnected] }, SEARCH, 'pay');
    expect(await screen.findByText(/Mudanzas Alba actúa en tu nombre con el permiso que le diste\./)).toBeVisible();
    ways.splice(0, 1, { returnToApp: null });
    fireEvent.click(screen.getByRole('button', { name: 'Retirar el permiso Mudanzas Alba' }));
    expect(await screen.findByText('Has retirado el permiso. Puedes pagar aquí igualmente.')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'DisconnectApp')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Volver al espacio' })).toHaveAttribute('href', '/space/spc_1');
    expect(screen.getByRole('button', { name: /^Solicitud con obligación de pago/ })).toBeEnabled();
  });

  test('requires the contract to be accepted, then sends the request and redirects to the app', async () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    const done = BACK.replace('PENDING_PAYMENT', 'REQUESTED');
    const { callsOf } = await openCheckout(
      { ReturnToApp: [backTo(BACK), backTo(done)], RequestBooking: [requested] },
      SEARCH,
      'pay',
    );
    await answerAll();
    await pay();
    expect(await screen.findAllByText('Debes aceptar los términos.')).not.toHaveLength(0);
    expect(callsOf('RequestBooking')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Acepto el contrato/ }));
    await pay();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(done));
    expect(callsOf('RequestBooking')).toMatchObject([{ acceptsMandate: true, acceptsTerms: true }]);
    vi.unstubAllGlobals();
  });

  test("stays on Hueco's own page when the app wants no outcome", async () => {
    await openCheckout(
      { ReturnToApp: [backTo('https://alba.example', false)], RequestBooking: [requested] },
      '?from=2027-04-05&to=2027-05-20&app=cap_1',
      'pay',
    );
    await answerAll();
    fireEvent.click(screen.getByRole('checkbox', { name: /Acepto el contrato/ }));
    await pay();
    expect(await screen.findByText('success bkg_1')).toBeInTheDocument();
  });

  test('P5 lets the renter choose the plan, adds its price to every amount and preselects the free plan', async () => {
    const booking = bookingOf({ planPrices: ALL_PLANS });
    const { callsOf } = await openCheckout(
      { StartBooking: [{ startBooking: { booking } }], RequestBooking: [requested] },
      SEARCH,
      'pay',
    );
    const plans = await screen.findByRole('radiogroup', { name: 'Plan de garantía' });
    expect(within(plans).getByRole('radio', { name: 'Básica' })).toBeChecked();
    fireEvent.click(within(plans).getByRole('radio', { name: 'Plus' }));
    expect(screen.getByText('Primer mes').parentElement).toHaveTextContent(/81,99\s€.* · 4,99\s€ de garantía$/);
    expect(screen.getByText('15 días restantes').parentElement).toHaveTextContent(/43,49\s€.* · 4,99\s€ de garantía$/);
    expect(screen.getByRole('checkbox', { name: /^Autorizo a Hueco a cobrar en esta tarjeta 43,49\s€/ })).toBeVisible();
    await answerAll();
    fireEvent.click(screen.getByRole('checkbox', { name: /Acepto el contrato/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Solicitud con obligación de pago · 125,48\s€$/ }));
    await waitFor(() => expect(callsOf('RequestBooking')).toMatchObject([{ protectionPlan: 'PLUS' }]));
  });

  test('T4 where paying confirms the booking, the mandate and the charges say today', async () => {
    const plan = planPrice('BASIC', 0);
    const booking = bookingOf({ confirmsAtOnce: true, planPrices: [{ ...plan, lines: plan.lines.slice(0, 1) }] });
    await openCheckout({ StartBooking: [{ startBooking: { booking } }] }, SEARCH, 'pay');
    expect((await screen.findByText('Primer mes')).parentElement).toHaveTextContent('Se cobra hoy');
    expect(
      screen.getByRole('checkbox', { name: /^Autorizo a Hueco a cobrar hoy en esta tarjeta 77,00\s€\.$/ }),
    ).not.toBeChecked();
    expect(screen.queryByText(/acepte|no acepta/)).toBeNull();
  });

  test('does not ask for a plan when there is only one', async () => {
    await openCheckout({}, SEARCH, 'pay');
    await screen.findByText('Primer mes');
    expect(screen.queryByRole('radiogroup', { name: 'Plan de garantía' })).toBeNull();
  });

  test("asks for a mandate over each month's amount when the stay has no end", async () => {
    const month = { ...planPrice('BASIC', 0), monthTotalCents: 7700, totalCents: 7700 };
    const booking = bookingOf({ termType: 'ROLLING', planPrices: [{ ...month, lines: month.lines.slice(0, 1) }] });
    await openCheckout({ StartBooking: [{ startBooking: { booking } }] }, '?from=2027-04-05&term=rolling', 'pay');
    expect(
      await screen.findByRole('checkbox', {
        name: /^Autorizo a Hueco a cobrar en esta tarjeta 77,00\s€ cada mes desde el 5 de mayo,/,
      }),
    ).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Volver al espacio' })).toHaveAttribute('href', '/space/spc_1');
  });
});
