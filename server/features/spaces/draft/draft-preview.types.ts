import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ApproximateArea } from '../fields/space-fields.types.js';
import { CommissionKind } from '../pricing/commission.enums.js';
import { PolicyTerms } from '../pricing/policy-terms.types.js';
import { TaxName } from '../pricing/tax.enums.js';
import { Declaration } from '../space.enums.js';

const cents = (what: string) => ({ nullable: true, description: `${what}, cents; null without a price.` });

@ObjectType({ description: 'Values computed from a draft by the rules.' })
export class DraftPreview {
  @Field(() => Float, { nullable: true, description: 'Square metres: as typed, or length by width.' })
  sizeM2!: number | null;

  @Field(() => Int, cents('What the renter pays a month, all included'))
  priceAllInCents!: number | null;

  @Field(() => Int, cents("The renter's fee in it"))
  renterFeeCents!: number | null;

  @Field(() => Int, cents('What is taken off the rent'))
  commissionCents!: number | null;

  @Field(() => Int, { description: 'The commission rate, in hundredths of a percent.' })
  commissionBps!: number;

  @Field(() => CommissionKind, {
    description: 'The reason for this rate: the standard one, an offer, or a trader with many spaces.',
  })
  commissionKind!: CommissionKind;

  @Field(() => Int, { description: 'The standard rate, in hundredths of a percent, which follows the launch offer.' })
  usualCommissionBps!: number;

  @Field(() => Int, cents('What the host gets of a month'))
  hostNetMonthCents!: number | null;

  @Field(() => Int, cents('Rent a month of a stay from 90 days'))
  monthFrom90Cents!: number | null;

  @Field(() => Int, cents('Rent a month of a stay from 180 days'))
  monthFrom180Cents!: number | null;

  @Field(() => Int, cents('Rent a month of a whole year'))
  monthFrom365Cents!: number | null;

  @Field(() => Int, cents('A deposit of half a month'))
  halfMonthDepositCents!: number | null;

  @Field(() => [PolicyTerms], { description: 'What each cancellation policy would refund of a booking made now.' })
  cancellationTerms!: readonly PolicyTerms[];

  @Field(() => TaxName, { description: 'The indirect tax of the place.' })
  taxName!: TaxName;

  @Field(() => Boolean, { description: 'Whether renters can come at any hour of any day.' })
  is24h!: boolean;

  @Field(() => String, { nullable: true, description: 'District of a large city, as cards name it.' })
  district!: string | null;

  @Field(() => ApproximateArea, {
    nullable: true,
    description: 'The circle that renters will see; null without a pin.',
  })
  area!: ApproximateArea | null;

  @Field(() => [Declaration], { description: 'All declarations required of this host.' })
  requiredDeclarations!: Declaration[];

  @Field(() => Boolean, { description: 'Whether the host may offer instant booking.' })
  canBookInstantly!: boolean;

  @Field(() => Boolean, { description: 'Whether instant booking is currently available at all.' })
  isInstantBookOffered!: boolean;

  @Field(() => Boolean, { description: 'Whether publishing requires a confirmed phone of the host.' })
  needsPhone!: boolean;

  @Field(() => Boolean, { description: 'Whether publishing requires a verified identity of the host.' })
  needsIdentity!: boolean;

  @Field(() => Boolean, { description: 'Whether publishing requires a professional host’s trader details first.' })
  needsTraderDetails!: boolean;

  @Field(() => Boolean, { description: 'Whether staff review the space before it is public.' })
  isReviewed!: boolean;
}
