import { layOutMail, type MailBody } from '../../../core/mail-layout.js';
import { Locale } from '../../../core/locale.js';
import { textParam, type MailScene, type MailTemplate } from '../../../core/mailer.js';
import { emailToken } from '../secrets.js';

/** A mail's words in one language; `label` is what the action says. */
export type Words = Omit<MailBody, 'heading' | 'action'> & { readonly label: string };

/** What the mail was queued with, by name. */
export type Facts = (name: string) => string;

/** Where a mail's action leads. */
export type Destination = (facts: Facts, scene: MailScene) => URL;

/** A mail about somebody's account: a greeting, some words in her language, one way on. */
export function accountMail(destination: Destination, words: Record<Locale, (facts: Facts, locale: Locale) => Words>): MailTemplate {
  return (params, scene) => {
    const facts: Facts = (name) => textParam(params, name);
    const { label, ...body } = words[scene.locale](facts, scene.locale);
    const heading = `${scene.locale === Locale.ES ? 'Hola' : 'Hello'}, ${facts('firstName')}`;
    return layOutMail({ ...body, heading, action: { label, url: destination(facts, scene).href } }, scene);
  };
}

/** A page of ours. */
export function page(path: string): Destination {
  return (_facts, { config }) => new URL(path, config.publicUrl);
}

/** A page with the mail's token, as a search parameter or, where none is named, behind the hash: that part is sent to no server and stands in no log. */
export function linkTo(path: string, parameter?: string): Destination {
  return (facts, { config }) => {
    const url = new URL(path, config.publicUrl);
    const token = emailToken(config, facts('tokenId'));
    if (parameter) url.searchParams.set(parameter, token);
    else url.hash = `token=${token}`;
    return url;
  };
}

/** A moment as people read it, on Spain's clock. */
export function moment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === Locale.ES ? 'es-ES' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(new Date(iso));
}
