import { canaryHour } from '../../../core/values/canary-hour.js';
import { utcMidnight } from '../../../core/values/date-range.js';
import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { BookingActor } from '../../bookings/booking.enums.js';
import { ConversationRole, MessageEventType, type MessageEventDetails } from '../message.enums.js';

/** A stored event of a conversation. */
export interface EventMessage {
  readonly type: MessageEventType;
  readonly details: MessageEventDetails;
  readonly at: Date;
}

/** Who reads the text. `otherName` is null when the other side's account was deleted. */
export interface EventReader {
  readonly role: ConversationRole;
  readonly otherName: string | null;
  readonly locale: Locale;
}

interface TemplateParams {
  readonly isHost: boolean;
  readonly other: string;
  /** "las 18:40" or "las 18:40 del 2 de marzo". */
  readonly deadline: string;
  /** The day of leaving, with its year. */
  readonly lastDay: string;
  readonly by: BookingActor | undefined;
  readonly role: ConversationRole;
}

type Templates = Readonly<Record<MessageEventType, (params: TemplateParams) => string>>;

const T = MessageEventType;

/** Whether the staff or the system did it: for both sides that is Hueco. */
const isByHueco = ({ by }: TemplateParams): boolean => by === BookingActor.ADMIN || by === BookingActor.SYSTEM;

const isOwn = ({ by, role }: TemplateParams): boolean => (by as string | undefined) === role;

const ES: Templates = {
  [T.BOOKING_REQUESTED]: ({ isHost, other }) =>
    isHost ? `${other} ha enviado una solicitud` : 'Has enviado una solicitud',
  [T.BOOKING_CONFIRMED]: () => 'Reserva confirmada. Ya podéis compartir teléfono y correo',
  [T.BOOKING_DECLINED]: ({ isHost, other }) =>
    isHost ? 'Has rechazado la solicitud' : `${other} no puede aceptar la solicitud. No se ha cobrado nada`,
  [T.BOOKING_EXPIRED]: () => 'La solicitud ha caducado sin respuesta. No se ha cobrado nada',
  [T.BOOKING_WITHDRAWN]: ({ isHost, other }) =>
    isHost ? `${other} ha retirado la solicitud` : 'Has retirado la solicitud',
  [T.BOOKING_CANCELLED]: (params) =>
    isOwn(params)
      ? 'Has cancelado la reserva'
      : `${isByHueco(params) ? 'Hueco' : params.other} ha cancelado la reserva`,
  [T.BOOKING_PAYMENT_FAILED]: () => 'El pago ha fallado y las fechas vuelven a estar libres',
  [T.BOOKING_RESPONSE_DUE]: ({ isHost, other, deadline }) =>
    isHost
      ? `Recordatorio: responde antes de ${deadline}`
      : `Hemos pedido a ${other} que responda antes de ${deadline}`,
  [T.BOOKING_STARTED]: () => 'La estancia ha empezado',
  [T.BOOKING_NOTICE]: (params) =>
    `${isOwn(params) ? 'Has' : `${isByHueco(params) ? 'Hueco' : params.other} ha`} avisado: la reserva termina el ${params.lastDay}`,
  [T.BOOKING_NOTICE_UNDONE]: () => 'Aviso de salida anulado: la reserva sigue en curso',
  [T.BOOKING_CONTRACT_WITHDRAWN]: ({ isHost, other }) =>
    `${isHost ? `${other} ha` : 'Has'} desistido del contrato. Falta confirmar que las llaves están devueltas`,
  [T.BOOKING_TERMINATED]: () => 'Hueco ha resuelto la reserva. Falta recoger las cosas y devolver las llaves',
  [T.BOOKING_MOVE_OUT]: () => 'La estancia ha terminado. Falta confirmar que las llaves están devueltas',
  [T.BOOKING_COMPLETED]: () => 'Estancia completada',
};

