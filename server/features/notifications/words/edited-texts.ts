import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { MailParams } from '../../../core/mail/mailer.js';
import { cachedSetting } from '../../../core/cached-settings.js';
import type { Locale } from '../../../core/values/locale.js';
import { loadStoredLists } from '../../../core/words/load-words.js';
import type { Words } from '../../../core/words/word-list.js';
import type { NotificationType } from '../notification.enums.js';
import { notificationWords } from './notification-word-list.js';
import { changedReasons, REASON_LISTS } from './reason-texts.js';

/** The staff's edits of a type's texts, in a language. */
export type EditedTexts = (type: NotificationType, locale: Locale) => Words;

const NONE: Words = {};

/** The edited texts of all types, for commands and jobs. */
export async function loadEditedTexts(ctx: ServiceContext): Promise<EditedTexts> {
  const stored = await loadStoredLists(ctx, [notificationWords, ...REASON_LISTS]);
  const rows = new Map(stored(notificationWords).map(({ key, words }) => [key, words]));
  return (type, locale) => {
    const words = { ...rows.get(type)?.[locale], ...changedReasons(type, locale, stored) };
    return Object.keys(words).length > 0 ? words : NONE;
  };
}

/** The same, possibly cached, for texts that are only shown. */
export const editedTextsOf = (ctx: RequestContext): Promise<EditedTexts> =>
  cachedSetting(ctx, 'notification texts', loadEditedTexts);

/** The edited texts as parameters of a queued mail; empty without any. */
export const editedParam = (words: Words): { readonly words?: string } =>
  words === NONE ? {} : { words: JSON.stringify(words) };

/** Reads the edited texts from a queued mail. */
export const editedOf = ({ words }: MailParams): Words =>
  typeof words === 'string' ? (JSON.parse(words) as Words) : NONE;
