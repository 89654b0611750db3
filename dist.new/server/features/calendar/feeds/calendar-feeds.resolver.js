var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Role } from '../../../core/roles.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { Space } from '../../spaces/space.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { AddCalendarFeedInput, AddCalendarFeedPayload, CalendarConflict, ReadCalendarFeedInput, ReadCalendarFeedPayload, RemoveCalendarFeedInput, RemoveCalendarFeedPayload, } from './calendar-feed.types.js';
import { conflictsOf } from './conflicts.js';
import { addCalendarFeed, calendarFeeds, readCalendarFeed, removeCalendarFeed } from './edit-feeds.js';
import { openAddress, shownAddress } from './feed-address.js';
/** Calendars of other sites that block days of a host's spaces. */
let CalendarFeedsResolver = class CalendarFeedsResolver {
    calendarFeeds(ctx) {
        return calendarFeeds(signedIn(ctx));
    }
    async addCalendarFeed(ctx, input) {
        return { feed: await addCalendarFeed(signedIn(ctx), input) };
    }
    async readCalendarFeed(ctx, { id }) {
        return { feed: await readCalendarFeed(signedIn(ctx), id) };
    }
    async removeCalendarFeed(ctx, { id }) {
        await removeCalendarFeed(signedIn(ctx), id);
        return { id };
    }
    id({ id }) {
        return toGlobalId('CalendarFeed', id);
    }
    async space(ctx, { spaceId }) {
        return (await spaceLoader(ctx).load(spaceId));
    }
    address(ctx, { id, sealedAddress }) {
        return shownAddress(openAddress(ctx, id, sealedAddress));
    }
    conflicts(ctx, { id }) {
        return conflictsOf(ctx, id);
    }
};
__decorate([
    Authorized(Role.HOST),
    Query(() => [CalendarFeed], {
        complexity: ({ childComplexity }) => 10 + 8 * childComplexity,
        description: "The calendars of other sites that the viewer's spaces read, by space; at most 5 of each.",
    }),
    __param(0, Ctx())
], CalendarFeedsResolver.prototype, "calendarFeeds", null);
__decorate([
    Authorized(Role.HOST),
    Mutation(() => AddCalendarFeedPayload, {
        complexity: 30,
        description: 'Reads a calendar of another site and keeps it: its busy days block the space, and are read again every 30 minutes. Errors: VALIDATION_FAILED at `url` with FEED_URL_INVALID, FEED_SILENT, FEED_NOT_A_CALENDAR, FEED_OWN, FEED_KNOWN; FEEDS_FULL {most}, SPACE_STATE_REFUSED {status}, NOT_FOUND, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AddCalendarFeedInput, { description: 'The space and the address.' }))
], CalendarFeedsResolver.prototype, "addCalendarFeed", null);
__decorate([
    Authorized(Role.HOST),
    Mutation(() => ReadCalendarFeedPayload, {
        complexity: 30,
        description: 'Reads a calendar of another site at once. Errors: NOT_FOUND, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReadCalendarFeedInput, { description: 'The calendar.' }))
], CalendarFeedsResolver.prototype, "readCalendarFeed", null);
__decorate([
    Authorized(Role.HOST),
    Mutation(() => RemoveCalendarFeedPayload, {
        complexity: 5,
        description: 'Reads a calendar no more and frees its days; the same when it is gone already. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RemoveCalendarFeedInput, { description: 'The calendar.' }))
], CalendarFeedsResolver.prototype, "removeCalendarFeed", null);
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with cfd_.' }),
    __param(0, Root())
], CalendarFeedsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Space, { description: 'The space whose days it blocks.' }),
    __param(0, Ctx()),
    __param(1, Root())
], CalendarFeedsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => String, { description: 'Its site and how the address ends; the whole is a secret.' }),
    __param(0, Ctx()),
    __param(1, Root())
], CalendarFeedsResolver.prototype, "address", null);
__decorate([
    FieldResolver(() => [CalendarConflict], {
        complexity: ({ childComplexity }) => 2 + 2 * childComplexity,
        description: 'Its busy days from today on that a booking holds too.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], CalendarFeedsResolver.prototype, "conflicts", null);
CalendarFeedsResolver = __decorate([
    Resolver(() => CalendarFeed)
], CalendarFeedsResolver);
export { CalendarFeedsResolver };
//# sourceMappingURL=calendar-feeds.resolver.js.map