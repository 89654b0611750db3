import type { RequestContext, ServiceContext } from '../context.js';
import { shownSetting } from '../shown-settings.js';
import { mergeWords, type StoredWords, type WordEntry, type WordList } from './word-list.js';

/** What the staff have edited of a list. */
export function loadStoredWords({ db }: ServiceContext, list: WordList): Promise<StoredWords[]> {
  return db
    .selectFrom('EditedWords')
    .select(['key', 'words', 'isOff'])
    .where('list', '=', list.name)
    .orderBy('createdAt')
    .orderBy('key')
    .execute();
}

/** The entries of a list as they are now, those that are switched off among them. */
export async function loadWords(ctx: ServiceContext, list: WordList): Promise<WordEntry[]> {
  return mergeWords(list, await loadStoredWords(ctx, list));
}

/** The same for what is only shown. */
export const wordsOf = (ctx: RequestContext, list: WordList): Promise<WordEntry[]> =>
  shownSetting(ctx, `words ${list.name}`, () => loadWords(ctx, list));
