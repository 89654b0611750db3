import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { mayDo } from '../../../core/staff-acts.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { QUEUES, type Waiting } from './queue-rows.js';
import { StaffQueue, type StaffQueueState } from './staff-queue.types.js';

/**
 * The queues the viewer may open, the most urgent first, in one statement. With `isOwn` only the viewer's cases, in queues with assignment.
 */
export async function listStaffQueues(ctx: SignedInContext, isOwn: boolean): Promise<StaffQueueState[]> {
  const [first, ...others] = Object.values(StaffQueue)
    .filter((queue) => mayDo(ctx.viewer, QUEUES[queue].act) && (QUEUES[queue].own || !isOwn))
    .map((queue) => selectCounts(ctx, queue, isOwn));
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const countedAt = ctx.clock.now();
  const states = rows.map(({ queue, ...row }): StaffQueueState => {
    const { targetHours, isInWorkingDays = false } = QUEUES[queue];
    return {
      queue,
      targetHours,
      isInWorkingDays,
      openCount: Number(row.openCount),
      lateCount: Number(row.lateCount),
      todayCount: Number(row.todayCount),
      ownCount: row.ownCount === null ? null : Number(row.ownCount),
      oldestAt: row.oldestAt && new Date(row.oldestAt),
      countedAt,
    };
  });
  const urgency = ({ lateCount, todayCount, openCount }: StaffQueueState): number =>
    lateCount > 0 ? 3 : todayCount > 0 ? 2 : openCount > 0 ? 1 : 0;
  return states.toSorted((a, b) => urgency(b) - urgency(a) || b.openCount - a.openCount);
}

function selectCounts(ctx: SignedInContext, queue: StaffQueue, isOwn: boolean) {
  const { targetHours, waiting, own } = QUEUES[queue];
  const now = ctx.clock.now();
  const endOfToday = sql<Date>`((${ctx.clock.today()}::date + 1)::timestamp at time zone ${sql.lit(MAINLAND_ZONE)})`;
  const counted: Waiting = isOwn && own ? own.cases(ctx) : waiting(ctx, targetHours);
  const countOwn =
    own && ctx.db.selectFrom(own.cases(ctx).as('o')).select(({ fn }) => fn.countAll<string>().as('count'));
  return ctx.db.selectFrom(counted.as('q')).select((eb) => [
    sql<StaffQueue>`${queue}::text`.as('queue'),
    eb.fn.countAll<string>().as('openCount'),
    eb.fn.countAll<string>().filterWhere('q.due', '<', now).as('lateCount'),
    eb.fn
      .countAll<string>()
      .filterWhere((inner) => inner.and([inner('q.due', '>=', now), inner('q.due', '<', endOfToday)]))
      .as('todayCount'),
    eb.fn.min<Date | null>('q.since').as('oldestAt'),
    (countOwn ? sql<string | null>`${countOwn}` : sql<string | null>`null::bigint`).as('ownCount'),
  ]);
}
