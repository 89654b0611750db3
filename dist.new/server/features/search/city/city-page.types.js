var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SpaceType } from '../../spaces/space-types.js';
import { City } from '../search.types.js';
let PriceBar = class PriceBar {
    fromCents;
    count;
    isMiddle;
};
__decorate([
    Field(() => Int, { description: 'From this all-in price of a month on, cents.' })
], PriceBar.prototype, "fromCents", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces in it; the last bar also holds all that cost more.' })
], PriceBar.prototype, "count", void 0);
__decorate([
    Field(() => Boolean, { description: 'Touches the middle half of all prices.' })
], PriceBar.prototype, "isMiddle", void 0);
PriceBar = __decorate([
    ObjectType({ description: 'One bar of the prices of a city.' })
], PriceBar);
export { PriceBar };
let PriceExample = class PriceExample {
    priceCents;
    sizeM2;
    district;
};
__decorate([
    Field(() => Int, { description: 'Its all-in price of a month, cents.' })
], PriceExample.prototype, "priceCents", void 0);
__decorate([
    Field(() => Float, { description: 'Its size, m².' })
], PriceExample.prototype, "sizeM2", void 0);
__decorate([
    Field(() => String, { description: 'Its district.' })
], PriceExample.prototype, "district", void 0);
PriceExample = __decorate([
    ObjectType({ description: 'A space that shows what a price buys.' })
], PriceExample);
export { PriceExample };
let CityPrices = class CityPrices {
    lowCents;
    quarterCents;
    medianCents;
    threeQuartersCents;
    usualLowCents;
    usualHighCents;
    highCents;
    bars;
    examples;
};
__decorate([
    Field(() => Int, { description: 'The cheapest.' })
], CityPrices.prototype, "lowCents", void 0);
__decorate([
    Field(() => Int, { description: 'A quarter costs at most this.' })
], CityPrices.prototype, "quarterCents", void 0);
__decorate([
    Field(() => Int, { description: 'Half costs at most this.' })
], CityPrices.prototype, "medianCents", void 0);
__decorate([
    Field(() => Int, { description: 'Three quarters cost at most this.' })
], CityPrices.prototype, "threeQuartersCents", void 0);
__decorate([
    Field(() => Int, { description: 'One of ten costs at most this: the usual range of prices begins here.' })
], CityPrices.prototype, "usualLowCents", void 0);
__decorate([
    Field(() => Int, { description: 'Nine of ten cost at most this: the usual range of prices ends here.' })
], CityPrices.prototype, "usualHighCents", void 0);
__decorate([
    Field(() => Int, { description: 'The dearest.' })
], CityPrices.prototype, "highCents", void 0);
__decorate([
    Field(() => [PriceBar], {
        description: 'Fourteen bars from the cheapest to the usual high; fewer when all cost about the same.',
    })
], CityPrices.prototype, "bars", void 0);
__decorate([
    Field(() => [PriceExample], { description: 'Spaces near a quarter, the middle and three quarters of that way.' })
], CityPrices.prototype, "examples", void 0);
CityPrices = __decorate([
    ObjectType({ description: 'What spaces of a city cost: all-in prices of a month, cents.' })
], CityPrices);
export { CityPrices };
let CityType = class CityType {
    type;
    count;
    medianCents;
    medianSizeM2;
};
__decorate([
    Field(() => SpaceType, { description: 'The kind.' })
], CityType.prototype, "type", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces.' })
], CityType.prototype, "count", void 0);
__decorate([
    Field(() => Int, { description: 'Median of the all-in prices of a month, cents.' })
], CityType.prototype, "medianCents", void 0);
__decorate([
    Field(() => Float, { description: 'Median size, m².' })
], CityType.prototype, "medianSizeM2", void 0);
CityType = __decorate([
    ObjectType({ description: 'What a kind of space is like in a city.' })
], CityType);
export { CityType };
let CityDistrict = class CityDistrict {
    name;
    count;
    medianCents;
    search;
};
__decorate([
    Field(() => String, { description: 'Its name.' })
], CityDistrict.prototype, "name", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces.' })
], CityDistrict.prototype, "count", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Median of the all-in prices of a month, cents; null where there is no space yet.',
    })
], CityDistrict.prototype, "medianCents", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The text that a search understands as this district; null when there is none.',
    })
], CityDistrict.prototype, "search", void 0);
CityDistrict = __decorate([
    ObjectType({ description: 'A district of a city.' })
], CityDistrict);
export { CityDistrict };
let CityQuestion = class CityQuestion {
    question;
    answer;
};
__decorate([
    Field(() => String, { description: 'The question.' })
], CityQuestion.prototype, "question", void 0);
__decorate([
    Field(() => String, { description: 'The answer, plain text.' })
], CityQuestion.prototype, "answer", void 0);
CityQuestion = __decorate([
    ObjectType({ description: 'A question that people have about a city, and its answer from its present figures.' })
], CityQuestion);
export { CityQuestion };
let CityPage = class CityPage {
    city;
    prices;
    types;
    districts;
    verifiedCount;
    outlinesPath;
};
__decorate([
    Field(() => City, { description: 'The city itself.' })
], CityPage.prototype, "city", void 0);
__decorate([
    Field(() => CityPrices, { nullable: true, description: 'Null while there is no space.' })
], CityPage.prototype, "prices", void 0);
__decorate([
    Field(() => [CityType], { description: 'Kinds that there are, the most frequent first.' })
], CityPage.prototype, "types", void 0);
__decorate([
    Field(() => [CityDistrict], { description: 'All districts, A–Z.' })
], CityPage.prototype, "districts", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces whose host has shown to be allowed to rent them out.' })
], CityPage.prototype, "verifiedCount", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Where the outlines of the districts are, JSON; null where they are not known.',
    })
], CityPage.prototype, "outlinesPath", void 0);
CityPage = __decorate([
    ObjectType({ description: 'The page of a city: all figures are at most half a minute old.' })
], CityPage);
export { CityPage };
//# sourceMappingURL=city-page.types.js.map