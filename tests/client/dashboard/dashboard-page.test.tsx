import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { bookingOf, openDashboard, pageOf, spaceOf, spacesOf, summaryOf } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  closeAllToasts();
  return useLanguage('es', ['dashboard', 'domain']);
});

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const bookings = (ids: readonly string[], hasNextPage = false, total = ids.length) => ({
  myBookings: pageOf(
    'Booking',
    ids.map((id) => bookingOf(id)),
    hasNextPage,
    total,
  ),
});
const rows = () =>
  within(screen.getByRole('table', { name: 'Reservas de tus espacios' }))
    .getAllByRole('row')
    .slice(1);

test.each([
  ['/dashboard?mode=host', 'Resumen · Panel · Hueco'],
  ['/dashboard?mode=host&tab=spaces', 'Espacios · Panel · Hueco'],
  ['/dashboard?mode=host&tab=bookings', 'Reservas · Panel · Hueco'],
  ['/dashboard?mode=host&tab=calendar', 'Calendario · Panel · Hueco'],
  ['/dashboard?mode=host&tab=stats', 'Estadísticas · Panel · Hueco'],
  ['/dashboard?mode=host&tab=earnings', 'Ingresos · Panel · Hueco'],
  ['/dashboard?mode=host&tab=support', 'Soporte · Panel · Hueco'],
  ['/dashboard?mode=renter', 'Mis reservas · Panel · Hueco'],
  ['/dashboard?mode=renter&tab=payments', 'Pagos · Panel · Hueco'],
  ['/dashboard?mode=renter&tab=support', 'Soporte · Panel · Hueco'],
])('DSH-1 RTE-5 the document title of %s is “%s”', async (address, title) => {
  await openDashboard(address, { DashboardBookings: () => bookings([]) });
  await waitFor(() => expect(document.title).toBe(title));
});

describe('DSH-1 the lists', () => {
  test('the title of the bookings is shown once: by the tab, or by the list on the overview', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings', { DashboardBookings: () => bookings(['bkg_1']) });
    await screen.findByText('Trastero bkg_1');
    expect(screen.getAllByRole('heading', { name: 'Reservas' })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Reservas' })).toContainElement(
      screen.getByRole('table', { name: 'Reservas de tus espacios' }),
    );
  });

  test('P10 are reloaded when the viewer returns', async () => {
    let ids = ['bkg_1'];
    await openDashboard('/dashboard?mode=host&tab=bookings', { DashboardBookings: () => bookings(ids) });
    await screen.findByText('Trastero bkg_1');
    follow('away');
    ids = ['bkg_2', 'bkg_1'];
    follow('back');
    expect(await screen.findByText('Trastero bkg_2')).toBeVisible();
  });

  test('P10 show a new request when the renter returns from the checkout', async () => {
    let ids = ['bkg_1'];
    const answers = {
      DashboardBookings: () => ({
        myBookings: pageOf(
          'Booking',
          ids.map((id) => bookingOf(id, { viewerRole: 'RENTER', availableActions: ['WITHDRAW'] })),
        ),
      }),
    };
    await openDashboard('/dashboard?mode=renter', answers);
    await screen.findByText('Trastero bkg_1');
    follow('away');
    ids = ['bkg_2', 'bkg_1'];
    follow('back');
    expect(await screen.findByText('Trastero bkg_2')).toBeVisible();
  });

  test('P10 show a draft that was just created', async () => {
    let ids = ['spc_1'];
    await openDashboard('/dashboard?mode=host&tab=spaces', {
      MySpaces: () => ({
        viewer: null,
        mySpaces: spacesOf(ids.map((id) => spaceOf(id))),
      }),
    });
    await screen.findByText('Espacio spc_1');
    follow('away');
    ids = ['spc_2', 'spc_1'];
    follow('back');
    expect(await screen.findByText('Espacio spc_2')).toBeVisible();
  });

  test('P10 the preview shows a few bookings, also after the full list was loaded, and links to it', async () => {
    const all = Array.from({ length: 9 }, (_, index) => `bkg_${index}`);
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      DashboardSummary: () => summaryOf({}, { PENDING: 9 }),
      DashboardBookings: ({ first }) => bookings(all.slice(0, first), Number(first) < 9, 9),
    });
    await waitFor(() => expect(rows()).toHaveLength(9));
    follow('Resumen');
    await screen.findByRole('heading', { name: 'Qué toca hoy' });
    expect(rows()).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Ver todas' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/7 de 9 reservas/)).toBeVisible());
  });

  test('P10 report a further page that cannot be loaded', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      DashboardBookings: ({ after }) => (after ? 'lost' : bookings(['bkg_1'], true, 2)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con Hueco');
    expect(screen.getByText('Trastero bkg_1')).toBeVisible();
  });
});

