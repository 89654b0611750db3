import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { plus, INPUT } from '../../core/graphql/field-options.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { answerClaim } from './answer-claim.js';
import { appealClaim } from './appeal-claim.js';
import { changeClaimRemedy } from './proposal/change-claim-remedy.js';
import { CLAIM_RULES } from './claim-cases.rules.js';
import { remedyPreview } from './claim-views.js';
import { Claim } from './claim.entity.js';
import {
  AnswerClaimInput,
  AppealClaimInput,
  ChangeClaimRemedyInput,
  ClaimPreviewInput,
  GiveClaimDataInput,
  SubmitClaimInput,
  VoteOnClaimInput,
  WithdrawClaimInput,
} from './claim.inputs.js';
import { findClaim } from './claim.loaders.js';
import { claimSideOf } from './claim.policy.js';
import { RemedyPreview } from './claim.types.js';
import { itemsOf } from './condition/condition.resolver.js';
import { answerQuestion } from './questions/answer-question.js';
import { submitClaim } from './submit-claim.js';
import { voteOnClaim } from './proposal/vote-on-claim.js';
import { withdrawClaim } from './withdraw-claim.js';

const cost = plus(10);

@Resolver()
export class ClaimResolver {
  @Authorized()
  @Query(() => Claim, {
    nullable: true,
    complexity: plus(2),
    description: 'A claim, for the two sides of its booking and staff; null for everybody else.',
  })
  claim(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The claim.' }) id: string,
  ): Promise<Claim | null> {
    return findClaim(ctx, fromGlobalId('Claim', id));
  }

  @Authorized()
  @Query(() => [RemedyPreview], {
    complexity: cost,
    description: 'What each remedy of a case would pay, for a side of the booking. Errors: NOT_FOUND.',
  })
  async claimPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ClaimPreviewInput, INPUT) input: ClaimPreviewInput,
  ): Promise<RemedyPreview[]> {
    const booking = await bookingLoader(ctx).load(fromGlobalId('Booking', input.bookingId));
    if (!booking || !claimSideOf(ctx.viewer, booking)) throw new DomainError(ErrorCode.NOT_FOUND);
    const subject = {
      id: null,
      claimCase: input.case,
      detail: input.detail ?? null,
      items: itemsOf(input.items ?? []),
      wantedCents: input.wantedCents ?? null,
      agreedCents: null,
      unusedFrom: ctx.clock.today(booking.termsSnapshot.timeZone),
    };
    const previews: RemedyPreview[] = [];
    for (const remedy of CLAIM_RULES[input.case].remedies)
      previews.push(await remedyPreview(ctx, booking, subject, remedy));
    return previews;
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The new claim.'] },
    complexity: cost,
    description:
      'Makes a claim for a side of a booking; the other side has 48 h to answer. Errors: CLAIM_WINDOW_CLOSED {reason, opensAt, closesAt}, CLAIM_OPEN, VALIDATION_FAILED, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
  })
  async submitClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SubmitClaimInput, INPUT) input: SubmitClaimInput,
  ): Promise<{ claim: Claim }> {
    return {
      claim: await submitClaim(signedIn(ctx), fromGlobalId('Booking', input.bookingId), {
        claimCase: input.case,
        detail: input.detail ?? null,
        isHidden: input.isHidden ?? false,
        discoveredOn: input.discoveredOn ?? null,
        text: input.text,
        measuredM2: input.measuredM2 ?? null,
        items: itemsOf(input.items ?? []),
        wantedRemedy: input.remedy,
        wantedCents: input.wantedCents ?? null,
        isTrue: input.isTrue,
        evidenceIds: input.evidenceIds,
        idempotencyKey: input.idempotencyKey,
      }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, answered.'] },
    complexity: cost,
    description:
      'Answers for the other side, once; a proposal follows at once, or the staff’s review when measurements contradict each other. Errors: CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_STATE_REFUSED {status}, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND.',
  })
  async answerClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerClaimInput, INPUT) input: AnswerClaimInput,
  ): Promise<{ claim: Claim }> {
    const { claimId, isAgreed, agreedCents, text, measuredM2, evidenceIds } = input;
    const answer = {
      isAgreed,
      agreedCents: agreedCents ?? null,
      text: text ?? '',
      measuredM2: measuredM2 ?? null,
      evidenceIds,
    };
    return { claim: await answerClaim(signedIn(ctx), fromGlobalId('Claim', claimId), answer) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, with the vote.'] },
    complexity: cost,
    description:
      'Accepts or rejects the proposal, or accepts the decision. Once both sides accept, the money moves; a rejection goes to the staff. Errors: CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_STATE_REFUSED {status}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, FORBIDDEN, NOT_FOUND.',
  })
  async voteOnClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VoteOnClaimInput, INPUT) { claimId, ...vote }: VoteOnClaimInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await voteOnClaim(signedIn(ctx), fromGlobalId('Claim', claimId), vote) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, with its new proposal.'] },
    complexity: cost,
    description:
      'Claimant: chooses another remedy; both sides vote again. Errors: CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, NOT_FOUND.',
  })
  async changeClaimRemedy(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeClaimRemedyInput, INPUT) { claimId, remedy }: ChangeClaimRemedyInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await changeClaimRemedy(signedIn(ctx), fromGlobalId('Claim', claimId), remedy) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, appealed.'] },
    complexity: cost,
    description:
      'Appeals against the decision, once per side, within 14 days. Errors: CLAIM_STATE_REFUSED {status}, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND.',
  })
  async appealClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AppealClaimInput, INPUT) { claimId, text }: AppealClaimInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await appealClaim(signedIn(ctx), fromGlobalId('Claim', claimId), text) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, back with the staff.'] },
    complexity: cost,
    description:
      'Answers the staff’s question for the asked side, once, before its deadline. Errors: CLAIM_STATE_REFUSED {status}, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND.',
  })
  async giveClaimData(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveClaimDataInput, INPUT) { claimId, text, ...given }: GiveClaimDataInput,
  ): Promise<{ claim: Claim }> {
    return {
      claim: await answerQuestion(signedIn(ctx), fromGlobalId('Claim', claimId), { ...given, text: text ?? '' }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, withdrawn.'] },
    complexity: cost,
    description: 'Claimant: withdraws a claim. Errors: CLAIM_STATE_REFUSED {status}, NOT_FOUND.',
  })
  async withdrawClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawClaimInput, INPUT) { claimId }: WithdrawClaimInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await withdrawClaim(signedIn(ctx), fromGlobalId('Claim', claimId)) };
  }
}
