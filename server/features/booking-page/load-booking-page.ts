import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { addDays, type LocalDate } from '../../core/values/date-range.js';
import { localDateOf } from '../../core/values/time-zone.js';
import {
  areRetried,
  chargeableLoader,
  cycleLoader,
  paidCardsLoader,
  paidCreditLoader,
} from '../bookings/billing/billing.loaders.js';
import type { PaidWith } from '../bookings/billing/booking-card.js';
import type { BillingCycle } from '../bookings/billing/billing-cycle.entity.js';
import { CycleStatus } from '../bookings/billing/billing.enums.js';
import { refusedCycle } from '../bookings/billing/find-owed-charge.js';
import { nextTryOf } from '../bookings/billing/cycle-views.rules.js';
import { isOpenEnded, statusMeans } from '../bookings/booking-status.rules.js';
import type { Booking } from '../bookings/booking.entity.js';
import {
  loadFirstPayment,
  areInstructionsWritten,
  timelineLoader,
  type TimelineEntry,
} from '../bookings/booking.loaders.js';
import { canReadRenterMoney } from '../bookings/booking.policy.js';
import { renewalOfferDay } from '../bookings/changes/renewal/renewal-days.rules.js';
import { openChangeLoader } from '../bookings/changes/requests/open-change.js';
import { BookingAction, BookingActor, BookingStatus, PaymentStatus, TermType } from '../bookings/booking.enums.js';
import { availableActions } from '../bookings/lifecycle/booking.state-machine.js';
import { comingCreditLoader } from '../bookings/renter-payments/coming-charges.js';
import { comingChargeOf } from '../bookings/stay/coming-charge.js';
import { loadMoveInContext } from '../bookings/stay/move-in-context.js';
import { isMoveIn, moveInItems } from '../bookings/stay/move-in.rules.js';
import { completionTime } from '../bookings/stay/stay-timers.js';
import { claimToAnswer, loadActionContext } from '../claims/claim-views.js';
import { getBookingReviewState } from '../reviews/booking-review-state.js';
import { bookingReviewsLoader } from '../reviews/review.loaders.js';
import { reviewAbilities } from '../reviews/review.policy.js';
import { ReviewRoundKind } from '../reviews/review.enums.js';
import { actionStates, refusalOf } from './action-states.rules.js';
import type { ActionReason } from './booking-page.enums.js';
import { billingPeriodsOf, isNotified } from './billing-periods.rules.js';
import type { BookingActionState, BookingBillingPeriod } from './booking-page.types.js';
import type { MilestoneCharge, MilestoneContext } from './milestones.rules.js';
import type { NextStepContext } from './next-step.rules.js';

/** Loads the inputs of a booking's milestones, as far as the viewer may see them. */
export async function loadMilestoneContext(
  ctx: RequestContext,
  booking: Booking,
  actor: BookingActor,
): Promise<MilestoneContext> {
  const { timeZone, constants } = booking.termsSnapshot;
  const [events, reviews, charges] = await Promise.all([
    timelineLoader(ctx).load(booking.id),
    bookingReviewsLoader(ctx).load(booking.id),
    chargesOf(ctx, booking),
  ]);
  const isRolling = booking.termType === TermType.ROLLING;
  return {
    status: booking.status,
    timeZone,
    today: ctx.clock.today(timeZone),
    from: booking.from,
    to: booking.to,
    isRolling,
    requestedAt: booking.requestedAt,
    respondBy: booking.respondBy,
    holdExpiresAt: booking.holdExpiresAt,
    confirmedAt:
      events.find(({ toStatus }) => toStatus === BookingStatus.CONFIRMED)?.at ??
      (statusMeans(booking.status, 'isAgreed') ? booking.decidedAt : null),
    startedAt: booking.startedAt,
    noticeAt: currentNotice(events),
    moveOutAt: booking.moveOutAt,
    completesAt: completionTime(booking),
    completedAt: booking.completedAt,
    statusAt: events.findLast(({ toStatus }) => toStatus === booking.status)?.at ?? null,
    charges,
    reviews: reviews
      .filter(({ authorId }) => authorId === ctx.viewer?.id)
      .map(({ round, submittedAt, overall }) => ({
        isFinal: round === ReviewRoundKind.END,
        at: submittedAt,
        stars: overall,
      })),
    noticeDays: noticeDaysOf(ctx, booking, actor),
    renewalOn: isRolling ? comingOffer(booking, ctx.clock.today(timeZone)) : null,
    isHost: actor === BookingActor.HOST,
    reviewDays: constants.REVIEW_WINDOW_DAYS,
    completionHours: constants.MOVE_OUT_CONFIRM_HOURS,
  };
}

