var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Space } from '../spaces/space.entity.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { isOwnSpace } from '../spaces/space.policy.js';
import { WaitingPlace } from '../spaces/waiting/waiting-place.entity.js';
import { WaitForSearchInput, WaitForSearchPayload, WaitForDaysInput, WaitForDaysPayload, StopWaitingInput, StopWaitingPayload, } from './waiting-list.types.js';
import { aheadLoader, waitingCountLoader } from './waiting-list.loaders.js';
import { waitForSearch, waitForDays, stopWaiting, waitingPlaces } from './waiting-places.js';
/** Waiting lists for taken days. */
let WaitingListResolver = class WaitingListResolver {
    waitingPlaces(ctx) {
        return waitingPlaces(signedIn(ctx));
    }
    async waitForDays(ctx, input) {
        return { place: await waitForDays(signedIn(ctx), input) };
    }
    async waitForSearch(ctx, { filter }) {
        const places = await waitForSearch(signedIn(ctx), filter);
        return { places, count: places.length };
    }
    async stopWaiting(ctx, { id }) {
        await stopWaiting(signedIn(ctx), id);
        return { id };
    }
    id({ id }) {
        return toGlobalId('WaitingPlace', id);
    }
    to({ endsOn, isRolling }) {
        return isRolling ? null : endsOn;
    }
    space(ctx, { spaceId }) {
        return spaceLoader(ctx).load(spaceId);
    }
    ahead(ctx, { id }) {
        return aheadLoader(ctx).load(id);
    }
};
__decorate([
    Authorized(),
    Query(() => [WaitingPlace], {
        complexity: ({ childComplexity }) => 5 + 10 * childComplexity,
        description: 'Where the viewer waits for days to come, by first day; at most 40.',
    }),
    __param(0, Ctx())
], WaitingListResolver.prototype, "waitingPlaces", null);
__decorate([
    Authorized(),
    Mutation(() => WaitForDaysPayload, {
        complexity: 10,
        description: 'Puts the viewer on the waiting list for taken days of a space: when they become free, the first of the list is told and has 24 hours of priority. Errors: WAITING_DAYS_FREE, WAITING_LIST_FULL {most}, FEATURE_OFF, BOOKING_OWN_SPACE, SPACE_NOT_BOOKABLE, NOT_FOUND, VALIDATION_FAILED as of `priceQuote`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WaitForDaysInput, { description: 'The space and the days.' }))
], WaitingListResolver.prototype, "waitForDays", null);
__decorate([
    Authorized(),
    Mutation(() => WaitForSearchPayload, {
        complexity: 40,
        description: 'Puts the viewer on the waiting lists of the spaces that fit a search but for its days. Errors: WAITING_LIST_FULL {most}, FEATURE_OFF, VALIDATION_FAILED as of `searchSpaces`, and REQUIRED at `filter.from`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WaitForSearchInput, { description: 'The search.' }))
], WaitingListResolver.prototype, "waitForSearch", null);
__decorate([
    Authorized(),
    Mutation(() => StopWaitingPayload, {
        complexity: 5,
        description: 'Gives a place up; the same when it is gone already. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => StopWaitingInput, { description: 'The place.' }))
], WaitingListResolver.prototype, "stopWaiting", null);
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with wtp_.' }),
    __param(0, Root())
], WaitingListResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => LocalDate, {
        nullable: true,
        description: 'The day of leaving; null for a stay without end.',
    }),
    __param(0, Root())
], WaitingListResolver.prototype, "to", null);
__decorate([
    FieldResolver(() => Space, { nullable: true, description: 'The space; null while it is not public.' }),
    __param(0, Ctx()),
    __param(1, Root())
], WaitingListResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many wait for some of the same days and come first.' }),
    __param(0, Ctx()),
    __param(1, Root())
], WaitingListResolver.prototype, "ahead", null);
WaitingListResolver = __decorate([
    Resolver(() => WaitingPlace)
], WaitingListResolver);
export { WaitingListResolver };
let SpaceWaitingResolver = class SpaceWaitingResolver {
    waitingCount(space, ctx) {
        return isOwnSpace(ctx.viewer, space) ? waitingCountLoader(ctx).load(space.id) : null;
    }
};
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'How many wait for days of the space. Null unless it is your own.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceWaitingResolver.prototype, "waitingCount", null);
SpaceWaitingResolver = __decorate([
    Resolver(() => Space)
], SpaceWaitingResolver);
export { SpaceWaitingResolver };
//# sourceMappingURL=waiting-list.resolver.js.map