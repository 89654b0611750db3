import { toGlobalId } from '../../core/graphql/global-id.js';
import { addDays } from '../../core/values/date-range.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
/** Of a clash the days that another site has busy, the last one included, or the one day; of a silent calendar its name, and since when. */
export function calendarParams({ payload: { busyFrom, busyTo, feedName, silentSince }, }) {
    if (typeof feedName === 'string' && typeof silentSince === 'string')
        return { name: feedName, day: silentSince };
    if (typeof busyFrom !== 'string' || typeof busyTo !== 'string')
        return {};
    const last = addDays(busyTo, -1);
    return last <= busyFrom ? { day: busyFrom } : { from: busyFrom, to: last };
}
/** What somebody waited for, until when it is theirs, and where to book it; null when they have left the list. */
export async function offerParams(tx, { payload }) {
    const place = await tx.db
        .selectFrom('WaitingPlace as w')
        .innerJoin('Space as s', 's.id', 'w.spaceId')
        .select(['w.spaceId', 'w.startsOn', 'w.endsOn', 'w.isRolling', 'w.priorityUntil', 's.postalCode'])
        .where('w.id', '=', String(payload['waitingPlaceId']))
        .executeTakeFirst();
    if (!place?.priorityUntil)
        return null;
    const { startsOn, endsOn, isRolling, priorityUntil } = place;
    const days = new URLSearchParams(isRolling ? { from: startsOn, term: 'rolling' } : { from: startsOn, to: endsOn }).toString();
    return {
        from: startsOn,
        ...(isRolling ? {} : { to: endsOn }),
        within: Number(payload['hours']),
        deadline: priorityUntil.toISOString(),
        timeZone: zoneOfPostalCode(place.postalCode),
        address: `/space/${toGlobalId('Space', place.spaceId)}?${days}`,
    };
}
//# sourceMappingURL=days-context.js.map