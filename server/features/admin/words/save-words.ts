import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { loadWords } from '../../../core/words/load-words.js';
import type { ShownWords } from '../../../core/words/words-change.entity.js';
import { requireReason } from '../../../core/staff-reason.js';
import {
  changedTexts,
  editedWords,
  editProblems,
  isOverwriting,
  movedKeys,
  type NewText,
  ownWords,
} from './edit-words.rules.js';
import type { WordListName } from './editable-words.types.js';
import { defaultOf, partsOf, WORD_LISTS } from './word-lists.js';

/** Serializes edits: each is compared with what was shown before it. */
const EDIT_LOCK = 20_261_126;

export interface WordsOrder {
  readonly list: WordListName;
  readonly key: string;
  readonly texts: readonly NewText[];
  /** Null keeps it. */
  readonly isOff: boolean | null;
  /** Counted from 0; null keeps it, or appends a new entry. */
  readonly place: number | null;
  readonly statement: string;
}

/** Edits, adds, moves or switches an entry of a list; idempotent. Errors: NOT_FOUND, TEXT_CHANGED, VALIDATION_FAILED. */
export async function saveWords(ctx: SignedInContext, order: WordsOrder): Promise<void> {
  const { key, texts } = order;
  const reason = requireReason(order.statement);
  const list = WORD_LISTS[order.list];
  const base = defaultOf(list, key);
  await inTransaction(ctx, async (tx) => {
    await tx.db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(EDIT_LOCK)]).as('lock')).execute();
    const entries = await loadWords(tx, list);
    const keys = entries.map((entry) => entry.key);
    const moved = list.hasOrder ? movedKeys(keys, key, order.place) : null;
    const found = entries.find((entry) => entry.key === key);
    const before = found ? { words: found.words, isOff: found.isOff, ...placeIn(moved && keys, key) } : null;
    const words = editedWords(before?.words ?? { es: {}, en: {} }, base?.words ?? null, texts);
    if (before && isOverwriting(before.words, words, texts)) throw new DomainError(ErrorCode.TEXT_CHANGED);
    refuseProblems(editProblems(list, { base, words, parts: partsOf(list, key) }, texts));
    const isOff = list.hasSwitch(key) ? (order.isOff ?? before?.isOff ?? false) : false;
    const after = { words, isOff, ...placeIn(moved, key) };
    const isMoved = before?.place !== after.place;
    if (before?.isOff === isOff && !isMoved && changedTexts(before, after).length === 0) return;
    const stored = { words: ownWords(words, base), isOff };
    const isPlaced = isMoved || (found?.place ?? null) !== null;
    const isAsInCode = base !== null && !isOff && !isPlaced && Object.keys(stored.words).length === 0;
    await (isAsInCode ? remove(tx, list.name, key) : store(tx, list.name, key, stored));
    if (isMoved && moved && order.place !== null) await storeOrder(tx, list.name, moved);
    await recordChange(tx, { list: list.name, key, before, after, reason });
  });
}

/** The position of a key; null in a list without an order. */
const placeIn = (keys: readonly string[] | null, key: string): Pick<ShownWords, 'place'> =>
  keys ? { place: keys.indexOf(key) } : {};

async function remove(tx: ServiceContext, list: string, key: string): Promise<void> {
  await tx.db.deleteFrom('EditedWords').where('list', '=', list).where('key', '=', key).execute();
}

async function store(
  tx: ServiceContext,
  list: string,
  key: string,
  stored: Pick<ShownWords, 'isOff'> & { readonly words: Partial<ShownWords['words']> },
): Promise<void> {
  await tx.db
    .insertInto('EditedWords')
    .values({ list, key, ...stored, place: null, createdAt: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['list', 'key']).doUpdateSet(stored))
    .execute();
}

/** The positions of all entries are stored, because one alone is ambiguous. */
async function storeOrder(tx: ServiceContext, list: string, keys: readonly string[]): Promise<void> {
  const createdAt = tx.clock.now();
  await tx.db
    .insertInto('EditedWords')
    .values(keys.map((key, place) => ({ list, key, words: {}, isOff: false, place, createdAt })))
    .onConflict((conflict) =>
      conflict.columns(['list', 'key']).doUpdateSet((eb) => ({ place: eb.ref('excluded.place') })),
    )
    .execute();
}

async function recordChange(
  tx: SignedInContext,
  change: {
    readonly list: string;
    readonly key: string;
    readonly before: ShownWords | null;
    readonly after: ShownWords;
    readonly reason: string;
  },
): Promise<void> {
  const { list, key, before, after, reason } = change;
  await tx.db
    .insertInto('WordsChange')
    .values({ id: randomUUID(), ...change, setBy: tx.viewer.id, setAt: tx.clock.now() })
    .execute();
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: before ? 'words.changed' : 'words.added',
    objectType: 'Words',
    objectId: `${list}/${key}`,
    before,
    after,
    reason,
    ip: tx.client.ip,
  });
}
