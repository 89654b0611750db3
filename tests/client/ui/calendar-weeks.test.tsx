import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeCalendar } from '../../../client/ui/range-calendar/RangeCalendar';
import { renderAt, useLanguage } from '../support/render';

test.each(['2027-02-05', '2027-05-05'])(
  'HOM-2 the month of %s has six rows, so that nothing below it moves',
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
