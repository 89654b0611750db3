import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Person } from '../person.types.js';

/** What moves from one account to another. */
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
  description: 'What moves from one account to another.',
  valuesConfig: {
    SPACES: { description: 'Spaces, drafts too.' },
    REQUESTS: { description: 'Requests to book that came to nothing, on either side.' },
    CONVERSATIONS: { description: 'Conversations with all their messages.' },
    FAVORITES: { description: 'Favorites.' },
    SEARCHES: { description: 'Saved searches and places on waiting lists.' },
    REPORTS: { description: 'Reports that they filed or that are about them.' },
    TICKETS: { description: 'Tickets to support.' },
    MEASURES: { description: 'Warnings, limits and suspensions.' },
    OTHER: { description: 'Messages, notifications, consents and the like.' },
  },
});
registerEnumType(MergeBlockerKind, {
  name: 'MergeBlockerKind',
  description: 'Why an account cannot be merged into another.',
  valuesConfig: {
    STAFF: { description: 'One of the two belongs to the staff.' },
    OPEN_BOOKING: { description: 'A booking of the account that goes is not over.' },
    OPEN_MONEY: { description: 'A charge, refund or pay-out of the account that goes is open.' },
    BOOKS: { description: 'The account that goes has charges, documents or reviews: books and papers keep its name.' },
    DEALINGS: { description: 'The two have written to each other or booked from each other.' },
  },
});

@ObjectType({ description: 'How many of one kind move.' })
export class MergedCount {
  @Field(() => MergedKind, { description: 'Of what kind.' })
  kind!: MergedKind;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'A reason against a merge.' })
export class MergeBlocker {
  @Field(() => MergeBlockerKind, { description: 'What it is.' })
  kind!: MergeBlockerKind;

  @Field(() => String, { nullable: true, description: 'The booking it is about, if any.' })
  reference!: string | null;

  @Field(() => Int, { nullable: true, description: 'Cents, if any.' })
  amountCents!: number | null;
}

@ObjectType({ description: 'What a merge would move, or why it is refused.' })
export class MergePreview {
  @Field(() => Person, { description: 'The account that stays.' })
  into!: Person;

  @Field(() => [MergedCount], { description: 'What would move, without kinds of which there is none.' })
  moves!: MergedCount[];

  @Field(() => [MergeBlocker], { description: 'What is against it; nothing when it can be done.' })
  blockers!: MergeBlocker[];
}

@InputType({ description: 'Two accounts of one person.' })
export class MergePreviewInput {
  @Field(() => ID, { description: 'The account that goes.' })
  personId!: string;

  @Field(() => String, { description: 'The e-mail address of the account that stays.' })
  intoEmail!: string;
}

@InputType({ description: 'A merge of two accounts of one person.' })
export class MergePeopleInput {
  @Field(() => ID, { description: 'The account that goes.' })
  personId!: string;

  @Field(() => String, { description: 'The e-mail address of the account that stays.' })
  intoEmail!: string;

  @Field(() => String, { description: 'Why, 20–1000 characters; the person reads it.' })
  statement!: string;

  @Field(() => String, { description: 'The name of the account that goes, typed to confirm.' })
  confirmation!: string;
}

@ObjectType({ description: 'Two accounts are one.' })
export class MergePeoplePayload {
  @Field(() => Person, { description: 'The account that stays.' })
  person!: Person;
}
