import { Locale } from '../../core/locale.js';
import { messageTextParams, MESSAGE_TEXTS, type MessageTextParams } from './messages/message-texts.rules.js';
import { NotificationType, type NotificationParams } from './notification-types.js';
import { REVIEW_TEXTS, type ReviewTextParams } from './review-texts.rules.js';
import { STAY_TEXTS, type StayTextParams } from './stay-texts.rules.js';
import { verificationTexts, type VerificationTexts } from './verification-texts.rules.js';

export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

const LANGUAGE: Readonly<Record<Locale, string>> = { [Locale.ES]: 'es-ES', [Locale.EN]: 'en-GB' };

/** Text parameters, formatted in a language. */
interface TextParams extends StayTextParams, ReviewTextParams, MessageTextParams {
  readonly from: string;
  readonly to: string;
  readonly deadline: string;
  readonly search: string;
  readonly count: number;
  readonly verification: VerificationTexts;
}

type Writer = (params: TextParams) => NotificationText;

const ES: Readonly<Record<NotificationType, Writer>> = {
  [NotificationType.BOOKING_REQUESTED]: ({ renter, space, from, to, deadline }) => ({
    title: 'Nueva solicitud de reserva',
    message: `${renter} quiere «${space}» ${to ? `del ${from} al ${to}` : `desde el ${from}, mes a mes`}. Responde antes de ${deadline}.`,
  }),
  [NotificationType.BOOKING_REQUEST_SENT]: () => ({
    title: 'Solicitud enviada',
    message: 'Hemos enviado tu solicitud. No se cobrará nada hasta que el anfitrión acepte.',
  }),
  [NotificationType.BOOKING_CONFIRMED_HOST]: ({ space, from }) => ({
    title: 'Reserva confirmada',
    message: `La reserva de «${space}» empieza el ${from}.`,
  }),
  [NotificationType.BOOKING_CONFIRMED_RENTER]: () => ({
    title: '¡Reserva confirmada!',
    message: 'Ya puedes ver la dirección y preparar la entrada.',
  }),
  [NotificationType.BOOKING_DECLINED]: () => ({
    title: 'Solicitud rechazada',
    message: 'No se ha cobrado nada. Mira estos espacios parecidos.',
  }),
  [NotificationType.BOOKING_EXPIRED_RENTER]: () => ({
    title: 'Solicitud caducada',
    message: 'El anfitrión no respondió a tiempo. No se ha cobrado nada.',
  }),
  [NotificationType.BOOKING_EXPIRED_HOST]: () => ({
    title: 'Solicitud caducada',
    message: 'No respondiste en 24 horas. Esto baja tu tasa de respuesta.',
  }),
  [NotificationType.BOOKING_WITHDRAWN]: ({ renter }) => ({
    title: 'Solicitud retirada',
    message: `${renter} ha retirado su solicitud.`,
  }),
  [NotificationType.PAYMENT_FAILED]: () => ({ title: 'No hemos podido cobrar', message: 'Revisa tu método de pago.' }),
  [NotificationType.BOOKING_NOT_COMPLETED]: () => ({
    title: 'Reserva no completada',
    message: 'El pago del inquilino ha fallado y las fechas vuelven a estar libres.',
  }),
  [NotificationType.BOOKING_RESPONSE_REMINDER]: ({ renter, deadline }) => ({
    title: `Responde antes de ${deadline}`,
    message: `${renter} espera tu respuesta.`,
  }),
  ...STAY_TEXTS[Locale.ES],
  ...MESSAGE_TEXTS[Locale.ES],
  ...REVIEW_TEXTS[Locale.ES],
  [NotificationType.SPACE_PUBLISHED]: ({ space }) => ({
    title: 'Espacio publicado',
    message: `«${space}» ya aparece en las búsquedas.`,
  }),
  [NotificationType.SPACE_PAUSED]: ({ space }) => ({
    title: 'Espacio en pausa',
    message: `«${space}» ha dejado de aparecer en las búsquedas.`,
  }),
  [NotificationType.VERIFICATION_APPROVED]: ({ verification }) => verification.approved,
  [NotificationType.VERIFICATION_REJECTED]: ({ verification }) => verification.rejected,
  [NotificationType.VERIFICATION_EXPIRED]: ({ verification }) => verification.expired,
  [NotificationType.FAVORITE_PRICE_DROPPED]: ({ space }) => ({
    title: 'Un favorito ha bajado de precio',
    message: `«${space}» cuesta menos que cuando lo guardaste.`,
  }),
  [NotificationType.SAVED_SEARCH_MATCHED]: ({ search, space, count }) => ({
    title: count > 1 ? `${count} espacios nuevos para ti` : 'Un espacio nuevo para ti',
    message: count > 1 ? `Encajan con tu búsqueda «${search}».` : `«${space}» encaja con tu búsqueda «${search}».`,
  }),
};

