import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ClaimCase } from '../../claims/claim.enums.js';
import { StaffQueue } from './staff-queue.types.js';
import { some } from '../../../core/graphql/field-options.js';

@ObjectType({ description: 'A case assigned to a member of the staff, that waits for them.' })
export class StaffOwnCase {
  @Field(() => StaffQueue, { description: 'The queue it waits in.' })
  queue!: StaffQueue;

  @Field(() => ID, { description: 'The key of the claim or the ticket in its URL.' })
  caseId!: string;

  @Field(() => String, { description: 'The code that people quote.' })
  code!: string;

  @Field(() => String, { description: 'The title of the space of a claim, the subject of a ticket.' })
  subject!: string;

  @Field(() => ClaimCase, some('What a claim is about; null for other cases.'))
  claimCase!: ClaimCase | null;

  @Field(() => Int, some('What a claim is about in cents; null where no sum is asked yet and for other cases.'))
  amountCents!: number | null;

  @Field(() => String, some('Who asked; null for claims, which have two sides.'))
  personName!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a ticket to be answered within the hour.' })
  isUrgent!: boolean;

  @Field(() => Date, { description: 'Since when it waits.' })
  since!: Date;

  @Field(() => Date, some('Until when it is to be worked off.'))
  dueAt!: Date | null;
}

@ObjectType({ description: 'The viewer’s assigned cases.' })
export class StaffOwnCases {
  @Field(() => Int, { description: 'Their number.' })
  totalCount!: number;

  @Field(() => [StaffOwnCase], { description: 'Ordered by due date.' })
  cases!: StaffOwnCase[];
}
