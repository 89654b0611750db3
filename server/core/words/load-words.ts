import type { RequestContext, ServiceContext } from '../context.js';
import { cachedSetting } from '../cached-settings.js';
import { mergeWords, type StoredWords, type WordEntry, type WordList } from './word-list.js';

/** The staff's edits of some lists, in one statement. */
export async function loadStoredLists(
  { db }: ServiceContext,
  lists: readonly WordList[],
): Promise<(list: WordList) => readonly StoredWords[]> {
  const names = lists.map(({ name }) => name);
  const rows = await db
    .selectFrom('EditedWords')
    .select(['list', 'key', 'words', 'isOff', 'place'])
    .where('list', 'in', names)
    .orderBy('createdAt')
    .orderBy('key')
    .execute();
  return ({ name }) => rows.filter(({ list }) => list === name);
}

/** The current entries of a list, including those that are switched off. */
export async function loadWords(ctx: ServiceContext, list: WordList): Promise<WordEntry[]> {
  return mergeWords(list, (await loadStoredLists(ctx, [list]))(list));
}

/** The same, possibly cached, for entries that are only shown. */
export const wordsOf = (ctx: RequestContext, list: WordList): Promise<WordEntry[]> =>
  cachedSetting(ctx, `words ${list.name}`, () => loadWords(ctx, list));
