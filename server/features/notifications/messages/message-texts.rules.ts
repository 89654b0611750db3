import { Locale } from '../../../core/locale.js';
import { renderBody } from '../../messages/message-text.rules.js';
import { NotificationType, type NotificationParams } from '../notification-types.js';

const T = NotificationType;
const SNIPPET_LENGTH = 80;

/** Notification types about messages. */
export type MessageNotice = typeof T.MESSAGE_RECEIVED | typeof T.MESSAGES_PAUSED;

/** Text parameters, formatted in a language. */
export interface MessageTextParams {
  readonly name: string;
  /** Beginning of the message; empty when it has only files. */
  readonly snippet: string;
  readonly count: number;
  readonly deadline: string;
}

type Writer = (params: MessageTextParams) => { readonly title: string; readonly message: string };

const ES: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name, snippet, count }) => ({
    title: `Mensaje de ${name}`,
    message: snippet || (count > 1 ? `Te ha enviado ${count} archivos.` : 'Te ha enviado un archivo.'),
  }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    title: 'No puedes escribir mensajes durante siete días',
    message: `Varios de tus últimos mensajes llevaban teléfonos, correos u otros datos de contacto. Podrás volver a escribir el ${deadline}.`,
  }),
};

const EN: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name, snippet, count }) => ({
    title: `Message from ${name}`,
    message: snippet || (count > 1 ? `Sent you ${count} files.` : 'Sent you a file.'),
  }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    title: 'You cannot write messages for seven days',
    message: `Several of your latest messages held phone numbers, e-mail addresses or other contact details. You can write again on ${deadline}.`,
  }),
};

/** The notification texts by language. */
export const MESSAGE_TEXTS: Readonly<Record<Locale, Readonly<Record<MessageNotice, Writer>>>> = {
  [Locale.ES]: ES,
  [Locale.EN]: EN,
};

/** Text parameters of a message's notification. */
export function messageTextParams(
  { name = '', text = '', isAgreed = false }: NotificationParams,
  locale: Locale,
): { name: string; snippet: string } {
  return { name, snippet: snippetOf(renderBody(text, locale, isAgreed)) };
}

/** The first 80 characters on one line, cut between words where possible. */
export function snippetOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= SNIPPET_LENGTH) return characters.join('');
  const start = characters.slice(0, SNIPPET_LENGTH - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > SNIPPET_LENGTH / 2 ? start.slice(0, lastSpace) : start).replace(/[\s.,;:]+$/, '')}…`;
}
