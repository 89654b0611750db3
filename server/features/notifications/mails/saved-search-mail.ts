import { Locale } from '../../../core/locale.js';
import { layOutMail } from '../../../core/mail-layout.js';
import { textParam, type MailParams, type MailTemplate } from '../../../core/mailer.js';
import { toGlobalId } from '../../../core/global-id.js';
import type { Recipient } from '../notification-context.js';
import { notificationText } from '../notification-texts.rules.js';
import { NotificationType } from '../notification-types.js';
import { unsubscribeAddress, type SavedSearchSummary } from '../saved-search-context.js';
import { DETAIL_LABELS, mailText } from './notification-mail.texts.js';

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly priceCents: number;
}

const WORDS = {
  [Locale.ES]: {
    more: (count: number) => (count === 1 ? 'Y uno más.' : `Y ${count} más.`),
    stop: 'Si ya no quieres avisos de esta búsqueda, desactívalos aquí:',
  },
  [Locale.EN]: {
    more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    stop: 'If you want no more alerts for this search, turn them off here:',
  },
} as const;

/** Parameters of a saved-search mail. The unsubscribe token is created when the mail is rendered, so that none is stored in the queue. */
export function savedSearchMailParams(recipient: Recipient, search: SavedSearchSummary, count: number): MailParams {
  return {
    firstName: recipient.firstName,
    searchId: search.id,
    search: search.name,
    address: search.address,
    count,
    moreCount: search.moreCount,
    spaces: JSON.stringify(
      search.spaces.map(({ id, title, priceCents }): Listed => ({
        path: `/space/${toGlobalId('Space', id)}`,
        title,
        priceCents,
      })),
    ),
  };
}

/** New matches of a saved search with prices, a link to the search and a link to unsubscribe. */
export const savedSearchMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  const [count, moreCount] = [Number(params['count']), Number(params['moreCount'])];
  const search = textParam(params, 'search');
  const spaces = JSON.parse(textParam(params, 'spaces')) as Listed[];
  const words = mailText(
    NotificationType.SAVED_SEARCH_MATCHED,
    { space: '', otherSide: '', from: '', deadline: '', search, count },
    locale,
  );
  const title = notificationText(NotificationType.SAVED_SEARCH_MATCHED, { search, count }, locale)?.title ?? '';
  const unsubscribeUrl = urlOf(unsubscribeAddress(scene, textParam(params, 'searchId')));
  const content = layOutMail(
    {
      subject: `${title}: ${search}`,
      preview: spaces.map(({ title: name, priceCents }) => `${name} (${money(priceCents, locale)})`).join(', '),
      heading: `${DETAIL_LABELS[locale].hello}, ${textParam(params, 'firstName')}`,
      paragraphs: words.paragraphs,
      links: spaces.map(({ path, title: name, priceCents }) => ({
        label: name,
        text: `${money(priceCents, locale)} ${DETAIL_LABELS[locale].aMonth}`,
        url: urlOf(path),
      })),
      ...(moreCount > 0 ? { afterLinks: WORDS[locale].more(moreCount) } : {}),
      action: { label: words.action, url: urlOf(textParam(params, 'address')) },
      note: WORDS[locale].stop,
      noteUrl: unsubscribeUrl,
    },
    scene,
  );
  return { ...content, unsubscribeUrl };
};

function money(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale === Locale.ES ? 'es-ES' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
  }).format(cents / 100);
}
