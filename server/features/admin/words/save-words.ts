import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { loadWords } from '../../../core/words/load-words.js';
import type { ShownWords } from '../../../core/words/words-change.entity.js';
import { requireReason } from '../../bookings/lifecycle/record-staff-act.js';
import { changedTexts, editedWords, editProblems, type NewText, ownWords } from './edit-words.rules.js';
import type { WordListName } from './editable-words.types.js';
import { defaultOf, partsOf, WORD_LISTS } from './word-lists.js';

/** One edit at a time: each is compared with what is shown before it. */
const EDIT_LOCK = 20_261_126;

export interface WordsOrder {
  readonly list: WordListName;
  readonly key: string;
  readonly texts: readonly NewText[];
  /** Null: as it was. */
  readonly isOff: boolean | null;
  readonly statement: string;
}

/** Edits, adds or switches an entry of a list; the same again changes nothing. Errors: NOT_FOUND, VALIDATION_FAILED. */
export async function saveWords(ctx: SignedInContext, order: WordsOrder): Promise<void> {
  const { key, texts } = order;
  const reason = requireReason(order.statement);
  const list = WORD_LISTS[order.list];
  const base = defaultOf(list, key);
  await inTransaction(ctx, async (tx) => {
    await tx.db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(EDIT_LOCK)]).as('lock')).execute();
    const before = (await loadWords(tx, list)).find((entry) => entry.key === key) ?? null;
    const words = editedWords(before?.words ?? { es: {}, en: {} }, base?.words ?? null, texts);
    refuseProblems(editProblems(list, { base, words, parts: partsOf(list, key) }, texts));
    const after = { words, isOff: list.hasSwitch(key) ? (order.isOff ?? before?.isOff ?? false) : false };
    if (before?.isOff === after.isOff && changedTexts(before, after).length === 0) return;
    const stored = { words: ownWords(words, base), isOff: after.isOff };
    const isAsBefore = base !== null && !stored.isOff && Object.keys(stored.words).length === 0;
    await (isAsBefore ? remove(tx, list.name, key) : store(tx, list.name, key, stored));
    await recordChange(tx, { list: list.name, key, before: before && shown(before), after, reason });
  });
}

const shown = ({ words, isOff }: ShownWords): ShownWords => ({ words, isOff });

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
    .values({ list, key, ...stored, createdAt: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['list', 'key']).doUpdateSet(stored))
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
