var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { firstArg } from '../../core/graphql/connection.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { Space } from '../spaces/space.entity.js';
import { firstFreeDayLoader } from './availability/first-free-day.js';
import { COUNT_CAP } from './search-query.js';
import { canWaitFor, countOf, facetsFor, nearestTo, pinsFor, suggestionsFor, totalCountOf, } from './search.service.js';
import { MAX_PINS } from './search-pins.js';
import { MapPin, SearchFacets, SearchPlace, SearchSuggestion, SpaceConnection } from './search.types.js';
import { similarCount, similarSpaces } from './similar-spaces.js';
/** Streets may come first among the places a text resembles. */
const MAX_PLACES = 5;
function searchPlaceOf({ name, kind, centre, postalCode, city, bounds }) {
    return { name, kind, lat: centre.lat, lng: centre.lng, postalCode, city, bounds };
}
/** What a search tells beside its page; read only when asked for. */
let SpaceConnectionFieldsResolver = class SpaceConnectionFieldsResolver {
    totalCount(found, ctx) {
        return totalCountOf(ctx, found);
    }
    async isCountCapped(found, ctx) {
        return (await countOf(ctx, found)) > COUNT_CAP;
    }
    place({ search }) {
        return search.area.place && searchPlaceOf(search.area.place);
    }
    suggestedPlace({ search }, ctx) {
        const { unknownText } = search.area;
        const meant = unknownText
            ? ctx.ports.geocoder.search(unknownText, MAX_PLACES).find(({ kind }) => kind !== PlaceKind.ADDRESS)
            : undefined;
        return meant ? searchPlaceOf(meant) : null;
    }
    facets(found, ctx) {
        return facetsFor(ctx, found);
    }
    pins(found, ctx, limit) {
        return pinsFor(ctx, found, limit ?? MAX_PINS);
    }
    nearest(found, ctx) {
        return nearestTo(ctx, found);
    }
    suggestions(found, ctx) {
        return suggestionsFor(ctx, found);
    }
    canWait(found, ctx) {
        return canWaitFor(ctx, found);
    }
};
__decorate([
    FieldResolver(() => Int, { description: 'At most 1000; isCountCapped tells whether there are more.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "totalCount", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether there are more than 1000.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "isCountCapped", null);
__decorate([
    FieldResolver(() => SearchPlace, { nullable: true, description: 'The place searched for, when it was understood.' }),
    __param(0, Root())
], SpaceConnectionFieldsResolver.prototype, "place", null);
__decorate([
    FieldResolver(() => SearchPlace, {
        nullable: true,
        description: 'A place that may have been meant by one that is not known, such as by a slip of the fingers; the search is not about it.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "suggestedPlace", null);
__decorate([
    FieldResolver(() => SearchFacets, { description: 'Counts for the filters.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "facets", null);
__decorate([
    FieldResolver(() => [MapPin], { description: 'Prices for the map: single spaces while they fit, else clusters.' }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Arg('limit', () => Int, { nullable: true, defaultValue: MAX_PINS, description: 'Most pins, 1–50.' }))
], SpaceConnectionFieldsResolver.prototype, "pins", null);
__decorate([
    FieldResolver(() => [Space], {
        description: 'The ten nearest spaces that fit all but the place (the best placed ones when no place was understood); only when nothing was found.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "nearest", null);
__decorate([
    FieldResolver(() => [SearchSuggestion], {
        description: 'Other searches that find something, closest to this one first; only when nothing was found.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "suggestions", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether `waitForSearch` takes this search: nothing was found, but would be on other days.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceConnectionFieldsResolver.prototype, "canWait", null);
SpaceConnectionFieldsResolver = __decorate([
    Resolver(() => SpaceConnection)
], SpaceConnectionFieldsResolver);
export { SpaceConnectionFieldsResolver };
/** What search adds to a space. */
let SpaceSearchFieldsResolver = class SpaceSearchFieldsResolver {
    distanceM(space) {
        return space.distanceM ?? null;
    }
    freeFrom(space, ctx) {
        return firstFreeDayLoader(ctx).load(space.id);
    }
    similar(space, ctx, first) {
        return similarSpaces(ctx, space.id, similarCount(first));
    }
};
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'Metres from the place searched for; null outside a search by place, and in one for a whole city or province that asks for no circle and no order by distance.',
    }),
    __param(0, Root())
], SpaceSearchFieldsResolver.prototype, "distanceM", null);
__decorate([
    FieldResolver(() => LocalDate, {
        nullable: true,
        description: 'First day from today on that it is offered and not taken; null when it is not published.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceSearchFieldsResolver.prototype, "freeFrom", null);
__decorate([
    FieldResolver(() => [Space], {
        description: 'Published spaces of the same type and like size, nearest first.',
        complexity: ({ args, childComplexity }) => 2 + similarCount(args['first']) * (1 + childComplexity),
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Arg('first', () => Int, { ...firstArg({ fallback: 4, max: 12 }), defaultValue: 4 }))
], SpaceSearchFieldsResolver.prototype, "similar", null);
SpaceSearchFieldsResolver = __decorate([
    Resolver(() => Space)
], SpaceSearchFieldsResolver);
export { SpaceSearchFieldsResolver };
//# sourceMappingURL=search-fields.resolver.js.map