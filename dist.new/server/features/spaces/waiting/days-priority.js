import { sql } from 'kysely';
import { WaitingState } from './waiting-place-types.js';
/** The work that offers days that became free to whoever waits for them. */
export const OFFER_DAYS_JOB = 'waiting-list.offer-days';
/** Whether the waiting place with alias `w` has a day in the half-open range. */
export function waitsForDays(from, to) {
    return sql `${sql.ref('w.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}
/** Until when somebody else of the waiting list has priority on some of the days: a condition inside a larger query. */
export function othersPriority(eb, { spaceId, from, to, userId, now }) {
    return eb
        .selectFrom('WaitingPlace as w')
        .select('w.priorityUntil')
        .where('w.spaceId', '=', spaceId)
        .where('w.state', '=', WaitingState.OFFERED)
        .where('w.priorityUntil', '>', now)
        .where(waitsForDays(from, to))
        .$if(userId !== null, (query) => query.where('w.userId', '!=', userId))
        .orderBy('w.priorityUntil', 'desc')
        .limit(1);
}
/** A column of a subquery comes as the database writes it. */
export const instantOf = (value) => (value === null ? null : new Date(value));
/** The same on its own; null when nobody has. */
export async function readOthersPriority(ctx, days) {
    const row = await ctx.db.selectNoFrom((eb) => othersPriority(eb, days).as('until')).executeTakeFirstOrThrow();
    return instantOf(row.until);
}
//# sourceMappingURL=days-priority.js.map