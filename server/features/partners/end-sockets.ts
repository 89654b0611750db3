import type { ServiceContext } from '../../core/context.js';

/** Closes the sockets of programs whose keys or consents have ended, as those of an ended session. */
export async function endSockets(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.pubsub.publish(tx.em, `session-ended:${id}`, { sessionId: id });
}
