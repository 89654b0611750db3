import { Field, ID, InputType, Int } from 'type-graphql';
import { TicketCategory } from './ticket.enums.js';

const TICKET = { description: 'The ticket’s id.' };
const BODY = {
  description: 'At most 3000 characters of plain text with line breaks; can be empty when there are files.',
};
const FILES = { nullable: true, description: 'Uploaded files, at most 5; each can be sent once.' };
const KEY = {
  description:
    'Idempotency key of at most 200 characters: repeated calls with the same key count once, for at least 24 h.',
};

@InputType({ description: 'A hypothetical ticket.' })
export class SupportPromiseInput {
  @Field(() => TicketCategory, { description: 'Its topic.' })
  category!: TicketCategory;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether there is danger for people or things; false by default.',
  })
  isDangerous?: boolean | null;
}

@InputType({ description: 'A question to support.' })
export class OpenTicketInput extends SupportPromiseInput {
  @Field(() => ID, { nullable: true, description: 'The booking of the viewer that it is about.' })
  bookingId?: string | null;

  @Field(() => String, { description: 'One line, 5–100 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Plain text with line breaks, 20–3000 characters.' })
  body!: string;

  @Field(() => [ID], FILES)
  fileIds?: string[] | null;

  @Field(() => String, KEY)
  idempotencyKey!: string;
}

@InputType({ description: 'A further message of the requester.' })
export class SendTicketMessageInput {
  @Field(() => ID, TICKET)
  ticketId!: string;

  @Field(() => String, BODY)
  body!: string;

  @Field(() => [ID], FILES)
  fileIds?: string[] | null;

  @Field(() => String, KEY)
  idempotencyKey!: string;
}

@InputType({ description: 'What remains unresolved.' })
export class ReopenTicketInput extends SendTicketMessageInput {}

@InputType({ description: 'An answer of support.' })
export class AnswerTicketInput extends SendTicketMessageInput {
  @Field(() => Boolean, { description: 'True resolves the ticket; false waits for the requester.' })
  isResolved!: boolean;
}

@InputType({ description: 'A rating of a resolved ticket.' })
export class RateTicketInput {
  @Field(() => ID, TICKET)
  ticketId!: string;

  @Field(() => Int, { description: '1 (badly) to 5 (very well).' })
  score!: number;
}

@InputType({ description: 'A note that only support sees.' })
export class AddTicketNoteInput {
  @Field(() => ID, TICKET)
  ticketId!: string;

  @Field(() => String, { description: '1–3000 characters of plain text with line breaks.' })
  body!: string;
}

@InputType({ description: 'The assignment of a ticket.' })
export class AssignTicketInput {
  @Field(() => ID, TICKET)
  ticketId!: string;

  @Field(() => ID, { nullable: true, description: 'A member of support; null for nobody.' })
  userId?: string | null;
}

@InputType({ description: 'A saved reply to create or to change.' })
export class SaveSavedReplyInput {
  @Field(() => ID, { nullable: true, description: 'The reply to change; without it a new one is created.' })
  savedReplyId?: string | null;

  @Field(() => String, { description: 'Its title in the list, 3–60 characters.' })
  title!: string;

  @Field(() => String, { description: 'Its text in Spanish, 1–3000 characters.' })
  textEs!: string;

  @Field(() => String, { description: 'Its text in English, 1–3000 characters.' })
  textEn!: string;
}

@InputType({ description: 'A saved reply to delete.' })
export class DeleteSavedReplyInput {
  @Field(() => ID, { description: 'The saved reply’s id.' })
  savedReplyId!: string;
}
