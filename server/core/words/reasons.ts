import type { RequestContext, ServiceContext } from '../context.js';
import { FieldProblemCode, refuseProblems } from '../errors/errors.js';
import type { Locale } from '../values/locale.js';
import { loadWords, wordsOf } from './load-words.js';
import type { WordEntry, WordList } from './word-list.js';

/** The current label of a reason; one that is switched off keeps its label for past decisions. */
export async function reasonName(ctx: ServiceContext, list: WordList, code: string, locale: Locale): Promise<string> {
  return nameIn(await loadWords(ctx, list), code, locale);
}

/** The same for display to the viewer; null when there is no reason. */
export async function shownReason(
  ctx: RequestContext,
  list: WordList,
  code: string | null,
  part = 'name',
): Promise<string | null> {
  return code === null ? null : nameIn(await wordsOf(ctx, list), code, ctx.locale, part);
}

/** Refuses a reason that is switched off; throws VALIDATION_FAILED at `reason`. */
export async function requireOffered(ctx: ServiceContext, list: WordList, code: string): Promise<void> {
  const entry = (await loadWords(ctx, list)).find(({ key }) => key === code);
  refuseProblems(entry?.isOff ? [{ path: 'reason', code: FieldProblemCode.REASON_OFF }] : []);
}

/** The label of a reason in a language, by the entries of its list. */
export const nameIn = (entries: readonly WordEntry[], code: string, locale: Locale, part = 'name'): string =>
  entries.find(({ key }) => key === code)?.words[locale][part] ?? '';
