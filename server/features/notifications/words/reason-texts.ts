import type { Locale } from '../../../core/values/locale.js';
import type { StoredWords, WordList, Words } from '../../../core/words/word-list.js';
import { notificationEntries, type NotificationType } from '../notification.enums.js';

/** The lists whose texts notifications include. */
export const REASON_LISTS: readonly WordList[] = [
  ...new Set([...notificationEntries.values()].flatMap(({ reasons }) => reasons?.list ?? [])),
];

const keyOf = (code: string): string => `reason_${code}`;

/** The edited texts of the reasons that a type includes. */
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

/** The text of a reason in a type, with the staff's edits; empty where it includes none. */
export function reasonText(type: NotificationType, code: string | undefined, locale: Locale, edited: Words): string {
  const reasons = notificationEntries.get(type)?.reasons;
  if (!reasons || !code) return '';
  const entry = reasons.list.defaults.find(({ key }) => key === code);
  return edited[keyOf(code)] ?? entry?.words[locale][reasons.part] ?? '';
}

/** An example reason of a type, for previews. */
export const sampleReason = (type: NotificationType): string =>
  notificationEntries.get(type)?.reasons?.list.defaults[0]?.key ?? '';
