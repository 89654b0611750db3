import { isSupportStaff } from '../ticket.policy.js';
import { SavedReply } from './saved-reply.entity.js';
/** A saved reply, for support only. */
export async function findSavedReply(ctx, id) {
    return isSupportStaff(ctx.viewer) ? ctx.em.fork().findOne(SavedReply, id) : null;
}
//# sourceMappingURL=find-saved-reply.js.map