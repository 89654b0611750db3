import { Locale } from '../../../core/locale.js';
import { NotificationType } from '../notification-types.js';
import type { StayNotice } from '../stay-texts.rules.js';
import type { MailText } from './notification-mail.texts.js';

/** Values used in the texts. */
export interface StayMailParams {
  readonly space: string;
  readonly otherSide: string;
  /** Day and time of the cancellation in the space's time zone. */
  readonly cancelledAt?: string;
  /** What the recipient is refunded, paid or charged; empty when it is zero. */
  readonly amount?: string;
  readonly isCharged?: boolean;
  readonly isByStaff?: boolean;
  /** Hours or days to respond, depending on the type. */
  readonly within?: number;
}

type Writer = (names: StayMailParams) => MailText;

const T = NotificationType;

const ES: Readonly<Record<StayNotice, Writer>> = {
  [T.BOOKING_CANCELLED_RENTER]: ({ space, cancelledAt = '', amount, isCharged, isByStaff }) => ({
    paragraphs: [
      `${isByStaff ? 'Hueco ha' : 'Has'} cancelado tu reserva de «${space}»${cancelledAt && ` el ${cancelledAt}`}.`,
      amount
        ? `Te devolvemos ${amount} a la tarjeta con la que pagaste. Según tu banco, puede tardar unos días en verse.`
        : isCharged
          ? 'Según la política de cancelación que aceptaste, no hay reembolso.'
          : 'No se había cobrado nada y no se cobrará nada.',
      ...(isByStaff
        ? []
        : ['Guarda este correo: confirma tu cancelación, también si has ejercido tu derecho de desistimiento.']),
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_CANCELLED_HOST]: ({ space, otherSide, amount, isByStaff }) => ({
    paragraphs: [
      `${isByStaff ? 'Hueco' : otherSide} ha cancelado la reserva de «${space}».${isByStaff ? ` Era de ${otherSide}.` : ''}`,
      amount
        ? `Por la política de cancelación recibirás ${amount}. Las fechas vuelven a estar libres.`
        : 'Las fechas vuelven a estar libres.',
    ],
    action: 'Ver mis reservas',
  }),
  [T.BOOKING_HOST_CANCELLED_RENTER]: ({ space, otherSide, amount }) => ({
    paragraphs: [
      `${otherSide} ha cancelado tu reserva de «${space}». Lo sentimos.`,
      amount
        ? `Te devolvemos todo: ${amount}, también los gastos de gestión. Según tu banco, puede tardar unos días en verse.`
        : 'No se te ha cobrado nada y no se cobrará nada.',
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_HOST_CANCELLED_HOST]: ({ space, otherSide, amount, isCharged }) => ({
    paragraphs: [
      `Has cancelado la reserva de ${otherSide} en «${space}».${isCharged ? ' Le devolvemos todo lo que pagó.' : ''}`,
      amount
        ? `Se anota en tu cuenta un cargo de ${amount}. Hueco todavía no paga a anfitriones, así que hoy no se descuenta de nada.`
        : 'Las fechas vuelven a estar libres.',
    ],
    action: 'Ver mis reservas',
  }),
  [T.BOOKING_ACTIVE_RENTER]: ({ space }) => ({
    paragraphs: [
      `Tu reserva de «${space}» está en curso.`,
      'Guarda fotos del estado inicial: te ayudarán si hay dudas a la salida.',
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_ACTIVE_HOST]: ({ space, otherSide }) => ({
    paragraphs: [
      `La reserva de ${otherSide} en «${space}» está en curso.`,
      'Guarda fotos del estado inicial: te ayudarán si hay dudas a la salida.',
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_ENDS_TODAY_RENTER]: ({ space, otherSide }) => ({
    paragraphs: [
      `Hoy es el último día de tu reserva de «${space}».`,
      `Vacía el espacio y devuelve las llaves a ${otherSide}.`,
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_ENDS_TODAY_HOST]: ({ space, otherSide, within = 72 }) => ({
    paragraphs: [
      `Hoy es el último día de la reserva de ${otherSide} en «${space}».`,
      `Desde mañana tienes ${within} horas para confirmar que el espacio está vacío y que tienes las llaves. Si no dices nada, lo damos por bueno.`,
    ],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_COMPLETED_RENTER]: ({ space, otherSide, within = 14 }) => ({
    paragraphs: [
      `Tu reserva de «${space}» ha terminado.`,
      `Cuenta cómo ha ido con ${otherSide}: tienes ${within} días. Ayuda a quienes buscan espacio después de ti.`,
    ],
    action: 'Escribir una reseña',
  }),
  [T.BOOKING_COMPLETED_HOST]: ({ space, otherSide, within = 14 }) => ({
    paragraphs: [
      `La reserva de ${otherSide} en «${space}» ha terminado.`,
      `Cuenta cómo ha ido: tienes ${within} días. Ayuda a otros anfitriones.`,
    ],
    action: 'Escribir una reseña',
  }),
};

const EN: Readonly<Record<StayNotice, Writer>> = {
  [T.BOOKING_CANCELLED_RENTER]: ({ space, cancelledAt = '', amount, isCharged, isByStaff }) => ({
    paragraphs: [
      `${isByStaff ? 'Hueco' : 'You'} cancelled your booking of "${space}"${cancelledAt && ` on ${cancelledAt}`}.`,
      amount
        ? `We refund ${amount} to the card you paid with. Depending on your bank it can take some days to show.`
        : isCharged
          ? 'Under the cancellation policy you accepted there is no refund.'
          : 'Nothing had been charged and nothing will be.',
      ...(isByStaff
        ? []
        : ['Keep this e-mail: it confirms your cancellation, also where you used your right of withdrawal.']),
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_CANCELLED_HOST]: ({ space, otherSide, amount, isByStaff }) => ({
    paragraphs: [
      isByStaff
        ? `Hueco cancelled the booking of ${otherSide} in "${space}".`
        : `${otherSide} cancelled the booking of "${space}".`,
      amount
        ? `Under the cancellation policy you will receive ${amount}. The dates are free again.`
        : 'The dates are free again.',
    ],
    action: 'See my bookings',
  }),
  [T.BOOKING_HOST_CANCELLED_RENTER]: ({ space, otherSide, amount }) => ({
    paragraphs: [
      `${otherSide} cancelled your booking of "${space}". We are sorry.`,
      amount
        ? `We refund everything: ${amount}, the service fee too. Depending on your bank it can take some days to show.`
        : 'Nothing was charged and nothing will be.',
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_HOST_CANCELLED_HOST]: ({ space, otherSide, amount, isCharged }) => ({
    paragraphs: [
      `You cancelled the booking of ${otherSide} in "${space}".${isCharged ? ' We refund everything that was paid.' : ''}`,
      amount
        ? `A fee of ${amount} is noted on your account. Hueco does not pay hosts yet, so today it is taken off nothing.`
        : 'The dates are free again.',
    ],
    action: 'See my bookings',
  }),
  [T.BOOKING_ACTIVE_RENTER]: ({ space }) => ({
    paragraphs: [
      `Your booking of "${space}" has started.`,
      'Take photos of its condition: they help if there are doubts when you leave.',
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_ACTIVE_HOST]: ({ space, otherSide }) => ({
    paragraphs: [
      `The booking of ${otherSide} in "${space}" has started.`,
      'Take photos of its condition: they help if there are doubts at the end.',
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_ENDS_TODAY_RENTER]: ({ space, otherSide }) => ({
    paragraphs: [
      `Today is the last day of your booking of "${space}".`,
      `Empty the space and return the keys to ${otherSide}.`,
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_ENDS_TODAY_HOST]: ({ space, otherSide, within = 72 }) => ({
    paragraphs: [
      `Today is the last day of the booking of ${otherSide} in "${space}".`,
      `From tomorrow you have ${within} hours to confirm that the space is empty and the keys are back. If you say nothing, we take it as a yes.`,
    ],
    action: 'See the booking',
  }),
  [T.BOOKING_COMPLETED_RENTER]: ({ space, otherSide, within = 14 }) => ({
    paragraphs: [
      `Your booking of "${space}" is over.`,
      `Tell us how it went with ${otherSide}: you have ${within} days. It helps whoever looks for space after you.`,
    ],
    action: 'Write a review',
  }),
  [T.BOOKING_COMPLETED_HOST]: ({ space, otherSide, within = 14 }) => ({
    paragraphs: [
      `The booking of ${otherSide} in "${space}" is over.`,
      `Tell us how it went: you have ${within} days. It helps other hosts.`,
    ],
    action: 'Write a review',
  }),
};

/** The mail texts by language. */
export const STAY_MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<StayNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};

/** Labels of the details of a cancellation. */
export const STAY_DETAIL_LABELS = {
  [Locale.ES]: {
    cancelledAt: 'Cancelada',
    paid: 'Pagado',
    refund: 'Reembolso',
    kept: 'No se devuelve',
    receives: 'Recibirás',
    fee: 'Cargo por cancelar',
  },
  [Locale.EN]: {
    cancelledAt: 'Cancelled',
    paid: 'Paid',
    refund: 'Refund',
    kept: 'Not refunded',
    receives: 'You will receive',
    fee: 'Cancellation fee',
  },
} as const;
