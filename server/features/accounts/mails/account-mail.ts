import { layOutMail, type MailBody } from '../../../core/mail/mail-layout.js';
import { Locale } from '../../../core/values/locale.js';
import { textParam, type MailParams, type MailScene, type MailTemplate } from '../../../core/mail/mailer.js';
import { emailToken } from '../secrets.js';

/** The content of a mail in one language; `label` is the text of its button. */
export type AccountMailContent = Omit<MailBody, 'heading' | 'action'> & { readonly label: string };

/** Reads a parameter the mail was queued with. */
export type GetParam = (name: string) => string;

/** The URL that a mail's button opens. */
export type Destination = (param: GetParam, scene: MailScene) => URL;

/** Creates the template of an account mail: a greeting, a text in the recipient's language, one button. */
export function accountMail(
  destination: Destination,
  contents: Record<Locale, (param: GetParam, locale: Locale) => AccountMailContent>,
): MailTemplate {
  return (params, scene) => {
    const param: GetParam = (name) => textParam(params, name);
    const { label, ...body } = contents[scene.locale](param, scene.locale);
    return layOutMail(
      { ...body, heading: greeting(params, scene.locale), action: { label, url: destination(param, scene).href } },
      scene,
    );
  };
}

/** "Hola, Marta", or "Hola" when the name is not confirmed to be the recipient's. */
export function greeting({ firstName }: MailParams, locale: Locale): string {
  return [locale === Locale.ES ? 'Hola' : 'Hello', ...(typeof firstName === 'string' ? [firstName] : [])].join(', ');
}

/** Links to a page of the site. */
export function page(path: string): Destination {
  return (_param, { config }) => new URL(path, config.publicUrl);
}

/** Links to a page with the mail's token, in a search parameter if named, else in the fragment, which browsers do not send to servers or logs. */
export function linkTo(path: string, parameter?: string): Destination {
  return (param, { config }) => {
    const url = new URL(path, config.publicUrl);
    const token = emailToken(config, param('tokenId'));
    if (parameter) url.searchParams.set(parameter, token);
    else url.hash = `token=${token}`;
    return url;
  };
}

/** Formats an instant in Spain's time zone. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === Locale.ES ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(new Date(iso));
}
