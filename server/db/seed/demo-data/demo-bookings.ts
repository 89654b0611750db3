import { DAY_MS } from '../../../core/values/durations.js';
import { BookingActor, BookingStatus as S } from '../../../features/bookings/booking.enums.js';
import type { BookingPlan } from '../make-booking.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { demoAccounts, DemoPerson } from '../make-people.js';
import type { Random } from '../random.js';

type Accounts = ReturnType<typeof demoAccounts>;

const DAY_H = 24;
const SHARE_BOOKED = 0.24;

/** The bookings of the demo accounts: at least one in each implemented state. */
export function accountBookings(
  accounts: Accounts,
  renters: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
): BookingPlan[] {
  const ownedBy = ({ id }: DemoPerson): ListedSpace[] => spaces.filter(({ space }) => space.hostId === id);
  const ids = new Set(Object.values(accounts).map(({ id }) => id));
  const long = spaces
    .filter(
      ({ space }) =>
        space.city === 'Madrid' &&
        !ids.has(space.hostId) &&
        space.minDays <= 30 &&
        space.availableFrom === space.publishedAt.slice(0, 10),
    )
    .sort((x, y) => x.space.publishedAt.localeCompare(y.space.publishedAt));
  const h = ownedBy(accounts.host);
  const b = ownedBy(accounts.both);
  const { renter, both } = accounts;
  // A renter with bookings a year ago must have signed up before that.
  const regulars = renters.toSorted((x, y) => x.createdAt.localeCompare(y.createdAt));
  const other = (index: number): DemoPerson => regulars[index % regulars.length] as DemoPerson;
  const at = (list: readonly ListedSpace[], index: number): ListedSpace => list[index % list.length] as ListedSpace;
  const plan = (
    listed: ListedSpace,
    who: DemoPerson,
    status: S,
    startsIn: number,
    days: number,
    hoursAgo: number,
    more: Partial<BookingPlan> = {},
  ): BookingPlan => ({
    listed,
    renter: who,
    status,
    startsIn,
    days,
    hoursAgo,
    ...more,
  });
  // Past stays of the last year: [host of the space, which space, renter, first day, days].
  const pastStays: readonly (readonly [ListedSpace[], number, number, number, number])[] = [
    [h, 4, 6, -345, 100],
    [h, 4, 7, -85, 65],
    [h, 3, 8, -320, 90],
    [h, 3, 9, -200, 120],
    [h, 2, 10, -300, 120],
    [h, 2, 6, -150, 60],
    [h, 3, 2, -79, 21],
    [h, 1, 11, -290, 120],
    [h, 1, 3, -160, 115],
    [h, 0, 8, -150, 90],
    [b, 0, 7, -280, 120],
    [b, 0, 9, -140, 110],
    [b, 1, 10, -250, 120],
    [b, 1, 4, -110, 90],
  ];
  return [
    plan(at(h, 2), renter, S.REQUESTED, 12, 92, 4, {
      message:
        'Hola, Carlos: cambio de piso y necesito sitio para los muebles del salón unos tres meses. ¿Está seco en invierno?',
    }),
    plan(at(h, 3), other(0), S.REQUESTED, 20, 61, 17, {
      message: 'Hola, Carlos: me mudo y necesito guardar un sofá y unas treinta cajas durante dos meses.',
    }),
    plan(at(b, 0), other(5), S.REQUESTED, 8, 45, 1, {
      message: 'Hola, Marta: son diez cajas de libros y una bicicleta. ¿Cuándo podría pasar a verlo?',
    }),
    // Its hold ends 15 minutes after the seeding, like any other.
    plan(at(long, 2), both, S.PENDING_PAYMENT, 30, 45, 0),
    plan(at(h, 4), renter, S.CONFIRMED, 5, 120, 3 * DAY_H),
    plan(at(h, 3), both, S.CONFIRMED, 95, 60, 2 * DAY_H),
    plan(at(h, 1), renter, S.ACTIVE, -35, 365, 44 * DAY_H, { isRolling: true, isRefusedOnce: true }),
    plan(at(h, 0), other(1), S.ACTIVE, -37, 167, 48 * DAY_H, { isPastDue: true }),
    // Its last charge is due in four days, so that the month's forecast is not empty.
    plan(at(h, 3), other(5), S.ACTIVE, -57, 75, 65 * DAY_H),
    plan(at(b, 1), other(2), S.ACTIVE, -12, 90, 20 * DAY_H),
    plan(at(long, 0), both, S.ACTIVE, -20, 120, 27 * DAY_H),
    plan(at(h, 0), renter, S.COMPLETED, -260, 92, 268 * DAY_H, { hasClaim: true }),
    plan(at(h, 4), other(3), S.COMPLETED, -210, 120, 217 * DAY_H),
    plan(at(long, 1), both, S.COMPLETED, -150, 60, 158 * DAY_H),
    plan(at(long, 3), renter, S.COMPLETED, -130, 61, 138 * DAY_H),
    ...pastStays.map(([list, place, who, startsIn, days]) =>
      plan(at(list, place), other(who), S.COMPLETED, startsIn, days, (8 - startsIn) * DAY_H),
    ),
    plan(at(h, 2), renter, S.DECLINED, -80, 60, 90 * DAY_H),
    plan(at(h, 2), renter, S.EXPIRED, -60, 45, 70 * DAY_H),
    plan(at(h, 4), renter, S.WITHDRAWN, 40, 45, 6 * DAY_H),
    plan(at(h, 3), renter, S.PAYMENT_FAILED, 30, 30, 9 * DAY_H),
    plan(at(h, 2), renter, S.CANCELLED, -30, 60, 50 * DAY_H, { cancelledBy: BookingActor.RENTER }),
    plan(at(h, 4), other(4), S.CANCELLED, -15, 45, 35 * DAY_H, { cancelledBy: BookingActor.HOST }),
  ];
}

/** Bookings of all other people, so that calendars have taken days: at most one active or upcoming per space. */
export function marketBookings(
  random: Random,
  renters: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  now: Date,
  taken: ReadonlySet<string>,
): BookingPlan[] {
  return spaces.flatMap((listed) => {
    const { space } = listed;
    const daysListed = Math.floor((now.getTime() - Date.parse(space.availableFrom)) / DAY_MS);
    if (taken.has(space.id) || daysListed < 60 || !random.chance(SHARE_BOOKED)) return [];
    const days = Math.max(space.minDays, random.pick([31, 61, 92, 122, 184]));
    const renter = random.pick(renters);
    const plan = (status: S, startsIn: number, length: number): BookingPlan => ({
      listed,
      renter,
      status,
      startsIn,
      days: length,
      hoursAgo: (Math.max(0, -startsIn) + random.int(2, 12)) * DAY_H,
    });
    const running = random.weighted<BookingPlan>([
      [plan(S.ACTIVE, -random.int(2, Math.min(days - 2, daysListed - 20)), days), 6],
      [plan(S.CONFIRMED, random.int(3, 55), days), 3],
    ]);
    return [running];
  });
}
