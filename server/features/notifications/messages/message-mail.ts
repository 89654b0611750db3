import { renderMail } from '../../../core/mail/mail-layout.js';
import { optionalTextParam, textParam, type MailTemplate } from '../../../core/mail/mailer.js';
import { NotificationType } from '../notification.enums.js';
import { formatDeadline } from '../../../core/values/format-deadline.js';
import { snippetOf } from '../words/format-values.rules.js';
import { editedOf } from '../words/edited-texts.js';
import { mailWords, sharedMailWords } from '../words/notification-words.rules.js';

interface ListedMessage {
  readonly at: string;
  readonly text: string;
  readonly files: number;
}

/** Mail with the unread messages of a conversation, redacted as on the site, and a link to answer. */
export const messageMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const [name, count] = [textParam(params, 'name'), Number(params['count'])];
  const messages = JSON.parse(textParam(params, 'messages')) as ListedMessage[];
  const body = mailWords(
    NotificationType.MESSAGE_RECEIVED,
    { name, count, space: textParam(params, 'space') },
    locale,
    editedOf(params),
  );
  const translate = (key: string, values: Record<string, unknown> = {}): string =>
    sharedMailWords(`messages.${key}`, values, locale);
  const textOf = ({ text, files }: ListedMessage): string =>
    [text, files > 0 ? `[${translate('files', { count: files })}]` : ''].filter(Boolean).join(' ');
  const hidden = count - messages.length;
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  const picture = optionalTextParam(params, 'picture');
  return renderMail(
    {
      subject: body.subject ?? translate('subject', { name, count }),
      preview: snippetOf(messages.map(textOf).at(-1) ?? ''),
      ...(picture !== null && { picture: { url: urlOf(picture), alt: textParam(params, 'pictureAlt') } }),
      greeting: sharedMailWords('hello', { firstName: textParam(params, 'firstName') }, locale),
      paragraphs: body.paragraphs,
      details: messages.map((message) => ({
        label: formatDeadline(message.at, textParam(params, 'timeZone'), locale),
        value: textOf(message),
      })),
      ...(hidden > 0 ? { afterLinks: translate('earlier', { count: hidden }) } : {}),
      action: { label: body.action, url: urlOf(textParam(params, 'path')) },
      stop: {
        text: sharedMailWords('stop.messages', {}, locale),
        label: sharedMailWords('stop.settings', {}, locale),
        url: urlOf('/profile/edit?section=notifications'),
      },
    },
    scene,
  );
};
