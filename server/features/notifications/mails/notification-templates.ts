import type { MailDetail } from '../../../core/mail/mail-body.types.js';
import { formatDay } from '../../../core/values/format-day.js';
import type { Locale } from '../../../core/values/locale.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import {
  textParam,
  type MailParams,
  type MailScene,
  type MailTemplate,
  type MailTemplates,
} from '../../../core/mail/mailer.js';
import { unsubscribePath } from '../../../core/mail/unsubscribe-path.js';
import { replyAddress } from '../../support/mail/reply-address.js';
import { TaxName } from '../../spaces/pricing/tax.enums.js';
import { messageMail } from '../messages/message-mail.js';
import { NotificationType, notificationEntries } from '../notification.enums.js';
import type { NotificationGroup } from '../preferences/notification-groups.types.js';
import { isOptional, optionalMailsToken } from '../unsubscribe/optional-mails.rules.js';
import { formatCents, formatFullInstant } from '../words/format-values.rules.js';
import { editedOf } from '../words/edited-texts.js';
import { mailWords, sharedMailWords, unsubscribeFooter, type WordParams } from '../words/notification-words.rules.js';
import { linksToSpaces, readListed } from './listed-spaces.rules.js';
import { savedSearchMail } from './saved-search-mail.js';

/** One layout for all events: greeting, text, booking details, one button. */
const eventMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const type = typeOf(params);
  const words = mailWords(type, wordParamsOf(params), locale, editedOf(params));
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  const { space, code, picture } = params;
  const alternatives = readListed(params['alternatives']);
  const stopUrl = stopUrlOf(type, params, config);
  const content = renderMail(
    {
      subject:
        words.subject ??
        (space && !words.title.includes(String(space)) ? `${words.title}: ${String(space)}` : words.title),
      preview: words.message || (words.paragraphs[0] ?? ''),
      ...(typeof picture === 'string' && { picture: { url: urlOf(picture), alt: String(params['pictureAlt'] ?? '') } }),
      greeting: sharedMailWords('hello', { firstName: textParam(params, 'firstName') }, locale),
      heading: words.title,
      paragraphs: words.paragraphs,
      details: detailsOf(params, locale),
      ...(alternatives.length > 0 && { beforeLinks: sharedMailWords('alternatives', {}, locale) }),
      links: linksToSpaces(alternatives, formatCents, scene),
      action: { label: words.action, url: urlOf(textParam(params, 'path')) },
      ...(stopUrl !== null && { stop: unsubscribeFooter(String(groupOf(type)), stopUrl, locale) }),
    },
    scene,
  );
  return {
    ...content,
    // Replies to a ticket's mail are added to the ticket.
    ...(typeof code === 'string' && { replyTo: replyAddress(config, code) }),
    ...(stopUrl !== null && { unsubscribeUrl: stopUrl }),
  };
};

const groupOf = (type: NotificationType): NotificationGroup | undefined => notificationEntries.get(type)?.group;

/** The unsubscribe URL of this kind of mail; null for mails about something the recipient did or owes. */
function stopUrlOf(type: NotificationType, { userId }: MailParams, config: MailScene['config']): string | null {
  const group = groupOf(type);
  // Missing in mails queued by an earlier version.
  if (group === undefined || !isOptional(group) || typeof userId !== 'string') return null;
  return new URL(unsubscribePath(optionalMailsToken(config, { userId, group })), config.publicUrl).href;
}

/** A queued mail stores the parameters of its texts under the same names; missing ones are null. */
function wordParamsOf(params: MailParams): WordParams {
  const known = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) as WordParams;
  return known.otherSide === undefined ? known : { ...known, renter: known.otherSide };
}

function detailsOf(params: MailParams, locale: Locale): MailDetail[] {
  const { reference, from, to, space, place, message } = params;
  if (typeof reference !== 'string') return [];
  const isRolling = typeof to !== 'string';
  const values = {
    from: formatDay(String(from), locale),
    to: isRolling ? '' : formatDay(to, locale),
    // Mails queued by an earlier version do not name it.
    tax: sharedMailWords(`tax.${String(params['taxName'] ?? TaxName.IVA)}`, {}, locale),
  };
  const labelOf = (name: string): string => sharedMailWords(`details.${name}`, values, locale);
  return [
    { label: labelOf('space'), value: String(space) },
    ...(typeof place === 'string' ? [{ label: labelOf('place'), value: place }] : []),
    { label: labelOf('dates'), value: labelOf(isRolling ? 'fromRolling' : 'fromTo') },
    { label: labelOf('reference'), value: reference },
    ...sumsOf(params, ['firstChargeCents', 'totalCents'], labelOf, locale),
    ...sumsOf(params, ['hostNetCents'], (name) => labelOf(hostNetName(name, params)), locale),
    ...cancellationDetails(params, labelOf, locale),
    ...(message ? [{ label: labelOf('message'), value: String(message) }] : []),
  ];
}

/** The host's amount is certain once the booking is confirmed. */
function hostNetName(name: string, { to, isAgreed }: MailParams): string {
  return `${name}${typeof to === 'string' ? '' : 'Monthly'}${isAgreed === true ? 'Agreed' : ''}`;
}

/** Date, time and amounts of a cancellation: the law requires a confirmation on a durable medium. */
function cancellationDetails(params: MailParams, labelOf: (name: string) => string, locale: Locale): MailDetail[] {
  const { cancelledAt, timeZone } = params;
  if (typeof cancelledAt !== 'string') return [];
  return [
    { label: labelOf('cancelledAt'), value: formatFullInstant(cancelledAt, String(timeZone), locale) },
    ...sumsOf(params, ['paidCents', 'refundCents', 'keptCents', 'receivesCents', 'feeCents'], labelOf, locale),
  ];
}

function sumsOf(
  params: MailParams,
  names: readonly string[],
  labelOf: (name: string) => string,
  locale: Locale,
): MailDetail[] {
  return names.flatMap((name) => {
    const cents = params[name];
    return typeof cents === 'number' ? [{ label: labelOf(name), value: formatCents(cents, locale) }] : [];
  });
}

function typeOf(params: MailParams): NotificationType {
  const type = Object.values(NotificationType).find((value) => value === params['type']);
  if (!type) throw new Error('unknown notification type of a mail');
  return type;
}

export const notificationMails: MailTemplates = {
  'notifications.event': eventMail,
  'notifications.saved-search': savedSearchMail,
  'notifications.messages': messageMail,
};
