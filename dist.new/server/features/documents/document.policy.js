import { mayDo } from '../../core/staff-acts.js';
import { DocumentAudience } from './document-types.js';
/**
 * Whether the viewer may read a document: a side it is meant for, or the staff.
 * Once a side was erased it is kept for the law only: the staff lose it, the other side keeps its own copy.
 */
export function canReadDocument(viewer, document) {
    if (!viewer)
        return false;
    if (viewer.id === document.renterId && document.audience !== DocumentAudience.HOST)
        return true;
    if (viewer.id === document.hostId && document.audience !== DocumentAudience.RENTER)
        return true;
    return mayDo(viewer, 'SEE_BOOKINGS') && document.blockedAt === null;
}
//# sourceMappingURL=document.policy.js.map