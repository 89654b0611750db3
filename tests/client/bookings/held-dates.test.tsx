import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monthsLater } from '../../../client/ui/time/days';
import { today } from '../../../client/ui/time/today';
import { answerAll, bookingOf, openCheckout, space } from '../support/checkout';
import { useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

beforeAll(() => import('../../../client/ui/range-calendar/RangeCalendar'));
beforeEach(() => useLanguage('es', ['checkout', 'domain']));

const payButton = () => screen.findByText<HTMLButtonElement>(/^Solicitud con obligación de pago · /);

/** The days that the button "3 meses" stands for. */
const from = today();
const threeMonths = { from, to: monthsLater(from, 3) };
const address = `?${new URLSearchParams(threeMonths)}`;
const bookThreeMonths = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '3 meses' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reservar estas fechas' }));
};

describe('dates that cannot be held', () => {
  test.each([
    ['BOOKING_DATES_TAKEN', 'Esas fechas ya no están libres', 'Ver el espacio'],
    ['BOOKING_OWN_SPACE', 'Este espacio es tuyo', 'Ir a mi panel'],
    ['BOOKING_TOO_MANY_OPEN', 'Ya tienes 5 solicitudes abiertas', 'Ver mis reservas'],
    ['BOOKING_RENTER_PAST_DUE', 'Tienes un cobro pendiente', 'Ver mis pagos'],
    ['ACCOUNT_LIMITED', 'De momento no puedes reservar', 'Ver el espacio'],
    ['SPACE_NOT_BOOKABLE', 'Este espacio no admite reservas ahora', 'Buscar otros espacios'],
  ] as const)('%s shows a message and a link', async (refused, title, wayOut) => {
    await openCheckout({ StartBooking: [{ refused, params: { max: 5 } }] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: wayOut })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('BOK-1 after others were refused, the held dates are free to go back to', async () => {
    const own = { __typename: 'DateRange', ...threeMonths };
    const { callsOf } = await openCheckout(
      {
        CheckoutSpace: [
          { space: { ...space, busy: [own] }, viewer: { __typename: 'Viewer', id: 'usr_1', lastGoods: null } },
        ],
        StartBooking: [{ startBooking: { booking: bookingOf(threeMonths) } }, { refused: 'BOOKING_DATES_TAKEN' }],
      },
      address,
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cambiar' }))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Sin fecha de salida' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar fechas' }));
    expect(await screen.findByRole('heading', { name: 'Esas fechas ya no están libres' })).toBeVisible();
    await screen.findByRole('button', { name: '3 meses' });
    expect(document.querySelectorAll('[data-taken]')).toHaveLength(0);
    await bookThreeMonths();
    expect(await payButton()).toBeVisible();
    expect(callsOf('StartBooking')).toHaveLength(2);
  });

  test('BOK-1 the same dates can be asked for once more, with the same key and the days that are taken now', async () => {
    const until = { until: '2027-03-09T09:55:00.000Z', timeZone: 'Europe/Madrid' };
    const { callsOf } = await openCheckout(
      {
        StartBooking: [
          { refused: 'BOOKING_DAYS_PROMISED', params: until },
          { startBooking: { booking: bookingOf(threeMonths) } },
        ],
      },
      address,
    );
    expect(await screen.findByRole('heading', { name: 'Esas fechas ya no están libres' })).toBeVisible();
    await waitFor(() => expect(callsOf('CheckoutSpace')).toHaveLength(2));
    await bookThreeMonths();
    expect(await payButton()).toBeVisible();
    const keys = callsOf('StartBooking').map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('BOK-1 dates that were refused stay on screen when the hold of the former ones ends', async () => {
    const ending = { ...threeMonths, holdExpiresAt: new Date(Date.now() + 4000).toISOString() };
    const { callsOf } = await openCheckout(
      {
        StartBooking: [{ startBooking: { booking: bookingOf(ending) } }, { refused: 'BOOKING_DATES_TAKEN' }],
        CheckoutBooking: [{ booking: bookingOf({ ...threeMonths, status: 'PAYMENT_FAILED', availableActions: [] }) }],
      },
      address,
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cambiar' }))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Sin fecha de salida' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar fechas' }));
    expect(await screen.findByRole('heading', { name: 'Esas fechas ya no están libres' })).toBeVisible();
    await waitFor(() => expect(callsOf('CheckoutBooking')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { name: 'Esas fechas ya no están libres' })).toBeVisible();
  });

  test('BOOKING_ATTEMPTS_USED shows when the space can be held again', async () => {
    await openCheckout({
      StartBooking: [{ refused: 'BOOKING_ATTEMPTS_USED', params: { nextAttemptAt: '2027-03-09T09:55:00.000Z' } }],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ahora no puedes apartar este espacio' }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Podrás volver a intentarlo el martes 9 de marzo a las 10:55.',
    );
    expect(screen.getByRole('link', { name: 'Buscar otros espacios' })).toBeVisible();
  });

  test('EMAIL_NOT_VERIFIED resends the link and lets the renter retry', async () => {
    const { callsOf } = await openCheckout({
      StartBooking: [{ refused: 'EMAIL_NOT_VERIFIED' }, { startBooking: { booking: bookingOf() } }],
      ResendConfirmation: [{ resendConfirmation: { email: 'marta@example.com' } }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar el enlace otra vez' }));
    expect(await screen.findByText('Enviado. Mira tu correo.')).toBeVisible();
    expect(callsOf('ResendConfirmation')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ya lo he confirmado' }));
    expect(await payButton()).toBeVisible();
  });

  test('BOK-1 a stay that is too short shows the minimum length', async () => {
    await openCheckout({
      StartBooking: [
        { refused: 'VALIDATION_FAILED', fields: [{ path: 'to', code: 'STAY_TOO_SHORT', params: { minDays: 30 } }] },
      ],
    });
    expect(await screen.findByText('Este espacio se alquila 30 días como mínimo.')).toBeVisible();
  });

  test('an address without dates asks for them', async () => {
    const { callsOf } = await openCheckout({}, '');
    expect(await screen.findByRole('heading', { level: 1, name: 'Elige las fechas' })).toBeVisible();
    expect(callsOf('StartBooking')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: '3 meses' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reservar estas fechas' }));
    await waitFor(() => expect(callsOf('StartBooking')).toHaveLength(1));
    const { from, to, termType } = callsOf('StartBooking')[0] as Record<string, string>;
    expect([to, termType]).toEqual([monthsLater(from ?? '', 3), 'FIXED']);
  });
});

describe('the hold', () => {
  test('an already requested booking redirects to the next page', async () => {
    await openCheckout({
      StartBooking: [{ startBooking: { booking: bookingOf({ status: 'REQUESTED', availableActions: ['WITHDRAW'] }) } }],
    });
    expect(await screen.findByText('success bkg_1')).toBeInTheDocument();
  });

  test('a failed booking is started again with a new idempotency key', async () => {
    const { callsOf } = await openCheckout({
      StartBooking: [
        { startBooking: { booking: bookingOf({ status: 'PAYMENT_FAILED', availableActions: [] }) } },
        { startBooking: { booking: bookingOf({ id: 'bkg_2' }) } },
      ],
    });
    expect(await payButton()).toBeVisible();
    const keys = callsOf('StartBooking').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test.each(['PENDING_PAYMENT', 'PAYMENT_FAILED'] as const)(
    'an expired hold is announced and can be started again, also once the server has swept it: %s',
    async (status) => {
      const holdExpiresAt = new Date(Date.now() - 1000).toISOString();
      const over = bookingOf({ status, availableActions: [], holdExpiresAt });
      const { callsOf } = await openCheckout({
        StartBooking: [
          { startBooking: { booking: bookingOf({ holdExpiresAt: new Date(Date.now() + 300).toISOString() }) } },
          { startBooking: { booking: bookingOf({ id: 'bkg_2' }) } },
        ],
        CheckoutBooking: [{ booking: over }],
      });
      const [again] = await screen.findAllByRole('button', { name: 'Volver a reservar' });
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Se acabó el tiempo'));
      await userEvent.click(again!);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver a reservar' })).not.toBeInTheDocument());
      expect(callsOf('StartBooking')).toHaveLength(2);
    },
  );

  test('what an expired hold was refused with is not said about the next one', async () => {
    const over = bookingOf({ availableActions: [], holdExpiresAt: new Date(Date.now() - 1000).toISOString() });
    await openCheckout({
      StartBooking: [
        { startBooking: { booking: bookingOf() } },
        { startBooking: { booking: bookingOf({ id: 'bkg_2' }) } },
      ],
      RequestBooking: [{ refused: 'BOOKING_HOLD_EXPIRED', params: { holdMinutes: 15 } }],
      CheckoutBooking: [{ booking: over }],
    });
    await answerAll();
    await userEvent.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Se acabaron los 15 minutos.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Volver a reservar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver a reservar' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