describe('RTE-5 the booking that an address refers to', () => {
  test('RTE-5 NOT-6 is shown also when the list is filtered to others', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      DashboardBookings: ({ group }) => bookings(group === 'PAST' ? [] : ['bkg_1']),
      DashboardBooking: () => ({ booking: bookingOf('bkg_new') }),
    });
    await screen.findByText('Trastero bkg_1');
    await userEvent.click(screen.getByRole('button', { name: /^Pasadas/ }));
    await screen.findByText('Ninguna reserva en este grupo');
    follow('ring');
    expect(await screen.findByText('Trastero bkg_new')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Trastero bkg_new').closest('tr')).toHaveFocus());
    // Its link again: the focus comes back, wherever it was meanwhile.
    screen.getByRole('button', { name: /^Pasadas/ }).focus();
    follow('ring');
    await waitFor(() => expect(screen.getByText('Trastero bkg_new').closest('tr')).toHaveFocus());
  });

  test('RTE-5 does not take the focus from the filter that is pressed afterwards', async () => {
    await openDashboard('/dashboard?mode=host&tab=bookings&highlight=bkg_1', {
      DashboardBookings: ({ group }) => bookings(group === 'PAST' ? [] : ['bkg_1', 'bkg_2']),
      DashboardBooking: () => ({ booking: bookingOf('bkg_1') }),
    });
    await waitFor(() => expect(screen.getByText('Trastero bkg_1').closest('tr')).toHaveFocus());
    const filter = (name: RegExp) => screen.getByRole('button', { name });
    await userEvent.click(filter(/^Pasadas/));
    await screen.findByText('Ninguna reserva en este grupo');
    expect(filter(/^Pasadas/)).toHaveFocus();
    await userEvent.click(filter(/^Todas/));
    await screen.findByText('Trastero bkg_2');
    expect(filter(/^Todas/)).toHaveFocus();
  });

  test('RTE-5 is the group of a list and the month of the calendar too', async () => {
    const { callsOf } = await openDashboard('/dashboard?mode=host&tab=bookings&group=past', {
      DashboardBookings: ({ group }) => bookings(group === 'PAST' ? ['bkg_old'] : ['bkg_1']),
    });
    await screen.findByText('Trastero bkg_old');
    expect(screen.getByRole('button', { name: /^Pasadas/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^Todas/ }));
    await screen.findByText('Trastero bkg_1');
    expect(callsOf('DashboardBookings').map(({ group }) => group)).toEqual(['PAST', null]);
    cleanup();
    const calendar = await openDashboard('/dashboard?mode=host&tab=calendar&month=2027-05', {
      HostMonth: ({ month }) => ({
        hostMonth: {
          __typename: 'HostMonth',
          month,
          rows: [{ __typename: 'SpaceCalendar', canBlock: true, space: spaceOf('spc_1'), entries: [] }],
          occupiedDays: 0,
          availableDays: 31,
          occupancyPercent: 0,
        },
      }),
      CalendarFeeds: () => ({ calendarFeeds: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mes siguiente' }));
    const months = () => calendar.callsOf('HostMonth').map(({ month }) => month);
    await waitFor(() => expect(months()).toContain('2027-06-01'));
    expect(months()[0]).toBe('2027-05-01');
  });

  test('P10 the link to finish the payment of a stay without an end keeps the rolling term', async () => {
    const open = bookingOf('bkg_1', {
      viewerRole: 'RENTER',
      status: 'PENDING_PAYMENT',
      termType: 'ROLLING',
      isOpenEnded: true,
      to: '2028-04-05',
      availableActions: ['PAY'],
    });
    await openDashboard('/dashboard?mode=renter&tab=bookings', {
      DashboardBookings: () => ({ myBookings: pageOf('Booking', [open]) }),
    });
    expect(await screen.findByRole('link', { name: 'Terminar el pago' })).toHaveAttribute(
      'href',
      '/booking/spc_1?from=2027-04-05&term=rolling',
    );
  });
});

describe('P10 the metrics', () => {
  test('P10 a month whose days are all blocked is not said to have no published spaces', async () => {
    await openDashboard('/dashboard?mode=host', {
      DashboardSummary: () => summaryOf({ occupiedDays: 0, availableDays: 0 }),
    });
    expect(await screen.findByText('0 de 0 días')).toBeVisible();
    expect(screen.queryByText('Sin espacios publicados')).not.toBeInTheDocument();
  });

  test('P10 the number of upcoming move-ins counts all of them', async () => {
    const upcoming = [1, 2, 3, 4, 5].map((number) => ({
      __typename: 'Booking',
      id: `bkg_${number}`,
      from: '2027-04-05',
      space: { __typename: 'Space', id: 'spc_1', district: 'Centro', city: 'Madrid' },
    }));
    await openDashboard('/dashboard?mode=host', {
      DashboardSummary: () => summaryOf({ upcoming }, { UPCOMING: 8 }),
      DashboardBookings: () => bookings([]),
    });
    expect((await screen.findByText('Próximas entradas')).nextElementSibling).toHaveTextContent('8');
  });

  test('P10 a paused space is no longer counted as published', async () => {
    let status: 'PUBLISHED' | 'PAUSED' = 'PUBLISHED';
    await openDashboard('/dashboard?mode=host&tab=spaces', {
      DashboardSummary: () => summaryOf({ publishedSpaceCount: status === 'PUBLISHED' ? 1 : 0 }),
      DashboardBookings: () => bookings([]),
      MySpaces: () => ({ viewer: null, mySpaces: spacesOf([spaceOf('spc_1', { status })]) }),
      PauseSpace: () => {
        status = 'PAUSED';
        return { pauseSpace: { space: spaceOf('spc_1', { status }) } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones: Espacio spc_1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    await screen.findByText('Anuncio en pausa');
    follow('Resumen');
    await waitFor(() => expect(screen.getByText('Espacios publicados').nextElementSibling).toHaveTextContent('0'));
  });

  test('P10 archiving a space with open bookings is rejected with the reason', async () => {
    await openDashboard('/dashboard?mode=host&tab=spaces', {
      MySpaces: () => ({ viewer: null, mySpaces: spacesOf([spaceOf('spc_1')]) }),
      ArchiveSpace: () => ({ refused: 'SPACE_STATE_REFUSED', params: { status: null, reason: 'booked' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones: Espacio spc_1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archivar' }));
    const dialog = screen.getByRole('dialog', { name: 'Archivar el espacio' });
    expect(dialog).toHaveTextContent('Solo se puede sin reservas abiertas');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archivar' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Tiene reservas abiertas. Ponlo en pausa y archívalo después.',
    );
    expect(dialog).toBeVisible();
  });

  test('P10 a month that cannot be loaded shows an error and can be retried', async () => {
    let isLost = false;
    await openDashboard('/dashboard?mode=host', {
      DashboardBookings: () => bookings([]),
      HostCalendar: ({ month }) =>
        isLost ? 'lost' : { hostCalendar: { __typename: 'HostCalendar', month, spaceCount: 1, days: [], moves: [] } },
    });
    await screen.findByText('Libres');
    isLost = true;
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    const problem = await screen.findByRole('alert');
    isLost = false;
    await userEvent.click(within(problem).getByRole('button'));
    expect(await screen.findByText('Libres')).toBeVisible();
  });
});

test.each([
  ['PAYOUT_ACCOUNT_MISSING', 1],
  ['NOT_NOW', 0],
])(
  'P10 of a request that cannot be accepted because of %s, %i links ask for a payout account',
  async (reason, links) => {
    const request = bookingOf('bkg_1', { availableActions: ['DECLINE'], acceptRefusal: reason as 'NOT_NOW' });
    await openDashboard('/dashboard?mode=host&tab=bookings', {
      DashboardBookings: () => ({ myBookings: pageOf('Booking', [request]) }),
    });
    expect(await screen.findByRole('button', { name: 'Rechazar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Añade tu cuenta para aceptar' })).toHaveLength(links);
  },
);

test('NAV-9 a user without spaces can switch from a host link back to renter mode', async () => {
  await openDashboard('/dashboard?mode=host', { DashboardBookings: () => bookings([]) }, ['RENTER']);
  await userEvent.click(await screen.findByRole('button', { name: 'Inquilino' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis reservas' })).toBeVisible();
});
