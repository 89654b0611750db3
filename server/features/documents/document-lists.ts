import { clampFirst, pageOf, type Connection } from '../../core/graphql/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { cursorOf, isAfterCursor, newestFirstKey } from '../../core/graphql/newest-first.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentAudience, type DocumentKind } from './document-types.js';
import type { DocumentRow } from './issue/issue-document.js';

export interface DocumentPage {
  readonly mode: DashboardMode;
  /** Null: of all kinds. */
  readonly kinds: readonly DocumentKind[] | null;
  readonly first: number | null;
  readonly after: string | null;
}

/** The documents that the viewer has on one side of their bookings, newest first. */
export async function listDocuments(
  ctx: SignedInContext,
  { mode, kinds, first, after }: DocumentPage,
): Promise<Connection<DocumentRow>> {
  const size = clampFirst(first);
  const order = `documents:${mode}`;
  const rows = await ownDocuments(ctx, mode)
    .select(newestFirstKey('d', 'issuedAt'))
    .$if(kinds !== null, (query) => query.where('d.kind', 'in', kinds ?? []))
    .where(isAfterCursor(order, 'd', after, 'issuedAt'))
    .orderBy('d.issuedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size + 1)
    .execute();
  return pageOf(rows, size, after === null, (row) => ({ cursor: cursorOf(order, row), node: row }));
}

/** The documents that the viewer may read on one side of their bookings. */
export function ownDocuments({ db, viewer }: SignedInContext, mode: DashboardMode) {
  const isRenter = mode === DashboardMode.RENTER;
  return db
    .selectFrom('IssuedDocument as d')
    .selectAll('d')
    .where(isRenter ? 'd.renterId' : 'd.hostId', '=', viewer.id)
    .where('d.audience', '<>', isRenter ? DocumentAudience.HOST : DocumentAudience.RENTER);
}
