var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { answerClaim } from './answer-claim.js';
import { appealClaim } from './appeal-claim.js';
import { changeClaimRemedy } from './proposal/change-claim-remedy.js';
import { CLAIM_RULES } from './claim-cases.rules.js';
import { remedyPreview } from './claim-views.js';
import { Claim } from './claim.entity.js';
import { AnswerClaimInput, AppealClaimInput, ChangeClaimRemedyInput, ClaimPreviewInput, SubmitClaimInput, VoteOnClaimInput, WithdrawClaimInput, } from './claim.inputs.js';
import { findClaim } from './claim.loaders.js';
import { claimSideOf } from './claim.policy.js';
import { RemedyPreview } from './claim.types.js';
import { itemsOf } from './condition/condition.resolver.js';
import { submitClaim } from './submit-claim.js';
import { voteOnClaim } from './proposal/vote-on-claim.js';
import { withdrawClaim } from './withdraw-claim.js';
const INPUT = { description: 'All there is to say.' };
const COST = 10;
const cost = ({ childComplexity }) => COST + childComplexity;
let ClaimResolver = class ClaimResolver {
    claim(ctx, id) {
        return findClaim(ctx, fromGlobalId('Claim', id));
    }
    async claimPreview(ctx, input) {
        const booking = await bookingLoader(ctx).load(fromGlobalId('Booking', input.bookingId));
        if (!booking || !claimSideOf(ctx.viewer, booking))
            throw new DomainError(ErrorCode.NOT_FOUND);
        const subject = {
            id: null,
            claimCase: input.case,
            detail: input.detail ?? null,
            items: itemsOf(input.items ?? []),
            wantedCents: input.wantedCents ?? null,
            unusedFrom: ctx.clock.today(booking.termsSnapshot.timeZone),
        };
        const previews = [];
        for (const remedy of CLAIM_RULES[input.case].remedies)
            previews.push(await remedyPreview(ctx, booking, subject, remedy));
        return previews;
    }
    async submitClaim(ctx, input) {
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
    async answerClaim(ctx, input) {
        const { claimId, isAgreed, text, measuredM2, evidenceIds } = input;
        const answer = { isAgreed, text: text ?? '', measuredM2: measuredM2 ?? null, evidenceIds };
        return { claim: await answerClaim(signedIn(ctx), fromGlobalId('Claim', claimId), answer) };
    }
    async voteOnClaim(ctx, { claimId, ...vote }) {
        return { claim: await voteOnClaim(signedIn(ctx), fromGlobalId('Claim', claimId), vote) };
    }
    async changeClaimRemedy(ctx, { claimId, remedy }) {
        return { claim: await changeClaimRemedy(signedIn(ctx), fromGlobalId('Claim', claimId), remedy) };
    }
    async appealClaim(ctx, { claimId, text }) {
        return { claim: await appealClaim(signedIn(ctx), fromGlobalId('Claim', claimId), text) };
    }
    async withdrawClaim(ctx, { claimId }) {
        return { claim: await withdrawClaim(signedIn(ctx), fromGlobalId('Claim', claimId)) };
    }
};
__decorate([
    Authorized(),
    Query(() => Claim, {
        nullable: true,
        complexity: ({ childComplexity }) => 2 + childComplexity,
        description: 'A claim, for the two sides of its booking and staff; null for everybody else.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'The claim.' }))
], ClaimResolver.prototype, "claim", null);
__decorate([
    Authorized(),
    Query(() => [RemedyPreview], {
        complexity: cost,
        description: 'What each remedy of a case would pay, for a side of the booking. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ClaimPreviewInput, INPUT))
], ClaimResolver.prototype, "claimPreview", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The new claim.'] },
        complexity: cost,
        description: 'A side of a booking makes a claim; the other side has 48 h to answer. Errors: CLAIM_WINDOW_CLOSED {reason, opensAt, closesAt}, CLAIM_OPEN, VALIDATION_FAILED, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SubmitClaimInput, INPUT))
], ClaimResolver.prototype, "submitClaim", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, answered.'] },
        complexity: cost,
        description: 'The other side answers, once; the proposal follows at once, or the staff when measures contradict each other. Errors: CLAIM_STATE_REFUSED {status}, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AnswerClaimInput, INPUT))
], ClaimResolver.prototype, "answerClaim", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, with the vote.'] },
        complexity: cost,
        description: 'A side accepts or refuses the proposal, or accepts the decision. Once both accept, the money moves; a no goes to the staff. Errors: CLAIM_AMOUNT_CHANGED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => VoteOnClaimInput, INPUT))
], ClaimResolver.prototype, "voteOnClaim", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, with its new proposal.'] },
        complexity: cost,
        description: 'Whoever claims prefers another remedy; both sides vote anew. Errors: CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeClaimRemedyInput, INPUT))
], ClaimResolver.prototype, "changeClaimRemedy", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, appealed.'] },
        complexity: cost,
        description: 'A side appeals against the decision, once, within 14 days. Errors: CLAIM_STATE_REFUSED {status}, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AppealClaimInput, INPUT))
], ClaimResolver.prototype, "appealClaim", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, withdrawn.'] },
        complexity: cost,
        description: 'Whoever made a claim takes it back. Errors: CLAIM_STATE_REFUSED {status}, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WithdrawClaimInput, { description: 'All there is to say.' }))
], ClaimResolver.prototype, "withdrawClaim", null);
ClaimResolver = __decorate([
    Resolver()
], ClaimResolver);
export { ClaimResolver };
//# sourceMappingURL=claim.resolver.js.map