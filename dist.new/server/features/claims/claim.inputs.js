var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimCase, ClaimDetail, ClaimRemedy } from './claim-types.js';
import { ItemInput } from './condition/condition.types.js';
const FILES = 'Files uploaded for this booking and not sent yet, at most 12, in their order.';
const some = (description) => ({ nullable: true, description });
let ClaimPreviewInput = class ClaimPreviewInput {
    bookingId;
    case;
    detail;
    wantedCents;
    items;
};
__decorate([
    Field(() => ID, { description: 'Your booking.' })
], ClaimPreviewInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => ClaimCase, { description: 'What it is about.' })
], ClaimPreviewInput.prototype, "case", void 0);
__decorate([
    Field(() => ClaimDetail, some('What exactly.'))
], ClaimPreviewInput.prototype, "detail", void 0);
__decorate([
    Field(() => Int, some('What is asked as a sum, cents; where the remedy has no sum of its own.'))
], ClaimPreviewInput.prototype, "wantedCents", void 0);
__decorate([
    Field(() => [ItemInput], some('The damaged or stolen things.'))
], ClaimPreviewInput.prototype, "items", void 0);
ClaimPreviewInput = __decorate([
    InputType({ description: 'What a claim would be about, to see what it would pay.' })
], ClaimPreviewInput);
export { ClaimPreviewInput };
let SubmitClaimInput = class SubmitClaimInput extends ClaimPreviewInput {
    isHidden;
    discoveredOn;
    text;
    measuredM2;
    remedy;
    evidenceIds;
    isTrue;
    idempotencyKey;
};
__decorate([
    Field(() => Boolean, some('UNSAFE: the defect could not be seen at the start; false by default.'))
], SubmitClaimInput.prototype, "isHidden", void 0);
__decorate([
    Field(() => LocalDate, some('The day the damage was found; needed for damage, theft and the deposit.'))
], SubmitClaimInput.prototype, "discoveredOn", void 0);
__decorate([
    Field(() => String, { description: 'What happened: 50–3000 characters; shorter when there is a photo.' })
], SubmitClaimInput.prototype, "text", void 0);
__decorate([
    Field(() => Float, some('The measured area, m², 0.1–5000; needed for SMALLER.'))
], SubmitClaimInput.prototype, "measuredM2", void 0);
__decorate([
    Field(() => ClaimRemedy, { description: 'What is asked; one of `ClaimOption.remedies`.' })
], SubmitClaimInput.prototype, "remedy", void 0);
__decorate([
    Field(() => [ID], { description: FILES })
], SubmitClaimInput.prototype, "evidenceIds", void 0);
__decorate([
    Field(() => Boolean, { description: 'What is said is true; has to be true.' })
], SubmitClaimInput.prototype, "isTrue", void 0);
__decorate([
    Field(() => String, { description: 'Any text of at most 200 characters: the same key gives the same claim.' })
], SubmitClaimInput.prototype, "idempotencyKey", void 0);
SubmitClaimInput = __decorate([
    InputType({ description: 'A claim.' })
], SubmitClaimInput);
export { SubmitClaimInput };
let AnswerClaimInput = class AnswerClaimInput {
    claimId;
    isAgreed;
    text;
    measuredM2;
    evidenceIds;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], AnswerClaimInput.prototype, "claimId", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether you agree with what is asked.' })
], AnswerClaimInput.prototype, "isAgreed", void 0);
__decorate([
    Field(() => String, some('At most 2000 characters; needed when you do not agree.'))
], AnswerClaimInput.prototype, "text", void 0);
__decorate([
    Field(() => Float, some('Your own measure, m², 0.1–5000.'))
], AnswerClaimInput.prototype, "measuredM2", void 0);
__decorate([
    Field(() => [ID], { description: FILES })
], AnswerClaimInput.prototype, "evidenceIds", void 0);
AnswerClaimInput = __decorate([
    InputType({ description: "The other side's answer to a claim." })
], AnswerClaimInput);
export { AnswerClaimInput };
let VoteOnClaimInput = class VoteOnClaimInput {
    claimId;
    isAccepted;
    offerToken;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], VoteOnClaimInput.prototype, "claimId", void 0);
