import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agendaOf, groupsOf } from '../../../client/features/dashboard/calendar/agenda';
import {
  barsWithin,
  type CalendarEntry,
  type HostMonth,
} from '../../../client/features/dashboard/calendar/calendar-rows';
import { openDashboard } from '../support/dashboard';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['dashboard', 'calendar', 'domain', 'errors']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const entryOf = (kind: CalendarEntry['kind'], from: string, to: string, change: Partial<CalendarEntry> = {}) => ({
  __typename: 'CalendarEntry' as const,
  kind,
  from,
  to,
  booking: null,
  block: null,
  feed: null,
  ...change,
});
const bookingOf = (id: string, displayName: string): NonNullable<CalendarEntry['booking']> =>
  Object.assign(
    { id, isOpenEnded: false, renter: Object.assign({ id: `usr_${id}`, displayName }, { __typename: 'User' }) },
    { __typename: 'Booking' },
  );
const block = {
  __typename: 'SpaceBlock' as const,
  id: 'blk_1',
  from: '2027-03-03',
  to: '2027-03-06',
  reason: 'WORKS' as const,
  note: 'Cambio de cerradura',
};
const rowOf = (id: string, title: string, entries: CalendarEntry[], pausedAt: string | null = null) => ({
  __typename: 'SpaceCalendar',
  canBlock: true,
  space: {
    __typename: 'Space',
    id,
    status: pausedAt ? 'PAUSED' : 'PUBLISHED',
    pausedAt,
    title,
    district: 'Centro',
    city: 'Madrid',
    coverPhoto: null,
  },
  entries,
});
const conflictOf = (from: string, to: string) => ({
  __typename: 'CalendarConflict',
  from,
  to,
  busyFrom: from === '2027-03-06' ? '2027-03-04' : from,
  busyTo: to,
  booking: {
    __typename: 'Booking',
    id: 'bkg_ana',
    from: '2027-03-06',
    renter: { __typename: 'User', id: 'usr_ana', displayName: 'Ana Belén S.' },
  },
});
const feedOf = (change: object = {}) => ({
  __typename: 'CalendarFeed',
  id: 'cfd_1',
  name: 'Agenda del local',
  address: 'example.com/…/local.ics',
  problem: null,
  failingSince: null,
  lastReadAt: '2027-03-02T09:30:00Z',
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero en Lavapiés' },
  conflicts: [conflictOf('2027-03-06', '2027-03-09')],
  ...change,
});
const month = (rows: object[]) => ({
  hostMonth: {
    __typename: 'HostMonth',
    month: '2027-03-01',
    rows,
    spaceCount: rows.length,
    occupiedDays: 26,
    availableDays: 62,
    occupancyPercent: 42,
  },
});
const rows = [
  rowOf('spc_1', 'Trastero en Lavapiés', [
    entryOf('BLOCK', '2027-03-03', '2027-03-06', { block }),
    entryOf('BOOKED', '2027-03-06', '2027-04-03', { booking: bookingOf('bkg_ana', 'Ana Belén S.') }),
  ]),
  rowOf('spc_2', 'Bodega en La Latina', [], '2027-02-12T10:00:00Z'),
];

test('DSH-1 RTE-5 the calendar is a tab between messages and stats', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', { HostMonth: () => month(rows) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  const names = within(screen.getByRole('navigation', { name: 'Secciones del panel' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'Resumen',
    'Espacios',
    'Reservas',
    'Mensajes',
    'Calendario',
    'Estadísticas',
    'Ingresos',
    'Soporte',
  ]);
  expect(screen.getByRole('link', { name: 'Calendario' })).toHaveAttribute('aria-current', 'page');
});

test('P10 days can be blocked only while a space can', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows.map((row) => ({ ...row, canBlock: false }))),
  });
  expect(await screen.findByRole('button', { name: 'Otras webs' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bloquear días' })).toBeNull();
});

test('P10 the row of a paused space shows since when it is paused', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', { HostMonth: () => month(rows) });
  expect(await screen.findByText('En pausa desde el 12 feb')).toBeVisible();
});

test('P10 days are blocked with a reason; days with a booking cannot be blocked, and its renter is named', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    BlockDays: () => ({
      blockDays: {
        blocks: [
          {
            __typename: 'SpaceBlock',
            id: 'blk_2',
            from: '2027-03-10',
            to: '2027-03-13',
            reason: 'AWAY',
            note: 'Viaje',
          },
        ],
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear días' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear días' });
  const day = (name: string) => within(dialog).getByRole('button', { name });
  expect(day('6 de marzo, Confirmada')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'spc_2');
  await userEvent.click(day('10 de marzo'));
  expect(day('Bloquear 1 día')).toBeEnabled();
  await userEvent.click(day('12 de marzo'));
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'spc_1');
  expect(day('Bloquear 3 días')).toBeDisabled();
  expect(within(dialog).getByText('Hay una reserva de Ana Belén S.: 6 mar – 2 abr.')).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'spc_2');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'No estaré' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Nota/ }), ' Viaje ');
  await userEvent.click(day('Bloquear 3 días'));
  expect(await screen.findByText('3 días bloqueados')).toBeVisible();
  expect(callsOf('BlockDays')).toEqual([
    { input: { spaceIds: ['spc_2'], from: '2027-03-10', to: '2027-03-13', reason: 'AWAY', note: 'Viaje' } },
  ]);
});

