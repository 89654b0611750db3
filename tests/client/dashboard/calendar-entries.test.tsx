import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingOf as dashboardBookingOf, openDashboard, pageOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['dashboard', 'calendar', 'domain', 'errors']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bookingOf = (id: string, displayName: string, isOpenEnded = false) => ({
  __typename: 'Booking',
  id,
  isOpenEnded,
  renter: { __typename: 'User', id: `usr_${id}`, displayName },
});
const entryOf = (kind: string, from: string, to: string, change: object = {}) => ({
  __typename: 'CalendarEntry',
  kind,
  from,
  to,
  booking: null,
  block: null,
  feed: null,
  ...change,
});
const month = (entries: object[]) => ({
  hostMonth: {
    __typename: 'HostMonth',
    month: '2027-03-01',
    spaceCount: 1,
    occupiedDays: 26,
    availableDays: 31,
    occupancyPercent: 84,
    rows: [
      {
        __typename: 'SpaceCalendar',
        canBlock: true,
        space: {
          __typename: 'Space',
          id: 'spc_1',
          status: 'PUBLISHED',
          pausedAt: null,
          title: 'Trastero',
          district: 'Centro',
          city: 'Madrid',
          coverPhoto: null,
        },
        entries,
      },
    ],
  },
});

test('P3 a monthly rental under notice leaves on its last day, one without notice does not', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar&view=list', {
    HostMonth: ({ month: asked }) =>
      asked === '2027-03-01'
        ? month([
            entryOf('RUNNING', '2027-03-02', '2027-03-20', { booking: bookingOf('bkg_ana', 'Ana S.') }),
            entryOf('BOOKED', '2027-03-25', '2028-03-25', { booking: bookingOf('bkg_luz', 'Luz P.', true) }),
          ])
        : { hostMonth: { ...month([]).hostMonth, month: asked } },
  });
  const leaving = await screen.findByText('Termina la reserva');
  expect(leaving.closest('li')).toHaveTextContent('Ana S.');
  expect(screen.getByText(/mes a mes/).closest('li')).toHaveTextContent('Luz P.');
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/* Ana leaves and Luz begins on the same day, with days of another site inside Luz's rental. */
const TURNAROUND = [
  entryOf('MOVE_OUT', '2027-03-01', '2027-03-03', { booking: bookingOf('bkg_ana', 'Ana S.') }),
  entryOf('RUNNING', '2027-03-01', '2027-03-20', { booking: bookingOf('bkg_luz', 'Luz P.') }),
  entryOf('OTHER_SITE', '2027-03-10', '2027-03-12', {
    feed: { __typename: 'CalendarFeed', id: 'cfd_1', name: 'Agenda del local' },
  }),
];

test('P10 a day with a move-out and a new rental names both, and opens the move-out', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(TURNAROUND),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  const cell = await screen.findByRole('gridcell', {
    name: '1 de marzo, Trastero: Salida pendiente (Ana S.), En curso (Luz P.)',
  });
  fireEvent.click(cell);
  await waitFor(() => expect(callsOf('BookingPage')).toEqual([{ id: 'bkg_ana' }]));
});

test('P10 on a phone each item opens what it names', async () => {
  onPhone();
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(TURNAROUND),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Agenda del local.*Ocupado en otra web/ }));
  expect(await screen.findByRole('dialog', { name: 'Conectar con otras webs' })).toBeVisible();
  expect(callsOf('BookingPage')).toEqual([]);
  cleanup();
  const again = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(TURNAROUND),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Luz P\..*En curso/ }));
  await waitFor(() => expect(again.callsOf('BookingPage')).toEqual([{ id: 'bkg_luz' }]));
});

test('P3 on a phone a monthly rental without notice has no end', async () => {
  onPhone();
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () =>
      month([entryOf('RUNNING', '2027-01-10', '2028-01-10', { booking: bookingOf('bkg_luz', 'Luz P.', true) })]),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  const item = await screen.findByRole('button', { name: /Luz P\..*mes a mes.*En curso/ });
  expect(item).not.toHaveTextContent('365');
});

