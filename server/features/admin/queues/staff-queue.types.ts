import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What waits for the staff. */
export enum StaffQueue {
  IDENTITIES = 'identities',
  SPACE_DOCUMENTS = 'space_documents',
  SPACES = 'spaces',
  REVIEWS = 'reviews',
  CLAIMS = 'claims',
  TICKETS = 'tickets',
  REPORTS = 'reports',
  MONEY = 'money',
  DATA_REQUESTS = 'data_requests',
}

registerEnumType(StaffQueue, {
  name: 'StaffQueue',
  description: 'What waits for the staff.',
  valuesConfig: {
    IDENTITIES: { description: 'Verifications of identities; 48 hours.' },
    SPACE_DOCUMENTS: { description: 'Documents that show that a host may let a space; 48 hours.' },
    SPACES: { description: 'Spaces to be published; 24 hours.' },
    REVIEWS: { description: 'Held and reported reviews; 7 days.' },
    CLAIMS: { description: 'Claims and appeals; 5 working days.' },
    REPORTS: { description: 'Reports of spaces, people and messages, and complaints about decisions; 7 days.' },
    TICKETS: { description: 'Tickets that support is to answer; 4 working hours, an urgent one 1.' },
    MONEY: {
      description: 'Failed refunds, differences in the books and entries that wait for a second person; 24 hours.',
    },
    DATA_REQUESTS: { description: 'Requests about personal data; 30 days.' },
  },
});

@ObjectType({ description: 'How one queue stands.' })
export class StaffQueueState {
  @Field(() => StaffQueue, { description: 'Which queue.' })
  queue!: StaffQueue;

  @Field(() => Int, { description: 'Cases that wait.' })
  openCount!: number;

  @Field(() => Int, { description: 'Of them, past their time.' })
  lateCount!: number;

  @Field(() => Int, { description: 'Of them, due before the end of today, Spanish time, and not late yet.' })
  todayCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of them, assigned to the viewer; null where cases are assigned to nobody.',
  })
  ownCount!: number | null;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest waits.' })
  oldestAt!: Date | null;

  @Field(() => Int, {
    description: 'Hours within which a case is to be decided; 24 of each working day when `isInWorkingDays`.',
  })
  targetHours!: number;

  @Field(() => Boolean, { description: 'Whether only working days count.' })
  isInWorkingDays!: boolean;

  @Field(() => Date, { description: 'When this was counted.' })
  countedAt!: Date;
}
