import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CancellationPolicy } from '../../spaces/space.enums.js';
import { TaxName } from '../../spaces/pricing/tax.enums.js';
import { TermType } from '../booking.enums.js';

@ObjectType({ description: 'One charge of a stay and the days it covers, IVA included.' })
export class PriceLine {
  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it covers.' })
  to!: string;

  @Field(() => Int, { description: 'Number of days it covers.' })
  days!: number;

  @Field(() => LocalDate, {
    description:
      'The due day: of the first charge on acceptance at the earliest; of the others the first day they cover.',
  })
  dueOn!: string;

  @Field(() => Boolean, { description: 'Whether it covers a whole month.' })
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

  @Field(() => Int, { description: 'Number of held days.' })
  days!: number;

  @Field(() => TermType, { description: 'Whether it has an end.' })
  termType!: TermType;

  @Field(() => [PriceLine], { description: 'Every charge, in order; only the first month with ROLLING.' })
  lines!: PriceLine[];

  @Field(() => Int, { description: 'The total rent, cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'The total fee, cents.' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'The total of the guarantee plan, cents.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'IVA contained in the fees, cents.' })
  ivaCents!: number;

  @Field(() => TaxName, { description: 'The tax of the place.' })
  taxName!: TaxName;

  @Field(() => Int, { description: 'The total, cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The first charge, cents: authorized on the card with the request.' })
  firstChargeCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The price of each month after the first, for a stay paid by the month; cents. Null for shorter ones.',
  })
  monthTotalCents!: number | null;

  @Field(() => Int, { description: 'Discount on the rent for the length of the stay, percent.' })
  discountPercent!: number;

  @Field(() => Int, { description: 'Deposit, cents: secured by the card, charged only after a claim.' })
  depositCents!: number;

  @Field(() => CancellationPolicy, { description: "The space's policy." })
  cancellationPolicy!: CancellationPolicy;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when cancelling is refunded in full; null when that time has passed.',
  })
  freeCancellationUntil!: Date | null;

  @Field(() => String, { description: 'Time zone of the space, in which its days and deadlines are.' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether the days are free. The viewer’s own unpaid hold does not count.' })
  isAvailable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether paying confirms the booking at once; otherwise the host answers the request first.',
  })
  confirmsAtOnce!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when somebody on the waiting list has priority for the days; null when nobody has.',
  })
  promisedUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer could join the waiting list for the days (`waitForDays`).' })
  canWait!: boolean;

  @Field(() => Boolean, { description: 'Whether the rent was raised to the minimum of a booking.' })
  isMinimumApplied!: boolean;

  @Field(() => Int, { description: 'Days of notice with which the renter ends it before its end.' })
  noticeDays!: number;
}

@ObjectType({ description: 'Days, half-open: `to` is excluded.' })
export class DateRange {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one.' })
  to!: string;
}
