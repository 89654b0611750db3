var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingGroup, DashboardMode } from '../bookings/booking-groups.types.js';
import { Booking } from '../bookings/booking.entity.js';
import { NextCharge } from '../bookings/payments/next-charge.types.js';
let BookingGroupCount = class BookingGroupCount {
    group;
    count;
};
__decorate([
    Field(() => BookingGroup, { description: 'The group.' })
], BookingGroupCount.prototype, "group", void 0);
__decorate([
    Field(() => Int, { description: 'Bookings in it.' })
], BookingGroupCount.prototype, "count", void 0);
BookingGroupCount = __decorate([
    ObjectType({ description: 'How many bookings a group has.' })
], BookingGroupCount);
export { BookingGroupCount };
let MonthIncome = class MonthIncome {
    month;
    paidCents;
    expectedCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the month.' })
], MonthIncome.prototype, "month", void 0);
__decorate([
    Field(() => Int, { description: 'Of the charges that were taken.' })
], MonthIncome.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, {
        description: 'With those still to come this month; the same as `paidCents` in a month that is over.',
    })
], MonthIncome.prototype, "expectedCents", void 0);
MonthIncome = __decorate([
    ObjectType({
        description: "A host's income of one month: of the periods that begin in it, less our commission. Cents.",
    })
], MonthIncome);
export { MonthIncome };
let DashboardSummary = class DashboardSummary {
    mode;
    groups;
    todo;
    todoCount;
    spaceCount;
    publishedSpaceCount;
    lettableSpaceCount;
    monthCents;
    income;
    incomePaidCents;
    occupancyPercent;
    occupiedDays;
    availableDays;
    takenByDay;
    upcoming;
    nextCharge;
};
__decorate([
    Field(() => DashboardMode, { description: 'The side it is about.' })
], DashboardSummary.prototype, "mode", void 0);
__decorate([
    Field(() => [BookingGroupCount], { description: 'Every group, empty ones too.' })
], DashboardSummary.prototype, "groups", void 0);
__decorate([
    Field(() => [Booking], {
        description: 'What waits for the viewer, most urgent first, at most ten. Host: requests, then those whose moving out is to be confirmed and those who move in within a week. Renter: what is to be paid.',
    })
], DashboardSummary.prototype, "todo", void 0);
__decorate([
    Field(() => Int, { description: 'How much waits for the viewer in all.' })
], DashboardSummary.prototype, "todoCount", void 0);
__decorate([
    Field(() => Int, { description: 'Own spaces that are not archived.' })
], DashboardSummary.prototype, "spaceCount", void 0);
__decorate([
    Field(() => Int, { description: 'Own spaces that can be found.' })
], DashboardSummary.prototype, "publishedSpaceCount", void 0);
__decorate([
    Field(() => Int, { description: 'Own spaces that can be let: published or paused.' })
], DashboardSummary.prototype, "lettableSpaceCount", void 0);
__decorate([
    Field(() => Int, {
        description: "Host: income of this month, paid and to come, as in `income`'s last entry. Renter: charges due this month. Cents.",
    })
], DashboardSummary.prototype, "monthCents", void 0);
__decorate([
    Field(() => [MonthIncome], {
        description: 'Host: the last twelve months, oldest first, the last being the present one. Renter: empty.',
    })
], DashboardSummary.prototype, "income", void 0);
__decorate([
    Field(() => Int, { description: 'Host: what was paid in those twelve months, cents.' })
], DashboardSummary.prototype, "incomePaidCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Host: share of space-days taken this month, 0–100; null without spaces.',
    })
], DashboardSummary.prototype, "occupancyPercent", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Host: space-days taken this month.' })
], DashboardSummary.prototype, "occupiedDays", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Host: space-days of this month, taken or not.' })
], DashboardSummary.prototype, "availableDays", void 0);
__decorate([
    Field(() => [Int], { description: 'Host: how many spaces are taken on each day of this month. Renter: empty.' })
], DashboardSummary.prototype, "takenByDay", void 0);
__decorate([
    Field(() => [Booking], { description: 'The next starts, at most five.' })
], DashboardSummary.prototype, "upcoming", void 0);
__decorate([
    Field(() => NextCharge, { nullable: true, description: 'Renter: the next charge of all bookings.' })
], DashboardSummary.prototype, "nextCharge", void 0);
DashboardSummary = __decorate([
    ObjectType({
        description: "What the dashboard's overview shows; its numbers come from one query, so that they agree.",
    })
], DashboardSummary);
export { DashboardSummary };
/** An arrival or a departure. */
export var CalendarMoveKind;
(function (CalendarMoveKind) {
    CalendarMoveKind["ARRIVAL"] = "arrival";
    CalendarMoveKind["DEPARTURE"] = "departure";
})(CalendarMoveKind || (CalendarMoveKind = {}));
registerEnumType(CalendarMoveKind, {
    name: 'CalendarMoveKind',
    description: 'An arrival or a departure.',
    valuesConfig: {
        ARRIVAL: { description: 'A stay begins.' },
        DEPARTURE: { description: 'A stay has ended.' },
    },
});
let CalendarMove = class CalendarMove {
    day;
    kind;
    booking;
};
__decorate([
    Field(() => LocalDate, { description: 'The day; of a departure, the first one that is free again.' })
], CalendarMove.prototype, "day", void 0);
__decorate([
    Field(() => CalendarMoveKind, { description: 'Which of the two.' })
], CalendarMove.prototype, "kind", void 0);
__decorate([
    Field(() => Booking, { description: 'Whose.' })
], CalendarMove.prototype, "booking", void 0);
CalendarMove = __decorate([
    ObjectType({ description: 'A day when a stay begins or ends.' })
], CalendarMove);
export { CalendarMove };
let CalendarDay = class CalendarDay {
    day;
    takenSpaces;
    arrivals;
    departures;
};
__decorate([
    Field(() => LocalDate, { description: 'The day.' })
], CalendarDay.prototype, "day", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces taken.' })
], CalendarDay.prototype, "takenSpaces", void 0);
__decorate([
    Field(() => Int, { description: 'Stays that begin.' })
], CalendarDay.prototype, "arrivals", void 0);
__decorate([
    Field(() => Int, { description: 'Stays that end: this day is free again.' })
], CalendarDay.prototype, "departures", void 0);
CalendarDay = __decorate([
    ObjectType({ description: "One day of a host's calendar." })
], CalendarDay);
export { CalendarDay };
let HostCalendar = class HostCalendar {
    month;
    spaceCount;
    days;
    moves;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the month.' })
], HostCalendar.prototype, "month", void 0);
__decorate([
    Field(() => Int, { description: 'Own spaces that can be let.' })
], HostCalendar.prototype, "spaceCount", void 0);
__decorate([
    Field(() => [CalendarDay], { description: 'Every day of the month.' })
], HostCalendar.prototype, "days", void 0);
__decorate([
    Field(() => [CalendarMove], { description: 'Who comes and goes, today or later, at most six.' })
], HostCalendar.prototype, "moves", void 0);
HostCalendar = __decorate([
    ObjectType({ description: "A month of a host's calendar." })
], HostCalendar);
export { HostCalendar };
//# sourceMappingURL=dashboard.types.js.map