/** The day on which both sides will be asked about a renewal; null once they were, and for a stay that began after it. */
function comingOffer(booking: Booking, today: LocalDate): LocalDate | null {
  const day = renewalOfferDay(booking);
  return booking.renewalAskedAt === null && today <= day ? day : null;
}

/** Loads the inputs of a booking's next step. */
export async function loadNextStepContext(
  ctx: RequestContext,
  booking: Booking,
  actor: BookingActor,
): Promise<NextStepContext> {
  const today = ctx.clock.today(booking.termsSnapshot.timeZone);
  const now = ctx.clock.now();
  const [transition, payment, cycles, hasInstructions, review, moveIn, change, claim] = await Promise.all([
    loadActionContext(ctx, booking),
    loadFirstPayment(ctx, booking.id),
    cycleLoader(ctx).load(booking.id),
    areInstructionsWritten(ctx, booking),
    getBookingReviewState(ctx, booking),
    isMoveIn(booking, today) ? loadMoveInContext(ctx, booking) : null,
    openChangeLoader(ctx).load(booking.id),
    claimToAnswer(ctx, booking),
  ]);
  const refused = refusedCycle(cycles);
  const isWritten = review?.own ? reviewAbilities(ctx.viewer, review.own, now).edit : false;
  return {
    status: booking.status,
    actor,
    allowed: availableActions(transition, actor, now),
    from: booking.from,
    to: booking.to,
    isOpenEnded: isOpenEnded(booking),
    holdExpiresAt: booking.holdExpiresAt,
    respondBy: booking.respondBy,
    completesAt: statusMeans(booking.status, 'isLeaving') ? completionTime(booking) : null,
    isPastDue: cycles.some(({ status }) => status === CycleStatus.PAST_DUE),
    isChargeFailed: payment?.status === PaymentStatus.FAILED,
    owed: actor === BookingActor.RENTER && refused ? await owedOf(ctx, booking, refused) : null,
    nextCharge: canReadRenterMoney(ctx.viewer, booking) ? await comingChargeOf(ctx, booking) : null,
    missing: moveIn
      ? moveInItems(moveIn)
          .filter(({ isDone, isNeededForAccess }) => isNeededForAccess && !isDone)
          .map(({ step }) => step)
      : [],
    hasInstructions,
    reviewUntil: review?.canWrite && !isWritten ? review.closesAt : null,
    changeUntil: change && change.askedBy !== actor ? change.expiresAt : null,
    claim: claim && { id: toGlobalId('Claim', claim.id), until: claim.until },
  };
}

async function owedOf(ctx: RequestContext, booking: Booking, cycle: BillingCycle): Promise<NextStepContext['owed']> {
  if (!(await chargeableLoader(ctx).load(booking.id))) return null;
  const nextTryAt = nextTryOf(cycle);
  const nextTryOn =
    nextTryAt && (await areRetried(ctx, booking)) ? localDateOf(nextTryAt, booking.termsSnapshot.timeZone) : null;
  return { totalCents: cycle.totalCents, nextTryOn };
}

