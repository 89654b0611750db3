var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Booking } from '../bookings/booking.entity.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';
import { CalendarFeed } from './feeds/calendar-feed.entity.js';
import { Space } from '../spaces/space.entity.js';
/** What takes days of a space in its host's calendar. */
export var CalendarEntryKind;
(function (CalendarEntryKind) {
    CalendarEntryKind["REQUEST"] = "request";
    CalendarEntryKind["BOOKED"] = "booked";
    CalendarEntryKind["RUNNING"] = "running";
    CalendarEntryKind["MOVE_OUT"] = "move_out";
    CalendarEntryKind["BLOCK"] = "block";
    CalendarEntryKind["OTHER_SITE"] = "other_site";
})(CalendarEntryKind || (CalendarEntryKind = {}));
registerEnumType(CalendarEntryKind, {
    name: 'CalendarEntryKind',
    description: "What takes days of a space in its host's calendar.",
    valuesConfig: {
        REQUEST: { description: 'A request that waits for an answer.' },
        BOOKED: { description: 'An agreed rental that has not begun.' },
        RUNNING: { description: 'A rental that has begun, or is over.' },
        MOVE_OUT: { description: 'The rental is over; the host has still to confirm that the space is empty.' },
        BLOCK: { description: 'Days that the host blocked.' },
        OTHER_SITE: { description: 'Days that another site has busy.' },
    },
});
let CalendarEntry = class CalendarEntry {
    kind;
    from;
    to;
    booking;
    block;
    feed;
};
__decorate([
    Field(() => CalendarEntryKind, { description: 'What takes the days.' })
], CalendarEntry.prototype, "kind", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], CalendarEntry.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day that is free again.' })
], CalendarEntry.prototype, "to", void 0);
__decorate([
    Field(() => Booking, { nullable: true, description: 'The booking; null for days without one.' })
], CalendarEntry.prototype, "booking", void 0);
__decorate([
    Field(() => SpaceBlock, { nullable: true, description: "The host's block; null for other entries." })
], CalendarEntry.prototype, "block", void 0);
__decorate([
    Field(() => CalendarFeed, { nullable: true, description: 'The calendar of another site; null for other entries.' })
], CalendarEntry.prototype, "feed", void 0);
CalendarEntry = __decorate([
    ObjectType({
        description: "Days of a space in its host's calendar; they may begin before the month and end after it.",
    })
], CalendarEntry);
export { CalendarEntry };
let SpaceCalendar = class SpaceCalendar {
    space;
    entries;
};
__decorate([
    Field(() => Space, { description: 'The space.' })
], SpaceCalendar.prototype, "space", void 0);
__decorate([
    Field(() => [CalendarEntry], { description: 'What takes days of the month, by first day.' })
], SpaceCalendar.prototype, "entries", void 0);
SpaceCalendar = __decorate([
    ObjectType({ description: "One space's row of the calendar." })
], SpaceCalendar);
export { SpaceCalendar };
let HostMonth = class HostMonth {
    month;
    rows;
    occupiedDays;
    availableDays;
    occupancyPercent;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the month.' })
], HostMonth.prototype, "month", void 0);
__decorate([
    Field(() => [SpaceCalendar], { description: 'Published spaces, then paused ones; at most 100.' })
], HostMonth.prototype, "rows", void 0);
__decorate([
    Field(() => Int, { description: 'Days of the month on which a space is let, of all spaces together.' })
], HostMonth.prototype, "occupiedDays", void 0);
__decorate([
    Field(() => Int, { description: 'Days of the month, of all spaces together.' })
], HostMonth.prototype, "availableDays", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Share of the days that are let; null without spaces.' })
], HostMonth.prototype, "occupancyPercent", void 0);
HostMonth = __decorate([
    ObjectType({ description: 'A month of all spaces of a host: what takes which days.' })
], HostMonth);
export { HostMonth };
let CalendarAddress = class CalendarAddress {
    url;
    lastReadAt;
};
__decorate([
    Field(() => String, { description: 'Where another site reads them; whoever has it needs no sign-in.' })
], CalendarAddress.prototype, "url", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was last read; null: never.' })
], CalendarAddress.prototype, "lastReadAt", void 0);
CalendarAddress = __decorate([
    ObjectType({ description: 'The secret address of the busy days of a space, for calendars of other sites (iCal).' })
], CalendarAddress);
export { CalendarAddress };
let BlockDaysPayload = class BlockDaysPayload {
    blocks;
};
__decorate([
    Field(() => [SpaceBlock], { description: 'One for each space.' })
], BlockDaysPayload.prototype, "blocks", void 0);
BlockDaysPayload = __decorate([
    ObjectType({ description: 'Days that were blocked.' })
], BlockDaysPayload);
export { BlockDaysPayload };
let UnblockDaysPayload = class UnblockDaysPayload {
    deletedBlockId;
};
__decorate([
    Field(() => ID, { description: 'The block that is gone.' })
], UnblockDaysPayload.prototype, "deletedBlockId", void 0);
UnblockDaysPayload = __decorate([
    ObjectType({ description: 'Days that are free again.' })
], UnblockDaysPayload);
export { UnblockDaysPayload };
//# sourceMappingURL=calendar.types.js.map