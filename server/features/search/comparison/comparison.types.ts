import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@ObjectType({
  description: 'Storage rooms of a city beside the mean price there; prices of a month and square metre.',
})
export class ComparedCity {
  @Field(() => String, { description: 'Path of its page: `madrid`.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Published storage rooms that were compared, at least ten.' })
  sampleCount!: number;

  @Field(() => Int, { description: 'Mean price of a rented storage room in the city, by the source, cents.' })
  cityMeanCents!: number;

  @Field(() => Int, { description: 'Median of the storage rooms here, all in, cents.' })
  medianCents!: number;

  @Field(() => Int, { description: 'One of ten storage rooms here costs at most this, all in, cents.' })
  lowTenthCents!: number;

  @Field(() => Int, { description: 'How much less the median is, percent, rounded down; 0 when it is not less.' })
  medianSavingPercent!: number;

  @Field(() => Int, { description: 'What one of ten saves at least, percent, rounded down; 0 when it is not less.' })
  tenthSavingPercent!: number;
}

@ObjectType({ description: 'Prices of storage rooms here beside mean prices of their cities.' })
export class PriceComparison {
  @Field(() => String, { description: 'Who published the mean prices.' })
  source!: string;

  @Field(() => String, { description: 'Title of that publication, in its own language.' })
  sourceTitle!: string;

  @Field(() => String, { description: 'Its address.' })
  sourceUrl!: string;

  @Field(() => LocalDate, { description: 'The day it was published.' })
  sourcePublishedOn!: string;

  @Field(() => LocalDate, { description: 'The day our own prices were read: today.' })
  comparedOn!: string;

  @Field(() => [ComparedCity], { description: 'Cities that the source names and that have ten storage rooms here.' })
  cities!: ComparedCity[];

  @Field(() => Int, {
    nullable: true,
    description: 'What the claim "up to … cheaper" may say, percent, at most 60; null where nothing supports one.',
  })
  upToPercent!: number | null;
}
