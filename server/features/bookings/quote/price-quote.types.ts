import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CancellationPolicy } from '../../spaces/space-types.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
import { TermType } from '../booking-types.js';

@ObjectType({ description: 'One charge of a stay and the days it pays; cents, IVA included.' })
export class PriceLine {
  @Field(() => LocalDate, { description: 'First day it pays.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it pays.' })
  to!: string;

  @Field(() => Int, { description: 'Days it pays.' })
  days!: number;

  @Field(() => LocalDate, {
    description:
      'When it is charged: the first one at the acceptance, at the earliest; the others on the first day they pay.',
  })
  dueOn!: string;

  @Field(() => Boolean, { description: 'Whether it pays a whole month.' })
  isWholeMonth!: boolean;

  @Field(() => Int, { description: 'Rent, cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our fee, cents.' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'Guarantee plan, cents.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'IVA contained in the fee, cents.' })
  ivaCents!: number;

  @Field(() => Int, { description: 'The charge, cents.' })
  totalCents!: number;
}

@ObjectType({ description: 'The price of a stay, as it would be charged.' })
export class PriceQuote {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day of leaving; a year after the first with ROLLING.' })
  to!: string;

  @Field(() => Int, { description: 'Days held.' })
  days!: number;

  @Field(() => TermType, { description: 'Whether it has an end.' })
  termType!: TermType;

  @Field(() => [PriceLine], { description: 'Every charge, in order; only the first month with ROLLING.' })
  lines!: PriceLine[];

  @Field(() => Int, { description: 'Rent of all charges, cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Fee of all charges, cents.' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'Guarantee plan of all charges, cents.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'IVA contained in the fees, cents.' })
  ivaCents!: number;

  @Field(() => TaxName, { description: 'Which tax it is: that of the place.' })
  taxName!: TaxName;

  @Field(() => Int, { description: 'All charges, cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The first charge, cents: what is held on the card with the request.' })
  firstChargeCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What each month after the first costs, of a stay paid by the month; cents. Null for shorter ones.',
  })
  monthTotalCents!: number | null;

  @Field(() => Int, { description: 'Discount on the rent for the length of the stay, percent.' })
  discountPercent!: number;

  @Field(() => Int, { description: 'Deposit, cents: backed by the card, charged only after a claim.' })
  depositCents!: number;

  @Field(() => CancellationPolicy, { description: "The space's policy." })
  cancellationPolicy!: CancellationPolicy;

  @Field(() => Date, {
    nullable: true,
    description: 'Cancel before this and get everything back; null when that time is over.',
  })
  freeCancellationUntil!: Date | null;

  @Field(() => Boolean, { description: "Whether the days are free. The viewer's own unpaid hold does not count." })
  isAvailable!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when somebody of the waiting list has priority on the days; null when nobody has.',
  })
  promisedUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer could wait for the days (`waitForDays`).' })
  canWait!: boolean;

  @Field(() => Boolean, { description: 'Whether the rent was raised to the least a booking costs.' })
  isMinimumApplied!: boolean;
}

@ObjectType({ description: 'Days, half-open: `to` is not among them.' })
export class DateRange {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one.' })
  to!: string;
}
