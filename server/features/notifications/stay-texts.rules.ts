import { Locale } from '../../core/locale.js';
import { NotificationType } from './notification-types.js';

const T = NotificationType;

/** Notification types about the cancellation, the start and the end of a confirmed booking. */
export type StayNotice =
  | typeof T.BOOKING_CANCELLED_RENTER
  | typeof T.BOOKING_CANCELLED_HOST
  | typeof T.BOOKING_HOST_CANCELLED_RENTER
  | typeof T.BOOKING_HOST_CANCELLED_HOST
  | typeof T.BOOKING_ACTIVE_RENTER
  | typeof T.BOOKING_ACTIVE_HOST
  | typeof T.BOOKING_ENDS_TODAY_RENTER
  | typeof T.BOOKING_ENDS_TODAY_HOST
  | typeof T.BOOKING_COMPLETED_RENTER
  | typeof T.BOOKING_COMPLETED_HOST;

/** Text parameters, formatted in a language. */
export interface StayTextParams {
  readonly space: string;
  readonly renter: string;
  /** What the recipient is refunded, paid or charged; empty when it is zero. */
  readonly amount: string;
  /** Whether anything had been charged before the cancellation. */
  readonly isCharged: boolean;
  readonly isByStaff: boolean;
  /** Hours or days to respond, depending on the type. */
  readonly within: number;
}

type Writer = (params: StayTextParams) => { readonly title: string; readonly message: string };

const ES: Readonly<Record<StayNotice, Writer>> = {
  [T.BOOKING_CANCELLED_RENTER]: ({ amount, isCharged, isByStaff }) => ({
    title: isByStaff ? 'Hueco ha cancelado la reserva' : 'Reserva cancelada',
    message: amount
      ? `Reembolso: ${amount}.`
      : isCharged
        ? 'Según la política de cancelación, no hay reembolso.'
        : 'No se había cobrado nada.',
  }),
  [T.BOOKING_CANCELLED_HOST]: ({ renter, space, amount, isByStaff }) => ({
    title: 'Reserva cancelada',
    message: `${isByStaff ? 'Hueco' : renter} ha cancelado la reserva de «${space}». ${amount ? `Recibirás ${amount}` : 'Las fechas vuelven a estar libres'}.`,
  }),
  [T.BOOKING_HOST_CANCELLED_RENTER]: ({ amount }) => ({
    title: 'El anfitrión ha cancelado',
    message: `${amount ? `Te devolvemos ${amount}` : 'No se te ha cobrado nada'}. Te ayudamos a encontrar otro espacio.`,
  }),
  [T.BOOKING_HOST_CANCELLED_HOST]: ({ amount, space }) => ({
    title: 'Has cancelado una reserva',
    message: amount ? `Se aplica un cargo de ${amount}.` : `Las fechas de «${space}» vuelven a estar libres.`,
  }),
  [T.BOOKING_ACTIVE_RENTER]: () => ({ title: 'Reserva en curso', message: 'Guarda fotos del estado inicial.' }),
  [T.BOOKING_ACTIVE_HOST]: ({ renter, space }) => ({
    title: 'Reserva en curso',
    message: `${renter} ya está en «${space}». Guarda fotos del estado inicial.`,
  }),
  [T.BOOKING_ENDS_TODAY_RENTER]: ({ space }) => ({
    title: 'Hoy termina la reserva',
    message: `Vacía «${space}» y devuelve las llaves.`,
  }),
  [T.BOOKING_ENDS_TODAY_HOST]: ({ space, within }) => ({
    title: 'Hoy termina la reserva',
    message: `Confirma la salida de «${space}» en ${within} h.`,
  }),
  [T.BOOKING_COMPLETED_RENTER]: ({ within }) => ({
    title: 'Reserva completada',
    message: `Cuenta cómo ha ido: tienes ${within} días.`,
  }),
  [T.BOOKING_COMPLETED_HOST]: ({ within }) => ({
    title: 'Reserva completada',
    message: `Cuenta cómo ha ido: tienes ${within} días.`,
  }),
};

const EN: Readonly<Record<StayNotice, Writer>> = {
  [T.BOOKING_CANCELLED_RENTER]: ({ amount, isCharged, isByStaff }) => ({
    title: isByStaff ? 'Hueco cancelled the booking' : 'Booking cancelled',
    message: amount
      ? `Refund: ${amount}.`
      : isCharged
        ? 'Under the cancellation policy there is no refund.'
        : 'Nothing had been charged.',
  }),
  [T.BOOKING_CANCELLED_HOST]: ({ renter, space, amount, isByStaff }) => ({
    title: 'Booking cancelled',
    message: `${isByStaff ? 'Hueco' : renter} cancelled the booking of "${space}". ${amount ? `You will receive ${amount}` : 'The dates are free again'}.`,
  }),
  [T.BOOKING_HOST_CANCELLED_RENTER]: ({ amount }) => ({
    title: 'Your host cancelled',
    message: `${amount ? `We refund ${amount}` : 'Nothing was charged'}. We help you find another space.`,
  }),
  [T.BOOKING_HOST_CANCELLED_HOST]: ({ amount, space }) => ({
    title: 'You cancelled a booking',
    message: amount ? `A fee of ${amount} applies.` : `The dates of "${space}" are free again.`,
  }),
  [T.BOOKING_ACTIVE_RENTER]: () => ({ title: 'Rental started', message: 'Take condition photos.' }),
  [T.BOOKING_ACTIVE_HOST]: ({ renter, space }) => ({
    title: 'Rental started',
    message: `${renter} has moved into "${space}". Take condition photos.`,
  }),
  [T.BOOKING_ENDS_TODAY_RENTER]: ({ space }) => ({
    title: 'Rental ends today',
    message: `Empty "${space}" and return the keys.`,
  }),
  [T.BOOKING_ENDS_TODAY_HOST]: ({ space, within }) => ({
    title: 'Rental ends today',
    message: `Confirm the move-out from "${space}" within ${within} h.`,
  }),
  [T.BOOKING_COMPLETED_RENTER]: ({ within }) => ({
    title: 'Rental completed',
    message: `Tell us how it went: you have ${within} days.`,
  }),
  [T.BOOKING_COMPLETED_HOST]: ({ within }) => ({
    title: 'Rental completed',
    message: `Tell us how it went: you have ${within} days.`,
  }),
};

/** The notification texts by language. */
export const STAY_TEXTS: Readonly<Record<Locale, Readonly<Record<StayNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};
