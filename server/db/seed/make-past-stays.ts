import { DAY_MS } from '../../core/values/durations.js';
import { BookingStatus as S } from '../../features/bookings/booking.enums.js';
import type { BookingPlan } from './make-booking.js';
import type { ListedSpace } from './make-demo-spaces.js';
import type { demoAccounts, DemoPerson } from './make-people.js';
import { Random } from './random.js';

const DAY_H = 24;
/** Together with spaces listed too recently, about a third of all spaces have no review. */
const SHARE_WITH_PAST = 0.97;
/** The review period is over. */
const LATEST_END = -16;
const EARLIEST_START = -400;
const AFTER_PUBLISHING = 10;
const LENGTHS = [30, 31, 45, 61, 92];
const PAUSE_DAYS = 6;

/** Past stays in other people's spaces, which most reviews are about. A space gets the same ones in whatever order spaces are made. */
export function pastStays(
  renters: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  now: Date,
  taken: ReadonlySet<string>,
): BookingPlan[] {
  return spaces.filter(({ space }) => !taken.has(space.id)).flatMap((listed) => staysOf(listed, renters, now));
}

function staysOf(listed: ListedSpace, renters: readonly DemoPerson[], now: Date): BookingPlan[] {
  const { space } = listed;
  const random = randomOf(space.id);
  const since = (at: string): number => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);
  const first = -since(space.publishedAt) + AFTER_PUBLISHING;
  if (space.availableFrom !== space.publishedAt.slice(0, 10) || !random.chance(SHARE_WITH_PAST)) return [];
  const wanted = random.weighted<number>([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 1],
  ]);
  const stays: BookingPlan[] = [];
  let startsIn = Math.max(first, EARLIEST_START) + random.int(0, 12);
  for (let made = 0; made < wanted; made++) {
    const days = Math.max(space.minDays, random.pick(LENGTHS));
    const old = renters.filter(({ id, createdAt }) => id !== space.hostId && since(createdAt) > -startsIn + PAUSE_DAYS);
    if (startsIn + days > LATEST_END || old.length === 0) return stays;
    stays.push({
      listed,
      renter: random.pick(old),
      status: S.COMPLETED,
      startsIn,
      days,
      hoursAgo: (random.int(2, 5) - startsIn) * DAY_H,
    });
    startsIn += days + PAUSE_DAYS + random.int(0, 30);
  }
  return stays;
}

/** The present renter of a space came after the previous ones. */
export function afterPastStays(plan: BookingPlan, past: readonly BookingPlan[]): BookingPlan {
  const earliest = Math.max(
    ...past
      .filter(({ listed }) => listed.space.id === plan.listed.space.id)
      .map(({ startsIn, days }) => startsIn + days + PAUSE_DAYS),
  );
  if (plan.startsIn >= 0 || plan.startsIn >= earliest) return plan;
  return { ...plan, startsIn: earliest, hoursAgo: plan.hoursAgo + (plan.startsIn - earliest) * DAY_H };
}

/** Stays of the demo accounts that ended some days ago, so that they can still be reviewed. */
export function justEnded(
  { renter, host }: ReturnType<typeof demoAccounts>,
  renters: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  busy: ReadonlySet<string>,
): BookingPlan[] {
  const others = spaces
    .filter(
      ({ space }) =>
        space.city === 'Madrid' &&
        space.minDays <= 30 &&
        !busy.has(space.id) &&
        space.availableFrom === space.publishedAt.slice(0, 10),
    )
    .sort((x, y) => x.space.publishedAt.localeCompare(y.space.publishedAt));
  const own = spaces.filter(({ space }) => space.hostId === host.id)[2];
  const regular = renters.toSorted((x, y) => x.createdAt.localeCompare(y.createdAt))[12];
  const [one, two] = others;
  const stay = (listed: ListedSpace, who: DemoPerson, startsIn: number, days: number): BookingPlan => ({
    listed,
    renter: who,
    status: S.COMPLETED,
    startsIn,
    days,
    hoursAgo: (5 - startsIn) * DAY_H,
  });
  return [
    ...(one ? [stay(one, renter, -68, 62)] : []),
    ...(two ? [stay(two, renter, -48, 45)] : []),
    ...(own && regular ? [stay(own, regular, -66, 61)] : []),
  ];
}

/** Numbers derived from an id alone. */
export function randomOf(id: string): Random {
  const part = (from: number): number => Number.parseInt(id.replaceAll('-', '').slice(from, from + 8), 16);
  return new Random([part(0), part(8), part(16)]);
}
