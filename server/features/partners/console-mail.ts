import { renderMail } from '../../core/mail/mail-layout.js';
import type { MailBody } from '../../core/mail/mail-body.types.js';
import { textParam, type MailTemplate } from '../../core/mail/mailer.js';
import { Locale } from '../../core/values/locale.js';

type Words = Readonly<Record<Locale, Pick<MailBody, 'subject' | 'preview' | 'heading' | 'paragraphs'>>>;

const LABELS: Readonly<Record<Locale, string>> = { [Locale.ES]: 'Abrir la consola', [Locale.EN]: 'Open the console' };

/** A mail about a key or an app of a name, which leads to its view of the developers' console. */
export const consoleMail =
  (view: 'keys' | 'apps', wordsOf: (name: string) => Words): MailTemplate =>
  (params, scene) => {
    const words = wordsOf(textParam(params, 'name'))[scene.locale];
    const url = `${scene.config.publicUrl}/developers/console?view=${view}`;
    return renderMail({ ...words, action: { label: LABELS[scene.locale], url } }, scene);
  };
