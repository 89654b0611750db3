import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SpaceType } from '../../spaces/space.enums.js';
import { City } from '../search.types.js';

@ObjectType({ description: 'One bar of the price histogram of a city.' })
export class PriceBar {
  @Field(() => Int, { description: 'Lower bound of the all-in monthly price, cents.' })
  fromCents!: number;

  @Field(() => Int, { description: 'Spaces in it; the last bar includes all higher prices.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether it overlaps the interquartile range.' })
  isMiddle!: boolean;
}

@ObjectType({ description: 'An example of a space at a price.' })
export class PriceExample {
  @Field(() => Int, { description: 'Its all-in monthly price, cents.' })
  priceCents!: number;

  @Field(() => Float, { description: 'Its size, m².' })
  sizeM2!: number;

  @Field(() => String, { description: 'Its district.' })
  district!: string;
}

@ObjectType({ description: 'Price statistics of a city: all-in monthly prices.' })
export class CityPrices {
  @Field(() => Int, { description: 'The minimum.' })
  lowCents!: number;

  @Field(() => Int, { description: 'The lower quartile.' })
  quarterCents!: number;

  @Field(() => Int, { description: 'The median.' })
  medianCents!: number;

  @Field(() => Int, { description: 'The upper quartile.' })
  threeQuartersCents!: number;

  @Field(() => Int, { description: 'The 10th percentile, the start of the usual price range.' })
  usualLowCents!: number;

  @Field(() => Int, { description: 'The 90th percentile, the end of the usual price range.' })
  usualHighCents!: number;

  @Field(() => Int, {
    description: 'The start of the usual price range as pages show it: to the euro, since it is no offer.',
  })
  shownLowCents!: number;

  @Field(() => Int, { description: 'The end of the usual price range as pages show it, to the euro.' })
  shownHighCents!: number;

  @Field(() => Int, { description: 'The maximum.' })
  highCents!: number;

  @Field(() => [PriceBar], {
    description: 'Fourteen bars from the minimum to the end of the usual range; fewer when prices hardly vary.',
  })
  bars!: PriceBar[];

  @Field(() => [PriceExample], { description: 'Example spaces near the quartiles.' })
  examples!: PriceExample[];
}

@ObjectType({ description: 'Statistics of a type of space in a city.' })
export class CityType {
  @Field(() => SpaceType, { description: 'The type.' })
  type!: SpaceType;

  @Field(() => Int, { description: 'Published spaces.' })
  count!: number;

  @Field(() => Int, { description: 'Median all-in monthly price, cents.' })
  medianCents!: number;

  @Field(() => Float, { description: 'Median size, m².' })
  medianSizeM2!: number;
}

@ObjectType({ description: 'A district of a city.' })
export class CityDistrict {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Published spaces.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Median all-in monthly price, cents; null while there are no spaces.',
  })
  medianCents!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The search text for this district; null when there is none.',
  })
  search!: string | null;
}

@ObjectType({ description: 'A question about a city, with its answer from current statistics.' })
export class CityQuestion {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The answer, plain text.' })
  answer!: string;
}

@ObjectType({ description: 'The staff’s text about a city.' })
export class CityTexts {
  @Field(() => String, {
    nullable: true,
    description: 'The introduction, plain text; null to use one generated from the statistics.',
  })
  lead!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A text about storage there, HTML rendered from our Markdown; null for none.',
  })
  about!: string | null;
}

@ObjectType({ description: 'The page of a city; its statistics are refreshed every half a minute.' })
export class CityPage {
  @Field(() => City, { description: 'The city itself.' })
  city!: City;

  @Field(() => CityPrices, { nullable: true, description: 'Null while there are no spaces.' })
  prices!: CityPrices | null;

  @Field(() => [CityType], { description: 'The available types, the most frequent first.' })
  types!: CityType[];

  @Field(() => [CityDistrict], { description: 'All districts, A–Z.' })
  districts!: CityDistrict[];

  @Field(() => Int, { description: 'Spaces whose host has proved the right to let them.' })
  verifiedCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the district outlines, JSON; null where they are unknown.',
  })
  outlinesPath!: string | null;
}
