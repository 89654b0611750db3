import { MeasureKind } from '../../accounts/measures/measure-codes.js';
import { yearBefore } from './people-conditions.js';
const MAX_MEASURES = 50;
const MAX_SHOWN = 8;
/** What the staff decided about a person, newest first. */
export async function listMeasures(ctx, userId) {
    const now = ctx.clock.now();
    const rows = await ctx.db
        .selectFrom('AccountMeasure as m')
        .leftJoin('User as s', 's.id', 'm.staffId')
        .select(['m.kind', 'm.reason', 'm.statement', 'm.startsAt', 'm.endsAt', 'm.liftedAt', 's.fullName'])
        .where('m.userId', '=', userId)
        .orderBy('m.startsAt', 'desc')
        .limit(MAX_MEASURES)
        .execute();
    return rows.map(({ liftedAt, fullName, ...row }) => ({
        ...row,
        staffName: fullName,
        isOpen: row.kind === MeasureKind.WARNING
            ? row.startsAt > yearBefore(now)
            : liftedAt === null && (row.endsAt === null || row.endsAt > now),
    }));
}
/** The newest bookings of a person on either side. */
export async function latestBookingsOf(ctx, userId) {
    const rows = await ctx.db
        .selectFrom('Booking')
        .select('id')
        .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(MAX_SHOWN)
        .execute();
    return rows.map(({ id }) => id);
}
/** The newest spaces of a person. */
export async function latestSpacesOf(ctx, userId) {
    const rows = await ctx.db
        .selectFrom('Space')
        .select('id')
        .where('hostId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(MAX_SHOWN)
        .execute();
    return rows.map(({ id }) => id);
}
//# sourceMappingURL=person-details.js.map