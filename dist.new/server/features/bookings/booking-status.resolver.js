var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { statusMeans } from './booking-status.rules.js';
import { Booking } from './booking.entity.js';
/** What a booking's status means, so that clients never list statuses. */
let BookingStatusResolver = class BookingStatusResolver {
    holdsDates({ status }) {
        return statusMeans(status, 'holdsDates');
    }
    isPending({ status }) {
        return statusMeans(status, 'isPending');
    }
    isUnpaid({ status }) {
        return statusMeans(status, 'isUnpaid');
    }
    isAgreed({ status }) {
        return statusMeans(status, 'isAgreed');
    }
    showsAddress({ status }) {
        return statusMeans(status, 'showsAddress');
    }
    isRunning({ status }) {
        return statusMeans(status, 'isRunning');
    }
    isLeaving({ status }) {
        return statusMeans(status, 'isLeaving');
    }
    isBillable({ status }) {
        return statusMeans(status, 'isBillable');
    }
    isFinal({ status }) {
        return statusMeans(status, 'isFinal');
    }
    cameToNothing({ status }) {
        return statusMeans(status, 'cameToNothing');
    }
};
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether its days are kept from others.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "holdsDates", null);
__decorate([
    FieldResolver(() => Boolean, { description: "Whether it waits for the payment or for the host's answer." }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isPending", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether nothing was paid and the renter can still pay for the same days.',
    }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isUnpaid", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether both sides have said yes, also when it is over.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isAgreed", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the renter knows the exact address now.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "showsAddress", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the renter has moved in and the return of the keys is not confirmed.',
    }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isRunning", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether its last day is over and keys or goods are still to be returned.',
    }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isLeaving", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether charges may still come.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isBillable", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether it never changes again.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "isFinal", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether it ended without a stay: nothing is paid of it.' }),
    __param(0, Root())
], BookingStatusResolver.prototype, "cameToNothing", null);
BookingStatusResolver = __decorate([
    Resolver(() => Booking)
], BookingStatusResolver);
export { BookingStatusResolver };
//# sourceMappingURL=booking-status.resolver.js.map