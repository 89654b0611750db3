import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { addDays } from '../../core/values/date-range.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import type { NotificationParams } from './notification-entry.types.js';

/** For a conflict the days that an external calendar has busy, last one included; for a failing calendar its name, and since when. */
export function calendarParams({
  payload: { busyFrom, busyTo, feedName, silentSince },
}: StoredEvent): NotificationParams {
  if (typeof feedName === 'string' && typeof silentSince === 'string') return { name: feedName, day: silentSince };
  if (typeof busyFrom !== 'string' || typeof busyTo !== 'string') return {};
  const last = addDays(busyTo, -1);
  return last <= busyFrom ? { day: busyFrom } : { from: busyFrom, to: last };
}

/** The space and days somebody waited for, the priority's end, and the booking link; null when they have left the list. */
export async function offerParams(tx: ServiceContext, { payload }: StoredEvent): Promise<NotificationParams | null> {
  const place = await tx.db
    .selectFrom('WaitingPlace as w')
    .innerJoin('Space as s', 's.id', 'w.spaceId')
    .select(['w.spaceId', 'w.from', 'w.to', 'w.isRolling', 'w.priorityUntil', 's.postalCode'])
    .where('w.id', '=', String(payload['waitingPlaceId']))
    .executeTakeFirst();
  if (!place?.priorityUntil) return null;
  const { from, to, isRolling, priorityUntil } = place;
  const days = new URLSearchParams(isRolling ? { from, term: 'rolling' } : { from, to }).toString();
  return {
    from,
    ...(isRolling ? {} : { to }),
    within: Number(payload['hours']),
    deadline: priorityUntil.toISOString(),
    timeZone: zoneOfPostalCode(place.postalCode),
    address: `/space/${toGlobalId('Space', place.spaceId)}?${days}`,
  };
}