test('P10 the dialog to block days opens on the first free month of the chosen space', async () => {
  const let1 = entryOf('RUNNING', '2026-09-10', '2027-09-10', { booking: bookingOf('bkg_ana', 'Ana Belén S.') });
  const let2 = entryOf('BOOKED', '2027-09-10', '2027-10-02', { booking: bookingOf('bkg_leo', 'Leo M.') });
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: ({ month: asked }) => ({
      hostMonth: {
        ...month([
          rowOf('spc_1', 'Trastero en Lavapiés', String(asked) < '2027-09-01' ? [let1] : [let1, let2]),
          rowOf('spc_2', 'Bodega en La Latina', []),
        ]).hostMonth,
        month: asked,
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear días' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear días' });
  expect(await within(dialog).findByRole('heading', { name: 'Septiembre 2027' })).toBeVisible();
  expect(within(dialog).getByText(/Hay una reserva de Ana Belén S\./)).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'spc_2');
  expect(await within(dialog).findByRole('heading', { name: 'Marzo 2027' })).toBeVisible();
});

test('P10 the list shows starts and ends by day and links to the booking', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar&view=list', {
    HostMonth: ({ month: asked }) => ({
      hostMonth: { ...month(String(asked) === '2027-03-01' ? rows : []).hostMonth, month: asked },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Esta semana' })).toBeVisible();
  const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Trastero en Lavapiés'));
  expect(items.map((item) => item.textContent?.replaceAll('\u2009', ' '))).toEqual([
    '3marCambio de cerraduraTrastero en Lavapiés3–5 mar · 3 díasBloqueado por tiVer',
    '6marAna Belén S.Trastero en Lavapiés6 mar – 2 abr · 28 díasConfirmadaVer',
  ]);
  expect(await screen.findByText('2 anotaciones hasta el 30 de abril')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver: Ana Belén S., Trastero en Lavapiés' })).toHaveAttribute(
    'href',
    '/booking/bkg_ana',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mes' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('P10 the list includes the next month, conflicts and requests', async () => {
  const later = rowOf('spc_2', 'Bodega en La Latina', [
    entryOf('REQUEST', '2027-04-05', '2027-04-20', { booking: bookingOf('bkg_lucia', 'Lucía P.') }),
  ]);
  const busy = entryOf('OTHER_SITE', '2027-03-04', '2027-03-09', {
    feed: { __typename: 'CalendarFeed', id: 'cfd_1', name: 'Agenda del local' } as never,
  });
  const [first, second] = rows;
  await openDashboard('/dashboard?mode=host&tab=calendar&view=list', {
    HostMonth: ({ month: asked }) => ({
      hostMonth: {
        ...month(
          String(asked) === '2027-04-01'
            ? [later]
            : [{ ...first, entries: [...(first?.entries ?? []), busy] }, second as object],
        ).hostMonth,
        month: asked,
      },
    }),
    CalendarFeeds: () => ({ calendarFeeds: [feedOf()] }),
  });
  const clash = (await screen.findByText('Dos webs, mismos días: 6–8 mar')).closest('li') as HTMLElement;
  expect(clash).toHaveTextContent('Agenda del local');
  expect(within(clash).getByText('Choque')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Más adelante' })).toBeVisible();
  expect(screen.getByText('Lucía P.')).toBeVisible();
  expect(screen.getByText('5 anotaciones hasta el 30 de abril')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Otras webs' })).toBeNull();
});

test('P10 a conflict strip shows while there is a conflict, opens its days and rereads the other site', async () => {
  let conflicts: object[] = [conflictOf('2027-04-02', '2027-04-05')];
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: ({ month: asked }) => ({ hostMonth: { ...month(rows).hostMonth, month: asked } }),
    CalendarFeeds: () => ({ calendarFeeds: [feedOf({ conflicts })] }),
    ReadCalendarFeed: () => {
      conflicts = [];
      return { readCalendarFeed: { __typename: 'ReadCalendarFeedPayload', feed: feedOf({ conflicts }) } };
    },
  });
  const strip = await screen.findByRole('region', { name: 'Choque de fechas en «Trastero en Lavapiés»' });
  expect(strip).toHaveTextContent('hay una reserva de Ana Belén S. desde el 6 de marzo');
  expect(strip).toHaveTextContent('anula en la otra web estos días: 2–4 de abril');
  await userEvent.click(within(strip).getByRole('button', { name: 'Ver el choque' }));
  expect(await screen.findByRole('grid', { name: /abril de 2027/ })).toBeVisible();
  await userEvent.click(within(strip).getByRole('button', { name: 'Comprobar otra vez' }));
  expect(await screen.findByText('Resuelto: ya no hay choque')).toBeVisible();
  expect(callsOf('ReadCalendarFeed')).toEqual([{ input: { calendarFeedId: 'cfd_1' } }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: /Choque de fechas/ })).toBeNull());
});

