import { pageOfWindow, windowOf } from '../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentAudience } from './document-types.js';
/** The documents that the viewer has on one side of their bookings, newest first. */
export async function listDocuments(ctx, { mode, kinds }, page) {
    const window = windowOf(page);
    const order = `documents:${mode}`;
    const rows = await ownDocuments(ctx, mode)
        .select(newestFirstKey('d', 'issuedAt'))
        .$if(kinds !== null, (query) => query.where('d.kind', 'in', kinds ?? []))
        .where(isInWindow(order, 'd', window, 'issuedAt'))
        .orderBy('d.issuedAt', newestFirst(window))
        .orderBy('d.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    return pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(order, row), node: row }));
}
/** The documents that the viewer may read on one side of their bookings. */
export function ownDocuments({ db, viewer }, mode) {
    const isRenter = mode === DashboardMode.RENTER;
    return db
        .selectFrom('IssuedDocument as d')
        .selectAll('d')
        .where(isRenter ? 'd.renterId' : 'd.hostId', '=', viewer.id)
        .where('d.audience', '<>', isRenter ? DocumentAudience.HOST : DocumentAudience.RENTER);
}
//# sourceMappingURL=document-lists.js.map