import { Locale } from '../../../core/locale.js';
import { layOutMail } from '../../../core/mail-layout.js';
import { textParam, type MailTemplate } from '../../../core/mailer.js';
import { FACT_LABELS, mailWords } from '../mails/notification-mail.words.js';
import { instantText } from '../notification-texts.rules.js';
import { NotificationType } from '../notification-types.js';
import { snippetOf } from './message-words.rules.js';

interface Told {
  readonly at: string;
  readonly text: string;
  readonly files: number;
}

const WORDS = {
  [Locale.ES]: {
    subject: (name: string, count: number) => (count > 1 ? `${count} mensajes nuevos de ${name}` : `Mensaje de ${name}`),
    files: (count: number) => (count > 1 ? `${count} archivos` : 'un archivo'),
    earlier: (count: number) => (count > 1 ? `Y ${count} mensajes anteriores.` : 'Y un mensaje anterior.'),
    stop: 'Si no quieres correos sobre mensajes, desactívalos en tu perfil o silencia esta conversación.',
  },
  [Locale.EN]: {
    subject: (name: string, count: number) => (count > 1 ? `${count} new messages from ${name}` : `Message from ${name}`),
    files: (count: number) => (count > 1 ? `${count} files` : 'one file'),
    earlier: (count: number) => (count > 1 ? `And ${count} earlier messages.` : 'And one earlier message.'),
    stop: 'If you want no e-mails about messages, turn them off in your profile or mute this conversation.',
  },
} as const;

/** What somebody has not read of a conversation, as both sides read it, and where to answer. */
export const messageMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const words = WORDS[locale];
  const [name, count] = [textParam(params, 'name'), Number(params['count'])];
  const messages = JSON.parse(textParam(params, 'messages')) as Told[];
  const said = mailWords(NotificationType.MESSAGE_RECEIVED, { name, count, space: textParam(params, 'space'), otherSide: '', from: '', deadline: '' }, locale);
  const textOf = ({ text, files }: Told): string => [text, files > 0 ? `[${words.files(files)}]` : ''].filter(Boolean).join(' ');
  const hidden = count - messages.length;
  return layOutMail(
    {
      subject: words.subject(name, count),
      preview: snippetOf(messages.map(textOf).at(-1) ?? ''),
      heading: `${FACT_LABELS[locale].hello}, ${textParam(params, 'firstName')}`,
      paragraphs: said.paragraphs,
      facts: messages.map((told) => ({ label: instantText(told.at, textParam(params, 'timeZone'), locale), value: textOf(told) })),
      ...(hidden > 0 ? { afterLinks: words.earlier(hidden) } : {}),
      action: { label: said.action, url: new URL(textParam(params, 'path'), config.publicUrl).href },
      note: words.stop,
      noteUrl: new URL('/profile/edit?section=notifications', config.publicUrl).href,
    },
    scene,
  );
};
