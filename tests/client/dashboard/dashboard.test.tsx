import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { incomeCsv } from '../../../client/features/dashboard/host/income/income-csv';
import { IncomePanel } from '../../../client/features/dashboard/host/income/IncomePanel';
import { axisTop, lineThrough, nearest } from '../../../client/features/dashboard/host/income/income-scale';
import { MonthGrid } from '../../../client/features/dashboard/host/month/MonthGrid';
import { heatOf, weeksOf } from '../../../client/features/dashboard/host/month/month-weeks';
import { StayAccess } from '../../../client/features/dashboard/renter/StayAccess';
import { NextChargeCard } from '../../../client/features/dashboard/components/rail-cards';
import { StayTimeline } from '../../../client/features/dashboard/renter/StayTimeline';
import type { DashboardBooking_BookingFragment } from '../../../client/generated/graphql';
import { monthAfter } from '../../../client/ui/time/days';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['dashboard', 'domain']);
});
afterEach(() => vi.useRealTimers());

/* The amounts of the design. */
const SUMS = [6650, 6650, 13_300, 17_100, 17_100, 23_750, 21_375, 28_025, 28_025, 24_605, 28_025];
const months = [
  ...SUMS.map((cents, index) => ({
    __typename: 'MonthIncome' as const,
    month: monthAfter('2026-04-01', index),
    paidCents: cents,
    expectedCents: cents,
  })),
  { __typename: 'MonthIncome' as const, month: '2027-03-01', paidCents: 10_450, expectedCents: 47_531 },
];

describe('P10 the income chart of a year', () => {
  test('has an accessible name and a table with the same numbers', async () => {
    renderAt('/dashboard', <IncomePanel months={months} paidCents={225_055} />);
    expect(screen.getByText('2.250,55 €')).toBeVisible();
    expect(
      screen.getByRole('img', {
        name: 'Ingresos netos por mes, de abr 2026 a mar 2027. La tabla tiene los mismos datos.',
      }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Ingresos netos por mes' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining(['abr 202666,50 €', 'feb 2027280,25 €', 'mar 2027475,31 € previstos']),
    );
    expect(rows).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Ver gráfico' }));
    expect(screen.getByRole('img')).toBeVisible();
  });

  test('shows the forecast dotted and never shows it as paid in the tooltip', () => {
    renderAt('/dashboard', <IncomePanel months={months} paidCents={225_055} />);
    const chart = screen.getByRole('img');
    const [, paid, forecast] = [...chart.querySelectorAll('path')].map((path) => ({
      line: path.getAttribute('d') ?? '',
      dashes: getComputedStyle(path).getPropertyValue('stroke-dasharray'),
    }));
    expect([paid?.dashes, forecast?.dashes]).toEqual(['none', '1 6']);
    // Eleven months are rendered as paid, and the twelfth comes after them.
    expect(paid?.line.match(/C/g)).toHaveLength(10);
    expect(forecast?.line.startsWith(`M${paid?.line.split(' ').slice(-2).join(' ')}`)).toBe(true);
    expect(chart).toHaveTextContent(/feb 2027280,25/);
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      width: Number(chart.getAttribute('viewBox')?.split(' ')[2]),
    } as DOMRect);
    fireEvent.pointerMove(chart, { clientX: 46 });
    expect(chart).toHaveTextContent(/abr 202666,50/);
    fireEvent.pointerMove(chart, { clientX: 9999 });
    expect(chart).not.toHaveTextContent(/mar 2027/);
  });

  test('is not shown without income', () => {
    renderAt(
      '/dashboard',
      <IncomePanel months={months.map((month) => ({ ...month, paidCents: 0, expectedCents: 0 }))} paidCents={0} />,
    );
    expect(screen.getByText('Aún no hay ingresos')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('exports a CSV file for spreadsheets in either language', () => {
    const heads = ['Mes', 'Cobrado', 'Previsto'];
    expect(incomeCsv(months.slice(-2), heads, 'es')).toBe(
      '\uFEFFMes;Cobrado;Previsto\r\n2027-02;280,25;280,25\r\n2027-03;104,50;475,31',
    );
    expect(incomeCsv(months.slice(-1), ['Month', 'Charged', 'Expected'], 'en')).toBe(
      '\uFEFFMonth,Charged,Expected\r\n2027-03,104.50,475.31',
    );
  });

  test('axisTop rounds up to five even steps, and lineThrough passes through its points', () => {
    expect([47_531, 50_000, 50_100, 66_780, 0, 130].map(axisTop)).toEqual([50_000, 50_000, 75_000, 75_000, 500, 500]);
    expect(
      lineThrough([
        { x: 0, y: 10 },
        { x: 10, y: 4 },
      ]),
    ).toBe('M0 10C5 10 5 4 10 4');
    expect(
      nearest(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 20, y: 0 },
        ],
        16,
      ),
    ).toBe(2);
  });
});

