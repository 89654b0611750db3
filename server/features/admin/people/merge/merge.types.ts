import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Person } from '../person.types.js';

/** The records that move from one account to another. */
export enum MergedKind {
  SPACES = 'spaces',
  REQUESTS = 'requests',
  CONVERSATIONS = 'conversations',
  FAVORITES = 'favorites',
  SEARCHES = 'searches',
  REPORTS = 'reports',
  TICKETS = 'tickets',
  MEASURES = 'measures',
  OTHER = 'other',
}

/** Why an account cannot be merged into another. */
export enum MergeBlockerKind {
  STAFF = 'staff',
  OPEN_BOOKING = 'open_booking',
  OPEN_MONEY = 'open_money',
  BOOKS = 'books',
  DEALINGS = 'dealings',
}

registerEnumType(MergedKind, {
  name: 'MergedKind',
  description: 'A kind of records that moves from one account to another.',
  valuesConfig: {
    SPACES: { description: 'Spaces, drafts included.' },
    REQUESTS: { description: 'Unsuccessful booking requests, on either side.' },
    CONVERSATIONS: { description: 'Conversations with all their messages.' },
    FAVORITES: { description: 'Favorites.' },
    SEARCHES: { description: 'Saved searches and places on waiting lists.' },
    REPORTS: { description: 'Reports that they filed or that are about them.' },
    TICKETS: { description: 'Tickets to support.' },
    MEASURES: { description: 'Warnings, limits and suspensions.' },
    OTHER: { description: 'Messages, notifications, consents and similar.' },
  },
});
registerEnumType(MergeBlockerKind, {
  name: 'MergeBlockerKind',
  description: 'Why an account cannot be merged into another.',
  valuesConfig: {
    STAFF: { description: 'One of the two belongs to the staff.' },
    OPEN_BOOKING: { description: 'A booking of the closed account has not ended.' },
    OPEN_MONEY: { description: 'A charge, refund or payout of the closed account is pending.' },
    BOOKS: {
      description:
        'The closed account has charges, documents or reviews, which keep its name in the ledger and on paper.',
    },
    DEALINGS: { description: 'The two have written to each other or booked from each other.' },
  },
});

@ObjectType({ description: 'The number of records of one kind that move.' })
export class MergedCount {
  @Field(() => MergedKind, { description: 'The kind.' })
  kind!: MergedKind;

  @Field(() => Int, { description: 'The number.' })
  count!: number;
}

@ObjectType({ description: 'A reason against a merge.' })
export class MergeBlocker {
  @Field(() => MergeBlockerKind, { description: 'The reason.' })
  kind!: MergeBlockerKind;

  @Field(() => String, { nullable: true, description: 'The booking it refers to, if any.' })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: 'The amount in cents, if any.' })
  amountCents!: number | null;
}

@ObjectType({ description: 'What a merge would move, or why it is refused.' })
export class MergePreview {
  @Field(() => Person, { description: 'The remaining account.' })
  into!: Person;

  @Field(() => [MergedCount], { description: 'What would move, without empty kinds.' })
  moves!: MergedCount[];

  @Field(() => [MergeBlocker], { description: 'The reasons against it; empty when it can be done.' })
  blockers!: MergeBlocker[];
}

@InputType({ description: 'Two accounts of one person.' })
export class MergePreviewInput {
  @Field(() => ID, { description: 'The account to close.' })
  personId!: string;

  @Field(() => String, { description: 'The e-mail address of the remaining account.' })
  intoEmail!: string;
}

@InputType({ description: 'A merge of two accounts of one person.' })
export class MergePeopleInput {
  @Field(() => ID, { description: 'The account to close.' })
  personId!: string;

  @Field(() => String, { description: 'The e-mail address of the remaining account.' })
  intoEmail!: string;

  @Field(() => String, { description: 'The reason, 20–1000 characters; the person reads it.' })
  statement!: string;

  @Field(() => String, { description: 'The name of the account to close, typed as a confirmation.' })
  confirmation!: string;
}
