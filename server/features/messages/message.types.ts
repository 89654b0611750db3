import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/connection.js';
import { LocalDate } from '../../core/scalars.js';
import { Node } from '../../core/node.js';
import { BookingActor, DeclineReason } from '../bookings/booking-types.js';
import { ContactDataKind, MessageEventType, MessageKind } from './message-types.js';

/** Facts a line's words are made of; instants as ISO text. */
export interface MessageEventFacts {
  readonly from?: string;
  readonly to?: string;
  readonly deadline?: string;
  readonly timeZone?: string;
  readonly by?: BookingActor;
  readonly reason?: DeclineReason;
}

/** A message as the database has it. */
export interface MessageRow {
  readonly id: string;
  /** Its place in the order of its conversation. */
  readonly seq: string;
  readonly conversationId: string;
  readonly kind: MessageKind;
  readonly senderId: string | null;
  readonly receiverId: string | null;
  readonly body: string;
  readonly eventType: MessageEventType | null;
  readonly eventFacts: MessageEventFacts;
  readonly bookingId: string | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

@ObjectType({ description: 'One message of a conversation, or a line that tells what happened to the booking; seen only by its two sides.', implements: Node })
export class Message {
  @Field(() => MessageKind, { description: 'Whether somebody wrote it.' })
  kind!: MessageKind;

  @Field(() => Date, { description: 'When it was sent, or happened.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When its receiver read it; null until then, and for lines that nobody wrote.' })
  readAt!: Date | null;
}

@ObjectType({ description: 'A piece of a message: text, or the place of something that is hidden.' })
export class MessagePart {
  @Field(() => String, { description: 'The words; those that stand for the hidden thing, in the language of the caller, when `isHidden`.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether contact data stood here.' })
  isHidden!: boolean;
}

@ObjectType({ description: 'What a line that nobody wrote tells.' })
export class MessageEvent {
  @Field(() => MessageEventType, { description: 'What happened.' })
  type!: MessageEventType;

  @Field(() => LocalDate, { nullable: true, description: 'First day of the stay.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day of leaving; null when the stay has no end.' })
  to!: string | null;

  @Field(() => Date, { nullable: true, description: 'Until when the host can answer, of a request or a reminder.' })
  deadline!: Date | null;

  @Field(() => BookingActor, { nullable: true, description: 'Who called it off, of a cancellation.' })
  by!: BookingActor | null;

  @Field(() => DeclineReason, { nullable: true, description: 'Why the host declined.' })
  reason!: DeclineReason | null;

  @Field(() => ID, { nullable: true, description: 'The booking it tells of.' })
  bookingId!: string | null;
}

export const MessageEdge = edgeType(Message, 'Message');

@ObjectType({ description: 'A page of a conversation.' })
export class MessageConnection implements Connection<MessageRow> {
  @Field(() => [MessageEdge], { description: 'Newest first.' })
  edges!: readonly Edge<MessageRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands; the next one is older.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Contact data found in a text.' })
export class HiddenSpan {
  @Field(() => Int, { description: 'Where it begins in the text as it was given, in UTF-16 units.' })
  from!: number;

  @Field(() => Int, { description: 'Where it ends: the first unit after it.' })
  to!: number;

  @Field(() => ContactDataKind, { description: 'What it is taken for.' })
  kind!: ContactDataKind;
}

@ObjectType({ description: 'What would be hidden of a text if it were sent now.' })
export class MessagePreview {
  @Field(() => [HiddenSpan], { description: 'In their order; empty when all of it would arrive.' })
  hidden!: readonly HiddenSpan[];
}
