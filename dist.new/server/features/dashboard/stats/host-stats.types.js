var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Space } from '../../spaces/space.entity.js';
/** How long a time statistics look back. */
export var StatsPeriod;
(function (StatsPeriod) {
    StatsPeriod["DAYS_30"] = "days_30";
    StatsPeriod["DAYS_90"] = "days_90";
    StatsPeriod["YEAR"] = "year";
})(StatsPeriod || (StatsPeriod = {}));
registerEnumType(StatsPeriod, {
    name: 'StatsPeriod',
    description: 'How long a time statistics look back, up to yesterday.',
    valuesConfig: {
        DAYS_30: { description: 'Thirty days.' },
        DAYS_90: { description: 'Ninety days.' },
        YEAR: { description: '52 weeks.' },
    },
});
let StatsCount = class StatsCount {
    total;
    previous;
    trend;
};
__decorate([
    Field(() => Int, { description: 'In the period.' })
], StatsCount.prototype, "total", void 0);
__decorate([
    Field(() => Int, { description: 'In the period before, of the same length.' })
], StatsCount.prototype, "previous", void 0);
__decorate([
    Field(() => [Int], { description: 'The period in ten equal steps, oldest first.' })
], StatsCount.prototype, "trend", void 0);
StatsCount = __decorate([
    ObjectType({ description: 'One number of a period, beside that of the period before.' })
], StatsCount);
export { StatsCount };
let StatsViews = class StatsViews {
    from;
    to;
    views;
    previousViews;
};
__decorate([
    Field(() => LocalDate, { description: 'Its first day.' })
], StatsViews.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Its last day.' })
], StatsViews.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Views in it.' })
], StatsViews.prototype, "views", void 0);
__decorate([
    Field(() => Int, { description: 'Views in the same step of the period before.' })
], StatsViews.prototype, "previousViews", void 0);
StatsViews = __decorate([
    ObjectType({ description: 'Views of a step of the period: a day, of a year a week.' })
], StatsViews);
export { StatsViews };
let StatsFunnel = class StatsFunnel {
    views;
    priceViews;
    requests;
    accepted;
    waiting;
    declined;
};
__decorate([
    Field(() => Int, { description: 'Saw a space.' })
], StatsFunnel.prototype, "views", void 0);
__decorate([
    Field(() => Int, { description: 'Chose dates and saw their price.' })
], StatsFunnel.prototype, "priceViews", void 0);
__decorate([
    Field(() => Int, { description: 'Requested or booked.' })
], StatsFunnel.prototype, "requests", void 0);
__decorate([
    Field(() => Int, { description: 'Of these, accepted or booked at once.' })
], StatsFunnel.prototype, "accepted", void 0);
__decorate([
    Field(() => Int, { description: 'Of these, waiting for the host.' })
], StatsFunnel.prototype, "waiting", void 0);
__decorate([
    Field(() => Int, { description: 'Of these, declined by the host.' })
], StatsFunnel.prototype, "declined", void 0);
StatsFunnel = __decorate([
    ObjectType({ description: 'How many went on from seeing a space to booking it, in the period.' })
], StatsFunnel);
export { StatsFunnel };
let StatsResponse = class StatsResponse {
    percent;
    previousPercent;
    medianMinutes;
    count;
    withinHour;
    withinSixHours;
    later;
    unanswered;
};
__decorate([
    Field(() => Int, { nullable: true, description: 'Share answered in time; null with fewer than five requests.' })
], StatsResponse.prototype, "percent", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'The same of the 90 days before.' })
], StatsResponse.prototype, "previousPercent", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Median of the answers, in minutes; null with fewer than five.' })
], StatsResponse.prototype, "medianMinutes", void 0);
__decorate([
    Field(() => Int, { description: 'Requests that were answered or ran out of time.' })
], StatsResponse.prototype, "count", void 0);
__decorate([
    Field(() => Int, { description: 'Answered within an hour.' })
], StatsResponse.prototype, "withinHour", void 0);
__decorate([
    Field(() => Int, { description: 'Answered within one to six hours.' })
], StatsResponse.prototype, "withinSixHours", void 0);
__decorate([
    Field(() => Int, { description: 'Answered later.' })
], StatsResponse.prototype, "later", void 0);
__decorate([
    Field(() => Int, { description: 'Not answered in time.' })
], StatsResponse.prototype, "unanswered", void 0);
StatsResponse = __decorate([
    ObjectType({ description: 'How the host answered the requests of the last 90 days.' })
], StatsResponse);
export { StatsResponse };
let StatsOccupancy = class StatsOccupancy {
    month;
    percent;
    isForecast;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the month.' })
], StatsOccupancy.prototype, "month", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Taken days of those that could be let; null when there were none.',
    })
], StatsOccupancy.prototype, "percent", void 0);
__decorate([
    Field(() => Boolean, { description: 'The month is not over: with the bookings of today.' })
], StatsOccupancy.prototype, "isForecast", void 0);
StatsOccupancy = __decorate([
    ObjectType({ description: 'Occupancy of a month.' })
], StatsOccupancy);
export { StatsOccupancy };
let PricePosition = class PricePosition {
    priceCents;
    peerCount;
    radiusM;
    minSizeM2;
    maxSizeM2;
    medianCents;
    lowCents;
    highCents;
};
__decorate([
    Field(() => Int, { description: 'The final price of a month, cents.' })
], PricePosition.prototype, "priceCents", void 0);
__decorate([
    Field(() => Int, { description: 'How many similar spaces there are.' })
], PricePosition.prototype, "peerCount", void 0);
__decorate([
    Field(() => Int, { description: 'They lie within so many metres.' })
], PricePosition.prototype, "radiusM", void 0);
__decorate([
    Field(() => Float, { description: 'From so many square metres.' })
], PricePosition.prototype, "minSizeM2", void 0);
__decorate([
    Field(() => Float, { description: 'Up to so many square metres.' })
], PricePosition.prototype, "maxSizeM2", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Their median, cents; null with fewer than five.' })
], PricePosition.prototype, "medianCents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'A quarter of them asks less, cents; null with fewer than five.' })
], PricePosition.prototype, "lowCents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'A quarter of them asks more, cents; null with fewer than five.' })
], PricePosition.prototype, "highCents", void 0);
PricePosition = __decorate([
    ObjectType({ description: 'Where the price of a space stands among similar ones of other hosts nearby.' })
], PricePosition);
export { PricePosition };
let SpaceStats = class SpaceStats {
    space;
    publishedOn;
    views;
    favorites;
    requests;
    occupancyPercent;
    incomePerM2Cents;
    previousIncomePerM2Cents;
    position;
};
__decorate([
    Field(() => Space, { description: 'The space.' })
], SpaceStats.prototype, "space", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'The day on which it was published, if ever.' })
], SpaceStats.prototype, "publishedOn", void 0);
__decorate([
    Field(() => StatsCount, { description: 'Views.' })
], SpaceStats.prototype, "views", void 0);
__decorate([
    Field(() => Int, { description: 'How often it was added to favorites and kept, in the period.' })
], SpaceStats.prototype, "favorites", void 0);
__decorate([
    Field(() => Int, { description: 'Requests and instant bookings of the period.' })
], SpaceStats.prototype, "requests", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Occupancy of the last full month, in percent.' })
], SpaceStats.prototype, "occupancyPercent", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Received for a square metre in the last full month, cents.' })
], SpaceStats.prototype, "incomePerM2Cents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'The same of the month before it.' })
], SpaceStats.prototype, "previousIncomePerM2Cents", void 0);
__decorate([
    Field(() => PricePosition, { nullable: true, description: 'Its price among others; null unless it is published.' })
], SpaceStats.prototype, "position", void 0);
SpaceStats = __decorate([
    ObjectType({ description: 'Statistics of one space.' })
], SpaceStats);
export { SpaceStats };
let HostStats = class HostStats {
    from;
    to;
    choices;
    views;
    favorites;
    requests;
    steps;
    funnel;
    response;
    occupancy;
    incomeMonth;
    incomePerM2Cents;
    expectedPerM2Cents;
    bySpace;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the period.' })
], HostStats.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Its last day: yesterday.' })
], HostStats.prototype, "to", void 0);
__decorate([
    Field(() => [Space], { description: 'The spaces that can be chosen: those that are let or paused.' })
], HostStats.prototype, "choices", void 0);
__decorate([
    Field(() => StatsCount, { description: 'Views, each visitor once a day, without the own ones.' })
], HostStats.prototype, "views", void 0);
__decorate([
    Field(() => StatsCount, { description: 'Added to favorites, and kept.' })
], HostStats.prototype, "favorites", void 0);
__decorate([
    Field(() => StatsCount, { description: 'Requests and instant bookings.' })
], HostStats.prototype, "requests", void 0);
__decorate([
    Field(() => [StatsViews], { description: 'Views step by step.' })
], HostStats.prototype, "steps", void 0);
__decorate([
    Field(() => StatsFunnel, { description: 'From view to booking.' })
], HostStats.prototype, "funnel", void 0);
__decorate([
    Field(() => StatsResponse, { description: 'Answers to requests.' })
], HostStats.prototype, "response", void 0);
__decorate([
    Field(() => [StatsOccupancy], { description: 'Twelve months, the last one the present.' })
], HostStats.prototype, "occupancy", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day of the last full month, that of the income.' })
], HostStats.prototype, "incomeMonth", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Received for a square metre in that month, cents.' })
], HostStats.prototype, "incomePerM2Cents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Expected for a square metre in the present month, cents.' })
], HostStats.prototype, "expectedPerM2Cents", void 0);
__decorate([
    Field(() => [SpaceStats], { description: 'Space by space, the most viewed first.' })
], HostStats.prototype, "bySpace", void 0);
HostStats = __decorate([
    ObjectType({ description: "What a host's spaces do: views, requests, response, occupancy, income and prices." })
], HostStats);
export { HostStats };
//# sourceMappingURL=host-stats.types.js.map