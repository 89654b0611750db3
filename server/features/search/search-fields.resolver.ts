import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { firstArg } from '../../core/graphql/connection.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { type Place, PlaceKind } from '../../ports/geocoder.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { freeDaysLoader } from './availability/free-days.js';
import { COUNT_CAP } from './search-query.js';
import {
  countOf,
  facetsFor,
  nearestTo,
  pinsFor,
  suggestionsFor,
  totalCountOf,
  type FoundSpace,
} from './search.service.js';
import { MAX_PINS } from './search-pins.js';
import { MapPin, SearchFacets, SearchPlace, SearchSuggestion, SpaceConnection } from './search.types.js';
import { similarCount, similarSpaces } from './similar-spaces.js';

/** Streets may come first among similar places. */
const MAX_PLACES = 5;

function searchPlaceOf({ name, kind, centre, postalCode, city, bounds }: Place): SearchPlace {
  return { name, kind, lat: centre.lat, lng: centre.lng, postalCode, city, bounds };
}

/** Fields of a search besides its page; loaded only when requested. */
@Resolver(() => SpaceConnection)
export class SpaceConnectionFieldsResolver {
  @FieldResolver(() => Int, { description: 'At most 1000; isCountCapped says whether there are more.' })
  totalCount(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<number> {
    return totalCountOf(ctx, found);
  }

  @FieldResolver(() => Boolean, { description: 'Whether there are more than 1000.' })
  async isCountCapped(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await countOf(ctx, found)) > COUNT_CAP;
  }

  @FieldResolver(() => SearchPlace, { nullable: true, description: 'The recognized place of the search.' })
  place(@Root() { search }: SpaceConnection): SearchPlace | null {
    return search.area.place && searchPlaceOf(search.area.place);
  }

  @FieldResolver(() => SearchPlace, {
    nullable: true,
    description: 'A suggested place for an unknown one, such as after a typo; the search does not use it.',
  })
  suggestedPlace(@Root() { search }: SpaceConnection, @Ctx() ctx: RequestContext): SearchPlace | null {
    const { unknownText } = search.area;
    const meant = unknownText
      ? ctx.ports.geocoder.search(unknownText, MAX_PLACES).find(({ kind }) => kind !== PlaceKind.ADDRESS)
      : undefined;
    return meant ? searchPlaceOf(meant) : null;
  }

  @FieldResolver(() => SearchFacets, { description: 'Counts for the filters.' })
  facets(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<SearchFacets> {
    return facetsFor(ctx, found);
  }

  @FieldResolver(() => [MapPin], { description: 'Prices for the map: single spaces if they fit, else clusters.' })
  pins(
    @Root() found: SpaceConnection,
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { nullable: true, defaultValue: MAX_PINS, description: 'Most pins, 1–50.' }) limit:
      | number
      | null,
  ): Promise<MapPin[]> {
    return pinsFor(ctx, found, limit ?? MAX_PINS);
  }

  @FieldResolver(() => [Space], {
    description:
      'The ten nearest spaces that match everything except the place (the best ranked ones when no place was recognized); only when nothing was found.',
  })
  nearest(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<FoundSpace[]> {
    return nearestTo(ctx, found);
  }

  @FieldResolver(() => [SearchSuggestion], {
    description: 'Other searches with results, closest to this one first; only when nothing was found.',
  })
  suggestions(@Root() found: SpaceConnection, @Ctx() ctx: RequestContext): Promise<SearchSuggestion[]> {
    return suggestionsFor(ctx, found);
  }
}

/** Fields that search adds to a space. */
@Resolver(() => Space)
export class SpaceSearchFieldsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Metres from the searched place; null outside a search by place, and in one for a whole city or province without a radius and without ordering by distance.',
  })
  distanceM(@Root() space: FoundSpace): number | null {
    return space.distanceM ?? null;
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description:
      'First day from today on from which it is offered, and free for its minimum stay; null when it is not published, and when it is never free for that long.',
  })
  async freeFrom(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await freeDaysLoader(ctx).load(space.id))?.from ?? null;
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The first taken day after freeFrom; null when there is none, and when freeFrom is null.',
  })
  async freeUntil(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await freeDaysLoader(ctx).load(space.id))?.until ?? null;
  }

  @FieldResolver(() => [Space], {
    description: 'Published spaces of the same type and a similar size, nearest first.',
    complexity: ({ args, childComplexity }) =>
      2 + similarCount(args['first'] as number | null | undefined) * (1 + childComplexity),
  })
  similar(
    @Root() space: SpaceRow,
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { ...firstArg({ fallback: 4, max: 12 }), defaultValue: 4 }) first: number | null,
  ): Promise<SpaceRow[]> {
    return similarSpaces(ctx, space.id, similarCount(first));
  }
}
