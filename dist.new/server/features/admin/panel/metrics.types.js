var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
const percent = (description) => ({ nullable: true, description: `${description} Null without any.` });
let StaffMetricSums = class StaffMetricSums {
    volumeCents;
    takeCents;
    takePercent;
    occupancyPercent;
    offeredCount;
    rentedCount;
    viewCount;
    requestCount;
    requestPercent;
    confirmedCount;
    confirmPercent;
    answerCount;
    answerMinutes;
    renterCancelPercent;
    hostCancelPercent;
    staffCancelPercent;
    cancelPercent;
    ratingCount;
    satisfaction;
};
__decorate([
    Field(() => Int, { description: 'What renters paid.' })
], StaffMetricSums.prototype, "volumeCents", void 0);
__decorate([
    Field(() => Int, { description: 'Fees and commissions with their tax, as the books have them; refunds taken off.' })
], StaffMetricSums.prototype, "takeCents", void 0);
__decorate([
    Field(() => Float, percent('The take of the volume.'))
], StaffMetricSums.prototype, "takePercent", void 0);
__decorate([
    Field(() => Float, percent('Rented days of the days on which spaces were on offer.'))
], StaffMetricSums.prototype, "occupancyPercent", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces on offer on the last day, paused ones too.' })
], StaffMetricSums.prototype, "offeredCount", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces rented on the last day.' })
], StaffMetricSums.prototype, "rentedCount", void 0);
__decorate([
    Field(() => Int, { description: 'Looks at pages of spaces; each visitor counts once a day for a space.' })
], StaffMetricSums.prototype, "viewCount", void 0);
__decorate([
    Field(() => Int, { description: 'Requests and instant bookings.' })
], StaffMetricSums.prototype, "requestCount", void 0);
__decorate([
    Field(() => Float, percent('Requests of the looks.'))
], StaffMetricSums.prototype, "requestPercent", void 0);
__decorate([
    Field(() => Int, { description: 'Requests of these days that were confirmed.' })
], StaffMetricSums.prototype, "confirmedCount", void 0);
__decorate([
    Field(() => Float, percent('Confirmed requests of all requests.'))
], StaffMetricSums.prototype, "confirmPercent", void 0);
__decorate([
    Field(() => Int, { description: 'Requests of these days that a host answered.' })
], StaffMetricSums.prototype, "answerCount", void 0);
__decorate([
    Field(() => Int, percent('Median of the minutes until the answer.'))
], StaffMetricSums.prototype, "answerMinutes", void 0);
__decorate([
    Field(() => Float, percent('Confirmed requests that the renter cancelled before the start.'))
], StaffMetricSums.prototype, "renterCancelPercent", void 0);
__decorate([
    Field(() => Float, percent('Confirmed requests that the host cancelled before the start.'))
], StaffMetricSums.prototype, "hostCancelPercent", void 0);
__decorate([
    Field(() => Float, percent('Confirmed requests that Hueco cancelled before the start.'))
], StaffMetricSums.prototype, "staffCancelPercent", void 0);
__decorate([
    Field(() => Float, percent('Confirmed requests that anybody cancelled before the start.'))
], StaffMetricSums.prototype, "cancelPercent", void 0);
__decorate([
    Field(() => Int, { description: 'Ratings of support.' })
], StaffMetricSums.prototype, "ratingCount", void 0);
__decorate([
    Field(() => Float, percent('Mean of these ratings, 1–5.'))
], StaffMetricSums.prototype, "satisfaction", void 0);
StaffMetricSums = __decorate([
    ObjectType({ description: 'How Hueco did in some days. Amounts in cents, shares in percent with one decimal.' })
], StaffMetricSums);
export { StaffMetricSums };
let StaffMetricWeek = class StaffMetricWeek {
    from;
    to;
    metrics;
};
__decorate([
    Field(() => LocalDate, { description: 'Its first day.' })
], StaffMetricWeek.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Its last day.' })
], StaffMetricWeek.prototype, "to", void 0);
__decorate([
    Field(() => StaffMetricSums, { description: 'The metrics.' })
], StaffMetricWeek.prototype, "metrics", void 0);
StaffMetricWeek = __decorate([
    ObjectType({ description: 'The metrics of one week.' })
], StaffMetricWeek);
export { StaffMetricWeek };
let StaffMetricDay = class StaffMetricDay {
    day;
    volumeCents;
    volumeCentsBefore;
};
__decorate([
    Field(() => LocalDate, { description: 'The day.' })
], StaffMetricDay.prototype, "day", void 0);
__decorate([
    Field(() => Int, { description: 'On the day, cents.' })
], StaffMetricDay.prototype, "volumeCents", void 0);
__decorate([
    Field(() => Int, { description: '28 days before, cents.' })
], StaffMetricDay.prototype, "volumeCentsBefore", void 0);
StaffMetricDay = __decorate([
    ObjectType({ description: 'What renters paid on a day, beside the day 28 days before.' })
], StaffMetricDay);
export { StaffMetricDay };
let StaffMetrics = class StaffMetrics {
    countedAt;
    from;
    to;
    now;
    before;
    weeks;
    days;
};
__decorate([
    Field(() => Date, { description: 'When they were counted, at most half a minute ago.' })
], StaffMetrics.prototype, "countedAt", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First of the 28 days.' })
], StaffMetrics.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Yesterday.' })
], StaffMetrics.prototype, "to", void 0);
__decorate([
    Field(() => StaffMetricSums, { description: 'The 28 days.' })
], StaffMetrics.prototype, "now", void 0);
__decorate([
    Field(() => StaffMetricSums, { description: 'The 28 days before.' })
], StaffMetrics.prototype, "before", void 0);
__decorate([
    Field(() => [StaffMetricWeek], { description: 'All 56 days by week, oldest first.' })
], StaffMetrics.prototype, "weeks", void 0);
__decorate([
    Field(() => [StaffMetricDay], { description: 'The 28 days, oldest first.' })
], StaffMetrics.prototype, "days", void 0);
StaffMetrics = __decorate([
    ObjectType({ description: 'The metrics of the panel: 28 days up to yesterday beside the 28 before.' })
], StaffMetrics);
export { StaffMetrics };
//# sourceMappingURL=metrics.types.js.map