import type { RequestContext } from '../../../core/context.js';
import { isSupportStaff } from '../ticket.policy.js';
import { SavedReply } from './saved-reply.entity.js';

/** A saved reply, for support only. */
export async function findSavedReply(ctx: RequestContext, id: string): Promise<SavedReply | null> {
  return isSupportStaff(ctx.viewer) ? ctx.em.fork().findOne(SavedReply, id) : null;
}
