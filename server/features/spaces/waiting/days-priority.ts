import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { columnRef, type Tables } from '../../../database.js';
import { WaitingState } from './waiting-place.enums.js';

/** The job that offers freed days to those who wait for them. */
export const OFFER_DAYS_JOB = 'waiting-list.offer-days';

interface RequestedPeriod {
  readonly spaceId: string;
  readonly from: string;
  readonly to: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly now: Date;
}

/** Whether the waiting place with alias `w` has a day in the half-open range. */
export function waitsForDays(from: string, to: string): RawBuilder<boolean> {
  return sql<boolean>`${columnRef<'WaitingPlace'>('w.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}

type Priority = SelectQueryBuilder<Tables & { w: Tables['WaitingPlace'] }, 'w', { priorityUntil: Date | null }>;

/** The places that have priority now: a condition inside a larger query. */
export function openPriorities<DB extends Tables, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  now: Date,
): Priority {
  return (eb as unknown as ExpressionBuilder<Tables, never>)
    .selectFrom('WaitingPlace as w')
    .select('w.priorityUntil')
    .where('w.state', '=', WaitingState.OFFERED)
    .where('w.priorityUntil', '>', now) as unknown as Priority;
}

/** Until when somebody else on the waiting list has priority for some of the days: a condition inside a larger query. */
export function othersPriority<DB extends Tables, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  { spaceId, from, to, userId, now }: RequestedPeriod,
): Priority {
  return openPriorities(eb, now)
    .where('w.spaceId', '=', spaceId)
    .where(waitsForDays(from, to))
    .$if(userId !== null, (query) => query.where('w.userId', '!=', userId as string))
    .orderBy('w.priorityUntil', 'desc')
    .limit(1);
}

/** A column of a subquery keeps the database's format. */
export const instantOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** The same as a query of its own; null when nobody has. */
export async function readOthersPriority(ctx: ServiceContext, days: RequestedPeriod): Promise<Date | null> {
  const row = await ctx.db.selectNoFrom((eb) => othersPriority(eb, days).as('until')).executeTakeFirstOrThrow();
  return instantOf(row.until);
}
