import { renderMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailParams, type MailTemplate } from '../../../core/mail/mailer.js';
import { unsubscribePath } from '../../../core/mail/unsubscribe-path.js';
import { alertToken } from '../../saved-searches/alert-token.js';
import type { Recipient } from '../recipients.js';
import { NotificationType } from '../notification.enums.js';
import type { SavedSearchSummary } from '../saved-search-context.js';
import { formatPrice } from '../words/format-values.rules.js';
import { editedOf } from '../words/edited-texts.js';
import { mailWords, sharedMailWords, unsubscribeFooter } from '../words/notification-words.rules.js';
import { linksToSpaces, listedParam, readListed } from './listed-spaces.rules.js';

/** Parameters of a saved-search mail. The unsubscribe token is created on rendering, so that none is stored in the queue. */
export function savedSearchMailParams(recipient: Recipient, search: SavedSearchSummary, count: number): MailParams {
  return {
    firstName: recipient.firstName,
    searchId: search.id,
    search: search.name,
    address: search.address,
    count,
    moreCount: search.moreCount,
    spaces: listedParam(search.spaces),
  };
}

/** New matches of a saved search with prices, a link to the search and a link to unsubscribe. */
export const savedSearchMail: MailTemplate = (params, scene) => {
  const { locale, config } = scene;
  const urlOf = (path: string): string => new URL(path, config.publicUrl).href;
  const [count, moreCount] = [Number(params['count']), Number(params['moreCount'])];
  const search = textParam(params, 'search');
  const spaces = readListed(textParam(params, 'spaces'));
  const words = mailWords(NotificationType.SAVED_SEARCH_MATCHED, { search, count }, locale, editedOf(params));
  const unsubscribeUrl = urlOf(unsubscribePath(alertToken(config, textParam(params, 'searchId'))));
  const content = renderMail(
    {
      subject: words.subject ?? `${words.title}: ${search}`,
      preview: spaces.map(({ title: name, priceCents }) => `${name} (${formatPrice(priceCents, locale)})`).join(', '),
      greeting: sharedMailWords('hello', { firstName: textParam(params, 'firstName') }, locale),
      heading: words.title,
      paragraphs: words.paragraphs,
      links: linksToSpaces(spaces, formatPrice, scene),
      ...(moreCount > 0 ? { afterLinks: sharedMailWords('search.more', { count: moreCount }, locale) } : {}),
      action: { label: words.action, url: urlOf(textParam(params, 'address')) },
      stop: unsubscribeFooter('search', unsubscribeUrl, locale),
    },
    scene,
  );
  return { ...content, unsubscribeUrl };
};
