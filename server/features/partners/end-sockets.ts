import type { ServiceContext } from '../../core/context.js';

/** Closes the sockets of programs by their keys, consents or apps, as those of an ended session: when these have ended, or lost a scope. */
export async function endSockets(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.pubsub.publish(tx.em, `session-ended:${id}`, { sessionId: id });
}
