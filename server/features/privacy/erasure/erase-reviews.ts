import type { ServiceContext } from '../../../core/context.js';
import { textsOf, type PersonalTraces } from './traces.rules.js';

const LEFT_OUT = '…';

/** What was published of her rentals stays, hers without her name; what nobody has read goes, and so do the notes between the two sides. */
export async function eraseReviews(tx: ServiceContext, userId: string, traces: PersonalTraces): Promise<void> {
  await tx.em.execute(`delete from reviews where author_id = ? and status in ('submitted', 'held')`, [userId]);
  await tx.em.execute(`update reviews set private_note = '', flags = '{}', decision_text = null, decided_at = null where author_id = ? or subject_id = ?`, [userId, userId]);
  // The other side's words may name her.
  for (const text of textsOf(traces)) {
    for (const column of ['text', 'reply_text']) {
      await tx.em.execute(`update reviews set ${column} = regexp_replace(${column}, ?, ?, 'gi') where (author_id = ? or subject_id = ?) and strpos(lower(${column}), lower(?)) > 0`, [
        literally(text), LEFT_OUT, userId, userId, text,
      ]);
    }
  }
}

/** The text as a pattern that means just it. */
function literally(text: string): string {
  return text.replace(/[^\p{L}\d\s]/gu, '\\$&');
}
