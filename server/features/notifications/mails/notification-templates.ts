import { Locale } from '../../../core/locale.js';
import { layOutMail } from '../../../core/mail-layout.js';
import { textParam, type MailParams, type MailTemplate, type MailTemplates } from '../../../core/mailer.js';
import { centsText, dayText, fullInstantText, instantText, notificationText } from '../notification-texts.rules.js';
import { NotificationType } from '../notification-types.js';
import { DETAIL_LABELS, mailText } from './notification-mail.texts.js';
import { STAY_DETAIL_LABELS } from './stay-mail.texts.js';
import { messageMail } from '../messages/message-mail.js';
import { savedSearchMail } from './saved-search-mail.js';

interface Alternative {
  readonly path: string;
  readonly title: string;
  readonly priceCents: number;
}

/** One layout for all events: greeting, text, booking details, one button. */
const eventMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const labels = DETAIL_LABELS[locale];
  const type = typeOf(params);
  const text = (name: string): string => (typeof params[name] === 'string' ? params[name] : '');
  const day = (name: string): string => (text(name) === '' ? '' : dayText(text(name), locale));
  const deadline =
    text('deadline') === '' ? '' : instantText(text('deadline'), text('timeZone') || 'Europe/Madrid', locale);
  const shared = {
    space: text('space'),
    subject: text('subject'),
    reason: text('reason'),
    statement: text('statement'),
  };
  const amountCents = params['amountCents'];
  const stay = {
    cancelledAt: cancelledAtText(params, locale),
    amount: typeof amountCents === 'number' ? centsText(amountCents, locale) : '',
    isCharged: params['isCharged'] === true,
    isByStaff: params['by'] === 'admin',
    ...(typeof params['within'] === 'number' ? { within: params['within'] } : {}),
  };
  const terms = { hasLaterPeriods: params['hasLaterPeriods'] === true, isHostTrader: params['isHostTrader'] === true };
  const body = mailText(
    type,
    { ...shared, ...stay, ...terms, otherSide: text('otherSide'), from: day('from'), deadline },
    locale,
  );
  const bell = notificationText(
    type,
    {
      ...shared,
      by: text('by'),
      renter: text('otherSide'),
      from: text('from'),
      to: text('to'),
      deadline: text('deadline'),
      timeZone: text('timeZone'),
    },
    locale,
  );
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  const alternatives = JSON.parse(text('alternatives') || '[]') as Alternative[];
  const subject = text('space') === '' ? (bell?.title ?? '') : `${bell?.title ?? ''}: ${text('space')}`;
  return layOutMail(
    {
      subject,
      preview: body.paragraphs[0] ?? '',
      heading: `${labels.hello}, ${textParam(params, 'firstName')}`,
      paragraphs: [...body.paragraphs, ...(alternatives.length > 0 ? [labels.alternatives] : [])],
      facts: detailsOf(params, locale),
      links: alternatives.map(({ title, priceCents, path }) => ({
        label: title,
        text: `${centsText(priceCents, locale)} ${labels.aMonth}`,
        url: urlOf(path),
      })),
      action: { label: body.action, url: urlOf(textParam(params, 'path')) },
    },
    scene,
  );
};

function detailsOf(params: MailParams, locale: Locale): { label: string; value: string }[] {
  const labels = DETAIL_LABELS[locale];
  const { reference, from, to, space, message } = params;
  if (typeof reference !== 'string') return [];
  const details: { label: string; value: string }[] = [
    { label: labels.space, value: String(space) },
    {
      label: labels.dates,
      value:
        typeof to === 'string'
          ? `${dayText(String(from), locale)} – ${dayText(to, locale)}`
          : labels.openEnd(dayText(String(from), locale)),
    },
    { label: labels.reference, value: reference },
  ];
  for (const [name, label] of [
    ['firstChargeCents', labels.firstCharge],
    ['totalCents', labels.total],
    ['hostNetCents', typeof to === 'string' ? labels.hostNet : labels.hostNetMonth],
  ] as const) {
    const cents = params[name];
    if (typeof cents === 'number') details.push({ label, value: centsText(cents, locale) });
  }
  details.push(...cancellationDetails(params, locale));
  if (typeof message === 'string' && message !== '') details.push({ label: labels.message, value: message });
  return details;
}

/** Date, time and sums of a cancellation: the law requires a confirmation on a durable medium. */
function cancellationDetails(params: MailParams, locale: Locale): { label: string; value: string }[] {
  const labels = STAY_DETAIL_LABELS[locale];
  const at = cancelledAtText(params, locale);
  if (at === '') return [];
  const sums = [
    ['paidCents', labels.paid],
    ['refundCents', labels.refund],
    ['keptCents', labels.kept],
    ['receivesCents', labels.receives],
    ['feeCents', labels.fee],
  ] as const;
  const amounts = sums.flatMap(([name, label]) => {
    const cents = params[name];
    return typeof cents === 'number' ? [{ label, value: centsText(cents, locale) }] : [];
  });
  return [{ label: labels.cancelledAt, value: at }, ...amounts];
}

function cancelledAtText({ cancelledAt, timeZone }: MailParams, locale: Locale): string {
  return typeof cancelledAt === 'string' ? fullInstantText(cancelledAt, String(timeZone), locale) : '';
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
