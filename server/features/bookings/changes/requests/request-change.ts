import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../../core/errors/errors.js';
import { loadConstants } from '../../../../core/constants/load-constants.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import type { Booking } from '../../booking.entity.js';
import { BookingAction, BookingActor } from '../../booking.enums.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking.state-machine.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { refuseTakenDays } from '../refuse-taken-days.js';
import { differenceOf, visibleAmount } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import { answerDeadline, changeProblems, requestedDays, type RequestedDays } from './change-days.rules.js';
import { ChangeRequest } from './change-request.entity.js';
import { ChangeStep } from './change-request.transitions.js';
import { ChangeKind } from './change-request.enums.js';
import { endBeforeNotice, termsChangeOf, type RequestedPeriod } from './change-terms.js';
import { recordAcceptance } from '../../acceptances/record-acceptance.js';
import { lapseOverdue } from './lapse-changes.js';
import { moveChange } from './move-change.js';
import { hasOpenChange } from './open-change.js';

/** One side requests other days, with the displayed difference. Idempotent. */
export async function askForDates(
  ctx: SignedInContext,
  bookingId: string,
  { differenceCents, ...request }: RequestedDays & { readonly differenceCents: number },
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    await refuseUnlessOffered(tx, booking, { action: BookingAction.CHANGE_DATES, actor: actingUser.actor });
    refuseProblems(changeProblems(booking, request, tx.clock.today(booking.termsSnapshot.timeZone)));
    const days = { kind: ChangeKind.DATES, ...requestedDays(booking, request) };
    await createRequest(tx, booking, { days, actor: actingUser.actor, differenceCents });
    return booking;
  });
}

/** The side that gave notice asks the other one to undo it. */
export async function askToUndoNotice(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    await refuseUnlessOffered(tx, booking, { action: BookingAction.UNDO_NOTICE, actor: actingUser.actor });
    const to = await endBeforeNotice(tx, booking.id);
    const days = { kind: ChangeKind.UNDO_NOTICE, from: booking.from, to };
    await createRequest(tx, booking, { days, actor: actingUser.actor, differenceCents: null });
    return booking;
  });
}

async function refuseUnlessOffered(
  tx: SignedInContext,
  booking: Booking,
  { action, actor }: { readonly action: BookingAction; readonly actor: BookingActor },
): Promise<void> {
  // The staff do not ask: they change the end for both sides.
  if (actor === BookingActor.ADMIN) throw new DomainError(ErrorCode.FORBIDDEN);
  await lapseOverdue(tx, booking);
  const context = { ...transitionContextOf(booking, tx.config), hasOpenChange: await hasOpenChange(tx, booking.id) };
  const step = nextStatus(context, action, actor, tx.clock.now());
  if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
}

async function createRequest(
  tx: SignedInContext,
  booking: Booking,
  {
    days,
    actor,
    differenceCents,
  }: { readonly days: RequestedPeriod; readonly actor: BookingActor; readonly differenceCents: number | null },
): Promise<void> {
  const { kind, from, to } = days;
  await refuseTakenDays(tx, booking, { from, to });
  await refuseWhileCharging(tx, booking.id);
  const { months } = await previewChange(tx, booking, termsChangeOf(days, booking));
  const difference = differenceOf(months);
  const seen = visibleAmount(actor, difference);
  if (differenceCents !== null && differenceCents !== seen)
    throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { differenceCents: seen });
  const now = tx.clock.now();
  const hours = (await loadConstants(tx)).CHANGE_ANSWER_HOURS;
  const expiresAt = answerDeadline(booking, days, { now, hours });
  if (expiresAt <= now) refuseProblems([{ path: 'to', code: FieldProblemCode.CHANGE_TOO_LATE }]);
  const change = Object.assign(new ChangeRequest(), {
    id: randomUUID(),
    bookingId: booking.id,
    kind,
    askedBy: actor,
    from,
    to,
    differenceCents: difference.renterCents,
    hostDifferenceCents: difference.hostCents,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(change);
  await moveChange(tx, booking, change, { step: ChangeStep.ASK, actor });
  await recordAcceptance(tx, {
    kind: 'change_offer',
    version: change.id,
    bookingId: booking.id,
    content: { startsOn: from, endsOn: to, ...difference },
  });
}
