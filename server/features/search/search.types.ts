import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { SpaceFeature, SpaceType } from '../spaces/space-types.js';
import { SpaceEdge } from '../spaces/space-connection.types.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import type { Search } from './search-query.js';

registerEnumType(PlaceKind, {
  name: 'PlaceKind',
  description: 'What kind of place a search was understood as.',
  valuesConfig: {
    ADDRESS: { description: 'A street, with or without a number.' },
    POSTAL_CODE: { description: 'A postal code.' },
    NEIGHBOURHOOD: { description: 'A neighbourhood.' },
    DISTRICT: { description: 'A district of a city.' },
    CITY: { description: 'A city or any other municipality.' },
    PROVINCE: { description: 'A province.' },
  },
});

/** What to leave out of a search that finds nothing. Values are the keys. */
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
  description: 'How a search that finds nothing can be loosened.',
  valuesConfig: {
    WITHOUT_PRICE: { description: 'Without bounds of price.' },
    WITHOUT_SIZE: { description: 'Without area, height and width of the door.' },
    WITHOUT_TYPE: { description: 'Of any type.' },
    WITHOUT_FEATURES: { description: 'Without features and ways to get in.' },
    WITHOUT_THINGS: { description: 'Without the things that have to fit.' },
    WITHOUT_DATES: { description: 'Without days and shortest stay.' },
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

@ObjectType({ description: 'The place a search was understood as.' })
export class SearchPlace {
  @Field(() => String, { description: 'Its short name: "Chamberí", "28010".' })
  name!: string;

  @Field(() => PlaceKind, { description: 'What kind of place it is.' })
  kind!: PlaceKind;

  @Field(() => Float, { description: 'Latitude of its middle.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of its middle.' })
  lng!: number;

  @Field(() => String, { nullable: true, description: 'Five digits, where it has one.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The town it lies in.' })
  city!: string | null;

  @Field(() => Bounds, { description: 'The rectangle that shows it whole.' })
  bounds!: Bounds;
}

@ObjectType({ description: 'How many results a type would give.' })
export class SpaceTypeCount {
  @Field(() => SpaceType, { description: 'The type.' })
  type!: SpaceType;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: 'How many results have a feature.' })
export class FeatureCount {
  @Field(() => SpaceFeature, { description: 'The feature.' })
  feature!: SpaceFeature;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: 'How many results cost how much: one column of the histogram of prices.' })
export class PriceBucket {
  @Field(() => Int, { description: 'Lowest all-in price of a month in it, cents.' })
  fromCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The price from which on the next column counts, cents; null for the last.',
  })
  toCents!: number | null;

  @Field(() => Int, { description: 'Results, at most 1000.' })
  count!: number;
}

@ObjectType({ description: "Counts of the other filters' results if this one were set. Counts stop at 1000." })
export class SearchFacets {
  @Field(() => [SpaceTypeCount], { description: 'For each type, whatever types are asked for now.' })
  types!: SpaceTypeCount[];

  @Field(() => [FeatureCount], { description: 'For each feature, beside those asked for now.' })
  features!: FeatureCount[];

  @Field(() => Int, { description: 'Where renters let themselves in.' })
  autonomous!: number;

  @Field(() => Int, { description: 'With access by appointment.' })
  scheduled!: number;

  @Field(() => Int, { description: 'Open day and night.' })
  is24h!: number;

  @Field(() => Int, { description: 'Booked without an answer of the host.' })
  instantBook!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lowest all-in price of a month, cents, whatever prices are asked for now.',
  })
  priceMinCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Highest all-in price of a month, cents, whatever prices are asked for now.',
  })
  priceMaxCents!: number | null;

  @Field(() => [PriceBucket], {
    description:
      'Results by price, from the cheapest column with results to the last, whatever prices are asked for now.',
  })
  priceBuckets!: PriceBucket[];
}

@ObjectType({ description: 'One price on the map: a space, or several that lie together.' })
export class MapPin {
  @Field(() => ID, { description: 'Stays the same while the map shows the same things here.' })
  key!: string;

  @Field(() => Float, { description: 'Latitude of the area, or of the middle of several.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of the area, or of the middle of several.' })
  lng!: number;

  @Field(() => Int, { description: 'How many spaces it stands for.' })
  count!: number;

  @Field(() => Int, { description: 'Lowest all-in price of the month, cents.' })
  priceCents!: number;

  @Field(() => ID, { nullable: true, description: 'The space, when it is only one.' })
  spaceId!: string | null;
}

@ObjectType({ description: 'Another search to try when this one finds nothing.' })
export class SearchSuggestion {
  @Field(() => SearchSuggestionKind, { description: 'What it changes.' })
  kind!: SearchSuggestionKind;

  @Field(() => Int, { description: 'How many results it has, at most 1000.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lowest all-in price of a month it finds, cents; only of WITHOUT_PRICE.',
  })
  priceFromCents!: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest area it finds, m²; only of WITHOUT_SIZE.' })
  sizeUpToM2!: number | null;

  @Field(() => JSONObject, { description: 'The filter to use instead.' })
  filter!: Record<string, unknown>;
}

@ObjectType({ description: 'A page of the spaces found, and what is shown beside it.' })
export class SpaceConnection implements Connection<SpaceRow> {
  @Field(() => [SpaceEdge], { description: 'The spaces, in order.' })
  edges!: readonly Edge<SpaceRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  /** What was searched for; the other fields are answered from it. */
  search!: Search;
  knownTotal!: number | null;
  /** Answers already begun, so that a field asked for twice costs once. */
  begun!: Map<string, Promise<unknown>>;
}

@ObjectType({ description: 'A space that was public once and is not now: where to look instead.' })
export class GoneSpace {
  @Field(() => SpaceType, { nullable: true, description: 'What it was.' })
  type!: SpaceType | null;

  @Field(() => String, { nullable: true, description: 'Where it was, while that is known.' })
  city!: string | null;

  @Field(() => [Space], { description: 'At most eight published ones: the nearest of its type, then the nearest.' })
  instead!: SpaceRow[];
}

@ObjectType({ description: 'A city of the product, with what it offers now.' })
export class City {
  @Field(() => String, { description: 'Its path: /madrid.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Float, { description: 'Latitude of its middle.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude of its middle.' })
  lng!: number;

  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { nullable: true, description: 'Lowest all-in price of a month, cents.' })
  priceFromCents!: number | null;

  @Field(() => Boolean, { description: 'Fewer than ten spaces so far.' })
  isComingSoon!: boolean;
}

@ObjectType({ description: 'Live numbers in the marketing texts.' })
export class MarketFacts {
  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { nullable: true, description: 'Lowest all-in price of a month, cents.' })
  priceFromCents!: number | null;

  @Field(() => Int, { description: 'Cities with at least ten spaces.' })
  cityCount!: number;

  @Field(() => Int, { description: 'Published spaces whose host has shown to be allowed to rent them out.' })
  verifiedCount!: number;
}
