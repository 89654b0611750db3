import type { Locale } from '../../../core/values/locale.js';
import type { StoredWords, WordList, Words } from '../../../core/words/word-list.js';
import { notificationEntries, type NotificationType } from '../notification-types.js';

/** The lists whose words notifications say. */
export const REASON_LISTS: readonly WordList[] = [
  ...new Set([...notificationEntries.values()].flatMap(({ reasons }) => reasons?.list ?? [])),
];

const keyOf = (code: string): string => `reason_${code}`;

/** Among the changed words of a type: those of the reasons it says. */
export function changedReasons(
  type: NotificationType,
  locale: Locale,
  stored: (list: WordList) => readonly StoredWords[],
): Words {
  const reasons = notificationEntries.get(type)?.reasons;
  if (!reasons) return {};
  return Object.fromEntries(
    stored(reasons.list).flatMap(({ key, words }) => {
      const text = words[locale]?.[reasons.part];
      return text === undefined ? [] : [[keyOf(key), text]];
    }),
  );
}

/** What a type says of a reason, as the staff may have edited it; empty where it says none. */
export function reasonText(type: NotificationType, code: string | undefined, locale: Locale, edited: Words): string {
  const reasons = notificationEntries.get(type)?.reasons;
  if (!reasons || !code) return '';
  const entry = reasons.list.defaults.find(({ key }) => key === code);
  return edited[keyOf(code)] ?? entry?.words[locale][reasons.part] ?? '';
}

/** One of the reasons that a type says, for previews. */
export const sampleReason = (type: NotificationType): string =>
  notificationEntries.get(type)?.reasons?.list.defaults[0]?.key ?? '';
