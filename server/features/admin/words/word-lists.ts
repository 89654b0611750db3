import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { WordList } from '../../../core/words/word-list.js';
import { measureReasons } from '../../accounts/words/measure-reasons.js';
import { terminationReasons } from '../../bookings/reasons/termination-reasons.js';
import { declineReasons } from '../../bookings/reasons/decline-reasons.js';
import { prohibitedGoods } from '../../content/prohibited-goods/prohibited-goods.js';
import { notificationWords } from '../../notifications/words/notification-word-list.js';
import {
  messageReportReasons,
  reviewReportReasons,
  spaceReportReasons,
  userReportReasons,
} from '../../reports/words/report-reasons.js';
import { cityQuestionWords } from '../../search/city/city-questions.js';
import { rejectReasons } from '../../verification/reject-reasons.js';
import { WordListName } from './editable-words.types.js';

/** Lists of reasons that forms offer. */
export const REASON_LISTS = {
  [WordListName.MEASURE_REASONS]: measureReasons,
  [WordListName.REJECT_REASONS]: rejectReasons,
  [WordListName.DECLINE_REASONS]: declineReasons,
  [WordListName.TERMINATION_REASONS]: terminationReasons,
  [WordListName.SPACE_REPORT_REASONS]: spaceReportReasons,
  [WordListName.USER_REPORT_REASONS]: userReportReasons,
  [WordListName.REVIEW_REPORT_REASONS]: reviewReportReasons,
  [WordListName.MESSAGE_REPORT_REASONS]: messageReportReasons,
} as const satisfies Partial<Record<WordListName, WordList>>;

/** The lists that the staff edit. */
export const WORD_LISTS: Readonly<Record<WordListName, WordList>> = {
  [WordListName.PROHIBITED_GOODS]: prohibitedGoods,
  ...REASON_LISTS,
  [WordListName.CITY_QUESTIONS]: cityQuestionWords,
  [WordListName.NOTIFICATIONS]: notificationWords,
};

/** An entry as defined in code; null when it is, or may become, the staff's own. Throws NOT_FOUND for an invalid key. */
export function defaultOf(list: WordList, key: string): WordList['defaults'][number] | null {
  const known = list.defaults.find((entry) => entry.key === key);
  if (!known && !(list.addedParts && /^[a-z0-9-]{1,64}$/.test(key))) throw new DomainError(ErrorCode.NOT_FOUND);
  return known ?? null;
}

/** The parts an entry has, in their order. */
export const partsOf = (list: WordList, key: string): readonly string[] => {
  const words = defaultOf(list, key)?.words;
  return words ? Object.keys(words.es) : (list.addedParts ?? []);
};
