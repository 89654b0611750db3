import { sql, type AliasableExpression, type Expression, type RawBuilder } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import type { GlobalType } from '../../../core/graphql/global-id.js';
import type { StaffAct } from '../../../core/staff-acts.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import type { ClaimCase } from '../../claims/claim.enums.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation.enums.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { isHeldByBank } from '../../bookings/disputes/held-by-bank.js';
import { selectWaitingRequests } from '../../privacy/rights/data-requests.js';
import { selectWaitingReviews } from '../../reports/review-decisions/reviews-to-decide.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { ANSWER_MINUTES } from '../../support/ticket-input.rules.js';
import { TicketPriority } from '../../support/ticket.enums.js';
import { VERIFICATION_BOUNDS } from '../../verification/documents/document-kinds.rules.js';
import { VerificationKind, VerificationStatus } from '../../verification/verification.enums.js';
import { AdjustmentStatus } from '../money/adjustment.enums.js';
import { selectFailedPayouts, selectOwedGuarantees } from '../money/open-transfers.js';
import { waitsFor } from '../reports/staff-reports.js';
import { StaffQueue } from './staff-queue.types.js';

const DAY_H = 24;

interface QueueRow {
  readonly act: StaffAct;
  readonly targetHours: number;
  /** Whether its cases store their own due date, which skips non-working days. */
  readonly isInWorkingDays?: boolean;
  /** Everything that waits, by `since` and `due`. */
  readonly waiting: (ctx: SignedInContext, hours: number) => Waiting;
  /** For a queue with assigned cases: their type in the API, and those assigned to the viewer. */
  readonly own?: { readonly type: GlobalType; readonly cases: (ctx: SignedInContext) => OwnCases };
}

/** The source of a count, whatever its tables. */
export type Waiting = AliasableExpression<{ readonly since: Date | null; readonly due: Date | null }>;

/** A case that waits, as the panel of its assignee shows it. */
export interface OwnCaseRow {
  readonly queue: StaffQueue;
  readonly id: string;
  readonly code: string;
  /** Its subject: the space of a claim, the subject of a ticket. */
  readonly subject: string;
  readonly claimCase: ClaimCase | null;
  readonly amountCents: number | null;
  readonly personName: string | null;
  readonly isUrgent: boolean;
  readonly since: Date;
  readonly due: Date | null;
}
/** The assigned cases of a queue, whatever its tables. */
export type OwnCases = AliasableExpression<OwnCaseRow>;

const dueAfter = (since: Expression<unknown>, hours: number): RawBuilder<Date> =>
  sql<Date>`${since} + make_interval(hours => ${hours})`;