test('P10 the dialog of other sites shows their state, confirms a removal and reports an error at its field', async () => {
  const silent = feedOf({
    id: 'cfd_2',
    name: 'Guardamuebles',
    problem: 'SILENT',
    failingSince: '2027-03-02T07:00:00Z',
  });
  let isLost = true;
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    CalendarAddress: () => ({ calendarAddress: null }),
    CalendarFeeds: () => ({ calendarFeeds: [silent, feedOf({ conflicts: [conflictOf('2027-03-06', '2027-03-09')] })] }),
    RemoveCalendarFeed: () => {
      if (isLost) return 'lost';
      return { removeCalendarFeed: { __typename: 'RemoveCalendarFeedPayload', deletedCalendarFeedId: 'cfd_2' } };
    },
    AddCalendarFeed: () => ({
      refused: 'VALIDATION_FAILED',
      fields: [{ path: 'url', code: 'FEED_NOT_A_CALENDAR' }],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Gestionar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conectar con otras webs' });
  expect(await within(dialog).findByText('No responde desde las 8:00')).toBeVisible();
  expect(within(dialog).getByText('Mantenemos los últimos días que leímos.')).toBeVisible();
  expect(within(dialog).getByText(/^1 choque · leído a las 10:30, 6–8 de marzo$/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar: Guardamuebles' }));
  expect(callsOf('RemoveCalendarFeed')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, quitarlo' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión con Hueco.');
  isLost = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, quitarlo' }));
  expect(await screen.findByText('Calendario quitado. Sus días vuelven a estar libres.')).toBeVisible();
  expect(callsOf('RemoveCalendarFeed').slice(1)).toEqual([{ input: { calendarFeedId: 'cfd_2' } }]);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  const field = within(dialog).getByRole('textbox', { name: 'Añadir otra dirección' });
  await userEvent.type(field, 'https://example.com/pagina');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir' }));
  expect(await within(dialog).findByText(/^No es un calendario/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Añadir otra dirección' })).toBeInvalid());
});

test('P10 the list is grouped into today, this week and later, or by month for another month', () => {
  const running = entryOf('RUNNING', '2027-02-10', '2027-03-20', { booking: bookingOf('bkg_1', 'Nuria C.') });
  const calendar = {
    ...month([
      rowOf('spc_1', 'Trastero', [
        running,
        entryOf('MOVE_OUT', '2027-02-28', '2027-03-03'),
        ...(rows[0]?.entries ?? []),
      ]),
    ]).hostMonth,
  } as HostMonth;
  const items = agendaOf(calendar, '2027-03-02');
  expect(
    groupsOf(items, '2027-03-01', '2027-03-02').map(([group, of]) => [group, ...of.map(({ kind }) => kind)]),
  ).toEqual([
    ['today', 'MOVE_OUT'],
    ['week', 'BLOCK', 'BOOKED'],
    ['later', 'DEPARTURE'],
  ]);
  expect(groupsOf(agendaOf(calendar, '2027-05-02'), '2027-03-01', '2027-05-02').map(([group]) => group)).toEqual([
    'month',
  ]);
});

test('P10 the secret calendar address is created, and replaced only after confirmation', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    CalendarAddress: () => ({ calendarAddress: null }),
    ChangeCalendarAddress: () => ({
      changeCalendarAddress: {
        calendarAddress: { __typename: 'CalendarAddress', url: 'https://hueco.test/ical/x.ics', lastReadAt: null },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Otras webs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conectar con otras webs' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Crear la dirección' }));
  expect(await within(dialog).findByText('https://hueco.test/ical/x.ics')).toBeVisible();
  expect(within(dialog).getByText('Todavía no la ha leído nadie.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar la dirección' }));
  expect(callsOf('ChangeCalendarAddress')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, cambiarla' }));
  expect(await screen.findByText('Dirección nueva lista')).toBeVisible();
  expect(callsOf('ChangeCalendarAddress')).toEqual([{ spaceId: 'spc_1' }, { spaceId: 'spc_1' }]);
});

test('P10 overlapping entries are placed in separate lanes and clipped to the visible range', () => {
  const bars = barsWithin(
    [
      entryOf('RUNNING', '2027-02-10', '2027-03-05'),
      entryOf('MOVE_OUT', '2027-03-04', '2027-03-08'),
      entryOf('BOOKED', '2027-03-05', '2027-05-01'),
      entryOf('BLOCK', '2027-05-01', '2027-05-03'),
    ],
    '2027-03-01',
    '2027-04-01',
  );
  expect(bars.map(({ from, to, lane, isCutBefore, isCutAfter }) => [from, to, lane, isCutBefore, isCutAfter])).toEqual([
    ['2027-03-01', '2027-03-05', 0, true, false],
    ['2027-03-04', '2027-03-08', 1, false, false],
    ['2027-03-05', '2027-04-01', 0, false, true],
  ]);
});

test('P10 each cell names what occupies it; arrows move, Shift selects free days, Enter opens the dialog', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', { HostMonth: () => month(rows) });
  const grid = await screen.findByRole('grid', { name: 'marzo de 2027, 2 espacios' });
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(62);
  const cell = (name: string) => within(grid).getByRole('gridcell', { name });
  expect(cell('6 de marzo, Trastero en Lavapiés: Confirmada (Ana Belén S.)')).toBeVisible();
  expect(cell('5 de marzo, Trastero en Lavapiés: Bloqueado por ti (Cambio de cerradura)')).toBeVisible();
  const reachable = () =>
    within(grid)
      .getAllByRole('gridcell')
      .filter((one) => one.tabIndex === 0);
  expect(reachable()).toEqual([cell('2 de marzo, Trastero en Lavapiés: libre')]);
  reachable()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(cell('5 de marzo, Bodega en La Latina: libre')).toHaveFocus();
  expect(cell('4 de marzo, Bodega en La Latina: libre')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear días' });
  expect(within(dialog).getByRole('combobox', { name: 'Espacio' })).toHaveValue('spc_2');
  expect(within(dialog).getByRole('button', { name: 'Bloquear 3 días' })).toBeEnabled();
});

test('P10 Home, End, Page Up and Page Down move the focus in the month grid; selected days are announced', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: ({ month: asked }) => ({ hostMonth: { ...month(rows).hostMonth, month: asked } }),
  });
  const grid = await screen.findByRole('grid');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  within(grid).getByRole('gridcell', { name: '2 de marzo, Trastero en Lavapiés: libre' }).focus();
  const after = async (keys: string): Promise<string | null | undefined> => {
    await userEvent.keyboard(keys);
    return focused();
  };
  expect(await after('{End}')).toMatch(/^31 de marzo, Trastero en Lavapiés/);
  expect(await after('{ArrowRight}')).toMatch(/^31 de marzo/);
  expect(await after('{Control>}{End}{/Control}')).toBe('31 de marzo, Bodega en La Latina: libre');
  // April has no 31st, so the focus moves to its last day.
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(focused()).toBe('30 de abril, Bodega en La Latina: libre'));
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(focused()).toBe('30 de marzo, Bodega en La Latina: libre'));
  expect(await after('{Home}')).toBe('1 de marzo, Bodega en La Latina: libre');
  expect(await after('{Control>}{Home}{/Control}')).toMatch(/^1 de marzo, Trastero en Lavapiés/);
  const status = screen.getByTestId('chosen-days');
  expect(await after('{Shift>}{ArrowRight}{/Shift}')).toMatch(/^2 de marzo/);
  expect(status).toHaveTextContent('2 días elegidos: 1–2 mar. Pulsa Intro para bloquearlos.');
  // The next day is blocked, so the selection ends before it.
  expect(await after('{Shift>}{ArrowRight}{/Shift}')).toMatch(/^2 de marzo/);
  await userEvent.keyboard('{Escape}');
  expect(status).toHaveTextContent('');
});

test('P10 a block opens with its reason and can be removed', async () => {
  onPhone();
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    UnblockDays: () => ({ unblockDays: { deletedBlockId: 'blk_1' } }),
  });
  const [item] = await screen.findAllByRole('button', { name: /Cambio de cerradura.*Bloqueado por ti/ });
  fireEvent.click(item as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Días bloqueados' });
  expect(within(dialog).getByRole('radio', { name: 'Obras o limpieza' })).toBeChecked();
  expect(within(dialog).getByText('vie 5 mar')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Liberar' }));
  expect(await screen.findByText('3 días libres de nuevo')).toBeVisible();
  expect(callsOf('UnblockDays')).toEqual([{ blockId: 'blk_1' }]);
});
