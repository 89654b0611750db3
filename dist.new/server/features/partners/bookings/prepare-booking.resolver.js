var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { prepareBooking } from './prepare-booking.js';
import { PrepareBookingInput, PrepareBookingPayload } from './prepare-booking.types.js';
let PrepareBookingResolver = class PrepareBookingResolver {
    prepareBooking(ctx, input) {
        return prepareBooking(signedIn(ctx), input);
    }
};
__decorate([
    Authorized(),
    Mutation(() => PrepareBookingPayload, {
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'Holds the days for 15 minutes and answers where the person pays. Only they accept the terms and pay, on our page. A hold of the same days is answered again. Errors: BOOKING_DATES_TAKEN {days}, IDEMPOTENCY_KEY_REUSED (the `externalId` means another stay), BOOKING_OWN_SPACE, BOOKING_TOO_MANY_OPEN, BOOKING_ATTEMPTS_USED, SPACE_NOT_BOOKABLE, EMAIL_NOT_VERIFIED, NOT_FOUND, VALIDATION_FAILED as in priceQuote.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PrepareBookingInput, { description: 'The space and the days.' }))
], PrepareBookingResolver.prototype, "prepareBooking", null);
PrepareBookingResolver = __decorate([
    Resolver()
], PrepareBookingResolver);
export { PrepareBookingResolver };
//# sourceMappingURL=prepare-booking.resolver.js.map