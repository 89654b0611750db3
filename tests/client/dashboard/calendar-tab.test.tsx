import { fireEvent, screen, within } from '@testing-library/react';
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
    { id, termType: 'FIXED' as const, renter: Object.assign({ id: `usr_${id}`, displayName }, { __typename: 'User' }) },
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
const rowOf = (id: string, title: string, entries: CalendarEntry[], status = 'PUBLISHED') => ({
  __typename: 'SpaceCalendar',
  space: { __typename: 'Space', id, status, title, district: 'Centro', city: 'Madrid', coverPhoto: null },
  entries,
});
const month = (rows: object[]) => ({
  hostMonth: {
    __typename: 'HostMonth',
    month: '2027-03-01',
    rows,
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
  rowOf('spc_2', 'Bodega en La Latina', [], 'PAUSED'),
];

test('DSH-1 RTE-5 the calendar is a tab of its own, between messages and stats', async () => {
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

test('P10 days are blocked with a reason; over a booking the button is off and says whose it is', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    BlockDays: () => ({
      blockDays: [
        { __typename: 'SpaceBlock', id: 'blk_2', from: '2027-03-10', to: '2027-03-13', reason: 'AWAY', note: 'Viaje' },
      ],
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

test('P10 the list tells what begins and ends, by day, and leads to the booking', async () => {
  await openDashboard('/dashboard?mode=host&tab=calendar&view=list', { HostMonth: () => month(rows) });
  expect(await screen.findByRole('heading', { name: 'Esta semana' })).toBeVisible();
  const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Trastero en Lavapiés'));
  expect(items.map((item) => item.textContent?.replaceAll('\u2009', ' '))).toEqual([
    '3marCambio de cerraduraTrastero en Lavapiés3–5 mar · 3 díasBloqueado por tiVer',
    '6marAna Belén S.Trastero en Lavapiés6 mar – 2 abr · 28 díasConfirmadaVer',
  ]);
  expect(screen.getByText('2 citas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver: Ana Belén S., Trastero en Lavapiés' })).toHaveAttribute(
    'href',
    '/booking/bkg_ana',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mes' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('P10 the list in its groups: today what waits, a rental at both ends, another month as one', () => {
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

test('P10 the secret address is made, copied and changed only after a question', async () => {
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    CalendarAddress: () => ({ calendarAddress: null }),
    ChangeCalendarAddress: () => ({
      changeCalendarAddress: { __typename: 'CalendarAddress', url: 'https://hueco.test/ical/x.ics', lastReadAt: null },
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

test('P10 entries that share days lie in lanes of their own, cut to what is shown', () => {
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

test('P10 each day of each space says what takes it; arrows move, shift chooses free days, Enter opens', async () => {
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

test('P10 a block opens with its reason and is freed', async () => {
  onPhone();
  const { callsOf } = await openDashboard('/dashboard?mode=host&tab=calendar', {
    HostMonth: () => month(rows),
    UnblockDays: () => ({ unblockDays: true }),
  });
  const [item] = await screen.findAllByRole('button', { name: /Cambio de cerradura.*Bloqueado por ti/ });
  fireEvent.click(item as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Días bloqueados' });
  expect(within(dialog).getByRole('radio', { name: 'Obras o limpieza' })).toBeChecked();
  expect(within(dialog).getByText('vie 5 mar')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Liberar' }));
  expect(await screen.findByText('3 días libres de nuevo')).toBeVisible();
  expect(callsOf('UnblockDays')).toEqual([{ id: 'blk_1' }]);
});
