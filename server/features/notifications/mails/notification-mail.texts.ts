import { Locale } from '../../../core/locale.js';
import { NotificationType } from '../notification-types.js';
import { REVIEW_MAIL_TEXTS } from './review-mail.texts.js';
import { MESSAGE_MAIL_TEXTS } from '../messages/message-mail.texts.js';
import { STAY_MAIL_TEXTS, type StayMailParams } from './stay-mail.texts.js';
import { verificationTexts } from '../verification-texts.rules.js';

/** The body and the button label of a mail. */
export interface MailText {
  readonly paragraphs: readonly string[];
  readonly action: string;
}

/** Values used in the texts. */
export interface MailTextParams extends StayMailParams {
  readonly from: string;
  readonly deadline: string;
  /** The booking has periods after the first, which are not charged yet. */
  readonly hasLaterPeriods?: boolean;
  /** The host is a professional: the right of withdrawal covers the rent too. */
  readonly isHostTrader?: boolean;
  /** Verifications only. */
  readonly subject?: string;
  readonly reason?: string;
  /** Saved searches only. */
  readonly search?: string;
  /** Hidden reviews only. */
  readonly statement?: string;
  readonly count?: number;
  /** Messages only: the sender. */
  readonly name?: string;
}

type Writer = (names: MailTextParams) => MailText;

const T = NotificationType;

const LATER_PERIODS: Readonly<Record<Locale, string>> = {
  [Locale.ES]: 'De momento Hueco solo cobra el primer periodo: los siguientes todavía no tienen fecha de cobro.',
  [Locale.EN]: 'For now Hueco charges the first period only: the later ones have no charge date yet.',
};

const WITHDRAWAL: Readonly<Record<Locale, (host: string, isTrader: boolean) => string>> = {
  [Locale.ES]: (host, isTrader) =>
    isTrader
      ? `${host} alquila como profesional (persona o empresa): tienes 14 días para desistir, también del alquiler.`
      : `${host} alquila como particular: el derecho de desistimiento cubre los gastos de gestión, no el alquiler.`,
  [Locale.EN]: (host, isTrader) =>
    isTrader
      ? `${host} rents as a professional (a person or a company): you have 14 days to withdraw, from the rent too.`
      : `${host} rents as a private person: the right of withdrawal covers the service fees, not the rent.`,
};

/** Notes on later charges and the right of withdrawal. */
function termsWords(
  locale: Locale,
  host: string,
  { hasLaterPeriods, isHostTrader }: Pick<MailTextParams, 'hasLaterPeriods' | 'isHostTrader'>,
): string[] {
  return [...(hasLaterPeriods ? [LATER_PERIODS[locale]] : []), WITHDRAWAL[locale](host, isHostTrader ?? false)];
}

