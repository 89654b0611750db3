var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { PayoutRequirement } from './payout-account.codes.js';
import { PayoutAccount } from './payout-account.entity.js';
import { requirementsOf } from './payout-requirements.rules.js';
import { startPayoutOnboarding } from './start-onboarding.js';
const COST = 10;
const cost = ({ childComplexity }) => COST + childComplexity;
let StartPayoutOnboardingPayload = class StartPayoutOnboardingPayload {
    url;
};
__decorate([
    Field(() => String, { description: "The provider's page: an address, or a path of this site; works once." })
], StartPayoutOnboardingPayload.prototype, "url", void 0);
StartPayoutOnboardingPayload = __decorate([
    ObjectType({ description: 'Where a host completes the account for pay-outs.' })
], StartPayoutOnboardingPayload);
export { StartPayoutOnboardingPayload };
let PayoutAccountCommandsResolver = class PayoutAccountCommandsResolver {
    async startPayoutOnboarding(ctx) {
        return { url: await startPayoutOnboarding(signedIn(ctx)) };
    }
};
__decorate([
    Authorized(),
    Mutation(() => StartPayoutOnboardingPayload, {
        description: 'A page of the payment provider where the host tells who is paid and the bank account; `viewer.payoutAccount` shows what came of it. Errors: NOT_FOUND without a space, PAYMENT_UNAVAILABLE.',
        complexity: cost,
    }),
    __param(0, Ctx())
], PayoutAccountCommandsResolver.prototype, "startPayoutOnboarding", null);
PayoutAccountCommandsResolver = __decorate([
    Resolver()
], PayoutAccountCommandsResolver);
export { PayoutAccountCommandsResolver };
let ViewerPayoutAccountResolver = class ViewerPayoutAccountResolver {
    payoutAccount(viewer, ctx) {
        return ctx.em.fork().findOne(PayoutAccount, { userId: viewer.uuid, provider: ctx.ports.payments.current.name });
    }
};
__decorate([
    FieldResolver(() => PayoutAccount, {
        nullable: true,
        description: 'The account for pay-outs; null: none was begun.',
        complexity: cost,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerPayoutAccountResolver.prototype, "payoutAccount", null);
ViewerPayoutAccountResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerPayoutAccountResolver);
export { ViewerPayoutAccountResolver };
let PayoutAccountFieldsResolver = class PayoutAccountFieldsResolver {
    requirements({ requirements }) {
        return requirementsOf(requirements);
    }
};
__decorate([
    FieldResolver(() => [PayoutRequirement], { description: 'What the provider still wants, each once.' }),
    __param(0, Root())
], PayoutAccountFieldsResolver.prototype, "requirements", null);
PayoutAccountFieldsResolver = __decorate([
    Resolver(() => PayoutAccount)
], PayoutAccountFieldsResolver);
export { PayoutAccountFieldsResolver };
//# sourceMappingURL=payout-account.resolver.js.map