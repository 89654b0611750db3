import type { Locale } from '../../../core/values/locale.js';
import type { StoredWords, WordList, Words } from '../../../core/words/word-list.js';
import { terminationReasons } from '../../bookings/billing/termination-reasons.js';
import { rejectReasons } from '../../verification/reject-reasons.js';
import { NotificationType } from '../notification-types.js';

/** Where a type says the words of a reason (`{{reason}}`): whose they are, and which part of them. */
interface ToldReason {
  readonly list: WordList;
  readonly part: string;
}

const TOLD: Partial<Readonly<Record<NotificationType, ToldReason>>> = {
  [NotificationType.VERIFICATION_REJECTED]: { list: rejectReasons, part: 'advice' },
  [NotificationType.BOOKING_TERMINATED_RENTER]: { list: terminationReasons, part: 'name' },
  [NotificationType.BOOKING_TERMINATED_HOST]: { list: terminationReasons, part: 'name' },
};

/** The lists whose words notifications say. */
export const TOLD_REASONS = [rejectReasons, terminationReasons];

const keyOf = (code: string): string => `reason_${code}`;

/** Among the changed words of a type: those of the reasons it tells. */
export function changedReasons(
  type: NotificationType,
  locale: Locale,
  stored: (list: WordList) => readonly StoredWords[],
): Words {
  const told = TOLD[type];
  if (!told) return {};
  return Object.fromEntries(
    stored(told.list).flatMap(({ key, words }) => {
      const text = words[locale]?.[told.part];
      return text === undefined ? [] : [[keyOf(key), text]];
    }),
  );
}

/** What a type says of a reason, as the staff may have edited it; empty where it says none. */
export function reasonText(type: NotificationType, code: string | undefined, locale: Locale, edited: Words): string {
  const told = TOLD[type];
  if (!told || !code) return '';
  return edited[keyOf(code)] ?? told.list.defaults.find(({ key }) => key === code)?.words[locale][told.part] ?? '';
}

/** One of the reasons that a type tells, for previews. */
export const sampleReason = (type: NotificationType): string => TOLD[type]?.list.defaults[0]?.key ?? '';
