import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { hostBalance } from '../../bookings/payouts/host-earnings.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { yearBefore } from './people-conditions.js';
import type { PersonHostMoney, PersonMeasure } from './person.types.js';

const MAX_MEASURES = 50;
const MAX_SHOWN = 8;
const YEAR_DAYS = 365;

/** The staff's decisions about a person, newest first. */
export async function listMeasures(ctx: ServiceContext, userId: string): Promise<PersonMeasure[]> {
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
    isOpen:
      row.kind === MeasureKind.WARNING
        ? row.startsAt > yearBefore(now)
        : liftedAt === null && (row.endsAt === null || row.endsAt > now),
  }));
}

/** The newest bookings of a person on either side. */
export async function latestBookingsOf(ctx: ServiceContext, userId: string): Promise<string[]> {
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

/** How many rentals of a person are active, on either side. */
export async function countRunning(ctx: ServiceContext, userId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('Booking')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .where('status', 'in', statusesThat('isRunning'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a host was paid in a year, what is on hold and the next payout. */
export const hostMoneyOf = (ctx: ServiceContext, userId: string): Promise<PersonHostMoney> =>
  hostBalance(ctx, userId, addDays(ctx.clock.today(), -YEAR_DAYS));

/** The newest spaces of a person. */
export async function latestSpacesOf(ctx: ServiceContext, userId: string): Promise<string[]> {
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
