import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { SpaceFeature, SpaceType } from '../spaces/space.enums.js';
import { SpaceEdge } from '../spaces/space-connection.types.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import type { Search } from './search-query.js';

registerEnumType(PlaceKind, {
  name: 'PlaceKind',
  description: 'The kind of a recognized place.',
  valuesConfig: {
    ADDRESS: { description: 'A street, with or without a number.' },
    POSTAL_CODE: { description: 'A postal code.' },
    NEIGHBOURHOOD: { description: 'A neighbourhood.' },
    DISTRICT: { description: 'A district of a city.' },
    CITY: { description: 'A city or any other municipality.' },
    PROVINCE: { description: 'A province.' },
  },
});

/** What a search without results can leave out. Values are the keys. */
export enum SearchSuggestionKind {
  WITHOUT_PRICE = 'WITHOUT_PRICE',
  WITHOUT_SIZE = 'WITHOUT_SIZE',
  WITHOUT_TYPE = 'WITHOUT_TYPE',
  WITHOUT_FEATURES = 'WITHOUT_FEATURES',
  WITHOUT_THINGS = 'WITHOUT_THINGS',
  WITHOUT_DATES = 'WITHOUT_DATES',
  WIDER_RADIUS = 'WIDER_RADIUS',
}

registerEnumType(SearchSuggestionKind, {
  name: 'SearchSuggestionKind',
  description: 'How a search without results can be loosened.',
  valuesConfig: {
    WITHOUT_PRICE: { description: 'Without price bounds.' },
    WITHOUT_SIZE: { description: 'Without area, height and width of the door.' },
    WITHOUT_TYPE: { description: 'Of any type.' },
    WITHOUT_FEATURES: { description: 'Without features and kinds of access.' },
    WITHOUT_THINGS: { description: 'Without the things that must fit.' },
    WITHOUT_DATES: { description: 'Without days and minimum stay.' },
    WIDER_RADIUS: { description: 'Farther from the place.' },
  },
});

@ObjectType({ description: 'A rectangle of the map, degrees.' })
export class Bounds {
  @Field(() => Float, { description: 'Southern latitude.' })
  south!: number;

  @Field(() => Float, { description: 'Western longitude.' })
  west!: number;

  @Field(() => Float, { description: 'Northern latitude.' })
  north!: number;

  @Field(() => Float, { description: 'Eastern longitude.' })
  east!: number;
}

@ObjectType({ description: 'The recognized place of a search.' })
export class SearchPlace {
  @Field(() => String, { description: 'Its short name: "Chamberí", "28010".' })
  name!: string;

  @Field(() => PlaceKind, { description: 'Its kind.' })
  kind!: PlaceKind;

  @Field(() => Float, { description: 'Latitude of its centre.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of its centre.' })
  lng!: number;

  @Field(() => String, { nullable: true, description: 'Five digits, where it has one.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The municipality that contains it.' })
  city!: string | null;

  @Field(() => Bounds, { description: 'Its bounding box.' })
  bounds!: Bounds;
}

@ObjectType({ description: 'The number of results of a type.' })
export class SpaceTypeCount {
  @Field(() => SpaceType, { description: 'The type.' })
  type!: SpaceType;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: 'The number of results with a feature.' })
export class FeatureCount {
  @Field(() => SpaceFeature, { description: 'The feature.' })
  feature!: SpaceFeature;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: 'The number of results in a price range: one column of the price histogram.' })
export class PriceBucket {
  @Field(() => Int, { description: 'Its lower bound: all-in monthly price, cents.' })
  fromCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Its exclusive upper bound, cents; null for the last column.',
  })
  toCents!: number | null;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: 'The number of results of other filters if they were set. Counts stop at 1000.' })
export class SearchFacets {
  @Field(() => [SpaceTypeCount], { description: 'For each type, ignoring the current types.' })
  types!: SpaceTypeCount[];

  @Field(() => [FeatureCount], { description: 'For each feature, in addition to the current ones.' })
  features!: FeatureCount[];

  @Field(() => Int, { description: 'With self-access.' })
  autonomous!: number;

  @Field(() => Int, { description: 'With access by appointment.' })
  scheduled!: number;

  @Field(() => Int, { description: 'Open 24 hours.' })
  is24h!: number;

  @Field(() => Int, { description: 'With instant booking.' })
  instantBook!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lowest all-in monthly price, cents, ignoring the current price bounds.',
  })
  priceMinCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Highest all-in monthly price, cents, ignoring the current price bounds.',
  })
  priceMaxCents!: number | null;

  @Field(() => [PriceBucket], {
    description:
      'Results by price, from the cheapest column with results to the last, ignoring the current price bounds.',
  })
  priceBuckets!: PriceBucket[];
}

@ObjectType({ description: 'One price on the map: a space, or a cluster of several.' })
export class MapPin {
  @Field(() => ID, { description: 'Stable while the map shows the same things here.' })
  key!: string;

  @Field(() => Float, { description: 'Latitude of the area, or of the centre of a cluster.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of the area, or of the centre of a cluster.' })
  lng!: number;

  @Field(() => Int, { description: 'The number of spaces it represents.' })
  count!: number;

  @Field(() => Int, { description: 'Lowest all-in monthly price, cents.' })
  priceCents!: number;

  @Field(() => ID, { nullable: true, description: 'The space, when it is only one.' })
  spaceId!: string | null;
}

@ObjectType({ description: 'Another search to try when this one has no results.' })
export class SearchSuggestion {
  @Field(() => SearchSuggestionKind, { description: 'What it changes.' })
  kind!: SearchSuggestionKind;

  @Field(() => Int, { description: 'How many results it has, at most 1000.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lowest all-in monthly price in its results, cents; only for WITHOUT_PRICE.',
  })
  priceFromCents!: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest area in its results, m²; only for WITHOUT_SIZE.' })
  sizeUpToM2!: number | null;

  @Field(() => JSONObject, { description: 'The filter to use instead.' })
  filter!: Record<string, unknown>;
}

@ObjectType({ description: 'A page of the found spaces, with further data of the search.' })
export class SpaceConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, in order.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  /** The interpreted search, the source of the other fields. */
  search!: Search;
  knownTotal!: number | null;
  /** Cached promises, so that a field requested twice is computed once. */
  begun!: Map<string, Promise<unknown>>;
}

@ObjectType({ description: 'Alternatives to a space that is no longer public.' })
export class GoneSpace {
  @Field(() => SpaceType, { nullable: true, description: 'Its type.' })
  type!: SpaceType | null;

  @Field(() => String, { nullable: true, description: 'Its place, if known.' })
  city!: string | null;

  @Field(() => [Space], { description: 'At most eight published ones: the nearest of its type, then the nearest.' })
  instead!: SpaceRow[];
}

@ObjectType({ description: 'A city of the product, with its current statistics.' })
export class City {
  @Field(() => String, { description: 'Its path: /madrid.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Float, { description: 'Latitude of its centre.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of its centre.' })
  lng!: number;

  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { nullable: true, description: 'Lowest all-in monthly price, cents.' })
  priceFromCents!: number | null;

  @Field(() => Boolean, { description: 'Whether it has too few spaces so far to be opened.' })
  isComingSoon!: boolean;
}

@ObjectType({ description: 'Live statistics for the marketing texts.' })
export class MarketFacts {
  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { nullable: true, description: 'Lowest all-in monthly price, cents.' })
  priceFromCents!: number | null;

  @Field(() => Int, { description: 'Cities with enough spaces to be opened.' })
  cityCount!: number;

  @Field(() => Int, { description: 'Published spaces whose host has proved the right to let them.' })
  verifiedCount!: number;
}
