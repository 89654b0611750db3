import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { plus } from '../../core/graphql/field-options.js';
import { Booking } from '../bookings/booking.entity.js';
import { PaymentStatus } from '../bookings/booking.enums.js';
import { Payment } from '../bookings/payments/payment.entity.js';
import { ClaimAnswer } from './claim-answer.entity.js';
import { areaLimit } from './proposal/claim-proposal.rules.js';
import { ClaimActor, claimMachine, ClaimStep } from './claim.transitions.js';
import { windowHours } from './claim-cases.rules.js';
import { claimStatusesThat, endOfStatus } from './claim-status.rules.js';
import { ClaimSide } from './claim.enums.js';
import { remedyPreview } from './claim-views.js';
import { ClaimVote } from './proposal/claim-vote.entity.js';
import { Claim } from './claim.entity.js';
import { claimBooking, evidenceLoader, questionFor, questionsLoader } from './claim.loaders.js';
import { claimActorOf, claimSideOf } from './claim.policy.js';
import { ClaimAnswerView, ClaimAreas, ClaimItem, ClaimVoteView, RemedyPreview } from './claim.types.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
import { isCovered } from './proposal/guarantee.rules.js';
import { GuaranteePayment } from './money/guarantee-payment.entity.js';
import { offerTokenOf } from './proposal/offer-token.js';
import { ClaimQuestion } from './questions/claim-question.entity.js';
import { redactClaimText } from './redact-claim-text.js';
import { ClaimDecision, didDecide } from './staff/claim-decision.entity.js';

const m2 = (hundredths: number): number => hundredths / 100;
const one = plus(1);
const PEOPLE_STEPS = [
  ClaimStep.ANSWER,
  ClaimStep.ACCEPT,
  ClaimStep.REFUSE,
  ClaimStep.CHANGE_REMEDY,
  ClaimStep.GIVE_DATA,
  ClaimStep.APPEAL,
  ClaimStep.WITHDRAW,
  ClaimStep.DECIDE,
];

