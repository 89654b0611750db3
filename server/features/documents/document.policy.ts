import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import { DocumentAudience } from './document.enums.js';

/** Fields the policy reads. */
export interface DocumentReaders {
  readonly audience: DocumentAudience;
  readonly renterId: string | null;
  readonly hostId: string | null;
  readonly blockedAt: Date | null;
}

/**
 * Whether the viewer may read a document: a side it is for, or the staff. Once a side was erased it is kept by legal obligation only: the
 * staff lose access, the other side keeps its copy.
 */
export function canReadDocument(viewer: Viewer | null, document: DocumentReaders): boolean {
  if (!viewer) return false;
  if (viewer.id === document.renterId && document.audience !== DocumentAudience.HOST) return true;
  if (viewer.id === document.hostId && document.audience !== DocumentAudience.RENTER) return true;
  return mayDo(viewer, 'SEE_BOOKINGS') && document.blockedAt === null;
}
