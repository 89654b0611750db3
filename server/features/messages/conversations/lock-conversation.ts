import type { ServiceContext } from '../../../core/context.js';

/** Locks a conversation until the transaction ends, so that messages and blocks of the two sides are serialized. */
export async function lockConversation(tx: ServiceContext, id: string): Promise<void> {
  await tx.db.selectFrom('Conversation').select('id').where('id', '=', id).forUpdate().execute();
}