__decorate([
    Field(() => Boolean, { description: 'Yes or no.' })
], VoteOnClaimInput.prototype, "isAccepted", void 0);
__decorate([
    Field(() => String, { description: '`Claim.offerToken` of what was shown.' })
], VoteOnClaimInput.prototype, "offerToken", void 0);
VoteOnClaimInput = __decorate([
    InputType({ description: 'A yes or no to what is proposed, or a yes to what was decided.' })
], VoteOnClaimInput);
export { VoteOnClaimInput };
let ChangeClaimRemedyInput = class ChangeClaimRemedyInput {
    claimId;
    remedy;
};
__decorate([
    Field(() => ID, { description: 'Your claim.' })
], ChangeClaimRemedyInput.prototype, "claimId", void 0);
__decorate([
    Field(() => ClaimRemedy, { description: 'One of `ClaimOption.remedies` of its case.' })
], ChangeClaimRemedyInput.prototype, "remedy", void 0);
ChangeClaimRemedyInput = __decorate([
    InputType({ description: 'Another remedy than the one asked for first.' })
], ChangeClaimRemedyInput);
export { ChangeClaimRemedyInput };
let AppealClaimInput = class AppealClaimInput {
    claimId;
    text;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], AppealClaimInput.prototype, "claimId", void 0);
__decorate([
    Field(() => String, { description: 'Why: 20–2000 characters.' })
], AppealClaimInput.prototype, "text", void 0);
AppealClaimInput = __decorate([
    InputType({ description: 'An appeal.' })
], AppealClaimInput);
export { AppealClaimInput };
let DecideClaimInput = class DecideClaimInput {
    claimId;
    remedy;
    amountCents;
    reasons;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], DecideClaimInput.prototype, "claimId", void 0);
__decorate([
    Field(() => ClaimRemedy, { description: 'One of `Claim.decidableRemedies`.' })
], DecideClaimInput.prototype, "remedy", void 0);
__decorate([
    Field(() => Int, { description: 'What it pays, cents: the preview, or your own sum where the remedy has none.' })
], DecideClaimInput.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'The reasons, shown to both sides: 20–2000 characters.' })
], DecideClaimInput.prototype, "reasons", void 0);
DecideClaimInput = __decorate([
    InputType({ description: "The staff's decision of a claim." })
], DecideClaimInput);
export { DecideClaimInput };
let SettleGuaranteePaymentInput = class SettleGuaranteePaymentInput {
    claimId;
    transferReference;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], SettleGuaranteePaymentInput.prototype, "claimId", void 0);
__decorate([
    Field(() => String, { description: "The bank's reference, 1–120 characters." })
], SettleGuaranteePaymentInput.prototype, "transferReference", void 0);
SettleGuaranteePaymentInput = __decorate([
    InputType({ description: 'A transfer of what the guarantee pays.' })
], SettleGuaranteePaymentInput);
export { SettleGuaranteePaymentInput };
let WithdrawClaimInput = class WithdrawClaimInput {
    claimId;
};
__decorate([
    Field(() => ID, { description: 'Your claim.' })
], WithdrawClaimInput.prototype, "claimId", void 0);
WithdrawClaimInput = __decorate([
    InputType({ description: 'What `withdrawClaim` is called with.' })
], WithdrawClaimInput);
export { WithdrawClaimInput };
let RetryDepositChargeInput = class RetryDepositChargeInput {
    claimId;
};
__decorate([
    Field(() => ID, { description: 'The claim.' })
], RetryDepositChargeInput.prototype, "claimId", void 0);
RetryDepositChargeInput = __decorate([
    InputType({ description: 'What `retryDepositCharge` is called with.' })
], RetryDepositChargeInput);
export { RetryDepositChargeInput };
//# sourceMappingURL=claim.inputs.js.map