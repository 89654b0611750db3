import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ClaimCase } from '../../claims/claim-types.js';
import { StaffQueue } from './staff-queue.types.js';

const some = (description: string) => ({ nullable: true, description });

@ObjectType({ description: 'A case that waits for the member of the staff who has it.' })
export class StaffOwnCase {
  @Field(() => StaffQueue, { description: 'The queue it waits in.' })
  queue!: StaffQueue;

  @Field(() => ID, { description: 'Of the claim or the ticket, for its address.' })
  caseId!: string;

  @Field(() => String, { description: 'For people to quote.' })
  code!: string;

  @Field(() => String, { description: 'The space of a claim, the subject of a ticket.' })
  subject!: string;

  @Field(() => ClaimCase, some('What a claim is about; null for other cases.'))
  claimCase!: ClaimCase | null;

  @Field(() => Int, some('What a claim is about in cents; null where no sum is asked yet and for other cases.'))
  amountCents!: number | null;

  @Field(() => String, some('Who asked; null for claims, which have two sides.'))
  personName!: string | null;

  @Field(() => Boolean, { description: 'A ticket that is to be answered within the hour.' })
  isUrgent!: boolean;

  @Field(() => Date, { description: 'Since when it waits.' })
  since!: Date;

  @Field(() => Date, some('Until when it is to be worked off.'))
  dueAt!: Date | null;
}

@ObjectType({ description: 'The cases that wait for the viewer.' })
export class StaffOwnCases {
  @Field(() => Int, { description: 'How many.' })
  totalCount!: number;

  @Field(() => [StaffOwnCase], { description: 'What is due first comes first.' })
  cases!: StaffOwnCase[];
}
