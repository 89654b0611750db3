import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatesDialog } from '../../../client/ui/booking/changes/DatesDialog';
import { renderAnswered, type Answers } from '../support/answers';
import { changingBooking } from '../support/booking-changes';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['changes']);
});

/* Others have the days 4 to 6 and 20 to 24; the booking's own are taken as well. */
const BUSY = [
  { from: '2027-03-04', to: '2027-03-06' },
  { from: '2027-03-10', to: '2027-03-15' },
  { from: '2027-03-20', to: '2027-03-24' },
].map((days) => ({ __typename: 'DateRange', ...days }));

function open() {
  const asked: unknown[] = [];
  const answers: Answers = {
    ChangingBooking: () => ({ booking: changingBooking() }),
    TakenDays: () => ({ space: { __typename: 'Space', id: 'spc_1', busy: BUSY } }),
    DateChangePreview: ({ from, to }) => {
      asked.push({ from, to });
      return {
        dateChangePreview: {
          __typename: 'DateChangePreview',
          isAvailable: false,
          from,
          to,
          charges: [],
          differenceCents: 0,
          dueNowCents: 0,
          refundCents: 0,
        },
      };
    },
  };
  renderAnswered(<DatesDialog bookingId="bkg_1" onClose={() => undefined} />, answers);
  return { asked };
}

const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^[^,]+, ${name} de marzo`) });

test('a move-out day beyond taken days cannot be chosen; the first of them can', async () => {
  const { asked } = open();
  expect(await day('20')).not.toHaveAttribute('aria-disabled');
  expect(await day('21')).toHaveAccessibleName(/Ya está reservado$/);
  for (const name of ['25', '31']) expect(await day(name)).toHaveAccessibleName(/Incluiría días ya reservados$/);
  await userEvent.click(await day('31'));
  expect(asked).toEqual([]);
  await userEvent.click(await day('20'));
  await screen.findByRole('alert');
  expect(asked).toEqual([{ from: '2027-03-10', to: '2027-03-20' }]);
});

test('a move-in day before taken days cannot be chosen either', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrada' }));
  expect(await day('3')).toHaveAccessibleName(/Incluiría días ya reservados$/);
  expect(await day('5')).toHaveAccessibleName(/Ya está reservado$/);
  expect(await day('6')).not.toHaveAttribute('aria-disabled');
  expect(await day('12')).not.toHaveAttribute('aria-disabled');
});
