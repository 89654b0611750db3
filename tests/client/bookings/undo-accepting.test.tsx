import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { openBookingPage, ownBookingOf, stepOf } from '../support/booking-page';
import { bookingOf, openDashboard, pageOf, summaryOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['booking', 'condition', 'documents', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

describe('accepting can be undone for five seconds', () => {
  const request = (id = 'bkg_1') => bookingOf(id);
  const accepted = (id = 'bkg_1') => bookingOf(id, { status: 'CONFIRMED', availableActions: ['CANCEL'] });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const open = async (count = 2) => {
    let isAccepted = false;
    const rows = () => (isAccepted ? [request('bkg_2')] : [request('bkg_1'), request('bkg_2')].slice(0, count));
    const calls = await openDashboard('/dashboard?mode=host', {
      DashboardSummary: () => summaryOf({ todo: rows(), todoCount: rows().length }, { PENDING: rows().length }),
      DashboardBookings: () => ({ myBookings: pageOf('Booking', []) }),
      AcceptBooking: () => {
        isAccepted = true;
        return { acceptBooking: { booking: accepted() } };
      },
    });
    const todo = await screen.findByRole('region', { name: 'Qué toca hoy' });
    const button = await within(todo).findByRole('button', { name: 'Aceptar' });
    vi.useFakeTimers({ now: new Date('2027-03-02T09:55:00Z'), shouldAdvanceTime: true });
    return { ...calls, todo, button, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
  };

  test('it is sent afterwards, and the next request does not move under the pointer', async () => {
    const { callsOf, todo, button, user } = await open();
    await user.click(button);
    const note = within(todo).getByRole('group', { name: 'Aceptada' });
    expect(note).toHaveFocus();
    expect(within(note).getByRole('button', { name: 'Deshacer' })).toHaveTextContent('Deshacer (5 s)');
    expect(within(todo).queryByRole('button', { name: 'Rechazar' })).not.toBeInTheDocument();
    await wait(3_000);
    expect(callsOf('AcceptBooking')).toEqual([]);
    await wait(2_500);
    expect(callsOf('AcceptBooking')).toEqual([{ input: { bookingId: 'bkg_1' } }]);
    expect(await screen.findByText('Reserva confirmada')).toBeVisible();
    await waitFor(() => expect(callsOf('DashboardSummary').length).toBeGreaterThan(1));
    // The accepted request stays first, without a button under the pointer that would accept the next one.
    expect(within(todo).getByRole('heading', { name: /Trastero bkg_1/ })).toBeVisible();
    expect(within(todo).queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
  });

  test('undoing sends nothing and returns the focus to the button', async () => {
    const { callsOf, todo, button, user } = await open();
    await user.click(button);
    await user.click(within(todo).getByRole('button', { name: 'Deshacer' }));
    expect(within(todo).getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await wait(6_000);
    expect(callsOf('AcceptBooking')).toEqual([]);
  });

  test('a double click accepts and does not undo', async () => {
    const { callsOf, todo, button, user } = await open();
    await user.dblClick(button);
    expect(within(todo).getByRole('group', { name: 'Aceptada' })).toBeVisible();
    await wait(5_500);
    expect(callsOf('AcceptBooking')).toHaveLength(1);
  });

  test('leaving the page sends it at once and reports it', async () => {
    const { callsOf, button, user } = await open();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(callsOf('AcceptBooking')).toHaveLength(1));
    expect(await screen.findByText('Reserva confirmada')).toBeVisible();
    await wait(6_000);
    expect(callsOf('AcceptBooking')).toHaveLength(1);
  });

  test('closing the window sends it at once', async () => {
    const { callsOf, button, user } = await open();
    await user.click(button);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(callsOf('AcceptBooking')).toHaveLength(1));
  });

  test("the booking page shows the undo button in place of the step's button", async () => {
    const booking = ownBookingOf({
      status: 'REQUESTED',
      viewerRole: 'HOST',
      availableActions: ['ACCEPT', 'DECLINE'],
      nextStep: stepOf('ANSWER', 'DO', { action: 'ACCEPT', until: '2027-03-03T09:00:00Z' }),
    });
    const { callsOf } = await openBookingPage(booking, {
      AcceptBooking: () => ({ acceptBooking: { booking: accepted() } }),
    });
    const step = await screen.findByRole('region', { name: 'Siguiente paso' });
    await userEvent.click(within(step).getByRole('button', { name: 'Aceptar la solicitud' }));
    expect(within(step).getByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(callsOf('AcceptBooking')).toEqual([]);
    await userEvent.click(within(step).getByRole('button', { name: 'Deshacer' }));
  });
});
