import { pageOfWindow, windowOf, type Connection, type PageArgs } from '../../core/graphql/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentAudience, type DocumentKind, type IssuerType } from './document.enums.js';
import type { DocumentRow } from './issue/issue-document.js';

export interface DocumentChoice {
  readonly mode: DashboardMode;
  /** Null for all kinds. */
  readonly kinds: readonly DocumentKind[] | null;
  /** Null for all issuers. */
  readonly issuerType: IssuerType | null;
}

/** The documents of the viewer on one side of their bookings, newest first. */
export async function listDocuments(
  ctx: SignedInContext,
  { mode, kinds, issuerType }: DocumentChoice,
  page: PageArgs,
): Promise<Connection<DocumentRow>> {
  const window = windowOf(ctx, page);
  const order = `documents:${mode}`;
  const rows = await ownDocuments(ctx, mode)
    .select((eb) => newestFirstKey(eb, 'd.issuedAt'))
    .$if(kinds !== null, (query) => query.where('d.kind', 'in', kinds ?? []))
    .$if(issuerType !== null, (query) => query.where('d.issuerType', '=', issuerType as IssuerType))
    .where((eb) => isInWindow(eb, 'd.issuedAt', order, window))
    .orderBy('d.issuedAt', newestFirst(window))
    .orderBy('d.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(order, row), node: row }));
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