/** Fields of a claim; a viewer who may not read its booking gets no claim at all. */
@Resolver(() => Claim)
export class ClaimFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with clm_.' })
  id(@Root() { id }: Claim): string {
    return toGlobalId('Claim', id);
  }

  @FieldResolver(() => Booking, { description: 'Its booking.', complexity: one })
  booking(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<Booking> {
    return claimBooking(ctx, claim);
  }

  @FieldResolver(() => ClaimActor, { description: 'The viewer’s role in it.' })
  async viewerRole(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<ClaimActor> {
    return claimActorOf(ctx.viewer, await claimBooking(ctx, claim), claim) ?? ClaimActor.OTHER_SIDE;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is not settled yet: the claimant can make no other about the booking.',
  })
  isOpen(@Root() { status }: Claim): boolean {
    return claimStatusesThat('isOpen').includes(status);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its remedy is an offer that both sides can accept.' })
  isOffer(@Root() { status }: Claim): boolean {
    return claimStatusesThat('isOffer').includes(status);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when its status can last: for the answer, the data or the votes of the sides, for the decision of the staff, or for an appeal; null without a deadline.',
    complexity: 1,
  })
  async endsBy(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<Date | null> {
    const open = (await questionsLoader(ctx).load(claim.id)).find(({ endedAt }) => endedAt === null);
    return endOfStatus(claim.status, { ...claim, questionBy: open?.answerBy ?? null });
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'As `ClaimOption.windowHours`, by the booking’s terms.',
    complexity: 1,
  })
  async windowHours(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<number | null> {
    return windowHours(claim.claimCase, (await claimBooking(ctx, claim)).termsSnapshot.constants);
  }

  @FieldResolver(() => [ClaimStep], { description: 'What the viewer can do now.' })
  async availableSteps(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<ClaimStep[]> {
    const actor = await this.viewerRole(ctx, claim);
    const [votes, [first = null]] = [await this.votes(ctx, claim), await this.decisions(ctx, claim)];
    const own = claimSideOf(ctx.viewer, await claimBooking(ctx, claim));
    const hasVoted = votes.some(({ side }) => side === own);
    const isAsked = (await questionFor(ctx, claim, own)) !== null;
    const known = { ...claim, isAsked, isOtherStaff: !didDecide(first, ctx.viewer?.id ?? '') };
    return PEOPLE_STEPS.filter((step) => {
      if (hasVoted && (step === ClaimStep.ACCEPT || step === ClaimStep.REFUSE)) return false;
      const rows = claimMachine.candidates(claim.status, step, actor);
      return rows.some((row) => claimMachine.isOffered(row, known, ctx.clock.now()));
    });
  }

  @FieldResolver(() => String, { description: 'The claimant’s description; contact data is hidden.' })
  text(@Ctx() { locale }: RequestContext, @Root() { text }: Claim): string {
    return redactClaimText(text, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The reason for the appeal; contact data is hidden.' })
  appealText(@Ctx() { locale }: RequestContext, @Root() { appealText }: Claim): string | null {
    return appealText && redactClaimText(appealText, locale);
  }

  @FieldResolver(() => ClaimAreas, { nullable: true, description: 'Areas; null unless it is about a smaller space.' })
  async areas(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<ClaimAreas | null> {
    const { describedArea, measuredArea } = claim;
    if (describedArea === null || measuredArea === null) return null;
    const answer = await this.findAnswer(ctx, claim);
    return {
      describedM2: m2(describedArea),
      limitM2: m2(areaLimit(describedArea)),
      claimedM2: m2(measuredArea),
      answeredM2: answer?.measuredArea == null ? null : m2(answer.measuredArea),
    };
  }

  @FieldResolver(() => [ClaimItem], { description: 'Damaged or stolen things.' })
  items(@Root() { items }: Claim): ClaimItem[] {
    return items.map((item) => ({ ...item, isCovered: isCovered(item) }));
  }

  @FieldResolver(() => [ClaimEvidence], { description: 'Files of the claim.', complexity: one })
  async evidence(@Ctx() ctx: RequestContext, @Root() { id }: Claim): Promise<ClaimEvidence[]> {
    return (await evidenceLoader(ctx).load(id)).filter(
      ({ isOfAnswer, questionNo }) => !isOfAnswer && questionNo === null,
    );
  }

  @FieldResolver(() => ClaimAnswerView, {
    nullable: true,
    description: "The other side's answer; null while there is none.",
    complexity: one,
  })
  async answer(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<ClaimAnswerView | null> {
    const answer = await this.findAnswer(ctx, claim);
    if (!answer) return null;
    const { isAgreed, text, measuredArea, createdAt } = answer;
    return {
      isAgreed,
      text: redactClaimText(text, ctx.locale),
      measuredM2: measuredArea === null ? null : m2(measuredArea),
      createdAt,
      evidence: (await evidenceLoader(ctx).load(claim.id)).filter(({ isOfAnswer }) => isOfAnswer),
    };
  }

  @FieldResolver(() => [ClaimQuestion], {
    description: 'The staff’s questions to one side, with the answers; oldest first.',
    complexity: one,
  })
  questions(@Ctx() ctx: RequestContext, @Root() { id }: Claim): Promise<readonly ClaimQuestion[]> {
    return questionsLoader(ctx).load(id);
  }

  @FieldResolver(() => [ClaimVoteView], { description: 'Votes on the proposal, or on the decision once there is one.' })
  votes(@Ctx() ctx: RequestContext, @Root() { id, appealBy }: Claim): Promise<ClaimVote[]> {
    const subject = appealBy === null ? 'proposal' : 'decision';
    return ctx.em.fork().find(ClaimVote, { claimId: id, subject }, { orderBy: { createdAt: 'asc' } });
  }

  @FieldResolver(() => [ClaimDecision], { description: 'Decisions of the staff; the second one is about the appeal.' })
  decisions(@Ctx() ctx: RequestContext, @Root() { id }: Claim): Promise<ClaimDecision[]> {
    return ctx.em.fork().find(ClaimDecision, { claimId: id }, { orderBy: { round: 'asc' } });
  }

  @FieldResolver(() => String, { nullable: true, description: 'Identifies the current offer, for `voteOnClaim`.' })
  offerToken(@Ctx() ctx: RequestContext, @Root() claim: Claim): string | null {
    return offerTokenOf(ctx, claim);
  }

  @FieldResolver(() => RemedyPreview, {
    description: 'What the proposed or decided remedy pays, else the requested one.',
    complexity: plus(5),
  })
  async preview(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<RemedyPreview> {
    const booking = await claimBooking(ctx, claim);
    const decidedCents = claim.remedy === null ? null : claim.remedyCents;
    const preview = await remedyPreview(ctx, booking, claim, claim.remedy ?? claim.wantedRemedy, decidedCents);
    const isSettled = claimStatusesThat('isResolved').includes(claim.status);
    // What was initiated is what it paid, and from where, whatever the formula would give today.
    if (!isSettled || preview.amountCents === null) return preview;
    const granted = await ctx.em.fork().findOne(GuaranteePayment, { claimId: claim.id });
    const isFromGuarantee = granted?.amountCents === claim.remedyCents;
    return { ...preview, amountCents: claim.remedyCents, isFromGuarantee, laterCents: null, periods: [] };
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The host’s share that is on hold while it is open, cents; null for the renter.',
  })
  async holdsCents(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<number | null> {
    const side = claimSideOf(ctx.viewer, await claimBooking(ctx, claim));
    return side === ClaimSide.RENTER ? null : claim.holdsCents;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the host’s share of the current cycle is on hold.' })
  isHolding(@Root() { holdsCents }: Claim): boolean {
    return holdsCents > 0;
  }

  @FieldResolver(() => GuaranteePayment, {
    nullable: true,
    description: 'What the guarantee pays; null without a payment, and for the side that does not receive it.',
  })
  async guaranteePayment(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<GuaranteePayment | null> {
    const payment = await ctx.em.fork().findOne(GuaranteePayment, { claimId: claim.id });
    const isStaff = (await this.viewerRole(ctx, claim)) === ClaimActor.STAFF;
    return payment && (isStaff || payment.userId === ctx.viewer?.id) ? payment : null;
  }

  @FieldResolver(() => PaymentStatus, { nullable: true, description: 'The charge of the deposit; null without one.' })
  async depositCharge(@Ctx() ctx: RequestContext, @Root() { id }: Claim): Promise<PaymentStatus | null> {
    const [payment] = await ctx.em
      .fork()
      .find(Payment, { claimId: id, kind: 'deposit' }, { orderBy: { createdAt: 'desc' }, limit: 1 });
    return payment?.status ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The claimed amount, cents.' })
  async wantedCents(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<number | null> {
    return claim.wantedCents;
  }

  private findAnswer(ctx: RequestContext, { id }: Claim): Promise<ClaimAnswer | null> {
    return ctx.em.fork().findOne(ClaimAnswer, { claimId: id });
  }
}
