import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockOwnSpace } from '../../spaces/own-space.js';
import { calendarTokenOf } from './share-token.js';
/** The address of an own space's busy days; null while it has none. */
export async function calendarAddress(ctx, spaceId) {
    const uuid = fromGlobalId('Space', spaceId);
    const row = await ctx.db
        .selectFrom('Space as s')
        .leftJoin('CalendarShare as c', 'c.spaceId', 's.id')
        .select(['c.shareId', 'c.lastReadAt'])
        .where('s.id', '=', uuid)
        .where('s.hostId', '=', ctx.viewer.id)
        .executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return row.shareId === null ? null : addressOf(ctx, { shareId: row.shareId, lastReadAt: row.lastReadAt });
}
/** Makes the address, or another one: whoever has the one before reads nothing any more. */
export async function changeCalendarAddress(ctx, spaceId) {
    return inTransaction(ctx, async (tx) => {
        const space = await lockOwnSpace(tx, spaceId);
        const share = { shareId: randomUUID(), createdAt: tx.clock.now(), lastReadAt: null };
        await tx.db
            .insertInto('CalendarShare')
            .values({ spaceId: space.id, ...share })
            .onConflict((conflict) => conflict.column('spaceId').doUpdateSet(share))
            .execute();
        return addressOf(tx, share);
    });
}
function addressOf({ config }, { shareId, lastReadAt }) {
    return { url: `${config.publicUrl}/ical/${calendarTokenOf(config, shareId)}.ics`, lastReadAt };
}
//# sourceMappingURL=share-calendar.js.map