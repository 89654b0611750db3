import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeCalendar } from '../../../client/ui/range-calendar/RangeCalendar';
import { renderAt, useLanguage } from '../support/render';

test.each(['2027-02-05', '2027-05-05'])(
  'HOM-2 the month of %s has six rows, so that the layout does not shift',
  async (day) => {
    await useLanguage('es', ['domain']);
    renderAt(
      '/',
      <RangeCalendar value={{ from: day, to: null }} onChange={() => undefined} min="2027-01-01" months={2} />,
    );
    const rows = screen.getAllByRole('grid').map((table) => table.querySelectorAll('tbody tr').length);
    expect(rows).toEqual([6, 6]);
  },
);

test('HOM-2 the calendar opens on the first month with a free day', async () => {
  await useLanguage('es', ['domain']);
  const busy = [
    { from: '2026-12-20', to: '2027-02-10' },
    { from: '2027-02-10', to: '2027-03-11' },
  ];
  renderAt(
    '/',
    <RangeCalendar value={{ from: null, to: null }} onChange={() => undefined} min="2027-01-01" busy={busy} />,
  );
  expect(screen.getByText(/^marzo de 2027$/i)).toBeVisible();
});
