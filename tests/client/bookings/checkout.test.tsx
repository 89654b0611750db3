import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_PLANS, answerAll, answerGoods, bookingOf, openCheckout, space } from '../support/checkout';
import { useLanguage } from '../support/render';
import { fakeStripe } from '../support/stripe';

configure({ asyncUtilTimeout: 8000 });

beforeEach(() => useLanguage('es', ['checkout', 'domain']));

const payButton = () => screen.findByText<HTMLButtonElement>(/^Solicitud con obligación de pago · /);
const pay = async () => fireEvent.click(await payButton());
const answerOf = (status: string, actionUrl: string | null) => ({
  requestBooking: {
    booking: { __typename: 'Booking', id: 'bkg_1', status, deadline: null, showsAddress: false },
    actionUrl,
  },
});
const requested = answerOf('REQUESTED', null);
const asked = answerOf('PENDING_PAYMENT', '/sandbox-payments/authenticate/pi_1');

describe('the checkout page', () => {
  test("BOK-2 holds the dates on arrival and shows the server's amounts, also after another plan is chosen", async () => {
    const { callsOf } = await openCheckout({
      StartBooking: [{ startBooking: { booking: bookingOf({ planPrices: ALL_PLANS }) } }],
    });
    expect(await payButton()).toHaveTextContent('Solicitud con obligación de pago · 77,00 €');
    expect(callsOf('StartBooking')[0]).toMatchObject({
      spaceId: 'spc_1',
      from: '2027-04-05',
      to: '2027-05-20',
      termType: 'FIXED',
    });
    const total = screen.getByText('Total de la estancia').parentElement;
    expect(total).toHaveTextContent('115,50 €');
    await userEvent.click(screen.getByRole('radio', { name: 'Plus' }));
    expect(await payButton()).toHaveTextContent('81,99 €');
    expect(total).toHaveTextContent('125,48 €');
    expect(
      within(screen.getByRole('complementary')).getByText('Primer cobro, IVA incluido').parentElement,
    ).toHaveTextContent('81,99 €');
  });

  test('P12 lists the prohibited goods as edited by staff beside the declaration', async () => {
    await useLanguage('es', ['checkout', 'domain', 'prohibitedGoods']);
    const goods = [{ __typename: 'ProhibitedGoods', key: 'weapons', name: 'Armas y munición' }];
    await openCheckout({ ProhibitedGoods: [{ prohibitedGoods: goods }] });
    expect(await screen.findByText('Armas y munición')).toBeVisible();
    expect(screen.getByLabelText(/Declaro/)).not.toBeChecked();
  });

  test('P5 recommends the plan that covers the declared value', async () => {
    const fits = { BASIC: ['UNDER_500'], PLUS: ['FROM_500_TO_2000'], MAXIMA: ['FROM_2000_TO_5000', 'OVER_5000'] };
    const planPrices = ALL_PLANS.map((price) => ({ ...price, recommendedFor: fits[price.plan] }));
    await openCheckout({ StartBooking: [{ startBooking: { booking: bookingOf({ planPrices } as never) } }] });
    await payButton();
    const recommended = (): (string | null)[] =>
      screen
        .getAllByRole('radio')
        .filter((radio) => radio.getAttribute('name') === 'protectionPlan' && radio.getAttribute('aria-describedby'))
        .map((radio) => radio.getAttribute('value'));
    expect(recommended()).toEqual([]);
    for (const [value, plan] of [
      ['Menos de 500\u00a0€', 'BASIC'],
      ['Entre 500 y 2.000\u00a0€', 'PLUS'],
      ['Más de 5.000\u00a0€', 'MAXIMA'],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name: value }));
      await waitFor(() => expect(recommended()).toEqual([plan]));
    }
  });

  test('omits the plan section when there is one plan, and ignores a stored choice', async () => {
    window.sessionStorage.setItem('hueco:checkout:spc_1', JSON.stringify({ protectionPlan: 'MAXIMA' }));
    const { callsOf } = await openCheckout({ RequestBooking: [requested] });
    await answerAll();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ id }) => id)
        .filter((id) => id.startsWith('part-')),
    ).toEqual(['part-1', 'part-2', 'part-3', 'part-4', 'part-5']);
    expect(screen.queryByText(/garantía/i)).not.toBeInTheDocument();
    await pay();
    await screen.findByText('success bkg_1');
    expect(callsOf('RequestBooking')[0]).toMatchObject({ protectionPlan: 'BASIC' });
  });

  test('P4 shows later charges with their dates and amounts', async () => {
    await openCheckout({});
    const later = (await screen.findByText('El cobro siguiente')).parentElement;
    expect(later).toHaveTextContent('38,50 €');
    expect(later).toHaveTextContent('En la misma tarjeta, el primer día de cada periodo.');
    expect(screen.getByText('5 de mayo de 2027').parentElement).toHaveTextContent('38,50 €');
    const summary = within(screen.getByRole('complementary'));
    expect(summary.getByText('El resto, en los cobros siguientes').parentElement).toHaveTextContent('38,50 €');
  });

  test.each([
    [false, 'Marta alquila como particular: el derecho de desistimiento cubre los gastos de gestión, no el alquiler.'],
    [true, 'Marta alquila como profesional (persona o empresa): tienes 14 días para desistir, también del alquiler.'],
  ])(
    'P3 describes the right of withdrawal that applies to the booking (professional: %s)',
    async (isHostTrader, words) => {
      await openCheckout({ StartBooking: [{ startBooking: { booking: bookingOf({ isHostTrader }) } }] });
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
    },
  );

  test('P4 mentions the free hours after confirmation when the policy allows no further cancellation', async () => {
    const free = {
      cancellationPolicy: 'STRICT',
      cancellationTerms: {
        ...bookingOf().cancellationTerms,
        policy: 'STRICT',
        freeHours: null,
        freeDays: 45,
        keptCents: null,
        refundPercent: 40,
        nothingDays: 9,
      },
      freeCancellationUntil: null,
      freeHoursAfterConfirmation: 24,
    } as const;
    await openCheckout({ StartBooking: [{ startBooking: { booking: bookingOf(free) } }] });
    expect(await screen.findByText('Gratis 24 h tras la confirmación')).toBeInTheDocument();
    expect(screen.getByText('24 horas desde que se confirme')).toBeInTheDocument();
    expect(
      screen.getByText(/Después se devuelve el 40\s% sin los gastos de gestión; desde 9 días antes, nada\./),
    ).toBeVisible();
    expect(screen.getAllByText('Cancelas gratis hasta 24 horas después de la confirmación.')).not.toHaveLength(0);
    expect(screen.queryByText('Ya no es gratis')).toBeNull();
  });

  test('T4 where paying confirms the booking, it says that the card is charged today', async () => {
    await openCheckout({ StartBooking: [{ startBooking: { booking: bookingOf({ confirmsAtOnce: true }) } }] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Haz tu reserva');
    expect(screen.getByText('Hoy, al reservar')).toBeVisible();
    expect(screen.getAllByText(/^Tu reserva queda confirmada al pagar: hoy cobramos 77,00\s€\.$/)).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: /^Reserva con obligación de pago/ })).not.toHaveLength(0);
    expect(screen.queryByText(/Hoy no se cobra nada|acepte/)).toBeNull();
  });

  test('an empty form lists every missing field in the summary and sends nothing', async () => {
    const { callsOf, cards } = await openCheckout({});
    await pay();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('Hay 8 datos por corregir');
    expect(screen.getByLabelText('Número de tarjeta')).toBeInvalid();
    expect(cards).not.toHaveBeenCalled();
    expect(callsOf('RequestBooking')).toEqual([]);
  });

  test('P12 a phone number in the message to the host shows the redaction warning', async () => {
    const { callsOf } = await openCheckout({
      MessagePreview: [
        {
          messagePreview: {
            __typename: 'MessagePreview',
            hidden: [{ __typename: 'HiddenSpan', kind: 'PHONE', from: 14, to: 23 }],
          },
        },
      ],
    });
    fireEvent.change(await screen.findByLabelText(/Cuéntale qué necesitas/), {
      target: { value: 'Llámame al    600123123' },
    });
    expect(await screen.findByText('Parece un teléfono: se ocultará hasta confirmar la reserva.')).toBeVisible();
    expect(callsOf('MessagePreview').at(-1)).toMatchObject({ to: { spaceId: 'spc_1' } });
  });

  test('U3 prefills the goods of the latest request that are allowed here, but not the declarations', async () => {
    const lastGoods = { __typename: 'LastGoods', goods: ['BOXES', 'DOCUMENTS'], declaredValue: 'FROM_500_TO_2000' };
    await openCheckout({ CheckoutSpace: [{ space, viewer: { __typename: 'Viewer', id: 'usr_1', lastGoods } }] });
    expect(await screen.findByLabelText('Cajas')).toBeChecked();
    expect(screen.getByLabelText('Muebles')).not.toBeChecked();
    expect(screen.getByLabelText('Entre 500 y 2.000 €')).toBeChecked();
    expect(screen.getByLabelText(/Declaro/)).not.toBeChecked();
    expect(screen.getByLabelText(/Autorizo/)).not.toBeChecked();
  });

  test('BOK-1 a usual duration is chosen by one click; a stay without an end starts a new hold', async () => {
    const { callsOf } = await openCheckout({
      StartBooking: [
        { startBooking: { booking: bookingOf() } },
        { startBooking: { booking: bookingOf({ termType: 'ROLLING' }) } },
      ],
      ChangeBookingDates: [{ changeBookingDates: { booking: bookingOf({ to: '2027-07-05', days: 91 }) } }],
    });
    const change = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Cambiar' }))[0]!);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar fechas' }));
    await change();
    await userEvent.click(await screen.findByRole('button', { name: '3 meses' }));
    await save();
    expect((await screen.findAllByText('5 abr – 5 jul 2027')).length).toBeGreaterThan(0);
    expect(callsOf('ChangeBookingDates')).toEqual([{ bookingId: 'bkg_1', from: '2027-04-05', to: '2027-07-05' }]);
    await change();
    await userEvent.click(await screen.findByRole('button', { name: 'Sin fecha de salida' }));
    await save();
    await waitFor(() => expect(callsOf('StartBooking')).toHaveLength(2));
    expect(callsOf('StartBooking')[1]).toMatchObject({ from: '2027-04-05', termType: 'ROLLING' });
  });

  test('a completed section collapses and can be reopened', async () => {
    await openCheckout({});
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Cajas' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Menos de 500\u00a0€' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Declaro/ }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Continuar' })[0]!);
    expect(await screen.findByText(/Declaras que no guardas artículos prohibidos/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mensaje para Marta' })).toHaveFocus());
    await userEvent.click(screen.getAllByRole('button', { name: 'Cambiar' })[1]!);
    expect(screen.getByRole('checkbox', { name: 'Cajas' })).toBeChecked();
  });
});

