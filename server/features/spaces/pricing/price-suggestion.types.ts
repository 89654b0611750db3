import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PriceReasonCode } from './price-suggestion.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../space.enums.js';
import { some } from '../../../core/graphql/field-options.js';

@InputType({ description: 'The space to suggest a price for.' })
export class PriceSuggestionInput {
  @Field(() => ID, some('The space itself, so that it is not compared with itself.'))
  spaceId?: string | null;

  @Field(() => SpaceType, { description: 'The type of place.' })
  type!: SpaceType;

  @Field(() => Float, { description: 'Square metres, 0.5–5000.' })
  sizeM2!: number;

  @Field(() => String, { description: 'Five digits.' })
  postalCode!: string;

  @Field(() => Float, some('Degrees north; without it the centre of the postal code counts.'))
  lat?: number | null;

  @Field(() => Float, some('Degrees east.'))
  lng?: number | null;

  @Field(() => [SpaceFeature], { defaultValue: [], description: 'Its features, and missing ones.' })
  features!: SpaceFeature[];

  @Field(() => AccessMode, some('Whether renters let themselves in.'))
  accessMode?: AccessMode | null;

  @Field(() => Boolean, some('Whether they can come at any hour.'))
  is24h?: boolean | null;

  @Field(() => Humidity, some("The host's own test for damp."))
  humidity?: Humidity | null;
}

@ObjectType({ description: 'A reason that affects the price.' })
export class PriceReason {
  @Field(() => PriceReasonCode, { description: 'The reason.' })
  code!: PriceReasonCode;

  @Field(() => Int, { description: 'Its effect in percent; negative is cheaper.' })
  percent!: number;
}

@ObjectType({ description: 'The number of comparable spaces in a price bin.' })
export class PriceBin {
  @Field(() => Int, { description: 'Lower bound in cents; the bin spans five euros.' })
  fromCents!: number;

  @Field(() => Int, { description: 'Spaces in it.' })
  count!: number;
}

@ObjectType({ description: 'A suggested monthly rent; not binding.' })
export class PriceSuggestion {
  @Field(() => Int, { description: 'Cents, whole euros.' })
  suggestedCents!: number;

  @Field(() => Int, { description: 'Lower end of the usual range, cents.' })
  lowCents!: number;

  @Field(() => Int, { description: 'Upper end of the usual range, cents.' })
  highCents!: number;

  @Field(() => Int, { description: 'A lower price is far below comparable ones, cents: worth a hint, never refused.' })
  farBelowCents!: number;

  @Field(() => Int, { description: 'A higher price is far above comparable ones, cents: worth a hint, never refused.' })
  farAboveCents!: number;

  @Field(() => Int, { description: 'The number of compared spaces.' })
  comparableCount!: number;

  @Field(() => [PriceReason], { description: 'The two strongest reasons.' })
  reasons!: PriceReason[];

  @Field(() => [PriceBin], { description: 'The prices of comparables for this size, in bins of five euros.' })
  distribution!: PriceBin[];

  @Field(() => Int, { description: "The renter's fee, hundredths of a percent." })
  renterFeeBps!: number;

  @Field(() => Int, { description: "The host's commission, hundredths of a percent." })
  commissionBps!: number;
}
