var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProtectionPlan } from '../bookings/booking-types.js';
let MedianOfCases = class MedianOfCases {
    median;
    cases;
};
__decorate([
    Field(() => Float, { description: 'The median, in the unit of the field that carries it.' })
], MedianOfCases.prototype, "median", void 0);
__decorate([
    Field(() => Int, { description: 'How many cases it is made of; five or more.' })
], MedianOfCases.prototype, "cases", void 0);
MedianOfCases = __decorate([
    ObjectType({ description: 'A median of real cases.' })
], MedianOfCases);
export { MedianOfCases };
let BookingsWithoutClaim = class BookingsWithoutClaim {
    total;
    withoutClaim;
};
__decorate([
    Field(() => Int, { description: 'Bookings that began in these days; five or more.' })
], BookingsWithoutClaim.prototype, "total", void 0);
__decorate([
    Field(() => Int, { description: 'Those of them about which nobody has claimed, withdrawn claims left aside.' })
], BookingsWithoutClaim.prototype, "withoutClaim", void 0);
BookingsWithoutClaim = __decorate([
    ObjectType({ description: 'How many bookings of the last 365 days went without a claim.' })
], BookingsWithoutClaim);
export { BookingsWithoutClaim };
let MonthSplit = class MonthSplit {
    rentCents;
    totalCents;
    hostNetCents;
    commissionCents;
    renterFeeCents;
    commissionBps;
    renterFeeBps;
};
__decorate([
    Field(() => Int, { description: 'The rent that the host asks.' })
], MonthSplit.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'What the renter pays.' })
], MonthSplit.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: 'What the host gets.' })
], MonthSplit.prototype, "hostNetCents", void 0);
__decorate([
    Field(() => Int, { description: "The host's commission." })
], MonthSplit.prototype, "commissionCents", void 0);
__decorate([
    Field(() => Int, { description: "The renter's fee." })
], MonthSplit.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, { description: "The host's usual commission, hundredths of a percent of the rent." })
], MonthSplit.prototype, "commissionBps", void 0);
__decorate([
    Field(() => Int, { description: "The renter's fee, hundredths of a percent of the rent." })
], MonthSplit.prototype, "renterFeeBps", void 0);
MonthSplit = __decorate([
    ObjectType({ description: 'Where the price of one month goes, cents; IVA included in both fees.' })
], MonthSplit);
export { MonthSplit };
let GuaranteePlan = class GuaranteePlan {
    plan;
    monthCents;
    bookingCents;
    objectCents;
    waterCents;
    excessCents;
};
__decorate([
    Field(() => ProtectionPlan, { description: 'Which.' })
], GuaranteePlan.prototype, "plan", void 0);
__decorate([
    Field(() => Int, { description: 'What it costs for each month; 0 for the one that every booking has.' })
], GuaranteePlan.prototype, "monthCents", void 0);
__decorate([
    Field(() => Int, { description: 'The most it pays for one booking.' })
], GuaranteePlan.prototype, "bookingCents", void 0);
__decorate([
    Field(() => Int, { description: 'The most it pays for one object.' })
], GuaranteePlan.prototype, "objectCents", void 0);
__decorate([
    Field(() => Int, { description: 'The most it pays for damage by water.' })
], GuaranteePlan.prototype, "waterCents", void 0);
__decorate([
    Field(() => Int, { description: 'The excess that the renter bears.' })
], GuaranteePlan.prototype, "excessCents", void 0);
GuaranteePlan = __decorate([
    ObjectType({ description: 'A guarantee plan that can be chosen with a booking. All amounts in cents.' })
], GuaranteePlan);
export { GuaranteePlan };
let PlatformMetrics = class PlatformMetrics {
    countedAt;
    spaceCount;
    verifiedSpaceCount;
    metresToNearest;
    identityReviewHours;
    bookingsWithoutClaim;
    claimDays;
    isIdentityRequired;
    monthSplit;
    guaranteePlans;
};
__decorate([
    Field(() => Date, { description: 'When it was counted.' })
], PlatformMetrics.prototype, "countedAt", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces.' })
], PlatformMetrics.prototype, "spaceCount", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces whose host has proved that they may let them.' })
], PlatformMetrics.prototype, "verifiedSpaceCount", void 0);
__decorate([
    Field(() => MedianOfCases, {
        nullable: true,
        description: 'Metres in a straight line from the middle of a postal code of Madrid to the nearest space; the cases are the postal codes. Null while Madrid has fewer than ten spaces.',
    })
], PlatformMetrics.prototype, "metresToNearest", void 0);
__decorate([
    Field(() => MedianOfCases, {
        nullable: true,
        description: 'Hours from sending an identity document to its decision, of the last 90 days.',
    })
], PlatformMetrics.prototype, "identityReviewHours", void 0);
__decorate([
    Field(() => BookingsWithoutClaim, { nullable: true, description: 'Bookings without a claim.' })
], PlatformMetrics.prototype, "bookingsWithoutClaim", void 0);
__decorate([
    Field(() => MedianOfCases, {
        nullable: true,
        description: 'Days from a claim to its end, of claims of the last 365 days; withdrawn ones left aside.',
    })
], PlatformMetrics.prototype, "claimDays", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Hosts confirm their phone and prove their identity before they publish, as the settings ask.',
    })
], PlatformMetrics.prototype, "isIdentityRequired", void 0);
__decorate([
    Field(() => MonthSplit, { description: 'An example: a month of a storage room for 70 €.' })
], PlatformMetrics.prototype, "monthSplit", void 0);
__decorate([
    Field(() => [GuaranteePlan], { description: 'From the smallest limits to the largest.' })
], PlatformMetrics.prototype, "guaranteePlans", void 0);
PlatformMetrics = __decorate([
    ObjectType({
        description: 'What the pages about Hueco and about trust tell in numbers, counted from the data at most half a minute ago. A median or share of fewer than five cases is null.',
    })
], PlatformMetrics);
export { PlatformMetrics };
//# sourceMappingURL=platform-metrics.types.js.map