describe('paying', () => {
  test('sends the card only to the provider, then requests the booking and opens the next page', async () => {
    const { callsOf, cards } = await openCheckout({ RequestBooking: [requested] });
    await answerAll();
    await pay();
    expect(await screen.findByText('success bkg_1')).toBeInTheDocument();
    expect(cards.mock.calls[0]?.[0]).toBe('/sandbox-payments/payment-methods');
    expect(JSON.parse(cards.mock.calls[0]?.[1].body ?? '')).toEqual({
      number: '4242 4242 4242 4242',
      expMonth: 11,
      expYear: 30,
      cvc: '123',
      holder: 'Lucía Prieto',
    });
    const [input] = callsOf('RequestBooking');
    expect(input).toMatchObject({
      bookingId: 'bkg_1',
      goods: ['BOXES'],
      declaredValue: 'FROM_500_TO_2000',
      paymentMethodId: 'pm_1',
      acceptsMandate: true,
    });
    expect(JSON.stringify(input)).not.toContain('4242');
  });

  test('reports a declined card; the next attempt has a new idempotency key', async () => {
    const { callsOf } = await openCheckout({ RequestBooking: [{ refused: 'PAYMENT_DECLINED' }, requested] });
    await answerAll();
    await pay();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert).toHaveTextContent('El banco ha rechazado la tarjeta. Prueba con otra.');
    await pay();
    await screen.findByText('success bkg_1');
    const keys = callsOf('RequestBooking').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('retries a lost connection with the same idempotency key, automatically and by hand', async () => {
    const { callsOf, cards } = await openCheckout({ RequestBooking: ['lost', 'lost', 'lost', requested] });
    await answerAll();
    await pay();
    expect(await screen.findByText(/no se pagará dos veces/)).toBeVisible();
    await pay();
    await screen.findByText('success bkg_1');
    const tries = callsOf('RequestBooking');
    expect(tries).toHaveLength(4);
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(cards).toHaveBeenCalledTimes(1);
  }, 20_000);

  test('after the payment service did not answer, nothing is said about the charge, and the key stays', async () => {
    const { callsOf } = await openCheckout({ RequestBooking: [{ refused: 'PAYMENT_UNAVAILABLE' }, requested] });
    await answerAll();
    await pay();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^El servicio de pagos no responde\. Prueba otra vez: nada se cobra dos veces\.$/);
    await pay();
    await screen.findByText('success bkg_1');
    expect(new Set(callsOf('RequestBooking').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test("accepts the result of the bank's page only from the bank's own window", async () => {
    const { callsOf } = await openCheckout({
      RequestBooking: [asked],
      CompletePaymentAction: [{ completePaymentAction: requested.requestBooking }],
    });
    await answerAll();
    await pay();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Página de tu banco');
    // The window is shown before its listener is added; the refused message below must be received.
    await act(async () => undefined);
    const data = { type: 'payment-authentication', outcome: 'succeeded' };
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: 'https://evil.example', source: frame.contentWindow }),
    );
    fireEvent(window, new MessageEvent('message', { data, origin: window.location.origin, source: window }));
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'other' },
        origin: window.location.origin,
        source: frame.contentWindow,
      }),
    );
    expect(callsOf('CompletePaymentAction')).toEqual([]);
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow }),
    );
    expect(await screen.findByText('success bkg_1')).toBeInTheDocument();
  });
});

