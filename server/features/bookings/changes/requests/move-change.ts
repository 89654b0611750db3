import type { ServiceContext } from '../../../../core/context.js';
import { addJob } from '../../../../core/jobs/jobs.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { createTransitionRunner, type TransitionSteps } from '../../../../core/writes/state-machine.js';
import type { Booking } from '../../booking.entity.js';
import type { BookingActor } from '../../booking.enums.js';
import { BookingEventType, type BookingEventName } from '../../booking.events.js';
import { recordBookingEvent } from '../../lifecycle/booking-changes.js';
import type { ChangeRequest } from './change-request.entity.js';
import { changeMachine, changeTransitions, ChangeStep, type ChangeTimer } from './change-request.transitions.js';
import { isOvertaken } from './overtaken.rules.js';

/** The job that lapses one request whose time is over. */
export const LAPSE_CHANGE_JOB = 'bookings.lapse-change';

interface ChangeRun {
  readonly tx: ServiceContext;
  readonly booking: Booking;
  readonly change: ChangeRequest;
}

type Steps = TransitionSteps<ChangeRun, never, ChangeTimer, BookingEventName>;

const timers: Steps['timers'] = {
  lapse: ({ tx, change: { id, expiresAt: runAt } }) =>
    addJob(tx, LAPSE_CHANGE_JOB, { changeId: id }, { jobKey: `change:${id}`, runAt }),
};

const notices = Object.fromEntries(
  Object.values(BookingEventType).map((type) => [
    type,
    ({ tx, booking, change: { id, askedBy: by, kind } }: ChangeRun) =>
      recordBookingEvent(tx, type, booking, { by, kind, changeId: id }),
  ]),
) as Steps['notices'];

const runTransition = createTransitionRunner(changeTransitions, { effects: {}, timers, notices });

/** Moves a request of a locked booking; throws BOOKING_CHANGE_CLOSED when its status no longer allows it. */
export async function moveChange(
  tx: ServiceContext,
  booking: Booking,
  change: ChangeRequest,
  { step, actor }: { readonly step: ChangeStep; readonly actor: BookingActor },
): Promise<void> {
  const now = tx.clock.now();
  const isNew = step === ChangeStep.ASK;
  const context = { ...change, actor, isOvertaken: isOvertaken(booking.status, change.kind) };
  const row = changeMachine
    .candidates(isNew ? null : change.status, step, actor)
    .find((candidate) => changeMachine.isAllowed(candidate, context, now));
  if (!row) throw new DomainError(ErrorCode.BOOKING_CHANGE_CLOSED, { status: change.status.toUpperCase() });
  const isAnswer = step === ChangeStep.AGREE || step === ChangeStep.DECLINE;
  Object.assign(change, {
    status: changeMachine.target(row, isNew ? null : change.status),
    updatedAt: now,
    ...(isAnswer ? { answeredAt: now } : {}),
  });
  await runTransition(row, { tx, booking, change }, () => tx.em.flush());
}
