import { Locale } from '../../../core/locale.js';
import { layOutMail } from '../../../core/mail-layout.js';
import { textParam, type MailTemplate } from '../../../core/mailer.js';
import { DETAIL_LABELS, mailText } from '../mails/notification-mail.texts.js';
import { instantText } from '../notification-texts.rules.js';
import { NotificationType } from '../notification-types.js';
import { snippetOf } from './message-texts.rules.js';

interface ListedMessage {
  readonly at: string;
  readonly text: string;
  readonly files: number;
}

const WORDS = {
  [Locale.ES]: {
    subject: (name: string, count: number) =>
      count > 1 ? `${count} mensajes nuevos de ${name}` : `Mensaje de ${name}`,
    files: (count: number) => (count > 1 ? `${count} archivos` : 'un archivo'),
    earlier: (count: number) => (count > 1 ? `Y ${count} mensajes anteriores.` : 'Y un mensaje anterior.'),
    stop: 'Si no quieres correos sobre mensajes, desactívalos en tu perfil o silencia esta conversación.',
  },
  [Locale.EN]: {
    subject: (name: string, count: number) =>
      count > 1 ? `${count} new messages from ${name}` : `Message from ${name}`,
    files: (count: number) => (count > 1 ? `${count} files` : 'one file'),
    earlier: (count: number) => (count > 1 ? `And ${count} earlier messages.` : 'And one earlier message.'),
    stop: 'If you want no e-mails about messages, turn them off in your profile or mute this conversation.',
  },
} as const;

/** Mail with the unread messages of a conversation, redacted as on the site, and a link to answer. */
export const messageMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const words = WORDS[locale];
  const [name, count] = [textParam(params, 'name'), Number(params['count'])];
  const messages = JSON.parse(textParam(params, 'messages')) as ListedMessage[];
  const body = mailText(
    NotificationType.MESSAGE_RECEIVED,
    { name, count, space: textParam(params, 'space'), otherSide: '', from: '', deadline: '' },
    locale,
  );
  const textOf = ({ text, files }: ListedMessage): string =>
    [text, files > 0 ? `[${words.files(files)}]` : ''].filter(Boolean).join(' ');
  const hidden = count - messages.length;
  return layOutMail(
    {
      subject: words.subject(name, count),
      preview: snippetOf(messages.map(textOf).at(-1) ?? ''),
      heading: `${DETAIL_LABELS[locale].hello}, ${textParam(params, 'firstName')}`,
      paragraphs: body.paragraphs,
      facts: messages.map((message) => ({
        label: instantText(message.at, textParam(params, 'timeZone'), locale),
        value: textOf(message),
      })),
      ...(hidden > 0 ? { afterLinks: words.earlier(hidden) } : {}),
      action: { label: body.action, url: new URL(textParam(params, 'path'), config.publicUrl).href },
      note: words.stop,
      noteUrl: new URL('/profile/edit?section=notifications', config.publicUrl).href,
    },
    scene,
  );
};
