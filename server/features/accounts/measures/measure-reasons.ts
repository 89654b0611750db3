import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import type { Locale } from '../../../core/values/locale.js';
import { loadWords } from '../../../core/words/load-words.js';
import type { WordEntry } from '../../../core/words/word-list.js';
import { measureReasons } from '../words/measure-words.js';
import type { MeasureReason } from './measure-codes.js';

/** What a reason is called now; one that is switched off keeps its words for what was decided before. */
export async function reasonName(ctx: ServiceContext, reason: MeasureReason, locale: Locale): Promise<string> {
  return nameIn(await loadWords(ctx, measureReasons), reason, locale);
}

/** Refuses a reason that is switched off; throws VALIDATION_FAILED at `reason`. */
export async function requireOffered(ctx: ServiceContext, reason: MeasureReason): Promise<void> {
  const entry = (await loadWords(ctx, measureReasons)).find(({ key }) => key === reason);
  refuseProblems(entry?.isOff ? [{ path: 'reason', code: FieldProblemCode.REASON_OFF }] : []);
}

/** What a reason is called in a language, by the entries of the list. */
export const nameIn = (entries: readonly WordEntry[], reason: string, locale: Locale): string =>
  entries.find(({ key }) => key === reason)?.words[locale]['name'] ?? '';
