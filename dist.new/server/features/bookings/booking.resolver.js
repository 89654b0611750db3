var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Space } from '../spaces/space.entity.js';
import { BookingFilter } from './booking-filter.inputs.js';
import { BookingConnection } from './booking-connection.types.js';
import { DateRange, PriceQuote } from './quote/price-quote.types.js';
import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { bookingChanges } from './booking-stream.js';
import { findBookingById, myBookings } from './booking-lists.js';
import { Booking } from './booking.entity.js';
import { PriceQuoteInput } from './booking.inputs.js';
import { ProtectionPlan, TermType } from './booking-types.js';
import { externalSourceOf } from './holds/external-id.rules.js';
import { priceQuote } from './quote/price-quote.js';
import { busyRanges } from './quote/space-busy.js';
const MODE = { description: 'Which side of the bookings.' };
let BookingResolver = class BookingResolver {
    booking(ctx, id) {
        return findBookingById(ctx, id);
    }
    myBookings(ctx, mode, group, filter, page) {
        const { spaceId = null, externalId = null, ...choice } = filter ?? {};
        const externalSourceId = externalSourceOf(ctx);
        return myBookings(signedIn(ctx), {
            mode,
            group: group ?? null,
            choice: {
                ...choice,
                spaceId: spaceId === null ? null : fromGlobalId('Space', spaceId),
                external: externalId === null || externalSourceId === null ? null : { externalId, externalSourceId },
            },
            page: page ?? {},
        });
    }
    bookingChanged(booking) {
        return booking;
    }
    priceQuote(ctx, input) {
        return priceQuote(ctx, {
            spaceId: fromGlobalId('Space', input.spaceId),
            from: input.from,
            to: input.to ?? null,
            termType: input.termType ?? TermType.FIXED,
            protectionPlan: input.protectionPlan ?? ProtectionPlan.BASIC,
        });
    }
};
__decorate([
    Authorized(),
    Query(() => Booking, {
        nullable: true,
        complexity: ({ childComplexity }) => 1 + childComplexity,
        description: 'A booking; null when it does not exist or is none of yours.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of the booking.' }))
], BookingResolver.prototype, "booking", null);
__decorate([
    Authorized(),
    Query(() => BookingConnection, {
        description: "One side of the viewer's bookings: what waits (the soonest to run out first), what runs, what comes, what was. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('mode', () => DashboardMode, MODE)),
    __param(2, Arg('group', () => BookingGroup, { nullable: true, description: 'Only those; all by default.' })),
    __param(3, Arg('filter', () => BookingFilter, { nullable: true, description: 'Only those that fit; all by default.' })),
    __param(4, Args(() => PAGE_ARGS))
], BookingResolver.prototype, "myBookings", null);
__decorate([
    Authorized(),
    Subscription(() => Booking, {
        description: "The viewer's bookings, of both sides, as they change. WebSocket only. Ends with the session or the token (close code 4403), and a program's after a day: reconnect. Events of a gap are not sent later: ask `myBookings` with `updatedSince`.",
        subscribe: ({ context }) => bookingChanges(signedIn(context)),
    }),
    __param(0, Root())
], BookingResolver.prototype, "bookingChanged", null);
__decorate([
    Public(),
    Query(() => PriceQuote, {
        description: 'What a stay would cost, line by line. Errors: NOT_FOUND, VALIDATION_FAILED with DATE_IN_PAST, BEFORE_AVAILABLE, START_TOO_FAR {maxDays} at `from`; DATES_REVERSED, STAY_TOO_SHORT {minDays}, STAY_TOO_LONG {latest} at `to`.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PriceQuoteInput, { description: 'The stay.' }))
], BookingResolver.prototype, "priceQuote", null);
BookingResolver = __decorate([
    Resolver()
], BookingResolver);
export { BookingResolver };
/** What bookings add to a space. */
let SpaceBookingFieldsResolver = class SpaceBookingFieldsResolver {
    busy(ctx, space, from, to) {
        return busyRanges(ctx, space.id, { from, to });
    }
};
__decorate([
    FieldResolver(() => [DateRange], {
        description: 'Days taken between two days at most 400 apart, joined. Errors: VALIDATION_FAILED.',
        complexity: ({ childComplexity }) => 2 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root()),
    __param(2, Arg('from', () => LocalDate, { description: 'First day looked at.' })),
    __param(3, Arg('to', () => LocalDate, { description: 'Day after the last one looked at.' }))
], SpaceBookingFieldsResolver.prototype, "busy", null);
SpaceBookingFieldsResolver = __decorate([
    Resolver(() => Space)
], SpaceBookingFieldsResolver);
export { SpaceBookingFieldsResolver };
//# sourceMappingURL=booking.resolver.js.map