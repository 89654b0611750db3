import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { DayRange } from '../../../client/ui/range-calendar/day-range';
import { TypedDays } from '../../../client/ui/range-calendar/TypedDays';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['domain']));

function Days() {
  const [days, setDays] = useState<DayRange>({ from: null, to: null });
  return (
    <>
      <TypedDays value={days} onChange={setDays} />
      <button onClick={() => setDays({ from: '2027-04-05', to: null })}>calendar</button>
    </>
  );
}

test('HOM-2 a day picked in the calendar replaces a typed one that does not exist, with its error', async () => {
  renderAt('/', <Days />);
  const field = screen.getByLabelText('Entrada (dd/mm/aaaa)');
  await userEvent.type(field, '31/02/2027');
  fireEvent.blur(field);
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe una fecha como 05/04/2027.');
  await userEvent.click(screen.getByRole('button', { name: 'calendar' }));
  expect(field).toHaveValue('05/04/2027');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByRole('alert')).toBeNull();
});
