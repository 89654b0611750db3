import { renderMail } from '../../../core/mail/mail-layout.js';
import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { openCatalogue } from '../../../core/values/texts.js';
import {
  optionalTextParam,
  textParam,
  type MailParams,
  type MailScene,
  type MailTemplate,
} from '../../../core/mail/mailer.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { DecisionOrigin } from '../measures/measure.enums.js';
import { emailToken } from '../secrets.js';
import type { AccountMailWords } from '../words/account-words.types.js';
import { en } from '../words/en.js';
import { es } from '../words/es.js';

/** The URL that a mail's button opens. */
export type Destination = (params: MailParams, scene: MailScene) => URL;

const readTexts = openCatalogue<Record<keyof typeof es, AccountMailWords>>({ [Locale.ES]: es, [Locale.EN]: en });

/** Creates the template of an account mail: a greeting, a text in the recipient's language, one button. */
export function accountMail(name: keyof typeof es, destination: Destination): MailTemplate {
  return (params, scene) => {
    const { label, details = {}, whenEmpty = {}, ...body } = readTexts(name, params, scene.locale);
    const rows = Object.entries(details).map(([param, rowLabel]) => ({
      label: rowLabel,
      value: detailOf(params, param, scene.locale) || (whenEmpty[param] ?? ''),
    }));
    return renderMail(
      {
        ...body,
        greeting: greeting(params, scene.locale),
        details: rows.filter(({ value }) => value !== ''),
        action: decisionOf(params, scene) ?? { label, url: destination(params, scene).href },
      },
      scene,
    );
  };
}

function detailOf(params: MailParams, param: string, locale: Locale): string {
  if (param === 'origin') {
    // None in mails that were queued before there was one.
    const origin = optionalTextParam(params, param) as DecisionOrigin | null;
    return origin ? ORIGINS[locale][origin] : '';
  }
  const text = textParam(params, param);
  return param === 'at' || (param === 'until' && text !== '') ? formatMoment(text, locale) : text;
}

/** What a decision of the staff follows from, as the person it concerns reads it; the person who reported is not named. */
const ORIGINS: Readonly<Record<Locale, Readonly<Record<DecisionOrigin, string>>>> = {
  [Locale.ES]: { report: 'Nos lo denunciaron', own: 'Lo vimos nosotros' },
  [Locale.EN]: { report: 'It was reported to us', own: 'We saw it ourselves' },
};

const SEE_DECISION: Readonly<Record<Locale, string>> = {
  [Locale.ES]: 'Ver la decisión o reclamar',
  [Locale.EN]: 'See the decision or complain',
};

/** The button of a mail about a decision on a report: its page, where the reader can complain. */
function decisionOf(params: MailParams, { locale, config }: MailScene): { label: string; url: string } | null {
  const path = optionalTextParam(params, 'decisionPath');
  return path === null ? null : { label: SEE_DECISION[locale], url: new URL(path, config.publicUrl).href };
}

/** "Hola, Marta", or "Hola" when the name is not confirmed to be the recipient's. */
function greeting({ firstName }: MailParams, locale: Locale): string {
  return [locale === Locale.ES ? 'Hola' : 'Hello', ...(typeof firstName === 'string' ? [firstName] : [])].join(', ');
}

/** Links to a page of the site. */
export function page(path: string): Destination {
  return (_params, { config }) => new URL(path, config.publicUrl);
}

/** Links to a page with the mail's token, in a search parameter if named, else in the fragment, which browsers do not send to servers or logs. */
export function linkTo(path: string, parameter?: string): Destination {
  return (params, { config }) => {
    const url = new URL(path, config.publicUrl);
    const token = emailToken(config, textParam(params, 'tokenId'));
    if (parameter) url.searchParams.set(parameter, token);
    else url.hash = `token=${token}`;
    return url;
  };
}

/** Formats an instant in Spain's time zone. */
function formatMoment(iso: string, locale: Locale): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: MAINLAND_ZONE,
  }).format(new Date(iso));
}
