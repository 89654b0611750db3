var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { Claim } from '../claim.entity.js';
import { DecideClaimInput, RetryDepositChargeInput, SettleGuaranteePaymentInput } from '../claim.inputs.js';
import { ClaimConnection } from '../claim.types.js';
import { listClaimsToDecide } from './claims-to-decide.js';
import { decideClaim } from './decide-claim.js';
import { retryDepositCharge, settleGuaranteePayment } from './staff-money.js';
const cost = ({ childComplexity }) => 10 + childComplexity;
let ClaimStaffResolver = class ClaimStaffResolver {
    claimsToDecide(ctx, page) {
        return listClaimsToDecide(signedIn(ctx), page);
    }
    async decideClaim(ctx, input) {
        const { claimId, ...decision } = input;
        return { claim: await decideClaim(signedIn(ctx), fromGlobalId('Claim', claimId), decision) };
    }
    async settleGuaranteePayment(ctx, { claimId, transferReference }) {
        return { claim: await settleGuaranteePayment(signedIn(ctx), fromGlobalId('Claim', claimId), transferReference) };
    }
    async retryDepositCharge(ctx, { claimId, }) {
        return { claim: await retryDepositCharge(signedIn(ctx), fromGlobalId('Claim', claimId)) };
    }
};
__decorate([
    AuthorizedStaff('DECIDE_CLAIMS'),
    Query(() => ClaimConnection, {
        complexity: ({ args, childComplexity }) => 3 + pageSizeOf(args) * (1 + childComplexity),
        description: 'Staff: claims to decide, most urgent first. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
    }),
    __param(0, Ctx()),
    __param(1, Args(() => PAGE_ARGS))
], ClaimStaffResolver.prototype, "claimsToDecide", null);
__decorate([
    AuthorizedStaff('DECIDE_CLAIMS'),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, decided.'] },
        complexity: cost,
        description: 'Staff: decides a claim, or its appeal. The money moves when both accept, when the time to appeal is over, or with the decision of the appeal. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideClaimInput, { description: 'The decision and its reasons.' }))
], ClaimStaffResolver.prototype, "decideClaim", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, paid.'] },
        complexity: cost,
        description: 'Staff: what the guarantee pays was transferred. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SettleGuaranteePaymentInput, { description: 'The transfer.' }))
], ClaimStaffResolver.prototype, "settleGuaranteePayment", null);
__decorate([
    AuthorizedStaff('MOVE_MONEY'),
    PayloadMutation({
        payload: { claim: [() => Claim, 'The claim, with the charge.'] },
        complexity: cost,
        description: 'Staff: tries the charge of a deposit once more after the bank refused it; one that is open or taken stays the only one. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RetryDepositChargeInput, { description: 'All there is to say.' }))
], ClaimStaffResolver.prototype, "retryDepositCharge", null);
ClaimStaffResolver = __decorate([
    Resolver()
], ClaimStaffResolver);
export { ClaimStaffResolver };
//# sourceMappingURL=claim-staff.resolver.js.map