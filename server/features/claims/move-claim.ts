import type { ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { addJob } from '../../core/jobs/jobs.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { createTransitionRunner, type TransitionSteps } from '../../core/writes/state-machine.js';
import type { Booking } from '../bookings/booking.entity.js';
import { afterWorkingDays, CLAIM_BOUNDS } from './claim-cases.rules.js';
import type { ClaimContext } from './claim-guards.rules.js';
import {
  claimMachine,
  claimTransitions,
  type ClaimActor,
  type ClaimEffect,
  type ClaimStep,
  type ClaimTimer,
} from './claim.transitions.js';
import { claimStatusesThat, claimStateOf } from './claim-status.rules.js';
import { ClaimStatus } from './claim.enums.js';
import type { Claim } from './claim.entity.js';
import { ClaimEventType, type ClaimEventName } from './claim.events.js';
import { holdForClaim, releaseForClaim } from './hold-earnings.js';
import { settleClaim } from './money/settle-claim.js';
import type { ClaimQuestion } from './questions/claim-question.entity.js';

/** The job that acts when a deadline of a claim has passed. */
export const CLAIM_CLOCK_JOB = 'claims.clock';

interface ClaimRun {
  readonly tx: ServiceContext;
  readonly booking: Booking;
  readonly claim: Claim;
  /** A question of the staff to a side, when it starts or ends. */
  readonly question?: ClaimQuestion;
}

type Steps = TransitionSteps<ClaimRun, ClaimEffect, ClaimTimer, ClaimEventName>;

const effects: Steps['effects'] = {
  holdEarnings: ({ tx, booking, claim }) => holdForClaim(tx, booking, claim),
  releaseEarnings: ({ tx, claim }) => releaseForClaim(tx, claim),
  settle: ({ tx, booking, claim }) => settleClaim(tx, booking, claim),
};

const clockAt = async ({ tx, claim }: ClaimRun, runAt: Date | null): Promise<void> => {
  if (runAt) await addJob(tx, CLAIM_CLOCK_JOB, { claimId: claim.id }, { jobKey: `claim:${claim.id}`, runAt });
};

const timers: Steps['timers'] = {
  answerEnd: (run) => clockAt(run, run.claim.answerBy),
  voteEnd: (run) => clockAt(run, run.claim.voteBy),
  dataEnd: (run) => clockAt(run, run.question?.answerBy ?? null),
  appealEnd: (run) => clockAt(run, run.claim.appealBy),
};

const notices = Object.fromEntries(
  Object.values(ClaimEventType).map((type) => [type, (run: ClaimRun) => recordClaimEvent(run, type)]),
) as Steps['notices'];

const runTransition = createTransitionRunner(claimTransitions, { effects, timers, notices });

/** Takes a step of a locked claim; throws its status when the table does not allow the step. */
export async function moveClaim(
  run: ClaimRun,
  step: ClaimStep,
  actor: ClaimActor,
  known: Partial<ClaimContext> = {},
): Promise<void> {
  const { tx, claim } = run;
  const now = tx.clock.now();
  const row = claimMachine
    .candidates(claim.status, step, actor)
    .find((candidate) => claimMachine.isAllowed(candidate, { ...claim, ...known }, now));
  if (!row) throw claimRefused(claim);
  await applyRow(run, claimMachine.target(row, claim.status), row);
}

/** Runs the step that creates a claim. */
export async function beginClaim(run: ClaimRun, step: ClaimStep, actor: ClaimActor): Promise<void> {
  const [row] = claimMachine.candidates(null, step, actor);
  if (!row) throw new Error(`no claim begins with ${step}`);
  run.tx.em.persist(run.claim);
  await applyRow(run, claimMachine.target(row, null), row);
}

/** The error of a step that is not possible now. */
export function claimRefused({ status }: Pick<Claim, 'status'>): DomainError {
  return new DomainError(ErrorCode.CLAIM_STATE_REFUSED, { status: status.toUpperCase() });
}

async function applyRow(run: ClaimRun, to: ClaimStatus, row: (typeof claimTransitions)[number]): Promise<void> {
  const { tx, booking, claim } = run;
  const isNew = claim.status !== to;
  claim.status = to;
  claim.updatedAt = tx.clock.now();
  if (isNew) setTimes(run);
  if (!claimStatusesThat('isWithStaff').includes(to)) claim.assigneeId = null;
  await runTransition(row, run, async () => {
    await tx.em.flush();
    booking.claimState = claimStateOf((await openClaimOf(tx, booking.id)) ?? to);
    await tx.em.flush();
  });
}

/** The status of the latest open claim of a booking: each side can have one. */
async function openClaimOf({ db }: ServiceContext, bookingId: string): Promise<ClaimStatus | undefined> {
  const row = await db
    .selectFrom('Claim')
    .select('status')
    .where('bookingId', '=', bookingId)
    .where('status', 'in', claimStatusesThat('isOpen'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.status;
}

/** The deadlines that start with a status. */
function setTimes({ tx, booking, claim, question }: ClaimRun): void {
  const now = tx.clock.now();
  const inHours = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
  switch (claim.status) {
    case ClaimStatus.AWAITING_OTHER:
      claim.answerBy = inHours(CLAIM_BOUNDS.answerHours);
      break;
    case ClaimStatus.PROPOSED:
      Object.assign(claim, { proposedAt: now, voteBy: inHours(CLAIM_BOUNDS.voteHours) });
      break;
    case ClaimStatus.IN_REVIEW:
    case ClaimStatus.APPEALED:
      // The time in which a side was asked does not count.
      claim.decideBy =
        question && claim.decideBy
          ? new Date(claim.decideBy.getTime() + now.getTime() - question.createdAt.getTime())
          : afterWorkingDays(now, CLAIM_BOUNDS.decisionWorkingDays, booking.termsSnapshot.timeZone);
      break;
    case ClaimStatus.DECIDED:
      claim.appealBy = inHours(CLAIM_BOUNDS.appealDays * 24);
      break;
    case ClaimStatus.CLOSED:
    case ClaimStatus.WITHDRAWN:
      claim.closedAt = now;
      break;
    case ClaimStatus.SUBMITTED:
    case ClaimStatus.AWAITING_DATA:
    case ClaimStatus.AGREED:
  }
}

async function recordClaimEvent({ tx, booking, claim, question }: ClaimRun, type: ClaimEventName): Promise<void> {
  const { id: bookingId, spaceId, renterId, hostId } = booking;
  await recordEvent(tx, {
    type,
    payload: {
      bookingId,
      spaceId,
      renterId,
      hostId,
      claimId: claim.id,
      side: claim.side,
      ...(question && { askedSide: question.side, questionNo: question.number }),
    },
  });
}