describe('P10 the occupancy calendar of a month', () => {
  const day = (number: number, takenSpaces: number, arrivals = 0, departures = 0) => ({
    day: `2027-03-${String(number).padStart(2, '0')}`,
    takenSpaces,
    arrivals,
    departures,
  });
  const days = Array.from({ length: 31 }, (_, index) =>
    day(index + 1, index < 4 ? 2 : 4, index === 4 ? 1 : 0, index === 5 ? 2 : 0),
  );

  test("describes each day's occupancy, arrivals and departures, and marks today", () => {
    renderAt('/dashboard', <MonthGrid calendar={{ month: '2027-03-01', spaceCount: 4, days, moves: [] }} />);
    const table = screen.getByRole('table', { name: 'Ocupación de marzo de 2027, día a día' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('abbr')),
    ).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']);
    const today = within(table).getByRole('cell', { current: 'date' });
    expect(today).toHaveTextContent('2 de marzo, hoy: 2 de 4 ocupados');
    expect(within(table).getByText('5 de marzo: 4 de 4 ocupados, 1 entrada')).toBeInTheDocument();
    expect(within(table).getByText('6 de marzo: 4 de 4 ocupados, 2 salidas')).toBeInTheDocument();
  });

  test('starts weeks on Monday, fills them up and crosses the year', () => {
    const weeks = weeksOf(days);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toMatchObject({ day: '2027-03-01' });
    expect(weeks.at(-1)?.at(-1)).toEqual({ outside: '2027-04-04' });
    expect(weeksOf([{ ...day(1, 0), day: '2026-11-01' }])[0]?.[0]).toEqual({ outside: '2026-10-26' });
    expect([monthAfter('2026-12-01', 1), monthAfter('2027-01-01', -1)]).toEqual(['2027-01-01', '2026-12-01']);
  });

  test('has five heat levels by the share of occupied spaces', () => {
    expect([0, 1, 2, 3, 4].map((taken) => heatOf(taken, 4))).toEqual([0, 1, 2, 3, 4]);
    expect([heatOf(1, 10), heatOf(9, 10), heatOf(0, 0), heatOf(3, 2)]).toEqual([1, 4, 0, 4]);
  });
});

const item = (
  step: 'TERMS' | 'FIRST_PAYMENT' | 'RENTER_IDENTITY' | 'ACCESS_DATA',
  isDone: boolean,
  isNeededForAccess = true,
) => ({ __typename: 'MoveInListItem' as const, step, isDone, isNeededForAccess });
const person = (name: string) => ({
  __typename: 'User' as const,
  id: `usr_${name}`,
  displayName: name,
  initials: name.slice(0, 2).toUpperCase(),
});

/* The fields that the two panels read of a booking. */
const booking = {
  __typename: 'Booking',
  id: 'bkg_1',
  status: 'ACTIVE',
  viewerRole: 'RENTER',
  termType: 'ROLLING',
  from: '2027-01-15',
  to: '2028-01-15',
  requestedAt: '2027-01-09T10:00:00Z',
  decidedAt: '2027-01-09T12:00:00Z',
  nextCharge: null,
  renter: person('Lucía'),
  host: person('Joaquín'),
  moveIn: {
    __typename: 'MoveIn',
    accessOpensOn: '2027-01-15',
    isAccessOpen: true,
    items: [item('TERMS', true), item('FIRST_PAYMENT', true)],
  },
  space: {
    address: 'Calle de la Oca 63',
    floor: null,
    door: null,
    postalCode: '28025',
    city: 'Madrid',
    accessMode: 'AUTONOMOUS',
    is24h: true,
    accessHours: [],
    accessInstructions: 'El portal abre con 4271.',
  },
} as unknown as DashboardBooking_BookingFragment;