const EN: Templates = {
  [T.BOOKING_REQUESTED]: ({ isHost, other }) => (isHost ? `${other} sent a request` : 'You sent a request'),
  [T.BOOKING_CONFIRMED]: () => 'Booking confirmed. You can share phone and e-mail now',
  [T.BOOKING_DECLINED]: ({ isHost, other }) =>
    isHost ? 'You declined the request' : `${other} cannot accept the request. Nothing was charged`,
  [T.BOOKING_EXPIRED]: () => 'The request ran out unanswered. Nothing was charged',
  [T.BOOKING_WITHDRAWN]: ({ isHost, other }) => (isHost ? `${other} withdrew the request` : 'You withdrew the request'),
  [T.BOOKING_CANCELLED]: (params) =>
    isOwn(params) ? 'You cancelled the booking' : `${isByHueco(params) ? 'Hueco' : params.other} cancelled the booking`,
  [T.BOOKING_PAYMENT_FAILED]: () => 'The payment failed and the dates are free again',
  [T.BOOKING_RESPONSE_DUE]: ({ isHost, other, deadline }) =>
    isHost ? `Reminder: answer before ${deadline}` : `We asked ${other} to answer before ${deadline}`,
  [T.BOOKING_STARTED]: () => 'The stay has begun',
  [T.BOOKING_NOTICE]: (params) =>
    `${isOwn(params) ? 'You' : isByHueco(params) ? 'Hueco' : params.other} gave notice: the booking ends on ${params.lastDay}`,
  [T.BOOKING_NOTICE_UNDONE]: () => 'Notice withdrawn: the booking continues',
  [T.BOOKING_CONTRACT_WITHDRAWN]: ({ isHost, other }) =>
    `${isHost ? other : 'You'} withdrew from the contract. The return of the keys is still to be confirmed`,
  [T.BOOKING_TERMINATED]: () =>
    'Hueco terminated the booking. The things are still to be collected and the keys returned',
  [T.BOOKING_MOVE_OUT]: () => 'The stay is over. The return of the keys is still to be confirmed',
  [T.BOOKING_COMPLETED]: () => 'Stay completed',
};

const TEMPLATES: Readonly<Record<Locale, Templates>> = { [Locale.ES]: ES, [Locale.EN]: EN };
const DELETED_USER_NAMES: Readonly<Record<Locale, Readonly<Record<ConversationRole, string>>>> = {
  [Locale.ES]: { [ConversationRole.RENTER]: 'El anfitrión', [ConversationRole.HOST]: 'El inquilino' },
  [Locale.EN]: { [ConversationRole.RENTER]: 'The host', [ConversationRole.HOST]: 'The renter' },
};

/** The text of an event for one reader, in their language and from their side. */
export function renderMessageEvent(
  { type, details, at }: EventMessage,
  { role, otherName, locale }: EventReader,
): string {
  const other = otherName ?? DELETED_USER_NAMES[locale][role];
  return TEMPLATES[locale][type]({
    isHost: role === ConversationRole.HOST,
    other,
    role,
    by: details.by,
    deadline: formatDeadline(details, at, locale),
    lastDay: details.to === undefined ? '' : formatDay(details.to, locale),
  });
}

function formatDay(day: string, locale: Locale): string {
  const format = dateFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(utcMidnight(day));
}

/** The time, with the day unless it is the day of the event. */
function formatDeadline({ deadline, timeZone = MAINLAND_ZONE }: MessageEventDetails, at: Date, locale: Locale): string {
  if (deadline === undefined) return '';
  const instant = new Date(deadline);
  const hour = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);
  const day = dateFormat(locale, { timeZone, day: 'numeric', month: 'long' });
  const isSameDay = day.format(instant) === day.format(at);
  if (locale === Locale.ES) {
    // "la 1:05", but "las 13:05".
    const time = `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}${canaryHour(timeZone, locale)}`;
    return isSameDay ? time : `${time} del ${day.format(instant)}`;
  }
  const time = hour + canaryHour(timeZone, locale);
  return isSameDay ? time : `${time} on ${day.format(instant)}`;
}