const EN: Readonly<Record<NotificationType, Writer>> = {
  [NotificationType.BOOKING_REQUESTED]: ({ renter, space, from, to, deadline }) => ({
    title: 'New booking request',
    message: `${renter} wants "${space}" from ${from}${to ? ` to ${to}` : ', month by month'}. Answer before ${deadline}.`,
  }),
  [NotificationType.BOOKING_REQUEST_SENT]: () => ({
    title: 'Request sent',
    message: 'We have sent your request. Nothing is charged until the host accepts.',
  }),
  [NotificationType.BOOKING_CONFIRMED_HOST]: ({ space, from }) => ({
    title: 'Booking confirmed',
    message: `The booking of "${space}" starts on ${from}.`,
  }),
  [NotificationType.BOOKING_CONFIRMED_RENTER]: () => ({
    title: 'Booking confirmed',
    message: 'You can now see the address and prepare your move-in.',
  }),
  [NotificationType.BOOKING_DECLINED]: () => ({
    title: 'Request declined',
    message: 'Nothing was charged. See similar spaces.',
  }),
  [NotificationType.BOOKING_EXPIRED_RENTER]: () => ({
    title: 'Request expired',
    message: 'The host did not answer in time. Nothing was charged.',
  }),
  [NotificationType.BOOKING_EXPIRED_HOST]: () => ({
    title: 'Request expired',
    message: 'You did not answer within 24 hours. This lowers your response rate.',
  }),
  [NotificationType.BOOKING_WITHDRAWN]: ({ renter }) => ({
    title: 'Request withdrawn',
    message: `${renter} withdrew the request.`,
  }),
  [NotificationType.PAYMENT_FAILED]: () => ({ title: 'Payment failed', message: 'Check your payment method.' }),
  [NotificationType.BOOKING_NOT_COMPLETED]: () => ({
    title: 'Booking not completed',
    message: "The renter's payment failed; the dates are free again.",
  }),
  [NotificationType.BOOKING_RESPONSE_REMINDER]: ({ renter, deadline }) => ({
    title: `Answer before ${deadline}`,
    message: `${renter} is waiting.`,
  }),
  ...STAY_TEXTS[Locale.EN],
  ...MESSAGE_TEXTS[Locale.EN],
  ...REVIEW_TEXTS[Locale.EN],
  [NotificationType.SPACE_PUBLISHED]: ({ space }) => ({
    title: 'Space published',
    message: `"${space}" now shows in search results.`,
  }),
  [NotificationType.SPACE_PAUSED]: ({ space }) => ({
    title: 'Space paused',
    message: `"${space}" no longer shows in search results.`,
  }),
  [NotificationType.VERIFICATION_APPROVED]: ({ verification }) => verification.approved,
  [NotificationType.VERIFICATION_REJECTED]: ({ verification }) => verification.rejected,
  [NotificationType.VERIFICATION_EXPIRED]: ({ verification }) => verification.expired,
  [NotificationType.FAVORITE_PRICE_DROPPED]: ({ space }) => ({
    title: 'A favorite costs less',
    message: `"${space}" costs less than when you kept it.`,
  }),
  [NotificationType.SAVED_SEARCH_MATCHED]: ({ search, space, count }) => ({
    title: count > 1 ? `${count} new spaces for you` : 'A new space for you',
    message: count > 1 ? `They fit your search "${search}".` : `"${space}" fits your search "${search}".`,
  }),
};

const WRITERS: Readonly<Record<Locale, Readonly<Record<NotificationType, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};

/** Title and message in a language; null for an unknown type, such as one stored by a newer version. */
export function notificationText(
  type: NotificationType,
  params: NotificationParams,
  locale: Locale,
): NotificationText | null {
  const write = WRITERS[locale][type] as Writer | undefined;
  return write?.(textParamsOf(params, locale)) ?? null;
}

/** Formats a day: "5 abr 2027". */
export function dayText(day: string, locale: Locale): string {
  return format(
    locale,
    { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    new Date(`${day}T00:00:00Z`),
  );
}

/** Formats an instant in the space's time zone: "mié, 3 mar, 10:55". */
export function instantText(instant: string, timeZone: string, locale: Locale): string {
  return format(
    locale,
    { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone },
    new Date(instant),
  );
}

/** Formats an instant with its year, for confirmations: "3 de marzo de 2027 a las 10:55". */
export function fullInstantText(instant: string, timeZone: string, locale: Locale): string {
  return format(
    locale,
    { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone },
    new Date(instant),
  );
}

/** Formats an amount: "77,00 €". */
export function centsText(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

function textParamsOf(params: NotificationParams, locale: Locale): TextParams {
  const day = (value: string | undefined): string => (value ? dayText(value, locale) : '');
  return {
    space: params.space ?? '',
    renter: params.renter ?? '',
    from: day(params.from),
    to: day(params.to),
    deadline: params.deadline ? instantText(params.deadline, params.timeZone ?? 'Europe/Madrid', locale) : '',
    ...messageTextParams(params, locale),
    search: params.search ?? '',
    count: params.count ?? 1,
    amount: params.amountCents === undefined ? '' : centsText(params.amountCents, locale),
    isCharged: params.isCharged ?? false,
    isByStaff: params.by === 'admin',
    within: params.within ?? 0,
    statement: params.statement ?? '',
    verification: verificationTexts(params, locale),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, options: Intl.DateTimeFormatOptions, value: Date): string {
  const key = `${locale}${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(LANGUAGE[locale], options)));
  return made.format(value);
}