describe('paying with the fields of the provider', () => {
  const saved = {
    SavedCards: [
      {
        cardForm: { __typename: 'CardFormSettings', kind: 'stripe', publishableKey: 'pk_test_1' },
        viewer: { __typename: 'ViewerAccount', id: 'usr_1', paymentMethods: [] },
      },
    ],
  };
  const fake = fakeStripe();
  beforeEach(() => vi.stubGlobal('Stripe', fake.open));

  test("M4 the card is entered in the provider's form; changing it creates a new idempotency key", async () => {
    const { callsOf, cards } = await openCheckout({
      ...saved,
      RequestBooking: [{ refused: 'PAYMENT_DECLINED' }, requested],
    });
    await waitFor(() => expect(fake.element.mount).toHaveBeenCalled());
    expect(fake.open.mock.calls[0]?.[0]).toBe('pk_test_1');
    expect(fake.stripe.elements.mock.calls[0]?.[0]).toMatchObject({ mode: 'setup', paymentMethodCreation: 'manual' });
    expect(screen.queryByLabelText('Número de tarjeta')).not.toBeInTheDocument();
    fake.emit('ready');
    await answerGoods();

    fake.elements.submit.mockResolvedValueOnce({ error: { type: 'validation_error' } });
    await pay();
    await waitFor(() => expect(fake.elements.submit).toHaveBeenCalledOnce());
    expect(fake.stripe.createPaymentMethod).not.toHaveBeenCalled();

    fake.stripe.createPaymentMethod.mockResolvedValueOnce({
      error: { type: 'card_error', decline_code: 'insufficient_funds' },
    });
    await pay();
    expect(await screen.findByText(/no ha aceptado|rechaz/i)).toBeInTheDocument();
    expect(callsOf('RequestBooking')).toHaveLength(0);

    await pay();
    await waitFor(() => expect(callsOf('RequestBooking')).toHaveLength(1));
    fake.emit('change');
    await pay();
    await screen.findByText('success bkg_1');
    const [first, second] = callsOf('RequestBooking');
    expect(first).toMatchObject({ paymentMethodId: 'pm_stripe' });
    expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
    expect(cards).not.toHaveBeenCalled();
  });
});
