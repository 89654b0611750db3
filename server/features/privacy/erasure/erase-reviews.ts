import type { ServiceContext } from '../../../core/context.js';
import { textsOf, withoutTexts, type PersonalTraces } from './traces.rules.js';

interface Words {
  readonly id: string;
  readonly text: string;
  readonly reply_text: string | null;
}

/** What was published of her rentals stays, hers without her name; what nobody has read goes, and so do the notes between the two sides. */
export async function eraseReviews(tx: ServiceContext, userId: string, traces: PersonalTraces): Promise<void> {
  await tx.em.execute(`delete from reviews where author_id = ? and status in ('submitted', 'held')`, [userId]);
  await tx.em.execute(`update reviews set private_note = '', flags = '{}', decision_text = null, decided_at = null where author_id = ? or subject_id = ?`, [userId, userId]);
  await leaveNameOut(tx, userId, textsOf(traces));
}

/** The other side's words may name her; a word that only holds a name stays whole. */
async function leaveNameOut(tx: ServiceContext, userId: string, texts: readonly string[]): Promise<void> {
  const kept = await tx.em.execute<Words[]>('select id, text, reply_text from reviews where author_id = ? or subject_id = ?', [userId, userId]);
  for (const { id, text, reply_text: reply } of kept) {
    const [cleanText, cleanReply] = [withoutTexts(text, texts), reply && withoutTexts(reply, texts)];
    if (cleanText !== text || cleanReply !== reply) await tx.em.execute('update reviews set text = ?, reply_text = ? where id = ?', [cleanText, cleanReply, id]);
  }
}