test.each([
  [550, /^Próximo cobro60,50\s€Lunes, 15 mar · Visa\s····\s4417$/],
  [6600, /^Próximo cobro0,00\s€Lunes, 15 mar$/],
])('N-R09 the next charge beside the overview is what the credit leaves: %i', (creditCents, words) => {
  const charge = { dueOn: '2027-03-15', totalCents: 6600, creditCents, methodBrand: 'visa', methodLast4: '4417' };
  const { container } = renderAt('/dashboard', <NextChargeCard charge={charge} />);
  expect(container).toHaveTextContent(words);
});

describe('P1 the running booking', () => {
  test.each([
    ['its end', false, 'Salida15 ene 2028'],
    ['no end', true, 'SalidaCuando avises'],
  ])('has a timeline of five points with their dates, and %s', (_, isOpenEnded, last) => {
    renderAt('/dashboard', <StayTimeline booking={{ ...booking, isOpenEnded }} />);
    const points = within(screen.getByRole('list', { name: 'Línea de tiempo de la reserva' })).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual([
      'Solicitada9 ene',
      'Confirmada9 ene',
      'Entrada15 ene',
      'En cursoDía 47',
      last,
    ]);
    expect(points.map((point) => point.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
  });

  test.each([
    ['after the dates in the past', { from: '2027-01-15', dueOn: '2027-03-15' }, 4],
    ['before the first day of a stay far ahead', { from: '2027-06-01', dueOn: '2027-05-25' }, 2],
  ])('shows its next charge %s', (_, { from, dueOn }, place) => {
    const charged = { ...booking, from, nextCharge: { dueOn } } as unknown as DashboardBooking_BookingFragment;
    renderAt('/dashboard', <StayTimeline booking={charged} />);
    const points = within(screen.getByRole('list', { name: 'Línea de tiempo de la reserva' })).getAllByRole('listitem');
    expect(points.map((point) => point.textContent).findIndex((text) => text.startsWith('Próximo cobro'))).toBe(place);
  });

  test('lets the renter hide the access instructions', async () => {
    renderAt('/dashboard', <StayAccess booking={booking} />);
    expect(screen.getByText('El portal abre con 4271.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar las instrucciones' }));
    expect(screen.queryByText(/4271/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mostrar las instrucciones' })).toBeVisible();
  });

  test('groups days with the same access hours', () => {
    const week = (hours: (weekday: number) => number) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 420, toMinute: hours(weekday) }));
    const open = (accessHours: object[]) =>
      renderAt(
        '/dashboard',
        <StayAccess
          booking={
            { ...booking, space: { ...booking.space, is24h: false, accessHours } } as DashboardBooking_BookingFragment
          }
        />,
      );
    const { unmount } = open(week(() => 1380));
    expect(screen.getByText('Todos los días, 7:00 – 23:00')).toBeVisible();
    unmount();
    open(week((weekday) => (weekday === 7 ? 840 : 1380)));
    expect(screen.getByText('lunes a sábado: 7:00 – 23:00')).toBeVisible();
    expect(screen.getByText('domingo: 7:00 – 14:00')).toBeVisible();
  });

  test('shows when access opens and what it waits for', () => {
    const shut = {
      __typename: 'MoveIn',
      accessOpensOn: '2027-04-05',
      isAccessOpen: false,
      items: [
        item('RENTER_IDENTITY', false, false),
        item('TERMS', true),
        item('FIRST_PAYMENT', false),
        item('ACCESS_DATA', false, false),
      ],
    };
    renderAt(
      '/dashboard',
      <StayAccess
        booking={
          {
            ...booking,
            moveIn: shut,
            space: { ...booking.space, accessInstructions: null },
          } as DashboardBooking_BookingFragment
        }
      />,
    );
    expect(screen.getByText('Se abre el lunes 5 de abril, el día de la entrada.')).toBeVisible();
    expect(screen.getByText('Primer pago cobrado')).toBeVisible();
    expect(screen.queryByText('Tu identidad, verificada')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
