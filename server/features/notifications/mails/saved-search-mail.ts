import { layOutMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailParams, type MailTemplate } from '../../../core/mail/mailer.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { Recipient } from '../recipients.js';
import { NotificationType } from '../notification-types.js';
import { unsubscribeAddress, type SavedSearchSummary } from '../saved-search-context.js';
import { formatPrice } from '../words/format-values.rules.js';
import { editedOf } from '../words/edited-texts.js';
import { mailWords, sharedMailWords } from '../words/notification-words.rules.js';

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly priceCents: number;
}

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
  const words = mailWords(NotificationType.SAVED_SEARCH_MATCHED, { search, count }, locale, editedOf(params));
  const unsubscribeUrl = urlOf(unsubscribeAddress(scene, textParam(params, 'searchId')));
  const content = layOutMail(
    {
      subject: words.subject ?? `${words.title}: ${search}`,
      preview: spaces.map(({ title: name, priceCents }) => `${name} (${formatPrice(priceCents, locale)})`).join(', '),
      heading: sharedMailWords('hello', { firstName: textParam(params, 'firstName') }, locale),
      paragraphs: words.paragraphs,
      links: spaces.map(({ path, title: name, priceCents }) => ({
        label: name,
        text: sharedMailWords('monthPrice', { price: formatPrice(priceCents, locale) }, locale),
        url: urlOf(path),
      })),
      ...(moreCount > 0 ? { afterLinks: sharedMailWords('search.more', { count: moreCount }, locale) } : {}),
      action: { label: words.action, url: urlOf(textParam(params, 'address')) },
      note: sharedMailWords('search.stop', {}, locale),
      noteUrl: unsubscribeUrl,
    },
    scene,
  );
  return { ...content, unsubscribeUrl };
};
