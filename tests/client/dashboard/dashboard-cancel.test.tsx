import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DashboardBooking_BookingFragment } from '../../../client/generated/graphql';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { bookingOf, openDashboard, pageOf, previewOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

type Booking = DashboardBooking_BookingFragment;

const CAPTURED = { __typename: 'BookingPayment' as const, status: 'CAPTURED' as const, totalCents: 7700 };
const confirmed = (change: Partial<Booking> = {}) =>
  bookingOf('bkg_1', {
    status: 'CONFIRMED',
    viewerRole: 'RENTER',
    decidedAt: '2027-03-02T09:00:00Z',
    availableActions: ['CANCEL'],
    payment: CAPTURED,
    cancellation: previewOf(),
    ...change,
  });
const details = (preview: Booking['cancellation']) => ({
  booking: {
    __typename: 'Booking',
    id: 'bkg_1',
    cancellationPolicy: 'FLEXIBLE',
    timeZone: 'Europe/Madrid',
    payment: { __typename: 'BookingPayment', methodLast4: '4417' },
    cancellation: preview,
  },
});
const refundOf = (status: 'PENDING' | 'DONE' | 'FAILED', isByTransfer = false) => ({
  __typename: 'BookingRefund' as const,
  status,
  isByTransfer,
  totalCents: 7700,
  completedAt: status === 'DONE' ? '2027-03-02T08:00:00Z' : null,
});
const cancelled = (cancelledBy: Booking['cancelledBy'], change: Partial<Booking> = {}) =>
  confirmed({
    status: 'CANCELLED',
    availableActions: [],
    cancellation: null,
    cancelledBy,
    cancelledAt: '2027-03-01T09:00:00Z',
    ...change,
  });
const list = (booking: ReturnType<typeof bookingOf>) => ({
  DashboardBookings: () => ({ myBookings: pageOf('Booking', [booking]) }),
});
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

describe('P3 a renter cancels a booking', () => {
  test('P3 sees the refund, its reason and its deadline before the button that names the amount', async () => {
    const { callsOf } = await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => details(previewOf()),
      CancelBooking: () => ({ cancelBooking: { booking: cancelled('RENTER', { refund: refundOf('PENDING') }) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar la reserva' });
    await within(dialog).findByText('Recuperas');
    expect(plain(dialog)).toContain('Alquiler70,00 €Gastos de gestión7,00 €Recuperas77,00 €');
    expect(dialog).toHaveTextContent(
      'Estás en el plazo de cancelación gratuita: te devolvemos todo, gastos incluidos. El reembolso va a la tarjeta terminada en 4417.',
    );
    expect(dialog).toHaveTextContent('Cancelar es gratis hasta el sábado 3 de abril a las 23:59; después ya no.');
    expect(dialog).not.toHaveTextContent('No se devuelve');
    await userEvent.selectOptions(within(dialog).getByLabelText(/^Motivo/), 'PLANS_CHANGED');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cancelar y recuperar 77,00.€$/ }));
    expect(await screen.findByText('Te devolvemos 77,00 €.')).toBeVisible();
    expect(callsOf('CancelBooking')).toEqual([
      { input: { bookingId: 'bkg_1', reason: 'PLANS_CHANGED', text: '', refundCents: 7700 } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    [2500, 'De eso, 25,00 € vuelven a tu saldo y el resto va a la tarjeta con la que pagaste.'],
    [7700, 'El reembolso vuelve a tu saldo.'],
  ])('P3 sees that %i cents of the refund become credit again', async (creditCents, text) => {
    const preview = previewOf({ creditCents });
    await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed({ cancellation: preview })),
      BookingCancellation: () => details(preview),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar la reserva' });
    await within(dialog).findByText('Recuperas');
    expect(plain(dialog)).toContain(text);
    expect(dialog).not.toHaveTextContent('4417');
  });

  test('P3 sees the actual refund when the host has cancelled first', async () => {
    const late = previewOf({
      rule: 'PARTIAL',
      refundCents: 4500,
      rentRefundCents: 4500,
      feeRefundCents: 0,
      keptCents: 3200,
      freeUntil: null,
      changesAt: null,
    });
    await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => details(late),
      CancelBooking: () => ({ cancelBooking: { booking: cancelled('HOST', { refund: refundOf('PENDING') }) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Cancelar y recuperar 45,00.€$/ }));
    expect(await screen.findByText('Te devolvemos 77,00 €.')).toBeVisible();
  });

  test('P3 sees an error, not old amounts, when the new amounts cannot be loaded', async () => {
    let isFirst = true;
    await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => {
        if (!isFirst) return { refused: 'RATE_LIMITED' };
        isFirst = false;
        return details(previewOf());
      },
      CancelBooking: () => ({ refused: 'BOOKING_REFUND_CHANGED', params: { refundCents: 4500 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Cancelar y recuperar 77,00.€$/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('No se ha podido hacer')).toBeVisible();
    expect(screen.queryByText(/Estas son las cifras de ahora/)).not.toBeInTheDocument();
  });

  test('P3 BOOKING_REFUND_CHANGED: the new amounts are announced and sent', async () => {
    let preview = previewOf();
    const late = previewOf({
      rule: 'PARTIAL',
      refundCents: 4500,
      rentRefundCents: 4500,
      feeRefundCents: 0,
      keptCents: 3200,
      freeUntil: null,
      changesAt: '2027-04-04T22:00:00Z',
    });
    const { callsOf } = await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => details(preview),
      CancelBooking: ({ input }: Record<string, unknown>) => {
        if ((input as { refundCents: number }).refundCents === 4500)
          return {
            cancelBooking: { booking: confirmed({ status: 'CANCELLED', availableActions: [], cancellation: null }) },
          };
        preview = late;
        return { refused: 'BOOKING_REFUND_CHANGED', params: { refundCents: 4500 } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Cancelar y recuperar 77,00.€$/ }));
    const alert = await screen.findByText(
      'El reembolso ha cambiado desde que abriste esta ventana. Estas son las cifras de ahora.',
    );
    expect(alert.closest('[role=alert]')).toHaveFocus();
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog)).toContain('Recuperas45,00 €No se devuelve32,00 €');
    expect(dialog).toHaveTextContent('con la política flexible se devuelve una parte');
    expect(dialog).toHaveTextContent(
      'Estas cifras valen hasta el domingo 4 de abril a las 23:59; después recuperarías menos.',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Cancelar y recuperar 45,00.€$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf('CancelBooking').map(({ input }) => (input as { refundCents: number }).refundCents)).toEqual([
      7700, 4500,
    ]);
  });

  test('P3 sees that cancelling is free before the first charge, and without a refund when it is too late', async () => {
    let preview = previewOf({ paidCents: 0, refundCents: 0, rentRefundCents: 0, feeRefundCents: 0 });
    await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => details(preview),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    expect(await screen.findByText(/cancelar no te cuesta nada/)).toBeVisible();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Cancelar la reserva' })).toBeEnabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mantener la reserva' }));
    preview = previewOf({
      rule: 'NOTHING',
      refundCents: 0,
      rentRefundCents: 0,
      feeRefundCents: 0,
      keptCents: 7700,
      freeUntil: null,
      changesAt: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la reserva' }));
    expect(await screen.findByRole('button', { name: 'Cancelar sin reembolso' })).toBeEnabled();
  });

  test('P3 sees deadlines in the time zone of the space, also in the Canaries', async () => {
    const canary = { ...details(previewOf({ freeUntil: '2027-04-03T23:00:00Z', changesAt: '2027-04-03T23:00:00Z' })) };
    await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed()),
      BookingCancellation: () => ({ booking: { ...canary.booking, timeZone: 'Atlantic/Canary' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('hasta el sábado 3 de abril a las 23:59'));
  });
});

describe('P3 the right of withdrawal', () => {
  const withRight = previewOf({ withdrawalUntil: '2027-03-16T23:00:00Z' });

  test('P3 is exercised in two steps, which announce a confirmation mail with date and time', async () => {
    const { callsOf } = await openDashboard('/dashboard?mode=renter', {
      ...list(confirmed({ cancellation: withRight })),
      BookingCancellation: () => details(withRight),
      CancelBooking: () => ({ cancelBooking: { booking: cancelled('RENTER') } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Desistir del contrato aquí' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desistir del contrato' });
    await within(dialog).findByText('Paso 1 de 2');
    expect(dialog).toHaveTextContent('comunico que desisto del contrato de la reserva HU-bkg_1: «Trastero bkg_1»');
    expect(dialog).toHaveTextContent('hasta el martes 16 de marzo a las 23:59');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(callsOf('CancelBooking')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Atrás' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(within(dialog).getByText('Vas a desistir de la reserva HU-bkg_1. No se puede deshacer.')).toHaveFocus();
    expect(callsOf('CancelBooking')).toEqual([]);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Paso 2 de 2');
    expect(dialog).toHaveTextContent(/te enviamos a \S+@\S+ un justificante con el día y la hora/);
    await userEvent.click(
      within(dialog).getByRole('button', { name: /^Confirmar desistimiento y recuperar 77,00.€$/ }),
    );
    expect(await screen.findByText('Has desistido del contrato')).toBeVisible();
    expect(callsOf('CancelBooking')).toEqual([
      { input: { bookingId: 'bkg_1', reason: null, text: '', refundCents: 7700 } },
    ]);
  });

  test('P3 is not offered after its deadline', async () => {
    await openDashboard('/dashboard?mode=renter', list(confirmed()));
    await screen.findByRole('button', { name: 'Cancelar la reserva' });
    expect(screen.queryByRole('button', { name: 'Desistir del contrato aquí' })).not.toBeInTheDocument();
  });
});

describe('P1 a host cancels a booking', () => {
  const preview = previewOf({
    paidCents: 7000,
    refundCents: 7000,
    rentRefundCents: 7000,
    feeRefundCents: 0,
    rule: 'NOT_RENTERS_FAULT',
    freeUntil: null,
    changesAt: null,
    hostFeeCents: 5000,
  });
  const open = () =>
    openDashboard('/dashboard?mode=host&tab=bookings', {
      ...list(confirmed({ viewerRole: 'HOST', cancellation: preview })),
      BookingCancellation: () => details(preview),
      CancelBooking: () => ({
        cancelBooking: {
          booking: confirmed({ viewerRole: 'HOST', status: 'CANCELLED', availableActions: [], cancellation: null }),
        },
      }),
    });

  test('T11 the full refund is not mentioned when the renter has cancelled first', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      ...list(confirmed({ viewerRole: 'HOST', cancellation: preview })),
      BookingCancellation: () => details(preview),
      CancelBooking: () => ({ cancelBooking: { booking: cancelled('RENTER', { viewerRole: 'HOST' }) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la reserva de Lucía' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la reserva' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Motivos personales/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Cancelar con un cargo de 50,00.€$/ }));
    expect((await screen.findAllByText('Cancelada por Lucía el 1 mar')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Lucía recupera todo lo que había pagado.')).not.toBeInTheDocument();
  });

  test('T11 sees the fee and has to give a reason, and an explanation for "other"', async () => {
    const { callsOf } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la reserva de Lucía' }));
    expect(screen.getByRole('link', { name: 'Escribir a Lucía' })).toHaveAttribute('href', '/messages?booking=bkg_1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la reserva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar la reserva de Lucía' });
    const submit = await within(dialog).findByRole('button', { name: /^Cancelar con un cargo de 50,00.€$/ });
    expect(dialog).toHaveTextContent('Lucía recupera todo lo que ha pagado, gastos incluidos.');
    await userEvent.click(submit);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Elige un motivo.');
    expect(within(dialog).getByRole('radio', { name: /^El espacio ya no está disponible/ })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Otro motivo/ }));
    await userEvent.click(submit);
    const words = within(dialog).getByLabelText('Explícaselo a Lucía');
    expect(words).toHaveFocus();
    expect(words).toBeInvalid();
    expect(callsOf('CancelBooking')).toEqual([]);
    await userEvent.type(words, 'Se ha roto la puerta.');
    await userEvent.click(submit);
    expect(await screen.findByText('Lucía recupera todo lo que había pagado.')).toBeVisible();
    expect(callsOf('CancelBooking')).toEqual([
      { input: { bookingId: 'bkg_1', reason: 'OTHER', text: 'Se ha roto la puerta.', refundCents: 7000 } },
    ]);
  });
});

describe('P1 a cancelled booking', () => {
  test.each([
    [
      cancelled('HOST', { cancelReason: 'SPACE_UNUSABLE', refund: refundOf('DONE') }),
      ['Cancelada por Marta el 1 mar', 'Motivo: El espacio no se puede usar', 'Reembolso de 77,00 € hecho el 2 mar'],
    ],
    [
      cancelled('RENTER', { cancelText: 'Me quedo donde estoy', cancelReason: 'OTHER', refund: refundOf('PENDING') }),
      ['Cancelada por ti el 1 mar', 'Motivo: Me quedo donde estoy', 'Reembolso de 77,00 € en camino'],
    ],
    [
      cancelled('RENTER', { refund: refundOf('DONE', true) }),
      ['Cancelada por ti el 1 mar', 'Reembolso de 77,00 € hecho por transferencia el 2 mar'],
    ],
    [
      cancelled('ADMIN', { refund: refundOf('FAILED') }),
      ['Cancelada por Hueco el 1 mar', 'El reembolso de 77,00 € se retrasa: estamos en ello'],
    ],
    [cancelled('RENTER'), ['Cancelada por ti el 1 mar', 'Sin reembolso']],
  ])('P1 shows who cancelled, the reason and the state of the refund (%#)', async (booking, sentences) => {
    await openDashboard('/dashboard?mode=renter', list(booking));
    await screen.findByText(sentences[0] ?? '');
    for (const sentence of sentences)
      expect(screen.getByText((_, element) => plain(element) === sentence)).toBeVisible();
    // The price of the whole stay no longer applies once it is cancelled.
    expect(screen.queryByText('en toda la estancia')).not.toBeInTheDocument();
  });
});
