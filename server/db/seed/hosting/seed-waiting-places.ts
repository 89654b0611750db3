import { toGlobalId } from '../../../core/graphql/global-id.js';
import { addDays } from '../../../core/values/date-range.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { WaitingState } from '../../../features/spaces/waiting/waiting-place.enums.js';
import { PRIORITY_HOURS } from '../../../features/waiting-list/offer-days.js';
import { WaitingListEventType } from '../../../features/waiting-list/waiting-list.events.js';
import { insertRows, type SeedRow, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';
import { noticeRows } from './notice-row.js';

/* Its own stream, so that the other demo data stay the same. */
const WAITING_SEED = 43;

interface Waiting {
  readonly listed: ListedSpace | undefined;
  readonly person: DemoPerson | undefined;
  /** Half-open, in days from today. */
  readonly days: readonly [from: number, to: number];
  readonly hoursAgo: number;
  /** Hours of priority left: the days have become free. */
  readonly hoursLeft?: number;
}

interface DemoLists {
  readonly renter: DemoPerson;
  readonly others: readonly DemoPerson[];
  /** Spaces of the demo host: the first two are let for months. */
  readonly ofHost: readonly ListedSpace[];
  /** A space of another host, taken for three months. */
  readonly taken: ListedSpace | undefined;
  /** Free days in the distant future. */
  readonly free: ListedSpace | undefined;
}

/** Places on waiting lists: behind others, at the front, and with the days reserved. */
export async function seedWaitingPlaces(tx: SeedTransaction, lists: DemoLists, now: Date): Promise<void> {
  const { renter, others, ofHost, taken, free } = lists;
  const random = new Random(WAITING_SEED);
  const today = localDateOf(now);
  const waiting: readonly Waiting[] = [
    { listed: ofHost[0], person: others[0], days: [20, 81], hoursAgo: 70 },
    { listed: ofHost[0], person: others[1], days: [30, 122], hoursAgo: 26 },
    { listed: ofHost[1], person: others[2], days: [14, 45], hoursAgo: 9 },
    { listed: taken, person: others[3], days: [12, 73], hoursAgo: 50 },
    { listed: taken, person: renter, days: [15, 76], hoursAgo: 30 },
    { listed: free, person: renter, days: [200, 261], hoursAgo: 90, hoursLeft: 21 },
  ];
  const rows = waiting.flatMap(({ listed, person, days: [from, to], hoursAgo, hoursLeft }) => {
    if (!listed || !person) return [];
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const row: SeedRow<'WaitingPlace'> = {
      id: random.uuid(),
      userId: person.id,
      spaceId: listed.space.id,
      from: addDays(today, from),
      to: addDays(today, to),
      isRolling: false,
      state: hoursLeft === undefined ? WaitingState.WAITING : WaitingState.OFFERED,
      priorityUntil: hoursLeft === undefined ? null : new Date(now.getTime() + hoursLeft * HOUR_MS),
      queuedAt: at,
      createdAt: at,
    };
    return [row];
  });
  await insertRows(tx, 'WaitingPlace', rows);
  const notices = waiting.flatMap(({ listed, person, days: [from, to], hoursLeft }) => {
    if (!listed || !person || hoursLeft === undefined) return [];
    const { id: spaceId, title: space } = listed.space;
    const days = { from: addDays(today, from), to: addDays(today, to) };
    return noticeRows({
      id: random.uuid(),
      userId: person.id,
      spaceId,
      event: WaitingListEventType.DAYS_OFFERED,
      params: {
        ...days,
        space,
        within: PRIORITY_HOURS,
        address: `/space/${toGlobalId('Space', spaceId)}?${new URLSearchParams(days).toString()}`,
      },
      at: new Date(now.getTime() - (PRIORITY_HOURS - hoursLeft) * HOUR_MS),
    });
  });
  await insertRows(tx, 'Notification', notices);
}
