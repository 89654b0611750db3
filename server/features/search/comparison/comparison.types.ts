import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@ObjectType({
  description: 'Storage rooms of a city compared with the average price there; monthly prices per square metre.',
})
export class ComparedCity {
  @Field(() => String, { description: 'Path of its page: `madrid`.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Number of compared storage rooms, at least ten.' })
  sampleCount!: number;

  @Field(() => Int, { description: 'Average price of a rented storage room in the city, by the source, cents.' })
  cityMeanCents!: number;

  @Field(() => Int, { description: 'Median of the storage rooms here, all-in, cents.' })
  medianCents!: number;

  @Field(() => Int, { description: '10th percentile of the storage rooms here, all-in, cents.' })
  lowTenthCents!: number;

  @Field(() => Int, { description: 'Saving of the median, percent, rounded down; 0 when there is none.' })
  medianSavingPercent!: number;

  @Field(() => Int, { description: 'Saving of the 10th percentile, percent, rounded down; 0 when there is none.' })
  tenthSavingPercent!: number;
}

@ObjectType({ description: 'Prices of storage rooms here compared with average prices of their cities.' })
export class PriceComparison {
  @Field(() => String, { description: 'The publisher of the average prices.' })
  source!: string;

  @Field(() => String, { description: 'Title of the publication, in its own language.' })
  sourceTitle!: string;

  @Field(() => String, { description: 'Its URL.' })
  sourceUrl!: string;

  @Field(() => LocalDate, { description: 'The day it was published.' })
  sourcePublishedOn!: string;

  @Field(() => LocalDate, { description: 'The date of our own prices: today.' })
  comparedOn!: string;

  @Field(() => [ComparedCity], { description: 'Cities in the source that have ten storage rooms here.' })
  cities!: ComparedCity[];

  @Field(() => Int, {
    nullable: true,
    description: 'The percentage for the claim "up to … cheaper", at most 60; null when there is no saving.',
  })
  upToPercent!: number | null;
}
