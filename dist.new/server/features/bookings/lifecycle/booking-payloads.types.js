var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { Booking } from '../booking.entity.js';
let ReleaseHoldPayload = class ReleaseHoldPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, withdrawn.' })
], ReleaseHoldPayload.prototype, "booking", void 0);
ReleaseHoldPayload = __decorate([
    ObjectType({ description: 'Days that were given back before they were paid.' })
], ReleaseHoldPayload);
export { ReleaseHoldPayload };
let AcceptBookingPayload = class AcceptBookingPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, confirmed; or PAYMENT_FAILED when the card failed now.' })
], AcceptBookingPayload.prototype, "booking", void 0);
AcceptBookingPayload = __decorate([
    ObjectType({ description: 'A request that was accepted.' })
], AcceptBookingPayload);
export { AcceptBookingPayload };
let DeclineBookingPayload = class DeclineBookingPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, declined.' })
], DeclineBookingPayload.prototype, "booking", void 0);
DeclineBookingPayload = __decorate([
    ObjectType({ description: 'A request that was declined.' })
], DeclineBookingPayload);
export { DeclineBookingPayload };
let WithdrawBookingPayload = class WithdrawBookingPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, withdrawn.' })
], WithdrawBookingPayload.prototype, "booking", void 0);
WithdrawBookingPayload = __decorate([
    ObjectType({ description: 'A request that was withdrawn.' })
], WithdrawBookingPayload);
export { WithdrawBookingPayload };
let CancelBookingPayload = class CancelBookingPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, with its refund.' })
], CancelBookingPayload.prototype, "booking", void 0);
CancelBookingPayload = __decorate([
    ObjectType({ description: 'A booking that was cancelled.' })
], CancelBookingPayload);
export { CancelBookingPayload };
let MarkBookingActivePayload = class MarkBookingActivePayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, active.' })
], MarkBookingActivePayload.prototype, "booking", void 0);
MarkBookingActivePayload = __decorate([
    ObjectType({ description: 'A rental that has begun.' })
], MarkBookingActivePayload);
export { MarkBookingActivePayload };
let ConfirmMoveOutPayload = class ConfirmMoveOutPayload {
    booking;
};
__decorate([
    Field(() => Booking, { description: 'The booking, completed.' })
], ConfirmMoveOutPayload.prototype, "booking", void 0);
ConfirmMoveOutPayload = __decorate([
    ObjectType({ description: 'A rental that is over.' })
], ConfirmMoveOutPayload);
export { ConfirmMoveOutPayload };
//# sourceMappingURL=booking-payloads.types.js.map