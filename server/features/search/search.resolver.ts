import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { comparePrices } from './comparison/compare-prices.js';
import { PriceComparison } from './comparison/comparison.types.js';
import { findGoneSpace } from './gone-space.js';
import { citiesOf, getMarketSummary } from './market.js';
import { SpaceFilter, SpaceSort } from './search.inputs.js';
import { searchSpaces } from './search.service.js';
import { City, GoneSpace, MarketFacts, SpaceConnection } from './search.types.js';

/** Points for interpreting, finding, counting and pins; each space then costs one plus its fields. */
const SEARCH_COST = 12;

@Resolver()
export class SearchResolver {
  @Public()
  @SharedAnswer()
  @Query(() => SpaceConnection, {
    description:
      'Published spaces that match the filter. Errors: VALIDATION_FAILED, PAGINATION_CONFLICT, CURSOR_INVALID.',
    complexity: ({ args, childComplexity }) => SEARCH_COST + pageSizeOf(args as PageArgs) * (1 + childComplexity),
  })
  searchSpaces(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SpaceFilter, { nullable: true, description: 'The filter; everything by default.' })
    filter?: SpaceFilter | null,
    @Arg('sort', () => SpaceSort, {
      nullable: true,
      defaultValue: SpaceSort.RECOMMENDED,
      description: 'Order of the results.',
    })
    sort?: SpaceSort | null,
    @Args(() => PAGE_ARGS) window?: PageArgs,
    @Arg('page', () => Int, {
      nullable: true,
      description: 'Page number from 1, within the first 1000 results; not together with `after`, `last` or `before`.',
    })
    page?: number | null,
  ): Promise<SpaceConnection> {
    return searchSpaces(ctx, { ...window, filter, sort, page });
  }

  @Public()
  @SharedAnswer()
  @Query(() => GoneSpace, {
    nullable: true,
    description:
      'Alternatives to a space that is no longer public; null for public ones and for those that never were.',
    complexity: ({ childComplexity }) => 3 + childComplexity,
  })
  goneSpace(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The space’s id.' }) id: string,
  ): Promise<GoneSpace | null> {
    return findGoneSpace(ctx, id);
  }

  @Public()
  @SharedAnswer()
  @Query(() => [City], {
    description: 'The cities of the product, open or coming soon, refreshed every half a minute.',
    complexity: 2,
  })
  cities(@Ctx() ctx: RequestContext): Promise<City[]> {
    return citiesOf(ctx);
  }

  @Public()
  @SharedAnswer()
  @Query(() => MarketFacts, {
    description: 'Live statistics of the whole market, refreshed every half a minute.',
    complexity: 2,
  })
  marketFacts(@Ctx() ctx: RequestContext): Promise<MarketFacts> {
    return getMarketSummary(ctx);
  }

  @Public()
  @SharedAnswer()
  @Query(() => PriceComparison, {
    description:
      'Prices of storage rooms here compared with published average prices of their cities, refreshed every half a minute.',
    complexity: ({ childComplexity }) => 3 + childComplexity,
  })
  priceComparison(@Ctx() ctx: RequestContext): Promise<PriceComparison> {
    return comparePrices(ctx);
  }
}
