import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { loadWords } from '../../../core/words/load-words.js';
import type { WordEntry } from '../../../core/words/word-list.js';
import { changedTexts } from './edit-words.rules.js';
import type { EditableText, EditableWords, EditedWordsChange, WordListName } from './editable-words.types.js';
import { defaultOf, partsOf, WORD_LISTS } from './word-lists.js';

const MAX_CHANGES = 20;

/** The entries of a list with their last changes. */
export async function listWords(ctx: ServiceContext, name: WordListName): Promise<EditableWords[]> {
  const list = WORD_LISTS[name];
  const entries = await loadWords(ctx, list);
  const changes = await loadChanges(ctx, list.name);
  return entries.map((entry, index) => ({
    list: name,
    key: entry.key,
    texts: textsOf(name, entry),
    isOff: entry.isOff,
    hasSwitch: list.hasSwitch(entry.key),
    place: list.hasOrder ? index + 1 : null,
    changes: changes.get(entry.key) ?? [],
  }));
}

/** A single entry. */
export async function findWords(ctx: ServiceContext, name: WordListName, key: string): Promise<EditableWords> {
  const found = (await listWords(ctx, name)).find((entry) => entry.key === key);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

function textsOf(name: WordListName, { key, words }: WordEntry): EditableText[] {
  const list = WORD_LISTS[name];
  const base = defaultOf(list, key);
  return partsOf(list, key).flatMap((part) =>
    [Locale.ES, Locale.EN].map((locale) => ({
      part,
      locale,
      text: words[locale][part] ?? '',
      defaultText: base?.words[locale][part] ?? null,
      maxLength: list.maxLength(part),
      choices: [],
      gaps: Object.entries((base && list.gapsOf?.(base, part, locale)) ?? {}).map(([name, example]) => ({
        name,
        example,
      })),
    })),
  );
}

/** The last changes of each entry, the newest first, in one statement. */
async function loadChanges(ctx: ServiceContext, list: string): Promise<Map<string, EditedWordsChange[]>> {
  const numbered = ctx.db
    .selectFrom('WordsChange as c')
    .leftJoin('User as u', 'u.id', 'c.setBy')
    .select(['c.id', 'c.key', 'c.before', 'c.after', 'c.reason', 'c.setAt', 'u.fullName as setByName'])
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('c.key').orderBy('c.setAt', 'desc').orderBy('c.id', 'desc'))
        .as('place'),
    )
    .where('c.list', '=', list);
  const rows = await ctx.db
    .selectFrom(numbered.as('n'))
    .select(['n.key', 'n.before', 'n.after', 'n.reason', 'n.setAt', 'n.setByName'])
    .where('n.place', '<=', String(MAX_CHANGES))
    .orderBy('n.setAt', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  const changes = new Map<string, EditedWordsChange[]>();
  for (const { key, before, after, ...row } of rows) {
    const wasOff = before?.isOff ?? false;
    const texts = changedTexts(before, after).map(({ text, ...rest }) => ({ ...rest, after: text }));
    const isMoved = before !== null && before.place !== after.place;
    const change = {
      ...row,
      texts,
      isOff: wasOff === after.isOff ? null : after.isOff,
      place: isMoved && after.place !== undefined ? after.place + 1 : null,
    };
    changes.set(key, [...(changes.get(key) ?? []), change]);
  }
  return changes;
}
