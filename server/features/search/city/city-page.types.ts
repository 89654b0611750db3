import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SpaceType } from '../../spaces/space-types.js';
import { City } from '../search.types.js';

@ObjectType({ description: 'One bar of the prices of a city.' })
export class PriceBar {
  @Field(() => Int, { description: 'From this all-in price of a month on, cents.' })
  fromCents!: number;

  @Field(() => Int, { description: 'Spaces in it; the last bar also holds all that cost more.' })
  count!: number;

  @Field(() => Boolean, { description: 'Touches the middle half of all prices.' })
  isMiddle!: boolean;
}

@ObjectType({ description: 'A space that shows what a price buys.' })
export class PriceExample {
  @Field(() => Int, { description: 'Its all-in price of a month, cents.' })
  priceCents!: number;

  @Field(() => Float, { description: 'Its size, m².' })
  sizeM2!: number;

  @Field(() => String, { description: 'Its district.' })
  district!: string;
}

@ObjectType({ description: 'What spaces of a city cost: all-in prices of a month, cents.' })
export class CityPrices {
  @Field(() => Int, { description: 'The cheapest.' })
  lowCents!: number;

  @Field(() => Int, { description: 'A quarter costs at most this.' })
  quarterCents!: number;

  @Field(() => Int, { description: 'Half costs at most this.' })
  medianCents!: number;

  @Field(() => Int, { description: 'Three quarters cost at most this.' })
  threeQuartersCents!: number;

  @Field(() => Int, { description: 'One of ten costs at most this: the usual range of prices begins here.' })
  usualLowCents!: number;

  @Field(() => Int, { description: 'Nine of ten cost at most this: the usual range of prices ends here.' })
  usualHighCents!: number;

  @Field(() => Int, { description: 'The dearest.' })
  highCents!: number;

  @Field(() => [PriceBar], {
    description: 'Fourteen bars from the cheapest to the usual high; fewer when all cost about the same.',
  })
  bars!: PriceBar[];

  @Field(() => [PriceExample], { description: 'Spaces near a quarter, the middle and three quarters of that way.' })
  examples!: PriceExample[];
}

@ObjectType({ description: 'What a kind of space is like in a city.' })
export class CityType {
  @Field(() => SpaceType, { description: 'The kind.' })
  type!: SpaceType;

  @Field(() => Int, { description: 'Published spaces.' })
  count!: number;

  @Field(() => Int, { description: 'Median of the all-in prices of a month, cents.' })
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
    description: 'Median of the all-in prices of a month, cents; null where there is no space yet.',
  })
  medianCents!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text that a search understands as this district; null when there is none.',
  })
  search!: string | null;
}

@ObjectType({ description: 'A question that people have about a city, and its answer from its present numbers.' })
export class CityQuestion {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The answer, plain text.' })
  answer!: string;
}

@ObjectType({ description: 'What the staff have written about a city.' })
export class CityTexts {
  @Field(() => String, {
    nullable: true,
    description: 'What stands under the heading, plain text; null: what follows from the numbers.',
  })
  lead!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'About storing things there, HTML made from our own Markdown; null: nothing.',
  })
  about!: string | null;
}

@ObjectType({ description: 'The page of a city: its numbers are renewed once they are half a minute old.' })
export class CityPage {
  @Field(() => City, { description: 'The city itself.' })
  city!: City;

  @Field(() => CityPrices, { nullable: true, description: 'Null while there is no space.' })
  prices!: CityPrices | null;

  @Field(() => [CityType], { description: 'Kinds that there are, the most frequent first.' })
  types!: CityType[];

  @Field(() => [CityDistrict], { description: 'All districts, A–Z.' })
  districts!: CityDistrict[];

  @Field(() => Int, { description: 'Spaces whose host has shown to be allowed to rent them out.' })
  verifiedCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Where the outlines of the districts are, JSON; null where they are not known.',
  })
  outlinesPath!: string | null;
}
