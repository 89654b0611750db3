import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { AnswerButtons } from '../../../client/features/messages/context/AnswerButtons';
import { AltDialog } from '../../../client/features/spaces/wizard/steps/AltDialog';
import type {
  DashboardBooking_BookingFragment,
  MessagesBooking_BookingFragment,
} from '../../../client/generated/graphql';
import { BookingDialogs } from '../../../client/ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../client/ui/booking/booking-question';
import { useChangeCommand } from '../../../client/ui/booking/changes/use-change-command';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAnswered } from '../support/answers';
import { bookingOf } from '../support/dashboard';
import { useLanguage } from '../support/render';
import { refusal } from '../support/sessions';

beforeEach(() => {
  closeAllToasts();
  return useLanguage('es', ['dashboard', 'stays', 'wizard', 'messages', 'changes']);
});

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

/** A request that fails when it is told to. */
function failingLater() {
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, lose: () => act(async () => reject(refusal('NETWORK'))) };
}

const toasts = () => screen.findByRole('alert');

test('P10 a command whose dialog was closed while it was sent reports its failure as a toast', async () => {
  const { promise, lose } = failingLater();
  function Open() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <Dialog onClose={() => setOpen(false)} /> : null;
  }
  function Dialog({ onClose }: { onClose: () => void }) {
    const { send } = useChangeCommand(onClose, () => Promise.resolve());
    return (
      <>
        <button onClick={() => void send(() => promise, { title: 'done', description: '' })}>send</button>
        <button onClick={onClose}>close</button>
      </>
    );
  }
  renderAnswered(
    <>
      <Open />
      <Toaster />
    </>,
    {},
  );
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  await lose();
  expect(await toasts()).toHaveTextContent('No hay conexión con Hueco.');
});

test('MSG-1 a request whose rejection fails after its dialog was closed is reported as a toast', async () => {
  const { promise, lose } = failingLater();
  const booking = { id: 'bkg_1', availableActions: ['DECLINE'] } as unknown as MessagesBooking_BookingFragment;
  renderAnswered(
    <>
      <AnswerButtons booking={booking} renter="Lucía" />
      <Toaster />
    </>,
    {
      Reasons: () => ({ reasons: [{ __typename: 'Reason', code: 'DATES', name: 'No puedo en esas fechas' }] }),
      DeclineBooking: () => promise,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rechazar la solicitud' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await lose();
  expect(await toasts()).toHaveTextContent('No hay conexión con Hueco.');
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

test('P12 a late failure of one picture is not shown in the dialog of another, which stays open', async () => {
  const { promise, lose } = failingLater();
  const photoOf = (id: string) =>
    ({ __typename: 'SpacePhoto', id, alt: '' }) as unknown as Parameters<typeof AltDialog>[0]['photo'];
  function Photos() {
    const [id, setId] = useState<string | null>('pho_1');
    return (
      <>
        <button onClick={() => setId('pho_2')}>other</button>
        {id && <AltDialog key={id} photo={photoOf(id)} number={1} onSave={() => promise} onClose={() => setId(null)} />}
      </>
    );
  }
  renderAnswered(
    <>
      <Photos />
      <Toaster />
    </>,
    {},
  );
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'other' }));
  await lose();
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  expect(await toasts()).toHaveTextContent('No hay conexión con Hueco.');
});
