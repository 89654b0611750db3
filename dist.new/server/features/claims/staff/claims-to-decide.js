import { decodeCursor, encodeCursor, pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { oldestFirst } from '../../../core/graphql/newest-first.js';
import { claimStatusesThat } from '../claim-transitions.js';
import { Claim } from '../claim.entity.js';
const ORDER = 'claims-to-decide';
/** Claims that wait for the staff, most urgent first; none of the viewer's own bookings. */
export async function listClaimsToDecide(ctx, page) {
    const window = windowOf(page);
    const waiting = ctx.db
        .selectFrom('Claim as c')
        .innerJoin('Booking as b', 'b.id', 'c.bookingId')
        .where('c.status', 'in', claimStatusesThat('isForStaff'))
        .where('b.renterId', '<>', ctx.viewer.id)
        .where('b.hostId', '<>', ctx.viewer.id);
    const cursor = window.cursor === null ? null : decodeCursor(ORDER, window.cursor, 2);
    const rows = await waiting
        .select(['c.id', 'c.decideBy'])
        .$if(cursor !== null, (query) => query.where((eb) => eb(eb.refTuple('c.decideBy', 'c.id'), window.isBackward ? '<' : '>', eb.tuple(new Date(String(cursor?.[0])), String(cursor?.[1])))))
        .orderBy('c.decideBy', oldestFirst(window))
        .orderBy('c.id', oldestFirst(window))
        .limit(window.size + 1)
        .execute();
    const claims = await ctx.em.fork().find(Claim, { id: { $in: rows.map(({ id }) => id) } });
    const byId = new Map(claims.map((claim) => [claim.id, claim]));
    const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const found = rows.flatMap(({ id }) => byId.get(id) ?? []);
    const connection = pageOfWindow(found, window, (claim) => ({
        cursor: encodeCursor(ORDER, [(claim.decideBy ?? claim.createdAt).toISOString(), claim.id]),
        node: claim,
    }));
    return { ...connection, totalCount: Number(count) };
}
//# sourceMappingURL=claims-to-decide.js.map