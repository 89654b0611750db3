import type { CardUse } from '../../../client/generated/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChangingBooking_BookingFragment } from '../../../client/generated/graphql';
import { AnswerDialog } from '../../../client/ui/booking/changes/AnswerDialog';
import { NoticeDialog } from '../../../client/ui/booking/changes/NoticeDialog';
import { RenewDialog } from '../../../client/ui/booking/changes/RenewDialog';
import { renderAnswered, type Answers } from '../support/answers';
import { changingBooking } from '../support/booking-changes';
import { refusal } from '../support/sessions';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['changes']);
});

const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^[^,]+, ${name} de marzo`) });
const taken = () => ({ space: { __typename: 'Space', id: 'spc_1', busy: [] } });

/** A server that answers previews until it is switched off. */
function openNotice() {
  const server = { isDown: false };
  const sent = vi.fn<(input: unknown) => void>();
  const answers: Answers = {
    ChangingBooking: () => ({ booking: changingBooking({ isRunning: true, termType: 'ROLLING' }) }),
    NoticePreview: ({ endsOn }) => {
      if (server.isDown) throw refusal('NETWORK');
      const last = endsOn === '2027-03-25' ? 8100 : 5400;
      return {
        noticePreview: {
          __typename: 'NoticePreview',
          endsOn: endsOn ?? '2027-03-20',
          earliest: '2027-03-17',
          latest: '2027-04-30',
          noticeDays: 15,
          closedDays: [],
          lastCharge: {
            __typename: 'NoticeCharge',
            dueOn: '2027-03-10',
            days: 10,
            rentCents: last,
            feeCents: 0,
            protectionCents: 0,
            totalCents: last,
            creditCents: 0,
          },
          lastChargeCents: last,
          monthCents: 9000,
          refundCents: 0,
          creditCents: 0,
          paidFrom: '2027-03-10',
          chargeDays: [],
        },
      };
    },
    GiveNotice: ({ input }) => {
      sent(input);
      throw refusal('NETWORK');
    },
  };
  renderAnswered(<NoticeDialog bookingId="bkg_1" onClose={() => undefined} />, answers);
  return { server, sent };
}

test('T14 a notice whose preview fails hides the sums of the day before and offers to try again', async () => {
  const { server, sent } = openNotice();
  expect((await screen.findAllByText(/^54,00/)).length).toBeGreaterThan(0);
  server.isDown = true;
  await userEvent.click(await day('25'));
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(/54,00/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Salgo el 25 de marzo' })).toBeDisabled();
  server.isDown = false;
  await userEvent.click(again);
  expect((await screen.findAllByText(/^81,00/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Salgo el 25 de marzo' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ endsOn: '2027-03-25', lastChargeCents: 8100 })),
  );
  // A modal dialog covers toasts.
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('No se ha podido hacer');
});

test('T14 after a failed preview another day can be chosen', async () => {
  const { server } = openNotice();
  const another = await day('25');
  server.isDown = true;
  await userEvent.click(another);
  await screen.findByRole('button', { name: 'Reintentar' });
  server.isDown = false;
  await userEvent.click(await day('26'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salgo el 26 de marzo' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

/** The dialog for a notice of a rental with that next charge, whose last charge is partly paid by credit. */
function openLastCharge(card: ChangingBooking_BookingFragment['card'], sums: object) {
  const preview = {
    __typename: 'NoticePreview',
    endsOn: '2027-03-20',
    earliest: '2027-03-17',
    latest: '2027-04-30',
    noticeDays: 15,
    closedDays: [],
    lastCharge: null,
    lastChargeCents: 0,
    monthCents: 9000,
    refundCents: 0,
    creditCents: 0,
    paidFrom: '2027-03-10',
    chargeDays: [],
    ...sums,
  };
  renderAnswered(<NoticeDialog bookingId="bkg_1" onClose={() => undefined} />, {
    ChangingBooking: () => ({ booking: changingBooking({ isRunning: true, termType: 'ROLLING', card }) }),
    NoticePreview: () => ({ noticePreview: preview }),
  });
}
const lastCharge = {
  lastCharge: {
    __typename: 'EndingCharge',
    dueOn: '2027-03-10',
    days: 10,
    rentCents: 5400,
    feeCents: 0,
    protectionCents: 0,
    totalCents: 5400,
    creditCents: 1400,
  },
  lastChargeCents: 5400,
};
const onCard = (use: CardUse) => ({ __typename: 'BookingCard' as const, methodLast4: '0002', use });

test.each([
  [onCard('CHARGED'), 'Te cobramos 40,00 € en la tarjeta terminada en 0002. Los otros 14,00 € salen de tu saldo'],
  [onCard('PAUSED'), 'Quedan 40,00 € por cobrar; de momento no se cobra nada. Los otros 14,00 € salen de tu saldo'],
  [onCard('NOT_ALLOWED'), 'Pagas 40,00 € a mano desde tu reserva. Los otros 14,00 € salen de tu saldo'],
  [null, 'Te cobramos 40,00 €. Los otros 14,00 € salen de tu saldo'],
])('T14 a notice names the card of the last charge and what it pays: %o', async (card, text) => {
  openLastCharge(card, lastCharge);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [0, 'Has pagado días de más: vuelven a tu tarjeta.'],
  [1000, 'Has pagado días de más: 10,00 € vuelven a tu saldo y el resto, a tu tarjeta.'],
  [2500, 'Has pagado días de más: vuelven a tu saldo.'],
])('T14 of the refund of a notice %i cents become credit again', async (creditCents, text) => {
  openLastCharge(null, { refundCents: 2500, creditCents });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a renewal whose preview fails says so and offers to try again', async () => {
  const server = { isDown: false };
  renderAnswered(<RenewDialog bookingId="bkg_1" onClose={() => undefined} />, {
    ChangingBooking: () => ({ booking: changingBooking({ isRunning: true }) }),
    TakenDays: taken,
    RenewalPreview: ({ endsOn }) => {
      if (server.isDown) throw refusal('NETWORK');
      return {
        renewalPreview: {
          __typename: 'RenewalPreview',
          from: '2027-03-15',
          to: endsOn ?? '2027-03-15',
          latest: '2027-06-15',
          isEndFixed: false,
          isAvailable: true,
          monthCents: 9000,
          charges: [],
          differenceCents: endsOn === '2027-03-25' ? 3300 : 1100,
          dueNowCents: 0,
        },
      };
    },
  });
  await userEvent.click(await day('20'));
  await screen.findByText(/11,00/);
  server.isDown = true;
  await userEvent.click(await day('25'));
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(/11,00/)).toBeNull();
  server.isDown = false;
  await userEvent.click(again);
  await screen.findByText(/33,00/);
  // Closing by Escape and the next Tab need a focus inside the dialog.
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('button', { name: /25 mar 2027/ })).toBeEnabled();
});

/** A request for other days that waits for the viewer's answer, with a server that can be switched off and whose sums can change. */
function openAnswer(start: { isDown?: boolean; isAvailable?: boolean }) {
  const server = { isDown: false, isAvailable: true, differenceCents: 1100, ...start };
  const sent = vi.fn<(input: unknown) => void>();
  const changeRequest = {
    __typename: 'BookingChangeRequest',
    id: 'chg_1',
    kind: 'DATES' as const,
    askedBy: 'HOST' as const,
    from: '2027-03-10',
    to: '2027-03-20',
    expiresAt: '2027-03-03T09:00:00Z',
    differenceCents: 1100,
    canAnswer: true,
  };
  renderAnswered(<AnswerDialog bookingId="bkg_1" onClose={() => undefined} />, {
    ChangingBooking: () => ({ booking: changingBooking({ changeRequest }) }),
    DateChangePreview: () => {
      if (server.isDown) throw refusal('NETWORK');
      const { differenceCents, isAvailable } = server;
      const { from, to } = changeRequest;
      const sums = { charges: [], differenceCents, dueNowCents: differenceCents, refundCents: 0 };
      return { dateChangePreview: { __typename: 'DateChangePreview', from, to, isAvailable, ...sums } };
    },
    AnswerBookingChange: ({ input }) => {
      sent(input);
      server.differenceCents = 3300;
      throw refusal('BOOKING_SUM_CHANGED');
    },
  });
  return { server, sent, agree: () => screen.findByRole('button', { name: 'Aceptar las nuevas fechas' }) };
}

test('T24 other dates cannot be agreed to until their sums are shown, nor once these differ from what was asked for', async () => {
  const { server, sent, agree } = openAnswer({ isDown: true });
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(await agree()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'No aceptar' })).toBeEnabled();
  server.isDown = false;
  await userEvent.click(again);
  await screen.findByText(/11,00/);
  await userEvent.click(await agree());
  expect(await screen.findByText(/Estas son las cifras de ahora/)).toBeVisible();
  expect(await screen.findByText(/33,00/)).toBeVisible();
  expect(screen.queryByText(/11,00/)).toBeNull();
  // The requester agreed to 11 €: the server would refuse these for ever.
  expect(screen.getByText(/y ya no se puede aceptar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar las nuevas fechas' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No aceptar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls).toMatchObject([
    [{ changeId: 'chg_1', isAgreed: true, differenceCents: 1100 }],
    [{ changeId: 'chg_1', isAgreed: false }],
  ]);
});

test('T24 other dates that somebody else has booked meanwhile cannot be agreed to', async () => {
  const { agree } = openAnswer({ isAvailable: false });
  expect(await screen.findByText('Alguien ha reservado alguno de esos días.')).toBeVisible();
  expect(await agree()).toBeDisabled();
});
