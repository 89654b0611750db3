var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PriceReasonCode } from './price-suggestion.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../space-types.js';
const some = (description) => ({ nullable: true, description });
let PriceSuggestionInput = class PriceSuggestionInput {
    spaceId;
    type;
    sizeM2;
    postalCode;
    lat;
    lng;
    features;
    accessMode;
    is24h;
    humidity;
};
__decorate([
    Field(() => ID, some('The space itself, so that it is not compared with itself.'))
], PriceSuggestionInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => SpaceType, { description: 'What kind of place it is.' })
], PriceSuggestionInput.prototype, "type", void 0);
__decorate([
    Field(() => Float, { description: 'Square metres, 0.5–5000.' })
], PriceSuggestionInput.prototype, "sizeM2", void 0);
__decorate([
    Field(() => String, { description: 'Five digits.' })
], PriceSuggestionInput.prototype, "postalCode", void 0);
__decorate([
    Field(() => Float, some('Degrees north; without it the centre of the postal code counts.'))
], PriceSuggestionInput.prototype, "lat", void 0);
__decorate([
    Field(() => Float, some('Degrees east.'))
], PriceSuggestionInput.prototype, "lng", void 0);
__decorate([
    Field(() => [SpaceFeature], { defaultValue: [], description: 'What it offers, or lacks.' })
], PriceSuggestionInput.prototype, "features", void 0);
__decorate([
    Field(() => AccessMode, some('Whether renters let themselves in.'))
], PriceSuggestionInput.prototype, "accessMode", void 0);
__decorate([
    Field(() => Boolean, some('Whether they can come at any hour.'))
], PriceSuggestionInput.prototype, "is24h", void 0);
__decorate([
    Field(() => Humidity, some("The host's own test for damp."))
], PriceSuggestionInput.prototype, "humidity", void 0);
PriceSuggestionInput = __decorate([
    InputType({ description: 'What a price is suggested for.' })
], PriceSuggestionInput);
export { PriceSuggestionInput };
let PriceReason = class PriceReason {
    code;
    percent;
};
__decorate([
    Field(() => PriceReasonCode, { description: 'What it is.' })
], PriceReason.prototype, "code", void 0);
__decorate([
    Field(() => Int, { description: 'By how many percent; negative is cheaper.' })
], PriceReason.prototype, "percent", void 0);
PriceReason = __decorate([
    ObjectType({ description: 'Something that moves the price.' })
], PriceReason);
export { PriceReason };
let PriceBin = class PriceBin {
    fromCents;
    count;
};
__decorate([
    Field(() => Int, { description: 'Cents; the bin reaches five euros up from here.' })
], PriceBin.prototype, "fromCents", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces in it.' })
], PriceBin.prototype, "count", void 0);
PriceBin = __decorate([
    ObjectType({ description: 'How many comparable spaces ask about this much.' })
], PriceBin);
export { PriceBin };
let PriceSuggestion = class PriceSuggestion {
    suggestedCents;
    lowCents;
    highCents;
    farBelowCents;
    farAboveCents;
    comparableCount;
    reasons;
    distribution;
    renterFeeBps;
    commissionBps;
};
__decorate([
    Field(() => Int, { description: 'Cents, whole euros.' })
], PriceSuggestion.prototype, "suggestedCents", void 0);
__decorate([
    Field(() => Int, { description: 'Lower end of the usual range, cents.' })
], PriceSuggestion.prototype, "lowCents", void 0);
__decorate([
    Field(() => Int, { description: 'Upper end of the usual range, cents.' })
], PriceSuggestion.prototype, "highCents", void 0);
__decorate([
    Field(() => Int, { description: 'Asking less is far below what others ask, cents: worth a word, never refused.' })
], PriceSuggestion.prototype, "farBelowCents", void 0);
__decorate([
    Field(() => Int, { description: 'Asking more is far above what others ask, cents: worth a word, never refused.' })
], PriceSuggestion.prototype, "farAboveCents", void 0);
__decorate([
    Field(() => Int, { description: 'How many spaces it was compared with.' })
], PriceSuggestion.prototype, "comparableCount", void 0);
__decorate([
    Field(() => [PriceReason], { description: 'The two strongest.' })
], PriceSuggestion.prototype, "reasons", void 0);
__decorate([
    Field(() => [PriceBin], { description: 'What the comparables would ask for this size, in bins of five euros.' })
], PriceSuggestion.prototype, "distribution", void 0);
__decorate([
    Field(() => Int, { description: "The renter's fee, hundredths of a percent." })
], PriceSuggestion.prototype, "renterFeeBps", void 0);
__decorate([
    Field(() => Int, { description: "The host's commission, hundredths of a percent." })
], PriceSuggestion.prototype, "commissionBps", void 0);
PriceSuggestion = __decorate([
    ObjectType({ description: 'A suggested rent of a month: never binding.' })
], PriceSuggestion);
export { PriceSuggestion };
//# sourceMappingURL=price-suggestion.types.js.map