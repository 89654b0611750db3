import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DashboardBooking_BookingFragment } from '../../../client/generated/graphql';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { changingBooking } from '../support/booking-changes';
import { bookingOf, openDashboard, pageOf, previewOf, summaryOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { meaningsOf } from '../support/status-meanings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['dashboard', 'stays', 'domain', 'changes']);
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
const list = (booking: ReturnType<typeof bookingOf>) => ({
  DashboardBookings: () => ({ myBookings: pageOf('Booking', [booking]) }),
});

describe('P1 move-in and move-out', () => {
  test('T13 the renter confirms the move-in from the first day on', async () => {
    let stay = confirmed({ availableActions: ['MARK_ACTIVE'], cancellation: null, from: '2027-03-02' });
    const { callsOf } = await openDashboard('/dashboard?mode=renter', {
      DashboardBookings: () => ({ myBookings: pageOf('Booking', [stay]) }),
      MarkBookingActive: () => {
        stay = { ...stay, status: 'ACTIVE', availableActions: [] };
        return { markBookingActive: { booking: stay } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'He entrado' }));
    expect(await screen.findByText('Reserva en curso')).toBeVisible();
    expect(callsOf('MarkBookingActive')).toEqual([{ input: { bookingId: 'bkg_1' } }]);
    expect(screen.queryByRole('button', { name: 'He entrado' })).not.toBeInTheDocument();
  });

  test('BOK-1 once the stay has begun, its start is no longer offered to be changed', async () => {
    let stay = confirmed({ availableActions: ['MARK_ACTIVE', 'CHANGE_DATES'], cancellation: null, from: '2027-03-02' });
    await openDashboard('/dashboard?mode=renter', {
      DashboardBookings: () => ({ myBookings: pageOf('Booking', [stay]) }),
      ChangingBooking: () => ({ booking: { ...changingBooking(), ...stay } }),
      TakenDays: () => ({ space: { __typename: 'Space', id: 'spc_1', busy: [] } }),
      MarkBookingActive: () => {
        stay = { ...stay, ...meaningsOf('ACTIVE'), status: 'ACTIVE', availableActions: ['CHANGE_DATES'] };
        return { markBookingActive: { booking: stay } };
      },
    });
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cambiar las fechas' }));
      const dialog = await screen.findByRole('dialog', { name: 'Cambiar las fechas' });
      await within(dialog).findByRole('grid');
      return dialog;
    };
    const first = await open();
    expect(within(first).getByRole('button', { name: 'Entrada' })).toBeVisible();
    await userEvent.click(within(first).getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'He entrado' }));
    expect(await screen.findByText('Reserva en curso')).toBeVisible();
    expect(within(await open()).queryByRole('button', { name: 'Entrada' })).toBeNull();
  });

  test('T13 the host confirms the move-in in the table', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      ...list(
        confirmed({ viewerRole: 'HOST', availableActions: ['MARK_ACTIVE'], cancellation: null, from: '2027-03-02' }),
      ),
      MarkBookingActive: () => ({
        markBookingActive: {
          booking: confirmed({
            viewerRole: 'HOST',
            status: 'ACTIVE',
            availableActions: [],
            cancellation: null,
            from: '2027-03-02',
          }),
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ha entrado' }));
    expect(await screen.findByText('Lucía ya está dentro.')).toBeVisible();
  });

  test('T13 a move-in that could not be confirmed in the table is reported', async () => {
    const booking = confirmed({ viewerRole: 'HOST', availableActions: ['MARK_ACTIVE'], cancellation: null });
    await openDashboard('/dashboard?mode=host&tab=bookings', { ...list(booking), MarkBookingActive: () => 'lost' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ha entrado' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con Hueco');
  });

  const leaving = (change: Partial<Booking> = {}) =>
    bookingOf('bkg_1', {
      status: 'MOVE_OUT',
      availableActions: ['CONFIRM_MOVE_OUT'],
      from: '2027-01-10',
      to: '2027-03-01',
      deadline: { since: '2027-03-01T23:00:00Z', until: '2027-03-04T23:00:00Z' },
      completesAt: '2027-03-04T23:00:00Z',
      ...change,
    });

  test('T18 the host sees the move-out with its countdown among the tasks and confirms it', async () => {
    const { callsOf } = await openDashboard('/dashboard?mode=host', {
      DashboardSummary: () => summaryOf({ todo: [leaving()], todoCount: 1 }),
      DashboardBookings: () => ({ myBookings: pageOf('Booking', []) }),
      ConfirmMoveOut: () => ({
        confirmMoveOut: { booking: leaving({ status: 'COMPLETED', availableActions: [], completesAt: null }) },
      }),
    });
    expect(await screen.findByText('Confirma la salida de Lucía')).toBeVisible();
    expect(screen.getByText('2 d 13 h')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar salida' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar la salida de Lucía' });
    expect(dialog).toHaveTextContent('Si no dices nada antes del jueves 4 de marzo a las 23:59, se da por confirmada.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vacío y llaves devueltas' }));
    expect(await screen.findByText('Reserva completada')).toBeVisible();
    expect(callsOf('ConfirmMoveOut')).toEqual([{ input: { bookingId: 'bkg_1' } }]);
  });

  test('T17 the renter sees that the stay is over and until when the host may inspect', async () => {
    await openDashboard(
      '/dashboard?mode=renter',
      list(leaving({ viewerRole: 'RENTER', availableActions: [], decidedAt: '2027-01-05T09:00:00Z' })),
    );
    expect(await screen.findByText('Tu estancia ha terminado')).toBeVisible();
    expect(screen.getByText('jueves 4 de marzo a las 23:59')).toBeVisible();
    expect(screen.getByText('Salida pendiente')).toBeVisible();
    const now = within(screen.getByRole('list', { name: 'Línea de tiempo de la reserva' }))
      .getAllByRole('listitem')
      .find((point) => point.getAttribute('aria-current') === 'step');
    expect(now).toHaveTextContent('Salida1 mar');
  });
});

