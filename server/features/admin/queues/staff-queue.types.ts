import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The queues of the staff. */
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
  TERMINATED_STAYS = 'terminated_stays',
}

registerEnumType(StaffQueue, {
  name: 'StaffQueue',
  description: 'A queue of the staff.',
  valuesConfig: {
    IDENTITIES: { description: 'Verifications of identities; 48 hours.' },
    SPACE_DOCUMENTS: { description: 'Documents that prove the right to let a space; 48 hours.' },
    SPACES: { description: 'Spaces to be published; 24 hours.' },
    REVIEWS: { description: 'Held and reported reviews; 7 days.' },
    CLAIMS: { description: 'Claims and appeals; 5 working days.' },
    REPORTS: { description: 'Reports of spaces, people and messages, and complaints about decisions; 7 days.' },
    TICKETS: { description: 'Tickets that wait for an answer of support; 4 working hours, 1 if urgent.' },
    MONEY: {
      description: 'Failed refunds, ledger differences and entries that wait for a second person; 24 hours.',
    },
    DATA_REQUESTS: { description: 'Requests about personal data; 30 days.' },
    TERMINATED_STAYS: { description: 'Terminated stays whose space is not empty yet and holds its days; 30 days.' },
  },
});

@ObjectType({ description: 'The state of one queue.' })
export class StaffQueueState {
  @Field(() => StaffQueue, { description: 'The queue.' })
  queue!: StaffQueue;

  @Field(() => Int, { description: 'Cases that wait.' })
  openCount!: number;

  @Field(() => Int, { description: 'Overdue cases.' })
  lateCount!: number;

  @Field(() => Int, { description: 'Cases due before the end of today, Spanish time, and not overdue.' })
  todayCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Cases assigned to the viewer; null for queues without assignment.',
  })
  ownCount!: number | null;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest case waits.' })
  oldestAt!: Date | null;

  @Field(() => Int, {
    description: 'Time limit of a case in hours; 24 per working day when `isInWorkingDays`.',
  })
  targetHours!: number;

  @Field(() => Boolean, { description: 'Whether only working days count.' })
  isInWorkingDays!: boolean;

  @Field(() => Date, { description: 'When this was counted.' })
  countedAt!: Date;
}
