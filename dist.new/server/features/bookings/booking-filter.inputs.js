var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingStatus } from './booking-types.js';
let BookingFilter = class BookingFilter {
    spaceId;
    externalId;
    status;
    from;
    to;
    updatedSince;
};
__decorate([
    Field(() => ID, { nullable: true, description: 'Of this space.' })
], BookingFilter.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'That the calling program gave this `externalId`.' })
], BookingFilter.prototype, "externalId", void 0);
__decorate([
    Field(() => [BookingStatus], { nullable: true, description: 'In one of these statuses.' })
], BookingFilter.prototype, "status", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'With days on or after this one.' })
], BookingFilter.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'With days before this one.' })
], BookingFilter.prototype, "to", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Whose `updatedAt` is this instant or later: what a program that keeps a copy has missed.',
    })
], BookingFilter.prototype, "updatedSince", void 0);
BookingFilter = __decorate([
    InputType({ description: 'Which bookings are meant: those that fit all that is given.' })
], BookingFilter);
export { BookingFilter };
//# sourceMappingURL=booking-filter.inputs.js.map