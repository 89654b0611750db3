import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AltDialog } from '../../../client/features/spaces/wizard/steps/AltDialog';
import type { DashboardBooking_BookingFragment } from '../../../client/generated/graphql';
import { BookingDialogs } from '../../../client/ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../client/ui/booking/booking-question';
import { renderAnswered } from '../support/answers';
import { bookingOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { refusal } from '../support/sessions';

beforeEach(() => useLanguage('es', ['dashboard', 'stays', 'wizard']));

type Booking = DashboardBooking_BookingFragment;

const moveIn = { __typename: 'BookingMoveIn', items: [], isAccessOpen: true, accessOpensOn: '2027-04-05' };
const lost = () => {
  throw refusal('NETWORK');
};

test.each<[BookingQuestion, string, string, Parameters<typeof bookingOf>[1]]>([
  ['DECLINE', 'DeclineBooking', 'Rechazar la solicitud', {}],
  ['WITHDRAW', 'WithdrawBooking', 'Retirar la solicitud', { viewerRole: 'RENTER' }],
  ['CONFIRM_MOVE_OUT', 'ConfirmMoveOut', 'Vacío y llaves devueltas', {}],
  ['MOVE_IN_LIST', 'MarkBookingActive', 'Ha entrado', { availableActions: ['MARK_ACTIVE'], moveIn } as object],
])(
  'P10 %s: a failure is shown in the dialog, and another attempt clears it',
  async (question, command, name, change) => {
    let isAnswered = false;
    renderAnswered(
      <BookingDialogs question={question} booking={bookingOf('bkg_1', change) as Booking} onClose={() => undefined} />,
      {
        Reasons: () => ({ reasons: [{ __typename: 'Reason', code: 'DATES', name: 'No puedo en esas fechas' }] }),
        [command]: () => (isAnswered ? { [command]: null } : lost()),
      },
    );
    const dialog = await screen.findByRole('dialog');
    if (question === 'DECLINE') await userEvent.click(await within(dialog).findByRole('radio'));
    const button = within(dialog).getByRole('button', { name });
    await userEvent.click(button);
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('No se ha podido hacerNo hay conexión con Hueco.');
    expect(alert).toHaveFocus();
    isAnswered = true;
    await userEvent.click(button);
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
  },
);

test('P12 the text of a picture that could not be saved stays in its dialog, with the reason', async () => {
  const photo = { __typename: 'SpacePhoto', id: 'pho_1', alt: '' } as unknown as Parameters<
    typeof AltDialog
  >[0]['photo'];
  renderAnswered(<AltDialog photo={photo} number={1} onSave={async () => lost()} onClose={() => undefined} />, {});
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'La puerta');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión con Hueco.');
  expect(within(dialog).getByRole('textbox')).toHaveValue('La puerta');
});