/** The possible actions of the viewer's side, and why the others are not possible. */
export async function loadActionStates(
  ctx: RequestContext,
  booking: Booking,
  actor: BookingActor,
): Promise<BookingActionState[]> {
  const [context, events] = await Promise.all([loadActionContext(ctx, booking), timelineLoader(ctx).load(booking.id)]);
  const hasEnd = booking.termType !== TermType.ROLLING || currentNotice(events) !== null;
  return actionStates(context, actor, ctx.clock.now(), hasEnd);
}

/** Why the host cannot accept a request now; null when they can. */
export async function loadAcceptRefusal(ctx: RequestContext, booking: Booking): Promise<ActionReason | null> {
  return refusalOf(await loadActionContext(ctx, booking), BookingAction.ACCEPT, BookingActor.HOST, ctx.clock.now());
}

/** The months of a booking with what the viewer's side pays or gets. */
export async function loadBillingPeriods(
  ctx: RequestContext,
  booking: Booking,
  actor: BookingActor,
): Promise<BookingBillingPeriod[]> {
  const { from, to, charges, termsSnapshot } = booking;
  const isHost = actor === BookingActor.HOST;
  const [cycles, isChargeable, credit, cards, first] = await Promise.all([
    cycleLoader(ctx).load(booking.id),
    chargeableLoader(ctx).load(booking.id),
    isHost ? new Map<string, number>() : creditOfCycles(ctx, booking),
    isHost ? new Map<string, PaidWith>() : paidCardsLoader(ctx).load(booking.id),
    isHost ? null : loadFirstPayment(ctx, booking.id),
  ]);
  const heldCreditCents = first?.status === PaymentStatus.AUTHORIZED ? first.creditCents : 0;
  const { timeZone } = termsSnapshot;
  return billingPeriodsOf({ from, to, charges, cycles, isChargeable, credit, cards, heldCreditCents, timeZone, actor });
}

/** The credit used and planned for the cycles of a booking. */
async function creditOfCycles(ctx: RequestContext, { id, renterId }: Booking): Promise<ReadonlyMap<string, number>> {
  const [paid, coming] = await Promise.all([paidCreditLoader(ctx).load(id), comingCreditLoader(ctx).load(renterId)]);
  return new Map([...coming, ...paid]);
}

/** The charges with a day: of the cycles or, before the host accepts, of the quote. */
async function chargesOf(ctx: RequestContext, booking: Booking): Promise<MilestoneCharge[]> {
  if (!canReadRenterMoney(ctx.viewer, booking)) return [];
  const cycles = await cycleLoader(ctx).load(booking.id);
  if (cycles.length === 0)
    return booking.charges.map(({ from, to, dueOn, totalCents }) => ({
      from,
      to,
      dueOn,
      takenAt: null,
      amountCents: totalCents,
    }));
  const isChargeable = await chargeableLoader(ctx).load(booking.id);
  const now = ctx.clock.now();
  return cycles
    .filter((cycle) => isNotified(cycle) && (isChargeable || cycle.dueAt <= now))
    .map(({ from, to, dueAt, paidAt, totalCents }) => ({
      from,
      to,
      dueOn: localDateOf(dueAt, booking.termsSnapshot.timeZone),
      takenAt: paidAt,
      amountCents: totalCents,
    }));
}

/** When the notice in force was given; null without one. */
function currentNotice(events: readonly TimelineEntry[]): Date | null {
  const last = events.findLast(
    ({ action }) => action === BookingAction.GIVE_NOTICE || action === BookingAction.UNDO_NOTICE,
  );
  return last?.action === BookingAction.GIVE_NOTICE ? last.at : null;
}

/** The viewer's notice period in days; null when the stay ends before it would. */
function noticeDaysOf(
  { clock }: RequestContext,
  { termType, from, to, termsSnapshot: { constants, timeZone } }: Booking,
  actor: BookingActor,
): number | null {
  const days = actor === BookingActor.HOST ? constants.HOST_NOTICE_DAYS : constants.RENTER_NOTICE_DAYS;
  const today = clock.today(timeZone);
  return termType === TermType.ROLLING || addDays(today > from ? today : from, days) < to ? days : null;
}