const waitingClaims = ({ db, viewer }: SignedInContext) =>
  db
    .selectFrom('Claim as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .where('c.status', 'in', claimStatusesThat('isForStaff'))
    .where('b.renterId', '<>', viewer.id)
    .where('b.hostId', '<>', viewer.id);

const waitingTickets = ({ db, viewer }: SignedInContext) =>
  db
    .selectFrom('Ticket as t')
    .where('t.answerDueAt', 'is not', null)
    .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', viewer.id)]));

const verifications = (kind: VerificationKind): QueueRow => ({
  act: 'DECIDE_VERIFICATIONS',
  targetHours: VERIFICATION_BOUNDS.reviewHours,
  waiting: ({ db, viewer }, hours) =>
    db
      .selectFrom('Verification as v')
      .select((eb) => ['v.submittedAt as since', dueAfter(eb.ref('v.submittedAt'), hours).as('due')])
      .where('v.status', '=', VerificationStatus.IN_REVIEW)
      .where('v.kind', '=', kind)
      .where('v.userId', '<>', viewer.id),
});

/** Every queue of the staff: its permitted roles, its time limit, and what waits in it. */
export const QUEUES: Readonly<Record<StaffQueue, QueueRow>> = {
  [StaffQueue.CLAIMS]: {
    act: 'DECIDE_CLAIMS',
    targetHours: 5 * DAY_H,
    isInWorkingDays: true,
    waiting: (ctx) => waitingClaims(ctx).select(['c.createdAt as since', 'c.decideBy as due']),
    own: {
      type: 'Claim',
      cases: (ctx) =>
        waitingClaims(ctx)
          .innerJoin('Space as s', 's.id', 'b.spaceId')
          .where('c.assigneeId', '=', ctx.viewer.id)
          .select((eb) => [
            sql<StaffQueue>`${StaffQueue.CLAIMS}::text`.as('queue'),
            'c.id',
            'c.reference as code',
            eb.fn.coalesce('s.title', 'b.reference').as('subject'),
            'c.claimCase',
            eb.fn.coalesce('c.remedyCents', 'c.wantedCents').as('amountCents'),
            sql<string | null>`null::text`.as('personName'),
            eb.lit(false).as('isUrgent'),
            'c.createdAt as since',
            'c.decideBy as due',
          ]),
    },
  },
  [StaffQueue.TICKETS]: {
    act: 'SERVE_TICKETS',
    targetHours: ANSWER_MINUTES[TicketPriority.NORMAL] / 60,
    isInWorkingDays: true,
    waiting: (ctx) => waitingTickets(ctx).select(['t.lastMessageAt as since', 't.answerDueAt as due']),
    own: {
      type: 'Ticket',
      cases: (ctx) =>
        waitingTickets(ctx)
          .leftJoin('User as u', 'u.id', 't.requesterId')
          .where('t.assigneeId', '=', ctx.viewer.id)
          .select((eb) => [
            sql<StaffQueue>`${StaffQueue.TICKETS}::text`.as('queue'),
            't.id',
            't.code',
            't.subject',
            sql<ClaimCase | null>`null::text`.as('claimCase'),
            sql<number | null>`null::int`.as('amountCents'),
            eb.fn.coalesce('u.fullName', 't.name').as('personName'),
            eb('t.priority', '=', TicketPriority.URGENT).$castTo<boolean>().as('isUrgent'),
            't.lastMessageAt as since',
            't.answerDueAt as due',
          ]),
    },
  },
  [StaffQueue.REPORTS]: {
    act: 'DECIDE_REPORTS',
    targetHours: 7 * DAY_H,
    waiting: ({ db, viewer }) =>
      db
        .selectFrom('ReportCase as c')
        .select((eb) => [
          eb.fn.coalesce('c.complainedAt', 'c.openedAt').as('since'),
          eb.fn.coalesce('c.complaintDueAt', 'c.dueAt').as('due'),
        ])
        .where(waitsFor(viewer)),
  },
  [StaffQueue.IDENTITIES]: verifications(VerificationKind.IDENTITY),
  [StaffQueue.SPACE_DOCUMENTS]: verifications(VerificationKind.SPACE),
  [StaffQueue.SPACES]: {
    act: 'DECIDE_SPACES',
    targetHours: DAY_H,
    waiting: ({ db, viewer }, hours) =>
      db
        .selectFrom('Space as s')
        .select((eb) => ['s.submittedAt as since', dueAfter(eb.ref('s.submittedAt'), hours).as('due')])
        .where('s.status', '=', SpaceStatus.IN_REVIEW)
        .where('s.hostId', '<>', viewer.id),
  },
  [StaffQueue.MONEY]: {
    act: 'SEE_MONEY',
    targetHours: DAY_H,
    waiting: (ctx, hours) =>
      ctx.db
        .selectFrom('Refund as r')
        .select((eb) => ['r.failedAt as since', dueAfter(eb.ref('r.failedAt'), hours).as('due')])
        .where('r.status', '=', RefundStatus.FAILED)
        .where((eb) => eb.not(isHeldByBank(eb.ref('r.paymentId'))))
        .unionAll(
          ctx.db
            .selectFrom('ReconciliationAlarm as a')
            .select((eb) => ['a.foundAt as since', dueAfter(eb.ref('a.foundAt'), hours).as('due')])
            .where('a.resolvedAt', 'is', null),
        )
        .unionAll(
          ctx.db
            .selectFrom('Adjustment as j')
            .select((eb) => ['j.proposedAt as since', dueAfter(eb.ref('j.proposedAt'), hours).as('due')])
            .where('j.status', '=', AdjustmentStatus.PROPOSED)
            .where('j.proposedBy', '<>', ctx.viewer.id),
        )
        .unionAll(
          selectOwedGuarantees(ctx).select((eb) => [
            'g.createdAt as since',
            dueAfter(eb.ref('g.createdAt'), hours).as('due'),
          ]),
        )
        .unionAll(
          selectFailedPayouts(ctx).select((eb) => [
            'p.updatedAt as since',
            dueAfter(eb.ref('p.updatedAt'), hours).as('due'),
          ]),
        ),
  },
  [StaffQueue.REVIEWS]: {
    act: 'DECIDE_REVIEWS',
    targetHours: 7 * DAY_H,
    waiting: (ctx, hours) =>
      selectWaitingReviews(ctx).select((eb) => ['w.since', dueAfter(eb.ref('w.since'), hours).as('due')]),
  },
  [StaffQueue.DATA_REQUESTS]: {
    act: 'ANSWER_DATA_REQUESTS',
    targetHours: 30 * DAY_H,
    waiting: (ctx) => selectWaitingRequests(ctx).select(['r.requestedAt as since', 'r.dueAt as due']),
  },
  [StaffQueue.TERMINATED_STAYS]: {
    act: 'TERMINATE_BOOKINGS',
    targetHours: 30 * DAY_H,
    waiting: ({ db, viewer }, hours) =>
      db
        .selectFrom('Booking as b')
        .select((eb) => ['b.terminatedAt as since', dueAfter(eb.ref('b.terminatedAt'), hours).as('due')])
        .where('b.status', '=', BookingStatus.TERMINATED)
        .where('b.renterId', '<>', viewer.id)
        .where('b.hostId', '<>', viewer.id),
  },
};
