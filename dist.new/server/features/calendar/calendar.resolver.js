var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Role } from '../../core/roles.js';
import { blockDays, unblockDays } from './block-days.js';
import { BlockDaysInput, ChangeCalendarAddressInput, UnblockDaysInput } from './calendar.inputs.js';
import { BlockDaysPayload, CalendarAddress, HostMonth, UnblockDaysPayload } from './calendar.types.js';
import { hostMonth } from './host-month.js';
import { calendarAddress, changeCalendarAddress } from './share/share-calendar.js';
/** The calendar of a host: all spaces, day by day. */
let CalendarResolver = class CalendarResolver {
    hostMonth(ctx, month) {
        return hostMonth(signedIn(ctx), month);
    }
    async blockDays(ctx, input) {
        return { blocks: await blockDays(signedIn(ctx), input) };
    }
    async unblockDays(ctx, { blockId }) {
        await unblockDays(signedIn(ctx), blockId);
        return { deletedBlockId: blockId };
    }
    calendarAddress(ctx, spaceId) {
        return calendarAddress(signedIn(ctx), spaceId);
    }
    async changeCalendarAddress(ctx, { spaceId, }) {
        return { calendarAddress: await changeCalendarAddress(signedIn(ctx), spaceId) };
    }
};
__decorate([
    Authorized(),
    Query(() => HostMonth, {
        description: 'What takes which days of the spaces of the viewer in a month at most five years away. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `month`.',
        complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('month', () => LocalDate, { description: 'Any day of the month.' }))
], CalendarResolver.prototype, "hostMonth", null);
__decorate([
    Authorized(Role.HOST),
    Mutation(() => BlockDaysPayload, {
        complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
        description: 'Blocks days of own spaces; the same days again change reason and note. Errors: DAYS_BOOKED, DAYS_BLOCKED, BLOCKS_FULL {most}, SPACE_STATE_REFUSED {status}, NOT_FOUND, VALIDATION_FAILED: DATES_REVERSED, DATE_IN_PAST, FILTER_OUT_OF_RANGE, TOO_LONG.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => BlockDaysInput, { description: 'Which days, and why.' }))
], CalendarResolver.prototype, "blockDays", null);
__decorate([
    Authorized(Role.HOST),
    Mutation(() => UnblockDaysPayload, {
        complexity: 5,
        description: 'Frees the days of one block; the same answer when it was gone already. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UnblockDaysInput, { description: 'The block.' }))
], CalendarResolver.prototype, "unblockDays", null);
__decorate([
    Authorized(Role.HOST),
    Query(() => CalendarAddress, {
        nullable: true,
        complexity: 3,
        description: "The address of the busy days of one of the viewer's spaces; null while it has none. Errors: NOT_FOUND.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('spaceId', () => ID, { description: 'The space.' }))
], CalendarResolver.prototype, "calendarAddress", null);
__decorate([
    Authorized(Role.HOST),
    PayloadMutation({
        payload: { calendarAddress: [() => CalendarAddress, 'The new address.'] },
        complexity: 5,
        description: 'Makes the address, or another one: the one before stops working at once. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeCalendarAddressInput, { description: 'All there is to say.' }))
], CalendarResolver.prototype, "changeCalendarAddress", null);
CalendarResolver = __decorate([
    Resolver()
], CalendarResolver);
export { CalendarResolver };
//# sourceMappingURL=calendar.resolver.js.map