var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';
import { TermType } from '../../bookings/booking-types.js';
let PrepareBookingInput = class PrepareBookingInput {
    spaceId;
    from;
    to;
    termType;
    externalId;
};
__decorate([
    Field(() => ID, { description: 'The space; not one of their own.' })
], PrepareBookingInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day.' })
], PrepareBookingInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'The day of leaving, not counted. Needed with FIXED, not looked at with ROLLING.',
    })
], PrepareBookingInput.prototype, "to", void 0);
__decorate([
    Field(() => TermType, {
        nullable: true,
        defaultValue: TermType.FIXED,
        description: 'ROLLING has no end and holds a year.',
    })
], PrepareBookingInput.prototype, "termType", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'What you call it, 1–200 characters, once for each program. The same name with the same stay is answered with the same booking; a hold that ran out unpaid gives its name back.',
    })
], PrepareBookingInput.prototype, "externalId", void 0);
PrepareBookingInput = __decorate([
    InputType({ description: 'A booking that the person is to pay on our page.' })
], PrepareBookingInput);
export { PrepareBookingInput };
let PrepareBookingPayload = class PrepareBookingPayload {
    booking;
    checkoutUrl;
};
__decorate([
    Field(() => Booking, { description: 'The booking, in PENDING_PAYMENT until `holdExpiresAt`.' })
], PrepareBookingPayload.prototype, "booking", void 0);
__decorate([
    Field(() => String, {
        description: 'Where the person, signed in, reads what they agree to, and pays; it names your app and leads back to its website. Send their browser there before the hold expires; later the page holds the days anew, if they are still free.',
    })
], PrepareBookingPayload.prototype, "checkoutUrl", void 0);
PrepareBookingPayload = __decorate([
    ObjectType({ description: 'A booking that waits to be paid by the person themselves.' })
], PrepareBookingPayload);
export { PrepareBookingPayload };
//# sourceMappingURL=prepare-booking.types.js.map