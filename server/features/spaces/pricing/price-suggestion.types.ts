import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PriceReasonCode } from './price-suggestion.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../space-types.js';

const some = (description: string) => ({ nullable: true, description });

@InputType({ description: 'What a price is suggested for.' })
export class PriceSuggestionInput {
  @Field(() => ID, some('The space itself, so that it is not compared with itself.'))
  spaceId?: string | null;

  @Field(() => SpaceType, { description: 'What kind of place it is.' })
  type!: SpaceType;

  @Field(() => Float, { description: 'Square metres, 0.5–5000.' })
  sizeM2!: number;

  @Field(() => String, { description: 'Five digits.' })
  postalCode!: string;

  @Field(() => Float, some('Degrees north; without it the centre of the postal code counts.'))
  lat?: number | null;

  @Field(() => Float, some('Degrees east.'))
  lng?: number | null;

  @Field(() => [SpaceFeature], { defaultValue: [], description: 'What it offers, or lacks.' })
  features!: SpaceFeature[];

  @Field(() => AccessMode, some('Whether renters let themselves in.'))
  accessMode?: AccessMode | null;

  @Field(() => Boolean, some('Whether they can come at any hour.'))
  is24h?: boolean | null;

  @Field(() => Humidity, some("The host's own test for damp."))
  humidity?: Humidity | null;
}

@ObjectType({ description: 'Something that moves the price.' })
export class PriceReason {
  @Field(() => PriceReasonCode, { description: 'What it is.' })
  code!: PriceReasonCode;

  @Field(() => Int, { description: 'By how many percent; negative is cheaper.' })
  percent!: number;
}

@ObjectType({ description: 'How many comparable spaces ask about this much.' })
export class PriceBin {
  @Field(() => Int, { description: 'Cents; the bin reaches five euros up from here.' })
  fromCents!: number;

  @Field(() => Int, { description: 'Spaces in it.' })
  count!: number;
}

@ObjectType({ description: 'A suggested rent of a month: never binding.' })
export class PriceSuggestion {
  @Field(() => Int, { description: 'Cents, whole euros.' })
  suggestedCents!: number;

  @Field(() => Int, { description: 'Lower end of the usual range, cents.' })
  lowCents!: number;

  @Field(() => Int, { description: 'Upper end of the usual range, cents.' })
  highCents!: number;

  @Field(() => Int, { description: 'Asking less is far below what others ask, cents: worth a word, never refused.' })
  farBelowCents!: number;

  @Field(() => Int, { description: 'Asking more is far above what others ask, cents: worth a word, never refused.' })
  farAboveCents!: number;

  @Field(() => Int, { description: 'How many spaces it was compared with.' })
  comparableCount!: number;

  @Field(() => [PriceReason], { description: 'The two strongest.' })
  reasons!: PriceReason[];

  @Field(() => [PriceBin], { description: 'What the comparables would ask for this size, in bins of five euros.' })
  distribution!: PriceBin[];

  @Field(() => Int, { description: "The renter's fee, hundredths of a percent." })
  renterFeeBps!: number;

  @Field(() => Int, { description: "The host's commission, hundredths of a percent." })
  commissionBps!: number;
}