describe('P6 completed stays', () => {
  const over = (review: Booking['review']) =>
    confirmed({
      status: 'COMPLETED',
      availableActions: [],
      canBookAgain: true,
      cancellation: null,
      from: '2027-01-10',
      to: '2027-02-23',
      review,
    });
  const review = (change: Partial<NonNullable<Booking['review']>>) => ({
    __typename: 'BookingReview' as const,
    canWrite: true,
    closesAt: '2027-03-11T09:00:00Z',
    own: null,
    ...change,
  });
  const own = (edit: boolean) => ({
    __typename: 'Review' as const,
    id: 'rev_1',
    overall: 5,
    viewerCan: { __typename: 'ReviewAbilities' as const, edit },
  });

  test('P6 show a link to write a review while days are left', async () => {
    await openDashboard('/dashboard?mode=renter', list(over(review({}))));
    expect(await screen.findByRole('link', { name: 'Dejar reseña' })).toHaveAttribute('href', '/leave-review/bkg_1');
    // The number of days equals that of the review page.
    expect(screen.getByText('8 días para reseñar')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reservar otra vez' })).not.toBeInTheDocument();
  });

  test('P6 mention the last day for a review', async () => {
    await openDashboard('/dashboard?mode=renter', list(over(review({ closesAt: '2027-03-03T09:00:00Z' }))));
    expect(await screen.findByText('Último día para reseñar')).toBeVisible();
  });

  test('P6 offer another booking once the review is written', async () => {
    await openDashboard('/dashboard?mode=renter', list(over(review({ own: own(true) }))));
    // The one that is sent leads to its page, where it can be changed until it is published.
    expect(await screen.findByRole('link', { name: 'Le diste un 5' })).toHaveAttribute('href', '/leave-review/bkg_1');
    expect(screen.getByRole('link', { name: 'Reservar otra vez' })).toHaveAttribute('href', '/space/spc_1');
    expect(screen.queryByRole('link', { name: 'Dejar reseña' })).not.toBeInTheDocument();
  });

  test('P6 lead the host to the review that was sent, too', async () => {
    const stay = { ...over(review({ canWrite: false, own: own(true) })), viewerRole: 'HOST' as const };
    await openDashboard('/dashboard?mode=host&tab=bookings', list(stay));
    expect(await screen.findByRole('link', { name: 'Le diste un 5' })).toHaveAttribute('href', '/leave-review/bkg_1');
  });

  test('P6 offer another review when the published one can no longer be edited', async () => {
    await openDashboard('/dashboard?mode=renter', list(over(review({ own: own(false) }))));
    expect(await screen.findByRole('link', { name: 'Dejar reseña' })).toBeVisible();
  });
});

describe('MSG-1 messages', () => {
  test('MSG-1 are in the navigation of both modes with their unread count', async () => {
    await openDashboard('/dashboard?mode=host', {
      DashboardBookings: () => ({ myBookings: pageOf('Booking', []) }),
      UnreadMessageCount: () => ({ unreadMessageCount: 3 }),
    });
    const rail = await screen.findByRole('navigation', { name: 'Secciones del panel' });
    await waitFor(() => expect(within(rail).getByRole('link', { name: /^Mensajes/ })).toHaveTextContent('Mensajes3'));
    expect(
      within(rail)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Resumen', 'Espacios', 'Reservas', 'Mensajes3', 'Calendario', 'Estadísticas', 'Ingresos', 'Soporte']);
    await userEvent.click(screen.getByRole('button', { name: 'Inquilino' }));
    expect(
      within(screen.getByRole('navigation', { name: 'Secciones del panel' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Mis reservas', 'Mensajes3', 'Pagos', 'Favoritos', 'Soporte']);
    expect(within(rail).getByRole('link', { name: /^Mensajes/ })).toHaveAttribute('href', '/messages');
  });

  test.each(['mode=host&tab=messages', 'mode=renter&tab=messages', 'mode=renter&tab=favorites'])(
    'RTE-5 MSG-1 the address %s redirects to the page of the tab',
    async (query) => {
      await openDashboard(`/dashboard?${query}`, {});
      expect(await screen.findByText('elsewhere')).toBeVisible();
    },
  );

  test('MSG-1 the renter has a link to write to the host about the space', async () => {
    await openDashboard('/dashboard?mode=renter', list(confirmed()));
    expect(await screen.findByRole('link', { name: 'Escribir a Marta' })).toHaveAttribute(
      'href',
      '/messages?space=spc_1',
    );
  });
});

test('P10 changes and claims that wait for the host are to-dos with their time left', async () => {
  const due = (id: string, name: string, claimId: string | null) => ({
    __typename: 'AnswerDue',
    claimId,
    since: new Date(Date.now() - 3_600_000).toISOString(),
    until: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
    booking: {
      __typename: 'Booking',
      id,
      renter: { __typename: 'User', id: `usr_${id}`, displayName: name },
      space: { __typename: 'Space', id: 'spc_1', title: 'Trastero en Lavapiés' },
    },
  });
  await openDashboard('/dashboard?mode=host', {
    DashboardSummary: () =>
      summaryOf({ answersLeft: 3, answersDue: [due('bkg_1', 'Lucía P.', null), due('bkg_2', 'Iván R.', 'clm_1')] }),
  });
  const panel = await screen.findByRole('region', { name: 'Qué toca hoy' });
  expect(panel).toHaveTextContent('5 pendientes');
  expect(panel).not.toHaveTextContent('Nada pendiente hoy');
  const [change, claim] = within(panel).getAllByRole('listitem');
  expect(change).toHaveTextContent('Lucía P. pide un cambio en su reserva');
  expect(change).toHaveTextContent('5 h');
  expect(within(change as HTMLElement).getByRole('link', { name: 'Responder' })).toHaveAttribute(
    'href',
    '/booking/bkg_1',
  );
  expect(claim).toHaveTextContent('Reclamación con Iván R.: te toca responder');
  expect(within(claim as HTMLElement).getByRole('link', { name: 'Responder' })).toHaveAttribute(
    'href',
    '/booking/bkg_2/claim/clm_1',
  );
});
