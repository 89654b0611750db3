import { Field, Int, ObjectType } from 'type-graphql';
import { CommissionKind, type HostCommission } from './commission.enums.js';

@ObjectType('HostCommission', { description: 'The commission in a booking’s terms.' })
export class CommissionTerms implements HostCommission {
  @Field(() => CommissionKind, {
    description: 'The reason for this rate: the standard one, an offer, or a trader with many spaces.',
  })
  readonly kind!: CommissionKind;

  @Field(() => Int, { description: 'Its rate on the rent, in hundredths of a percent, tax included.' })
  readonly bps!: number;
}
