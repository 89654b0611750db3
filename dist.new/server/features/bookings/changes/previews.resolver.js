var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { BookingActor } from '../booking-types.js';
import { findBookingAs } from './find-booking.js';
import { noticePreview } from './notice/notice-preview.js';
import { NoticePreview } from './notice/notice.types.js';
import { renewalPreview } from './renewal/renew-booking.js';
import { RenewalPreview } from './renewal/renewal.types.js';
import { DateChangePreview } from './requests/change-request.types.js';
import { dateChangePreview } from './requests/dates-preview.js';
import { contractWithdrawal } from './withdrawal/withdraw-from-contract.js';
import { ContractWithdrawal } from './withdrawal/withdrawal.types.js';
const BOOKING = { description: 'A booking of yours.' };
const cost = ({ childComplexity }) => 5 + childComplexity;
/** What a change of a running or confirmed booking would mean, before anybody makes it. */
let BookingPreviewsResolver = class BookingPreviewsResolver {
    async noticePreview(ctx, bookingId, endsOn) {
        const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
        return noticePreview(reader, booking, { actor, endsOn: endsOn ?? null });
    }
    async dateChangePreview(ctx, bookingId, from, to) {
        const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
        return dateChangePreview(reader, booking, { actor, request: { from, to: to ?? null } });
    }
    async renewalPreview(ctx, bookingId, endsOn) {
        const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
        return renewalPreview(reader, booking, { actor, endsOn: endsOn ?? null });
    }
    async contractWithdrawal(ctx, bookingId) {
        const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
        if (actor === BookingActor.HOST)
            throw new DomainError(ErrorCode.NOT_FOUND);
        return contractWithdrawal(reader, booking);
    }
};
__decorate([
    Authorized(),
    Query(() => NoticePreview, {
        complexity: cost,
        description: 'What leaving on a day means for the viewer. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED at `endsOn` with NOTICE_TOO_SHORT {earliest}, STAY_TOO_LONG {latest}.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('bookingId', () => ID, BOOKING)),
    __param(2, Arg('endsOn', () => LocalDate, { nullable: true, description: 'The first possible day by default.' }))
], BookingPreviewsResolver.prototype, "noticePreview", null);
__decorate([
    Authorized(),
    Query(() => DateChangePreview, {
        complexity: cost,
        description: 'What other days mean for the viewer. Errors: NOT_FOUND, VALIDATION_FAILED as in priceQuote, and with DATES_UNCHANGED, CHANGE_TOO_LATE.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('bookingId', () => ID, BOOKING)),
    __param(2, Arg('from', () => LocalDate, { description: 'First day.' })),
    __param(3, Arg('to', () => LocalDate, { nullable: true, description: 'Day of leaving; of a stay without end none.' }))
], BookingPreviewsResolver.prototype, "dateChangePreview", null);
__decorate([
    Authorized(),
    Query(() => RenewalPreview, {
        complexity: cost,
        description: 'What staying on means for the renter. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED at `endsOn` with DATES_REVERSED, STAY_TOO_LONG {latest}.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('bookingId', () => ID, BOOKING)),
    __param(2, Arg('endsOn', () => LocalDate, { nullable: true, description: 'The latest possible day by default.' }))
], BookingPreviewsResolver.prototype, "renewalPreview", null);
__decorate([
    Authorized(),
    Query(() => ContractWithdrawal, {
        complexity: cost,
        description: 'Renter: what withdrawing from the contract gives back after the start. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('bookingId', () => ID, BOOKING))
], BookingPreviewsResolver.prototype, "contractWithdrawal", null);
BookingPreviewsResolver = __decorate([
    Resolver()
], BookingPreviewsResolver);
export { BookingPreviewsResolver };
//# sourceMappingURL=previews.resolver.js.map