var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FieldProblemCode } from '../../core/errors/errors.js';
import { JSONObject, LocalDate } from '../../core/graphql/scalars.js';
import { SpaceType } from '../spaces/space-types.js';
import { ThingCountValues } from '../spaces/things/things.types.js';
/** What a person signs up for; grants no role. */
export var Intention;
(function (Intention) {
    Intention["STORE"] = "store";
    Intention["RENT_OUT"] = "rent_out";
    Intention["BOTH"] = "both";
})(Intention || (Intention = {}));
/** The steps of the onboarding, in order. */
export var OnboardingStep;
(function (OnboardingStep) {
    OnboardingStep["INTENTION"] = "intention";
    OnboardingStep["ABOUT_YOU"] = "about_you";
    OnboardingStep["PLANS"] = "plans";
    OnboardingStep["TRUST"] = "trust";
})(OnboardingStep || (OnboardingStep = {}));
registerEnumType(Intention, {
    name: 'Intention',
    description: 'What a person signs up for; it grants no role.',
    valuesConfig: {
        STORE: { description: 'To store things.' },
        RENT_OUT: { description: 'To rent a space out.' },
        BOTH: { description: 'Both.' },
    },
});
registerEnumType(OnboardingStep, {
    name: 'OnboardingStep',
    description: 'The steps of the onboarding, in order.',
    valuesConfig: {
        INTENTION: { description: 'What the viewer signs up for.' },
        ABOUT_YOU: { description: 'Picture, city, phone and language.' },
        PLANS: { description: 'What the viewer wants to store, or the space they offer.' },
        TRUST: { description: 'Identity and notifications.' },
    },
});
const some = (description) => ({ nullable: true, description });
let StorageNeed = class StorageNeed {
    things;
    place;
    from;
    months;
};
__decorate([
    Field(() => [ThingCountValues], some('The things, each at most once.'))
], StorageNeed.prototype, "things", void 0);
__decorate([
    Field(() => String, some('The place, as free text of at most 120 characters.'))
], StorageNeed.prototype, "place", void 0);
__decorate([
    Field(() => LocalDate, some('First day; valid from today to 180 days from now.'))
], StorageNeed.prototype, "from", void 0);
__decorate([
    Field(() => Int, some('Number of months, 1–12; null when unknown.'))
], StorageNeed.prototype, "months", void 0);
StorageNeed = __decorate([
    ObjectType('StorageNeed', { description: 'What the viewer wants to store, stored as typed.' }),
    InputType('StorageNeedInput', { description: 'Fields left out stay as they are; null clears one.' })
], StorageNeed);
export { StorageNeed };
let SpaceOffer = class SpaceOffer {
    type;
    postalCode;
    sizeM2;
};
__decorate([
    Field(() => SpaceType, some('Type of the space.'))
], SpaceOffer.prototype, "type", void 0);
__decorate([
    Field(() => String, some('Spanish postal code of five digits to be valid; at most 20 characters.'))
], SpaceOffer.prototype, "postalCode", void 0);
__decorate([
    Field(() => Float, some('Size in m²; valid from 0.5 to 5000.'))
], SpaceOffer.prototype, "sizeM2", void 0);
SpaceOffer = __decorate([
    ObjectType('SpaceOffer', { description: 'The space the viewer thinks of renting out, stored as typed.' }),
    InputType('SpaceOfferInput', { description: 'Fields left out stay as they are; null clears one.' })
], SpaceOffer);
export { SpaceOffer };
let SaveOnboardingInput = class SaveOnboardingInput {
    step;
    intention;
    need;
    offer;
};
__decorate([
    Field(() => OnboardingStep, some('The current step, so that the viewer can continue on any device.'))
], SaveOnboardingInput.prototype, "step", void 0);
__decorate([
    Field(() => Intention, some('What the viewer signs up for.'))
], SaveOnboardingInput.prototype, "intention", void 0);
__decorate([
    Field(() => StorageNeed, some('What the viewer wants to store.'))
], SaveOnboardingInput.prototype, "need", void 0);
__decorate([
    Field(() => SpaceOffer, some('The space the viewer offers.'))
], SaveOnboardingInput.prototype, "offer", void 0);
SaveOnboardingInput = __decorate([
    InputType({ description: 'Changed answers; fields left out stay as they are.' })
], SaveOnboardingInput);
export { SaveOnboardingInput };
let OnboardingProblem = class OnboardingProblem {
    path;
    code;
    params;
};
__decorate([
    Field(() => String, { description: 'The field, dotted inside the input: `offer.postalCode`.' })
], OnboardingProblem.prototype, "path", void 0);
__decorate([
    Field(() => FieldProblemCode, { description: 'What is wrong with it.' })
], OnboardingProblem.prototype, "code", void 0);
__decorate([
    Field(() => JSONObject, { nullable: true, description: 'Limits, if any.' })
], OnboardingProblem.prototype, "params", void 0);
OnboardingProblem = __decorate([
    ObjectType({ description: 'A stored answer that is invalid.' })
], OnboardingProblem);
export { OnboardingProblem };
let IncomeEstimate = class IncomeEstimate {
    netCents;
    lowNetCents;
    highNetCents;
    suggestedCents;
    comparableCount;
};
__decorate([
    Field(() => Int, { description: 'For the host after commission, cents.' })
], IncomeEstimate.prototype, "netCents", void 0);
__decorate([
    Field(() => Int, { description: 'Lower end of the usual range, for the host, cents.' })
], IncomeEstimate.prototype, "lowNetCents", void 0);
__decorate([
    Field(() => Int, { description: 'Upper end of the usual range, for the host, cents.' })
], IncomeEstimate.prototype, "highNetCents", void 0);
__decorate([
    Field(() => Int, { description: 'Suggested monthly rent, cents.' })
], IncomeEstimate.prototype, "suggestedCents", void 0);
__decorate([
    Field(() => Int, { description: 'Number of spaces it was compared with.' })
], IncomeEstimate.prototype, "comparableCount", void 0);
IncomeEstimate = __decorate([
    ObjectType({ description: 'Estimated monthly income of the offered space; not binding.' })
], IncomeEstimate);
export { IncomeEstimate };
let Onboarding = class Onboarding {
    step;
    isAsked;
    intention;
    need;
    offer;
    needTo;
    problems;
    draftId;
    doneAt;
};
__decorate([
    Field(() => OnboardingStep, { description: 'The step to continue with.' })
], Onboarding.prototype, "step", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether the viewer has opened it before; it is then not shown again after sign-in.',
    })
], Onboarding.prototype, "isAsked", void 0);
__decorate([
    Field(() => Intention, some('What the viewer signs up for.'))
], Onboarding.prototype, "intention", void 0);
__decorate([
    Field(() => StorageNeed, { description: 'What the viewer wants to store.' })
], Onboarding.prototype, "need", void 0);
__decorate([
    Field(() => SpaceOffer, { description: 'The space the viewer offers.' })
], Onboarding.prototype, "offer", void 0);
__decorate([
    Field(() => LocalDate, some('The end of the need, computed from its first day and months.'))
], Onboarding.prototype, "needTo", void 0);
__decorate([
    Field(() => [OnboardingProblem], { description: 'Invalid answers; they do not block the onboarding.' })
], Onboarding.prototype, "problems", void 0);
__decorate([
    Field(() => ID, some('The draft created from the offer, while it is a draft.'))
], Onboarding.prototype, "draftId", void 0);
__decorate([
    Field(() => Date, some('When the viewer finished it; null until then.'))
], Onboarding.prototype, "doneAt", void 0);
Onboarding = __decorate([
    ObjectType({ description: "The viewer's onboarding: answers, stored as typed, and progress." })
], Onboarding);
export { Onboarding };
//# sourceMappingURL=onboarding.types.js.map