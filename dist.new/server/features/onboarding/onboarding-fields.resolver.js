var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import { ViewerAccount } from '../accounts/viewer.type.js';
import { roomForThings } from '../spaces/things/things.rules.js';
import { ThingsRoomValues } from '../spaces/things/things.types.js';
import { estimateIncome } from './estimate-income.js';
import { isOnboardingDue } from './onboarding.service.js';
import { IncomeEstimate, Onboarding } from './onboarding.types.js';
let OnboardingFieldsResolver = class OnboardingFieldsResolver {
    room({ need }) {
        return roomForThings(need.things ?? []);
    }
    estimate({ offer }, ctx) {
        return estimateIncome(signedIn(ctx), offer);
    }
};
__decorate([
    FieldResolver(() => ThingsRoomValues, {
        nullable: true,
        description: 'The room that the things to store take; null without any.',
    }),
    __param(0, Root())
], OnboardingFieldsResolver.prototype, "room", null);
__decorate([
    FieldResolver(() => IncomeEstimate, {
        nullable: true,
        complexity: 10,
        description: 'Estimated income of the offered space; null until type, postal code and size are known.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], OnboardingFieldsResolver.prototype, "estimate", null);
OnboardingFieldsResolver = __decorate([
    Resolver(() => Onboarding)
], OnboardingFieldsResolver);
export { OnboardingFieldsResolver };
let ViewerOnboardingResolver = class ViewerOnboardingResolver {
    isOnboardingDue(viewer, ctx) {
        return isOnboardingDue(ctx, viewer.uuid);
    }
};
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether to show the onboarding after signing in: the viewer is new and has never seen it.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerOnboardingResolver.prototype, "isOnboardingDue", null);
ViewerOnboardingResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerOnboardingResolver);
export { ViewerOnboardingResolver };
//# sourceMappingURL=onboarding-fields.resolver.js.map