import { Locale } from '../../../core/locale.js';
import { NotificationType } from '../notification-types.js';
import type { MessageNotice } from './message-texts.rules.js';

const T = NotificationType;

interface Names {
  readonly name?: string;
  readonly space: string;
  readonly count?: number;
  readonly deadline: string;
}

type Writer = (names: Names) => { readonly paragraphs: readonly string[]; readonly action: string };

const about = (space: string, words: (title: string) => string): string => (space === '' ? '' : words(space));

const ES: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name = '', space, count = 1 }) => ({
    paragraphs: [
      `${name} te ha escrito${count > 1 ? ` ${count} mensajes` : ''}${about(space, (title) => ` sobre «${title}»`)}:`,
    ],
    action: 'Responder',
  }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    paragraphs: [
      `Seis mensajes tuyos llevaban en siete días teléfonos, correos, enlaces u otras formas de contacto o de pago fuera de Hueco. Hasta el ${deadline} no puedes escribir mensajes; sí puedes leerlos y gestionar tus reservas.`,
      'Los datos de contacto se muestran al confirmar la reserva: así el pago y la garantía os protegen a los dos.',
      'Si crees que nos equivocamos, escríbenos y lo revisa una persona.',
    ],
    action: 'Pedir que lo revisen',
  }),
};

const EN: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name = '', space, count = 1 }) => ({
    paragraphs: [
      `${name} wrote you${count > 1 ? ` ${count} messages` : ''}${about(space, (title) => ` about "${title}"`)}:`,
    ],
    action: 'Answer',
  }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    paragraphs: [
      `Within seven days six of your messages held phone numbers, e-mail addresses, links or other ways to be reached or paid outside Hueco. Until ${deadline} you cannot write messages; you can read them and manage your bookings.`,
      'Contact details are shown once a booking is confirmed: that way the payment and the guarantee protect both of you.',
      'If you think we are wrong, write to us and a person will look at it.',
    ],
    action: 'Ask for a review',
  }),
};

/** The mail texts by language. */
export const MESSAGE_MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<MessageNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};
