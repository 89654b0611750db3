import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import type { Tables } from '../../../database.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation-types.js';
import { DataRequestStatus } from '../../privacy/rights/data-request.types.js';
import { selectWaitingReviews } from '../../reports/review-decisions/reviews-to-decide.js';
import { ReportedKind, ReportStatus } from '../../reports/cases/report-case-types.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { VerificationStatus } from '../../verification/verification-codes.js';
import { AdjustmentStatus } from '../money/adjustment-types.js';
import { waits } from '../reports/staff-reports.js';
import { StaffQueue, type StaffQueueState } from './staff-queue.types.js';

const DAY_H = 24;

interface QueueRow {
  readonly act: StaffAct;
  readonly targetHours: number;
  /** Its cases keep their own last moment, which skips other days. */
  readonly isInWorkingDays?: boolean;
  /** Everything that waits, by `since` and `due`. */
  readonly waiting: (ctx: SignedInContext, hours: number) => Waiting;
}

// The source of a count: what it selects from does not matter to who counts.
type Waiting = SelectQueryBuilder<Tables, never, { since: Date | null; due: Date | null }>;

const dueAfter = (column: string, hours: number): RawBuilder<Date> =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${hours})`;

const QUEUES: Readonly<Record<StaffQueue, QueueRow>> = {
  [StaffQueue.CLAIMS]: {
    act: 'DECIDE_CLAIMS',
    targetHours: 5 * DAY_H,
    isInWorkingDays: true,
    waiting: ({ db, viewer }) =>
      db
        .selectFrom('Claim as c')
        .innerJoin('Booking as b', 'b.id', 'c.bookingId')
        .select(['c.createdAt as since', 'c.decideBy as due'])
        .where('c.status', 'in', claimStatusesThat('isForStaff'))
        .where('b.renterId', '<>', viewer.id)
        .where('b.hostId', '<>', viewer.id) as never,
  },
  [StaffQueue.TICKETS]: {
    act: 'SERVE_TICKETS',
    targetHours: 4,
    isInWorkingDays: true,
    waiting: ({ db, viewer }) =>
      db
        .selectFrom('Ticket as t')
        .select(['t.lastMessageAt as since', 't.answerDueAt as due'])
        .where('t.answerDueAt', 'is not', null)
        .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', viewer.id)])) as never,
  },
  [StaffQueue.REPORTS]: {
    act: 'DECIDE_REPORTS',
    targetHours: 7 * DAY_H,
    // Reported reviews wait in the queue of reviews; complaints about their decisions wait here.
    waiting: ({ db, viewer }) =>
      db
        .selectFrom('ReportCase as c')
        .select((eb) => [
          eb.fn.coalesce('c.complainedAt', 'c.openedAt').as('since'),
          eb.fn.coalesce('c.complaintDueAt', 'c.dueAt').as('due'),
        ])
        .where(waits)
        .where((eb) => eb.or([eb('c.subject', '<>', ReportedKind.REVIEW), eb('c.status', '<>', ReportStatus.OPEN)]))
        .where((eb) => eb.or([eb('c.concernedId', 'is', null), eb('c.concernedId', '<>', viewer.id)]))
        .where((eb) => eb.or([eb('c.userId', 'is', null), eb('c.userId', '<>', viewer.id)]))
        .where((eb) => eb.or([eb('c.decidedBy', 'is', null), eb('c.decidedBy', '<>', viewer.id)])) as never,
  },
  [StaffQueue.VERIFICATIONS]: {
    act: 'DECIDE_VERIFICATIONS',
    targetHours: 2 * DAY_H,
    waiting: ({ db, viewer }, hours) =>
      db
        .selectFrom('Verification as v')
        .select(['v.submittedAt as since', dueAfter('v.submittedAt', hours).as('due')])
        .where('v.status', '=', VerificationStatus.IN_REVIEW)
        .where('v.userId', '<>', viewer.id) as never,
  },
  [StaffQueue.SPACES]: {
    act: 'DECIDE_SPACES',
    targetHours: DAY_H,
    waiting: ({ db, viewer }, hours) =>
      db
        .selectFrom('Space as s')
        .select(['s.submittedAt as since', dueAfter('s.submittedAt', hours).as('due')])
        .where('s.status', '=', SpaceStatus.IN_REVIEW)
        .where('s.hostId', '<>', viewer.id) as never,
  },
  [StaffQueue.MONEY]: {
    act: 'SEE_MONEY',
    targetHours: DAY_H,
    waiting: ({ db, viewer }, hours) =>
      db
        .selectFrom('Refund as r')
        .select(['r.failedAt as since', dueAfter('r.failedAt', hours).as('due')])
        .where('r.status', '=', RefundStatus.FAILED)
        .unionAll(
          db
            .selectFrom('ReconciliationAlarm as a')
            .select(['a.foundAt as since', dueAfter('a.foundAt', hours).as('due')])
            .where('a.resolvedAt', 'is', null),
        )
        .unionAll(
          db
            .selectFrom('Adjustment as j')
            .select(['j.proposedAt as since', dueAfter('j.proposedAt', hours).as('due')])
            .where('j.status', '=', AdjustmentStatus.PROPOSED)
            .where('j.proposedBy', '<>', viewer.id),
        ) as never,
  },
  [StaffQueue.REVIEWS]: {
    act: 'DECIDE_REVIEWS',
    targetHours: 7 * DAY_H,
    waiting: (ctx, hours) =>
      selectWaitingReviews(ctx).select(['w.since', dueAfter('w.since', hours).as('due')]) as never,
  },
  [StaffQueue.DATA_REQUESTS]: {
    act: 'ANSWER_DATA_REQUESTS',
    targetHours: 30 * DAY_H,
    waiting: ({ db }) =>
      db
        .selectFrom('DataRequest as d')
        .select(['d.requestedAt as since', 'd.dueAt as due'])
        .where('d.status', '=', DataRequestStatus.OPEN) as never,
  },
};

/** The queues the viewer may open, the most urgent first: one statement each. */
export async function listStaffQueues(ctx: SignedInContext): Promise<StaffQueueState[]> {
  const states: StaffQueueState[] = [];
  for (const queue of Object.values(StaffQueue))
    if (mayDo(ctx.viewer, QUEUES[queue].act)) states.push(await stateOf(ctx, queue));
  const urgency = ({ lateCount, todayCount, openCount }: StaffQueueState): number =>
    lateCount > 0 ? 3 : todayCount > 0 ? 2 : openCount > 0 ? 1 : 0;
  return states.toSorted((a, b) => urgency(b) - urgency(a) || b.openCount - a.openCount);
}

async function stateOf(ctx: SignedInContext, queue: StaffQueue): Promise<StaffQueueState> {
  const { targetHours, isInWorkingDays = false, waiting } = QUEUES[queue];
  const now = ctx.clock.now();
  const endOfToday = sql<Date>`((${ctx.clock.today()}::date + 1)::timestamp at time zone 'Europe/Madrid')`;
  const row = await ctx.db
    .selectFrom(waiting(ctx, targetHours).as('q'))
    .select((eb) => [
      eb.fn.countAll<string>().as('openCount'),
      eb.fn.countAll<string>().filterWhere('q.due', '<', now).as('lateCount'),
      eb.fn
        .countAll<string>()
        .filterWhere((inner) => inner.and([inner('q.due', '>=', now), inner('q.due', '<', endOfToday)]))
        .as('todayCount'),
      eb.fn.min('q.since').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return {
    queue,
    targetHours,
    isInWorkingDays,
    openCount: Number(row.openCount),
    lateCount: Number(row.lateCount),
    todayCount: Number(row.todayCount),
    oldestAt: row.oldestAt ? new Date(row.oldestAt) : null,
  };
}