const ES: Readonly<Record<NotificationType, Writer>> = {
  [T.BOOKING_REQUESTED]: ({ otherSide, space, deadline }) => ({
    paragraphs: [
      `${otherSide} quiere guardar sus cosas en «${space}».`,
      `Responde antes de ${deadline}. Después, la solicitud caduca y las fechas quedan libres.`,
    ],
    action: 'Responder a la solicitud',
  }),
  [T.BOOKING_REQUEST_SENT]: ({ otherSide, space, deadline, ...terms }) => ({
    paragraphs: [
      `${otherSide} ha recibido tu solicitud para «${space}» y tiene hasta ${deadline} para responder.`,
      'Hemos reservado el primer cobro en tu tarjeta. No se cobrará nada hasta que el anfitrión acepte; si no acepta, lo liberamos.',
      ...termsWords(Locale.ES, otherSide, terms),
    ],
    action: 'Ver mi solicitud',
  }),
  [T.BOOKING_CONFIRMED_HOST]: ({ otherSide, space, from }) => ({
    paragraphs: [`La reserva de ${otherSide} en «${space}» está confirmada y empieza el ${from}.`],
    action: 'Ver la reserva',
  }),
  [T.BOOKING_CONFIRMED_RENTER]: ({ otherSide, space, ...terms }) => ({
    paragraphs: [
      `Tu reserva de «${space}» con ${otherSide} está confirmada.`,
      'Ya puedes ver la dirección exacta. Las instrucciones de acceso se muestran el día de la entrada.',
      ...termsWords(Locale.ES, otherSide, terms),
    ],
    action: 'Ver la dirección',
  }),
  [T.BOOKING_DECLINED]: ({ otherSide, space }) => ({
    paragraphs: [
      `${otherSide} no puede aceptar tu solicitud para «${space}».`,
      'No se ha cobrado nada y hemos liberado la retención de tu tarjeta.',
    ],
    action: 'Ver mi solicitud',
  }),
  [T.BOOKING_EXPIRED_RENTER]: ({ space }) => ({
    paragraphs: [
      `El anfitrión de «${space}» no respondió a tiempo.`,
      'No se ha cobrado nada y hemos liberado la retención de tu tarjeta.',
    ],
    action: 'Ver mi solicitud',
  }),
  [T.BOOKING_EXPIRED_HOST]: ({ otherSide, space }) => ({
    paragraphs: [
      `No respondiste a tiempo a la solicitud de ${otherSide} para «${space}».`,
      'Esto baja tu tasa de respuesta. Las fechas vuelven a estar libres.',
    ],
    action: 'Ver mis reservas',
  }),
  [T.BOOKING_WITHDRAWN]: ({ otherSide, space }) => ({
    paragraphs: [`${otherSide} ha retirado su solicitud para «${space}».`],
    action: 'Ver mis reservas',
  }),
  [T.PAYMENT_FAILED]: ({ space }) => ({
    paragraphs: [
      `No hemos podido cobrar la reserva de «${space}», así que las fechas vuelven a estar libres.`,
      'Revisa tu método de pago y vuelve a reservar si todavía lo necesitas.',
    ],
    action: 'Ver mi reserva',
  }),
  [T.BOOKING_NOT_COMPLETED]: ({ otherSide, space }) => ({
    paragraphs: [`El pago de ${otherSide} para «${space}» ha fallado y las fechas vuelven a estar libres.`],
    action: 'Ver mis reservas',
  }),
  [T.BOOKING_RESPONSE_REMINDER]: ({ otherSide, space, deadline }) => ({
    paragraphs: [`${otherSide} sigue esperando tu respuesta para «${space}». Tienes hasta ${deadline}.`],
    action: 'Responder a la solicitud',
  }),
  [T.SPACE_PUBLISHED]: ({ space }) => ({
    paragraphs: [`«${space}» ya aparece en las búsquedas. Te avisaremos en cuanto alguien quiera reservarlo.`],
    action: 'Ver mi espacio',
  }),
  [T.SPACE_PAUSED]: ({ space }) => ({
    paragraphs: [`«${space}» ha dejado de aparecer en las búsquedas. Las reservas que ya tenía siguen en pie.`],
    action: 'Ver mi espacio',
  }),
  [T.FAVORITE_PRICE_DROPPED]: ({ space }) => ({
    paragraphs: [
      `«${space}» cuesta menos que cuando lo guardaste en tus favoritos.`,
      'Si no quieres más avisos de este espacio, desactívalos en tus favoritos.',
    ],
    action: 'Ver el espacio',
  }),
  [T.SAVED_SEARCH_MATCHED]: ({ search = '', count = 1 }) => ({
    paragraphs: [
      count > 1
        ? `${count} espacios nuevos encajan con tu búsqueda «${search}»:`
        : `Un espacio nuevo encaja con tu búsqueda «${search}»:`,
    ],
    action: 'Ver la búsqueda',
  }),
  ...STAY_MAIL_TEXTS[Locale.ES],
  ...REVIEW_MAIL_TEXTS[Locale.ES],
  ...MESSAGE_MAIL_TEXTS[Locale.ES],
  ...verificationMails(Locale.ES, 'Ver mi verificación'),
};

