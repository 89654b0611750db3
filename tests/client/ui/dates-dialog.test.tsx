import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import type { FieldProblemCode } from '../../../client/generated/schema';
import { DatesDialog } from '../../../client/ui/booking/changes/DatesDialog';
import { renderAnswered, type Answers } from '../support/answers';
import { changingBooking } from '../support/booking-changes';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['changes', 'errors']);
});

/* Others have the days 4 to 6 and 20 to 24; the booking's own are taken as well. */
const BUSY = [
  { from: '2027-03-04', to: '2027-03-06' },
  { from: '2027-03-10', to: '2027-03-15' },
  { from: '2027-03-20', to: '2027-03-24' },
].map((days) => ({ __typename: 'DateRange', ...days }));

function open(changes: Answers = {}) {
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
    ...changes,
  };
  renderAnswered(<DatesDialog bookingId="bkg_1" onClose={() => undefined} />, answers);
  return { asked };
}

const refuse = (code: FieldProblemCode, params = {}) => {
  throw new RequestFailed({ code: 'VALIDATION_FAILED', params: {}, fields: [{ path: 'to', code, params }] });
};

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

test('BOK-1 a refused preview says what is wrong with the dates', async () => {
  open({ DateChangePreview: () => refuse('STAY_TOO_SHORT', { minDays: 30 }) });
  await userEvent.click(await day('12'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Este espacio se alquila 30 días como mínimo.');
});

test('BOK-1 a refused request says what is wrong with the dates', async () => {
  const preview = {
    __typename: 'DateChangePreview',
    isAvailable: true,
    from: '2027-03-10',
    to: '2027-03-12',
    charges: [],
    differenceCents: 0,
    dueNowCents: 0,
    refundCents: 0,
  };
  open({ DateChangePreview: () => ({ dateChangePreview: preview }), AskForDates: () => refuse('CHANGE_TOO_LATE') });
  await userEvent.click(await day('12'));
  const send = screen.getByRole('button', { name: /Luis/ });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya es tarde para cambiar ese día.');
});

test('BOK-1 the end of a stay beyond thirteen months can be moved on, also by keyboard', async () => {
  const asked: unknown[] = [];
  const busy = [{ __typename: 'DateRange', from: '2028-06-20', to: '2028-07-01' }];
  open({
    ChangingBooking: () => ({ booking: { ...changingBooking(), from: '2027-08-16', to: '2028-05-31' } }),
    TakenDays: (variables) => {
      asked.push(variables);
      return { space: { __typename: 'Space', id: 'spc_1', busy: asked.length === 2 ? busy : [] } };
    },
  });
  const last = await screen.findByRole('button', { name: /^[^,]+, 31 de mayo/ });
  last.focus();
  await userEvent.keyboard('{ArrowRight}');
  const next = await screen.findByRole('button', { name: /^[^,]+, 1 de junio/ });
  expect(next).toHaveFocus();
  expect(next).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: /^[^,]+, 21 de junio/ })).toHaveAccessibleName(/Ya está reservado$/);
  expect(asked).toEqual([
    { id: 'spc_1', from: '2027-03-02', to: '2028-04-01' },
    { id: 'spc_1', from: '2028-04-01', to: '2028-09-01' },
  ]);
});
