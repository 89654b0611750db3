import { Locale } from '../../../core/locale.js';
import { bodyAsRead } from '../../messages/message-text.rules.js';
import { NotificationType, type NotificationParams } from '../notification-types.js';

const T = NotificationType;
const SNIPPET_LENGTH = 80;

/** What is told of messages. */
export type MessageNotice = typeof T.MESSAGE_RECEIVED | typeof T.MESSAGES_PAUSED;

/** Facts as a language writes them. */
export interface MessageFacts {
  readonly name: string;
  /** How a message begins; empty when it is of files alone. */
  readonly snippet: string;
  readonly count: number;
  readonly deadline: string;
}

type Writer = (facts: MessageFacts) => { readonly title: string; readonly message: string };

const ES: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name, snippet, count }) => ({ title: `Mensaje de ${name}`, message: snippet || (count > 1 ? `Te ha enviado ${count} archivos.` : 'Te ha enviado un archivo.') }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    title: 'No puedes escribir mensajes durante siete días',
    message: `Varios de tus últimos mensajes llevaban teléfonos, correos u otros datos de contacto. Podrás volver a escribir el ${deadline}.`,
  }),
};

const EN: Readonly<Record<MessageNotice, Writer>> = {
  [T.MESSAGE_RECEIVED]: ({ name, snippet, count }) => ({ title: `Message from ${name}`, message: snippet || (count > 1 ? `Sent you ${count} files.` : 'Sent you a file.') }),
  [T.MESSAGES_PAUSED]: ({ deadline }) => ({
    title: 'You cannot write messages for seven days',
    message: `Several of your latest messages held phone numbers, e-mail addresses or other contact details. You can write again on ${deadline}.`,
  }),
};

/** The words of both, by language. */
export const MESSAGE_WORDS: Readonly<Record<Locale, Readonly<Record<MessageNotice, Writer>>>> = { [Locale.ES]: ES, [Locale.EN]: EN };

/** What a message's notice is made with. */
export function messageFacts({ name = '', text = '', isAgreed = false }: NotificationParams, locale: Locale): { name: string; snippet: string } {
  return { name, snippet: snippetOf(bodyAsRead(text, locale, isAgreed)) };
}

/** The first eighty characters on one line, without half a word where that is possible. */
export function snippetOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= SNIPPET_LENGTH) return characters.join('');
  const start = characters.slice(0, SNIPPET_LENGTH - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > SNIPPET_LENGTH / 2 ? start.slice(0, lastSpace) : start).replace(/[\s.,;:]+$/, '')}…`;
}