const EN: Readonly<Record<NotificationType, Writer>> = {
  [T.BOOKING_REQUESTED]: ({ otherSide, space, deadline }) => ({
    paragraphs: [
      `${otherSide} would like to store things in "${space}".`,
      `Answer before ${deadline}. After that the request expires and the dates are free again.`,
    ],
    action: 'Answer the request',
  }),
  [T.BOOKING_REQUEST_SENT]: ({ otherSide, space, deadline, ...terms }) => ({
    paragraphs: [
      `${otherSide} has your request for "${space}" and can answer until ${deadline}.`,
      'The first charge is held on your card. Nothing is charged until the host accepts; if not, the hold is released.',
      ...termsWords(Locale.EN, otherSide, terms),
    ],
    action: 'See my request',
  }),
  [T.BOOKING_CONFIRMED_HOST]: ({ otherSide, space, from }) => ({
    paragraphs: [`The booking of ${otherSide} in "${space}" is confirmed and starts on ${from}.`],
    action: 'See the booking',
  }),
  [T.BOOKING_CONFIRMED_RENTER]: ({ otherSide, space, ...terms }) => ({
    paragraphs: [
      `Your booking of "${space}" with ${otherSide} is confirmed.`,
      'You can now see the exact address. The access instructions appear on the day you move in.',
      ...termsWords(Locale.EN, otherSide, terms),
    ],
    action: 'See the address',
  }),
  [T.BOOKING_DECLINED]: ({ otherSide, space }) => ({
    paragraphs: [
      `${otherSide} cannot accept your request for "${space}".`,
      'Nothing was charged and the hold on your card was released.',
    ],
    action: 'See my request',
  }),
  [T.BOOKING_EXPIRED_RENTER]: ({ space }) => ({
    paragraphs: [
      `The host of "${space}" did not answer in time.`,
      'Nothing was charged and the hold on your card was released.',
    ],
    action: 'See my request',
  }),
  [T.BOOKING_EXPIRED_HOST]: ({ otherSide, space }) => ({
    paragraphs: [
      `You did not answer the request of ${otherSide} for "${space}" in time.`,
      'This lowers your response rate. The dates are free again.',
    ],
    action: 'See my bookings',
  }),
  [T.BOOKING_WITHDRAWN]: ({ otherSide, space }) => ({
    paragraphs: [`${otherSide} withdrew the request for "${space}".`],
    action: 'See my bookings',
  }),
  [T.PAYMENT_FAILED]: ({ space }) => ({
    paragraphs: [
      `We could not charge the booking of "${space}", so the dates are free again.`,
      'Check your payment method and book again if you still need the space.',
    ],
    action: 'See my booking',
  }),
  [T.BOOKING_NOT_COMPLETED]: ({ otherSide, space }) => ({
    paragraphs: [`The payment of ${otherSide} for "${space}" failed; the dates are free again.`],
    action: 'See my bookings',
  }),
  [T.BOOKING_RESPONSE_REMINDER]: ({ otherSide, space, deadline }) => ({
    paragraphs: [`${otherSide} is still waiting for your answer about "${space}". You have until ${deadline}.`],
    action: 'Answer the request',
  }),
  [T.SPACE_PUBLISHED]: ({ space }) => ({
    paragraphs: [`"${space}" now shows in search results. We will tell you as soon as somebody wants to book it.`],
    action: 'See my space',
  }),
  [T.SPACE_PAUSED]: ({ space }) => ({
    paragraphs: [`"${space}" no longer shows in search results. Bookings it already had stay as they are.`],
    action: 'See my space',
  }),
  [T.FAVORITE_PRICE_DROPPED]: ({ space }) => ({
    paragraphs: [
      `"${space}" costs less than when you kept it among your favorites.`,
      'If you want no more notices about this space, turn them off in your favorites.',
    ],
    action: 'See the space',
  }),
  [T.SAVED_SEARCH_MATCHED]: ({ search = '', count = 1 }) => ({
    paragraphs: [
      count > 1 ? `${count} new spaces fit your search "${search}":` : `A new space fits your search "${search}":`,
    ],
    action: 'See the search',
  }),
  ...STAY_MAIL_TEXTS[Locale.EN],
  ...REVIEW_MAIL_TEXTS[Locale.EN],
  ...MESSAGE_MAIL_TEXTS[Locale.EN],
  ...verificationMails(Locale.EN, 'See my verification'),
};

const WORDS: Readonly<Record<Locale, Readonly<Record<NotificationType, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};

/** Verification mails reuse the texts of the notifications. */
function verificationMails(
  locale: Locale,
  action: string,
): Readonly<
  Record<typeof T.VERIFICATION_APPROVED | typeof T.VERIFICATION_REJECTED | typeof T.VERIFICATION_EXPIRED, Writer>
> {
  const writer =
    (which: 'approved' | 'rejected' | 'expired'): Writer =>
    (names) => {
      const { title, message } = verificationTexts(names, locale)[which];
      return { paragraphs: [`${title}.`, message], action };
    };
  return {
    [T.VERIFICATION_APPROVED]: writer('approved'),
    [T.VERIFICATION_REJECTED]: writer('rejected'),
    [T.VERIFICATION_EXPIRED]: writer('expired'),
  };
}

/** The texts of a mail in a language. */
export function mailText(type: NotificationType, names: MailTextParams, locale: Locale): MailText {
  return WORDS[locale][type](names);
}

/** Labels of the details table and of the links to similar spaces. */
export const DETAIL_LABELS = {
  [Locale.ES]: {
    hello: 'Hola',
    space: 'Espacio',
    dates: 'Fechas',
    openEnd: (from: string) => `desde el ${from}, mes a mes`,
    reference: 'Referencia',
    firstCharge: 'Primer cobro, IVA incluido',
    total: 'Total de la estancia',
    hostNet: 'Recibirías',
    hostNetMonth: 'Recibirías cada mes',
    message: 'Mensaje',
    alternatives: 'Más abajo tienes espacios parecidos, libres en tus fechas.',
    aMonth: 'al mes, todo incluido',
  },
  [Locale.EN]: {
    hello: 'Hello',
    space: 'Space',
    dates: 'Dates',
    openEnd: (from: string) => `from ${from}, month by month`,
    reference: 'Reference',
    firstCharge: 'First charge, VAT included',
    total: 'Total of the stay',
    hostNet: 'You would receive',
    hostNetMonth: 'You would receive each month',
    message: 'Message',
    alternatives: 'Below are similar spaces, free on your dates.',
    aMonth: 'a month, all included',
  },
} as const;
