import { DataRequestStatus } from './data-request.types.js';
const MAX_SHOWN = 50;
/** The viewer's data requests, newest first. */
export function listOwnDataRequests({ db, viewer }) {
    return db
        .selectFrom('DataRequest')
        .selectAll()
        .where('userId', '=', viewer.id)
        .orderBy('requestedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute();
}
/** The requests that the staff has not answered yet. */
export async function loadDataRequestQueue({ db, clock }) {
    const counts = await db
        .selectFrom('DataRequest')
        .select((eb) => [
        eb.fn.countAll().as('all'),
        eb.fn.countAll().filterWhere('dueAt', '<', clock.now()).as('overdue'),
    ])
        .where('status', '=', DataRequestStatus.OPEN)
        .executeTakeFirstOrThrow();
    const rows = await db
        .selectFrom('DataRequest as r')
        .innerJoin('User as u', 'u.id', 'r.userId')
        .selectAll('r')
        .select(['u.fullName', 'u.email'])
        .where('r.status', '=', DataRequestStatus.OPEN)
        .orderBy('r.dueAt')
        .orderBy('r.id')
        .limit(MAX_SHOWN)
        .execute();
    return {
        totalCount: Number(counts.all),
        overdueCount: Number(counts.overdue),
        waiting: rows.map(({ fullName, email, ...request }) => ({ request, fullName, email })),
    };
}
//# sourceMappingURL=data-requests.js.map