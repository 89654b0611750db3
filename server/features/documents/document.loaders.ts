import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { canReadDocument } from './document.policy.js';
import type { DocumentRow } from './issue/issue-document.js';

/** The documents of each booking that the viewer may read, the newest first. */
export function documentsLoader(ctx: RequestContext): DataLoader<string, readonly DocumentRow[]> {
  return ctx.loaders.get<string, readonly DocumentRow[]>('booking-documents', async (bookingIds) => {
    const rows = await ctx.db
      .selectFrom('IssuedDocument')
      .selectAll()
      .where('bookingId', 'in', bookingIds)
      .orderBy('issuedAt', 'desc')
      .orderBy('id')
      .execute();
    const readable = rows.filter((row) => canReadDocument(ctx.viewer, row));
    return bookingIds.map((id) => readable.filter(({ bookingId }) => bookingId === id));
  });
}
