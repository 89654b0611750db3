import type { RequestContext } from '../../core/context.js';
import type { Booking } from '../bookings/booking.entity.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import type { TransitionContext } from '../bookings/lifecycle/booking-guards.rules.js';
import { loadTransitionContext } from '../bookings/lifecycle/load-transition-context.js';
import { CLAIM_RULES, casesOf, claimPeriod, windowBarrier, windowHours } from './claim-cases.rules.js';
import { bookingClaimsLoader, bookingRecordsLoader, questionFor } from './claim.loaders.js';
import { claimMachine, ClaimStep } from './claim.transitions.js';
import { claimTimesOf } from './claim-times.js';
import { ClaimBarrier, ClaimCase, ClaimRemedy, ClaimSide } from './claim.enums.js';
import type { ClaimOption, ClaimPeriodChange, RemedyPreview } from './claim.types.js';
import { claimActorOf, claimSideOf } from './claim.policy.js';
import { remedyAmounts, type RemedySubject } from './money/remedy-amounts.js';

/** The cases a side can claim, each with its window. */
export async function claimOptions(ctx: RequestContext, booking: Booking): Promise<ClaimOption[]> {
  const side = claimSideOf(ctx.viewer, booking);
  if (!side) return [];
  const times = claimTimesOf(booking);
  const now = ctx.clock.now();
  const { openSides } = await bookingRecordsLoader(ctx).load(booking.id);
  const isOpen = openSides.includes(side);
  return casesOf(side).map((claimCase) => {
    const { details, remedies, evidence } = CLAIM_RULES[claimCase];
    const { opensAt, closesAt } = claimPeriod(claimCase, times);
    const hidden = claimPeriod(claimCase, times, { isHidden: true });
    const isHideable = claimCase === ClaimCase.UNSAFE;
    const window = windowBarrier(claimCase, times, now, { isHidden: isHideable });
    return {
      claimCase,
      details,
      remedies,
      minPhotos: evidence.photos,
      windowHours: windowHours(claimCase, times.constants),
      opensAt,
      closesAt,
      hiddenClosesAt: isHideable ? hidden.closesAt : null,
      barrier: window ?? (isOpen ? ClaimBarrier.CLAIM_OPEN : null),
    };
  });
}

/** The claim that waits for the viewer's answer, data or vote; null when none does. */
export async function claimToAnswer(
  ctx: RequestContext,
  booking: Booking,
): Promise<{ readonly id: string; readonly since: Date; readonly until: Date | null } | null> {
  const side = claimSideOf(ctx.viewer, booking);
  if (!side) return null;
  for (const claim of await bookingClaimsLoader(ctx).load(booking.id)) {
    const actor = claimActorOf(ctx.viewer, booking, claim);
    const isOpen = (step: ClaimStep): boolean =>
      actor !== null &&
      claimMachine
        .candidates(claim.status, step, actor)
        .some((row) => claimMachine.isOffered(row, claim, ctx.clock.now()));
    const question = await questionFor(ctx, claim, side);
    if (question) return { id: claim.id, since: question.createdAt, until: question.answerBy };
    if (isOpen(ClaimStep.ANSWER)) return { id: claim.id, since: claim.createdAt, until: claim.answerBy };
    if (isOpen(ClaimStep.REFUSE) && !(await hasVoted(ctx, claim.id, side)))
      return { id: claim.id, since: claim.proposedAt ?? claim.createdAt, until: claim.voteBy };
  }
  return null;
}

async function hasVoted({ db }: RequestContext, claimId: string, side: ClaimSide): Promise<boolean> {
  const vote = await db
    .selectFrom('ClaimVote')
    .select('claimId')
    .where('claimId', '=', claimId)
    .where('subject', '=', 'proposal')
    .where('side', '=', side)
    .executeTakeFirst();
  return vote !== undefined;
}

/** What the state machine needs to list the viewer's actions: claiming only while there is a case to claim. */
export async function loadActionContext(ctx: RequestContext, booking: Booking): Promise<TransitionContext> {
  if (!statusMeans(booking.status, 'isAgreed')) return loadTransitionContext(ctx, booking);
  const [context, options] = await Promise.all([loadTransitionContext(ctx, booking), claimOptions(ctx, booking)]);
  return { ...context, isClaimWindowOpen: options.some(({ barrier }) => barrier === null) };
}

/** What a remedy pays, as a side or staff may see it. */
export async function remedyPreview(
  ctx: RequestContext,
  booking: Booking,
  subject: RemedySubject,
  remedy: ClaimRemedy,
  decidedCents: number | null = null,
): Promise<RemedyPreview> {
  const isHost = claimSideOf(ctx.viewer, booking) === ClaimSide.HOST;
  const tx = { ...ctx, em: ctx.em.fork() };
  const amounts = await remedyAmounts(tx, booking, subject, remedy, decidedCents);
  const isOwnMoney = !isHost || CLAIM_RULES[subject.claimCase].by === ClaimSide.HOST;
  const periods = amounts.periods.map((period): ClaimPeriodChange => ({
    from: period.from,
    to: period.to,
    beforeCents: isHost ? period.hostBeforeCents : period.renterBeforeCents,
    afterCents: isHost ? period.hostAfterCents : period.renterAfterCents,
  }));
  return {
    remedy,
    amountCents: isOwnMoney ? amounts.nowCents : null,
    laterCents: isHost ? null : amounts.laterCents,
    isFromGuarantee: amounts.isFromGuarantee,
    periods,
  };
}
