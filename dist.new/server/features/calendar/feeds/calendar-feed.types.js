var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
let CalendarConflict = class CalendarConflict {
    from;
    to;
    busyFrom;
    busyTo;
    booking;
};
__decorate([
    Field(() => LocalDate, { description: 'First day that both take.' })
], CalendarConflict.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day that not both take any more.' })
], CalendarConflict.prototype, "to", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day that the other site has busy.' })
], CalendarConflict.prototype, "busyFrom", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day that the other site has free again.' })
], CalendarConflict.prototype, "busyTo", void 0);
__decorate([
    Field(() => Booking, { description: 'The booking of these days.' })
], CalendarConflict.prototype, "booking", void 0);
CalendarConflict = __decorate([
    ObjectType({ description: 'Days that another site has busy although a booking holds them. The booking always stays.' })
], CalendarConflict);
export { CalendarConflict };
let AddCalendarFeedInput = class AddCalendarFeedInput {
    spaceId;
    url;
};
__decorate([
    Field(() => ID, { description: 'An own space, published or paused.' })
], AddCalendarFeedInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, { description: 'Its address: https, http or webcal, up to 2,000 characters.' })
], AddCalendarFeedInput.prototype, "url", void 0);
AddCalendarFeedInput = __decorate([
    InputType({ description: 'A calendar of another site.' })
], AddCalendarFeedInput);
export { AddCalendarFeedInput };
let ReadCalendarFeedInput = class ReadCalendarFeedInput {
    id;
};
__decorate([
    Field(() => ID, { description: 'The calendar.' })
], ReadCalendarFeedInput.prototype, "id", void 0);
ReadCalendarFeedInput = __decorate([
    InputType({ description: 'Which calendar is to be read now.' })
], ReadCalendarFeedInput);
export { ReadCalendarFeedInput };
let RemoveCalendarFeedInput = class RemoveCalendarFeedInput {
    id;
};
__decorate([
    Field(() => ID, { description: 'The calendar.' })
], RemoveCalendarFeedInput.prototype, "id", void 0);
RemoveCalendarFeedInput = __decorate([
    InputType({ description: 'Which calendar is to be removed.' })
], RemoveCalendarFeedInput);
export { RemoveCalendarFeedInput };
let AddCalendarFeedPayload = class AddCalendarFeedPayload {
    feed;
};
__decorate([
    Field(() => CalendarFeed, { description: 'The calendar.' })
], AddCalendarFeedPayload.prototype, "feed", void 0);
AddCalendarFeedPayload = __decorate([
    ObjectType({ description: 'A calendar of another site that was added and read.' })
], AddCalendarFeedPayload);
export { AddCalendarFeedPayload };
let ReadCalendarFeedPayload = class ReadCalendarFeedPayload {
    feed;
};
__decorate([
    Field(() => CalendarFeed, { description: 'The calendar; its `problem` says when it could not be read.' })
], ReadCalendarFeedPayload.prototype, "feed", void 0);
ReadCalendarFeedPayload = __decorate([
    ObjectType({ description: 'A calendar of another site after an attempt to read it.' })
], ReadCalendarFeedPayload);
export { ReadCalendarFeedPayload };
let RemoveCalendarFeedPayload = class RemoveCalendarFeedPayload {
    id;
};
__decorate([
    Field(() => ID, { description: 'Its former id.' })
], RemoveCalendarFeedPayload.prototype, "id", void 0);
RemoveCalendarFeedPayload = __decorate([
    ObjectType({ description: 'A calendar of another site that is read no more; the days it took are free again.' })
], RemoveCalendarFeedPayload);
export { RemoveCalendarFeedPayload };
//# sourceMappingURL=calendar-feed.types.js.map