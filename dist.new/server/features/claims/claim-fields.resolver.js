var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Booking } from '../bookings/booking.entity.js';
import { PaymentStatus } from '../bookings/booking-types.js';
import { Payment } from '../bookings/payments/payment.entity.js';
import { ClaimAnswer } from './claim-answer.entity.js';
import { areaLimit } from './proposal/claim-proposal.rules.js';
import { ClaimActor, claimMachine, claimStatusesThat, ClaimStep } from './claim-transitions.js';
import { ClaimRemedy, ClaimSide } from './claim-types.js';
import { remedyPreview } from './claim-views.js';
import { ClaimVote } from './proposal/claim-vote.entity.js';
import { Claim } from './claim.entity.js';
import { claimBooking, evidenceLoader } from './claim.loaders.js';
import { claimActorOf, claimSideOf } from './claim.policy.js';
import { ClaimAnswerView, ClaimAreas, ClaimItem, ClaimVoteView, RemedyPreview } from './claim.types.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
import { isCovered } from './proposal/guarantee.rules.js';
import { GuaranteePayment } from './money/guarantee-payment.entity.js';
import { offerTokenOf } from './proposal/offer-token.js';
import { redactClaimText } from './redact-claim-text.js';
import { ClaimDecision } from './staff/claim-decision.entity.js';
import { decidableRemedies } from './staff/decide-claim.js';
const m2 = (hundredths) => hundredths / 100;
const one = ({ childComplexity }) => 1 + childComplexity;
const PEOPLE_STEPS = [
    ClaimStep.ANSWER,
    ClaimStep.ACCEPT,
    ClaimStep.REFUSE,
    ClaimStep.CHANGE_REMEDY,
    ClaimStep.APPEAL,
    ClaimStep.WITHDRAW,
    ClaimStep.DECIDE,
];
/** Fields of a claim; whoever may not read its booking gets no claim at all. */
let ClaimFieldsResolver = class ClaimFieldsResolver {
    id({ id }) {
        return toGlobalId('Claim', id);
    }
    booking(ctx, claim) {
        return claimBooking(ctx, claim);
    }
    async viewerRole(ctx, claim) {
        return claimActorOf(ctx.viewer, await claimBooking(ctx, claim), claim) ?? ClaimActor.OTHER_SIDE;
    }
    async availableSteps(ctx, claim) {
        const actor = await this.viewerRole(ctx, claim);
        const [votes, first] = [await this.votes(ctx, claim), (await this.decisions(ctx, claim))[0]];
        const own = claimSideOf(ctx.viewer, await claimBooking(ctx, claim));
        const hasVoted = votes.some(({ side }) => side === own);
        const known = { ...claim, isOtherStaff: first?.decidedBy !== ctx.viewer?.id };
        return PEOPLE_STEPS.filter((step) => {
            if (hasVoted && (step === ClaimStep.ACCEPT || step === ClaimStep.REFUSE))
                return false;
            const rows = claimMachine.candidates(claim.status, step, actor);
            return rows.some((row) => claimMachine.isOffered(row, known, ctx.clock.now()));
        });
    }
    text({ locale }, { text }) {
        return redactClaimText(text, locale);
    }
    appealText({ locale }, { appealText }) {
        return appealText && redactClaimText(appealText, locale);
    }
    async areas(ctx, claim) {
        const { describedArea, measuredArea } = claim;
        if (describedArea === null || measuredArea === null)
            return null;
        const answer = await this.findAnswer(ctx, claim);
        return {
            describedM2: m2(describedArea),
            limitM2: m2(areaLimit(describedArea)),
            claimedM2: m2(measuredArea),
            answeredM2: answer?.measuredArea == null ? null : m2(answer.measuredArea),
        };
    }
    items({ items }) {
        return items.map((item) => ({ ...item, isCovered: isCovered(item) }));
    }
    async evidence(ctx, { id }) {
        return (await evidenceLoader(ctx).load(id)).filter(({ isOfAnswer }) => !isOfAnswer);
    }
    async answer(ctx, claim) {
        const answer = await this.findAnswer(ctx, claim);
        if (!answer)
            return null;
        const { isAgreed, text, measuredArea, createdAt } = answer;
        return {
            isAgreed,
            text: redactClaimText(text, ctx.locale),
            measuredM2: measuredArea === null ? null : m2(measuredArea),
            createdAt,
            evidence: (await evidenceLoader(ctx).load(claim.id)).filter(({ isOfAnswer }) => isOfAnswer),
        };
    }
    votes(ctx, { id, appealBy }) {
        const subject = appealBy === null ? 'proposal' : 'decision';
        return ctx.em.fork().find(ClaimVote, { claimId: id, subject }, { orderBy: { createdAt: 'asc' } });
    }
    decisions(ctx, { id }) {
        return ctx.em.fork().find(ClaimDecision, { claimId: id }, { orderBy: { round: 'asc' } });
    }
    offerToken(ctx, claim) {
        return offerTokenOf(ctx, claim);
    }
    async preview(ctx, claim, remedy, cents) {
        const booking = await claimBooking(ctx, claim);
        const shown = remedy ?? claim.remedy ?? claim.wantedRemedy;
        const isSettled = claimStatusesThat('isResolved').includes(claim.status);
        const isStaff = claimActorOf(ctx.viewer, booking, claim) === ClaimActor.STAFF;
        const decided = isStaff && cents != null ? cents : shown === claim.remedy ? claim.remedyCents : null;
        const preview = await remedyPreview(ctx, booking, claim, shown, decided);
        // What was ordered is what it paid, whatever the formula would say today.
        if (!isSettled || preview.amountCents === null)
            return preview;
        return { ...preview, amountCents: claim.remedyCents, laterCents: null, periods: [] };
    }
    async holdsCents(ctx, claim) {
        const side = claimSideOf(ctx.viewer, await claimBooking(ctx, claim));
        return side === ClaimSide.RENTER ? null : claim.holdsCents;
    }
    isHolding({ holdsCents }) {
        return holdsCents > 0;
    }
    async guaranteePayment(ctx, claim) {
        const payment = await ctx.em.fork().findOne(GuaranteePayment, { claimId: claim.id });
        const isStaff = (await this.viewerRole(ctx, claim)) === ClaimActor.STAFF;
        return payment && (isStaff || payment.userId === ctx.viewer?.id) ? payment : null;
    }
    async depositCharge(ctx, { id }) {
        const [payment] = await ctx.em
            .fork()
            .find(Payment, { claimId: id, kind: 'deposit' }, { orderBy: { createdAt: 'desc' }, limit: 1 });
        return payment?.status ?? null;
    }
    async decidableRemedies(ctx, claim) {
        return (await this.viewerRole(ctx, claim)) === ClaimActor.STAFF ? decidableRemedies(claim) : [];
    }
    async wantedCents(ctx, claim) {
        return claim.wantedCents;
    }
    findAnswer(ctx, { id }) {
        return ctx.em.fork().findOne(ClaimAnswer, { claimId: id });
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with clm_.' }),
    __param(0, Root())
], ClaimFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Booking, { description: 'Its booking.', complexity: one }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => ClaimActor, { description: 'Who the viewer is to it.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "viewerRole", null);
__decorate([
    FieldResolver(() => [ClaimStep], { description: 'What the viewer can do now.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "availableSteps", null);
__decorate([
    FieldResolver(() => String, { description: 'What happened, in the words of who claims; contact data is hidden.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "text", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: 'Why it was appealed; contact data is hidden.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "appealText", null);
__decorate([
    FieldResolver(() => ClaimAreas, { nullable: true, description: 'Areas; null unless it is about a smaller space.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "areas", null);
__decorate([
    FieldResolver(() => [ClaimItem], { description: 'Damaged or stolen things.' }),
    __param(0, Root())
], ClaimFieldsResolver.prototype, "items", null);
__decorate([
    FieldResolver(() => [ClaimEvidence], { description: 'Files of the claim.', complexity: one }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "evidence", null);
__decorate([
    FieldResolver(() => ClaimAnswerView, {
        nullable: true,
        description: "The other side's answer; null while there is none.",
        complexity: one,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "answer", null);
__decorate([
    FieldResolver(() => [ClaimVoteView], { description: 'Votes on the proposal, or on the decision once there is one.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "votes", null);
__decorate([
    FieldResolver(() => [ClaimDecision], { description: 'Decisions of the staff; the second one is about the appeal.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "decisions", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: 'Names what is offered now, for `voteOnClaim`.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "offerToken", null);
__decorate([
    FieldResolver(() => RemedyPreview, {
        description: 'What a remedy pays: the one that is proposed or decided, or else the one asked for; staff see any other with `remedy` and `amountCents`.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root()),
    __param(2, Arg('remedy', () => ClaimRemedy, { nullable: true, description: 'Another remedy.' })),
    __param(3, Arg('amountCents', () => Int, { nullable: true, description: "The staff's own sum, cents." }))
], ClaimFieldsResolver.prototype, "preview", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: "The host's share that is not paid out while it is open, cents; null for the renter.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "holdsCents", null);
__decorate([
    FieldResolver(() => Boolean, { description: "Whether the host's share of the current cycle is held back." }),
    __param(0, Root())
], ClaimFieldsResolver.prototype, "isHolding", null);
__decorate([
    FieldResolver(() => GuaranteePayment, {
        nullable: true,
        description: 'What the guarantee pays; null without a payment, and for the side that does not get it.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "guaranteePayment", null);
__decorate([
    FieldResolver(() => PaymentStatus, { nullable: true, description: 'The charge of the deposit; null without one.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "depositCharge", null);
__decorate([
    FieldResolver(() => [ClaimRemedy], { description: 'What staff can decide; empty for everybody else.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "decidableRemedies", null);
__decorate([
    FieldResolver(() => Int, { nullable: true, description: 'What is asked as a sum, cents.' }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimFieldsResolver.prototype, "wantedCents", null);
ClaimFieldsResolver = __decorate([
    Resolver(() => Claim)
], ClaimFieldsResolver);
export { ClaimFieldsResolver };
//# sourceMappingURL=claim-fields.resolver.js.map