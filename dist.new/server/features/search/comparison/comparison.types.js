var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
let ComparedCity = class ComparedCity {
    slug;
    name;
    sampleCount;
    cityMeanCents;
    medianCents;
    lowTenthCents;
    medianSavingPercent;
    tenthSavingPercent;
};
__decorate([
    Field(() => String, { description: 'Path of its page: `madrid`.' })
], ComparedCity.prototype, "slug", void 0);
__decorate([
    Field(() => String, { description: 'Its name.' })
], ComparedCity.prototype, "name", void 0);
__decorate([
    Field(() => Int, { description: 'Published storage rooms that were compared, at least ten.' })
], ComparedCity.prototype, "sampleCount", void 0);
__decorate([
    Field(() => Int, { description: 'Mean price of a rented storage room in the city, by the source, cents.' })
], ComparedCity.prototype, "cityMeanCents", void 0);
__decorate([
    Field(() => Int, { description: 'Median of the storage rooms here, all in, cents.' })
], ComparedCity.prototype, "medianCents", void 0);
__decorate([
    Field(() => Int, { description: 'One of ten storage rooms here costs at most this, all in, cents.' })
], ComparedCity.prototype, "lowTenthCents", void 0);
__decorate([
    Field(() => Int, { description: 'How much less the median is, percent, rounded down; 0 when it is not less.' })
], ComparedCity.prototype, "medianSavingPercent", void 0);
__decorate([
    Field(() => Int, { description: 'What one of ten saves at least, percent, rounded down; 0 when it is not less.' })
], ComparedCity.prototype, "tenthSavingPercent", void 0);
ComparedCity = __decorate([
    ObjectType({
        description: 'Storage rooms of a city beside the mean price there; prices of a month and square metre.',
    })
], ComparedCity);
export { ComparedCity };
let PriceComparison = class PriceComparison {
    source;
    sourceTitle;
    sourceUrl;
    sourcePublishedOn;
    comparedOn;
    cities;
    upToPercent;
};
__decorate([
    Field(() => String, { description: 'Who published the mean prices.' })
], PriceComparison.prototype, "source", void 0);
__decorate([
    Field(() => String, { description: 'Title of that publication, in its own language.' })
], PriceComparison.prototype, "sourceTitle", void 0);
__decorate([
    Field(() => String, { description: 'Its address.' })
], PriceComparison.prototype, "sourceUrl", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day it was published.' })
], PriceComparison.prototype, "sourcePublishedOn", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day our own prices were read: today.' })
], PriceComparison.prototype, "comparedOn", void 0);
__decorate([
    Field(() => [ComparedCity], { description: 'Cities that the source names and that have ten storage rooms here.' })
], PriceComparison.prototype, "cities", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What the claim "up to … cheaper" may say, percent, at most 60; null where nothing supports one.',
    })
], PriceComparison.prototype, "upToPercent", void 0);
PriceComparison = __decorate([
    ObjectType({ description: 'Prices of storage rooms here beside mean prices of their cities.' })
], PriceComparison);
export { PriceComparison };
//# sourceMappingURL=comparison.types.js.map