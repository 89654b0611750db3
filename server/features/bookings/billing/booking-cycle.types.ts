import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CycleStatus } from './billing.enums.js';

const renterOnly = (description: string) => ({
  nullable: true,
  description: `${description} Renter and admins; null for the host.`,
});
const hostOnly = (description: string) => ({
  nullable: true,
  description: `${description} Host and admins; null for the renter.`,
});

@ObjectType({
  description: 'A billing period of a booking: the amount owed for it, and its due day. Cents, IVA included.',
})
export class BookingCycle {
  @Field(() => ID, { description: 'Opaque and stable, begins with cyc_.' })
  id!: string;

  @Field(() => Int, { description: '1 for the first, in the order in which they were planned.' })
  cycleNo!: number;

  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it covers.' })
  to!: string;

  @Field(() => CycleStatus, {
    description: 'Its status; a host reads OPEN while a refused charge is still being retried.',
  })
  status!: CycleStatus;

  @Field(() => Int, { description: 'Rent.' })
  rentCents!: number;

  @Field(() => Int, renterOnly('Our fee.'))
  renterFeeCents!: number | null;

  @Field(() => Int, renterOnly('Guarantee plan.'))
  protectionCents!: number | null;

  @Field(() => Int, renterOnly('Tax contained in the fee.'))
  taxCents!: number | null;

  @Field(() => Int, renterOnly('The whole charge.'))
  totalCents!: number | null;

  @Field(() => Int, hostOnly('Our commission on the rent.'))
  commissionCents!: number | null;

  @Field(() => Int, hostOnly('What the host gets of it.'))
  hostNetCents!: number | null;

  @Field(() => LocalDate, { description: 'The day it is charged.' })
  dueOn!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was collected; null before. A later refund does not change it.',
  })
  paidAt!: Date | null;

  @Field(() => LocalDate, renterOnly('The day a refused charge is tried again; null when none is, or no more.'))
  nextTryOn!: string | null;

  @Field(() => Int, renterOnly('Charges by mandate that were refused.'))
  failedTries!: number | null;
}
