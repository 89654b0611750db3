var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { comparePrices } from './comparison/compare-prices.js';
import { PriceComparison } from './comparison/comparison.types.js';
import { findGoneSpace } from './gone-space.js';
import { citiesOf, getMarketSummary } from './market.js';
import { SpaceFilter, SpaceSort } from './search.inputs.js';
import { searchSpaces } from './search.service.js';
import { City, GoneSpace, MarketFacts, SpaceConnection } from './search.types.js';
/** Points for understanding, finding, counting and pins; each space then costs one and what its fields cost. */
const SEARCH_COST = 12;
let SearchResolver = class SearchResolver {
    searchSpaces(ctx, filter, sort, window, page) {
        return searchSpaces(ctx, { ...window, filter, sort, page });
    }
    goneSpace(ctx, id) {
        return findGoneSpace(ctx, id);
    }
    cities(ctx) {
        return citiesOf(ctx);
    }
    marketFacts(ctx) {
        return getMarketSummary(ctx);
    }
    priceComparison(ctx) {
        return comparePrices(ctx);
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => SpaceConnection, {
        description: 'Published spaces that fit the filter. Errors: VALIDATION_FAILED, PAGINATION_CONFLICT, CURSOR_INVALID.',
        complexity: ({ args, childComplexity }) => SEARCH_COST + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => SpaceFilter, { nullable: true, description: 'What to look for; nothing is everything.' })),
    __param(2, Arg('sort', () => SpaceSort, {
        nullable: true,
        defaultValue: SpaceSort.RECOMMENDED,
        description: 'Order of the results.',
    })),
    __param(3, Args(() => PAGE_ARGS)),
    __param(4, Arg('page', () => Int, {
        nullable: true,
        description: 'Page by number from 1, within the first 1000 results; not together with `after`, `last` or `before`.',
    }))
], SearchResolver.prototype, "searchSpaces", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => GoneSpace, {
        nullable: true,
        description: 'Of a space that is no longer public, what to look at instead; null for public ones and for those that never were.',
        complexity: ({ childComplexity }) => 3 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of the space.' }))
], SearchResolver.prototype, "goneSpace", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => [City], {
        description: 'The cities of the product, open or coming soon, at most half a minute old.',
        complexity: 2,
    }),
    __param(0, Ctx())
], SearchResolver.prototype, "cities", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => MarketFacts, {
        description: 'Live facts of the whole market, at most half a minute old.',
        complexity: 2,
    }),
    __param(0, Ctx())
], SearchResolver.prototype, "marketFacts", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => PriceComparison, {
        description: 'Prices of storage rooms here beside published mean prices of their cities, at most half a minute old.',
        complexity: ({ childComplexity }) => 3 + childComplexity,
    }),
    __param(0, Ctx())
], SearchResolver.prototype, "priceComparison", null);
SearchResolver = __decorate([
    Resolver()
], SearchResolver);
export { SearchResolver };
//# sourceMappingURL=search.resolver.js.map