test('P10 the calendar says when it does not show all spaces, and blocks those that it shows', async () => {
  const { hostMonth } = month([]);
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => ({ hostMonth: { ...hostMonth, spaceCount: 130 } }),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  expect(await screen.findByText(/^El calendario muestra los primeros 1 de tus 130 espacios/)).toBeVisible();
});

test('DSH-1 the booking of a monthly rental shows its end once notice was given', async () => {
  const booking = (id: string, isOpenEnded: boolean) =>
    dashboardBookingOf(id, { status: 'ACTIVE', termType: 'ROLLING', isOpenEnded, availableActions: [] });
  await openDashboard('/dashboard?mode=host&tab=bookings', {
    DashboardBookings: () => ({ myBookings: pageOf('Booking', [booking('bkg_1', true), booking('bkg_2', false)]) }),
  });
  expect(await screen.findAllByText(/Mes a mes/)).toHaveLength(1);
  expect(screen.getAllByText(/45 días/)).toHaveLength(1);
});

/* Two sites that read each other have the same days busy. */
const site = (id: string, name: string) =>
  entryOf('OTHER_SITE', '2027-03-05', '2027-03-20', { feed: { __typename: 'CalendarFeed', id, name } });
const openWith = (entries: object[], address = '') =>
  openDashboard(`/dashboard?mode=host&tab=calendar${address}`, {
    HostMonth: ({ month: asked }) => ({
      hostMonth: { ...month(asked === '2027-03-01' ? entries : []).hostMonth, month: asked },
    }),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });

test.each(['wide', 'phone'])(
  'P10 the days of two sites that begin together leave with their month (%s)',
  async (size) => {
    const problems = vi.spyOn(console, 'error');
    if (size === 'phone') onPhone();
    await openWith([site('cfd_1', 'Agenda del local'), site('cfd_2', 'Otra agenda')]);
    expect((await screen.findAllByText('Agenda del local')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Otra agenda').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByRole('heading', { name: 'Abril 2027' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Otra agenda')).not.toBeInTheDocument());
    expect(screen.queryByText('Agenda del local')).not.toBeInTheDocument();
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  },
);

test('P10 the list has the days of both sites that begin on one day', async () => {
  const problems = vi.spyOn(console, 'error');
  await openWith([site('cfd_1', 'Agenda del local'), site('cfd_2', 'Otra agenda')], '&view=list');
  expect(await screen.findByText('Otra agenda')).toBeVisible();
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});

test('P10 the moves of the coming weeks at the end of a month reach into a third one', async () => {
  vi.setSystemTime(new Date('2027-03-30T09:55:00Z'));
  const entry = entryOf('BOOKED', '2027-05-02', '2027-06-20', { booking: bookingOf('bkg_ana', 'Ana S.') });
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: ({ month: asked }) => ({
      hostMonth: { ...month(asked === '2027-05-01' ? [entry] : []).hostMonth, month: asked },
    }),
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Entradas y salidas' }));
  expect(await panel.findByText('Entra Ana S.')).toBeVisible();
  expect(panel.getByText('Hasta el 4 de mayo')).toBeVisible();
  expect(callsOf('HostMonth')).toContainEqual({ month: '2027-05-01' });
});

test('P10 moves that could not be read are not said to be none', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: ({ month: asked }) =>
      asked === '2027-04-01' ? 'lost' : { hostMonth: { ...month([]).hostMonth, month: asked } },
    CalendarFeeds: () => ({ calendarFeeds: [] }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Entradas y salidas' }));
  expect(await panel.findByRole('alert')).toBeVisible();
  expect(panel.queryByText(/Nadie entra ni sale/)).not.toBeInTheDocument();
  expect(panel.queryByText(/Hasta el/)).not.toBeInTheDocument();
});
