var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { finishOnboarding, getOnboarding, saveOnboarding } from './onboarding.service.js';
import { Onboarding, SaveOnboardingInput } from './onboarding.types.js';
let OnboardingResolver = class OnboardingResolver {
    onboarding(ctx) {
        return getOnboarding(signedIn(ctx));
    }
    async saveOnboarding(ctx, input) {
        await saveOnboarding(signedIn(ctx), input);
        return { onboarding: await getOnboarding(signedIn(ctx)) };
    }
    async finishOnboarding(ctx) {
        await finishOnboarding(signedIn(ctx));
        return { onboarding: await getOnboarding(signedIn(ctx)) };
    }
};
__decorate([
    Authorized(),
    Query(() => Onboarding, { description: "The viewer's onboarding." }),
    __param(0, Ctx())
], OnboardingResolver.prototype, "onboarding", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { onboarding: [() => Onboarding, 'The onboarding, with the answers.'] },
        description: 'Saves answers as typed: invalid ones are listed in `problems` and do not block. Errors: VALIDATION_FAILED for values outside technical limits.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveOnboardingInput, { description: 'The changed answers.' }))
], OnboardingResolver.prototype, "saveOnboarding", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { onboarding: [() => Onboarding, 'The onboarding, finished.'] },
        complexity: 10,
        description: 'Finishes the onboarding, answered or not. The first time, an offered space becomes a draft, which makes the viewer a host. Errors: EMAIL_NOT_VERIFIED, RATE_LIMITED.',
    }),
    __param(0, Ctx())
], OnboardingResolver.prototype, "finishOnboarding", null);
OnboardingResolver = __decorate([
    Resolver()
], OnboardingResolver);
export { OnboardingResolver };
//# sourceMappingURL=onboarding.resolver.js.map