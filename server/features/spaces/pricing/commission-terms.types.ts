import { Field, Int, ObjectType } from 'type-graphql';
import { CommissionKind, type HostCommission } from './commission-types.js';

@ObjectType('HostCommission', { description: 'The commission that a booking begins with and keeps.' })
export class CommissionTerms implements HostCommission {
  @Field(() => CommissionKind, {
    description: 'Why this share: the usual one, an offer, or a trader with many spaces.',
  })
  readonly kind!: CommissionKind;

  @Field(() => Int, { description: 'Of the rent, in hundredths of a percent, its tax included.' })
  readonly bps!: number;
}
