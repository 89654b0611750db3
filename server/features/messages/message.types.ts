import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { Message } from './message.entity.js';
import { ContactDataKind, MessageEventType, type MessageEventDetails, type MessageKind } from './message.enums.js';

/** A stored message. */
export interface MessageRow {
  readonly id: string;
  /** Its position in the conversation. */
  readonly seq: number;
  readonly conversationId: string;
  readonly kind: MessageKind;
  readonly senderId: string | null;
  readonly receiverId: string | null;
  readonly body: string;
  readonly eventType: MessageEventType | null;
  readonly eventDetails: MessageEventDetails;
  readonly bookingId: string | null;
  readonly isRead: boolean;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

@ObjectType({ description: 'A piece of a message: text or a redaction.' })
export class MessagePart {
  @Field(() => String, { description: 'The text; a placeholder in the language of the caller when `isHidden`.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether contact data was redacted here.' })
  isHidden!: boolean;
}

@ObjectType({ description: 'An event of a booking.' })
export class MessageEvent {
  @Field(() => MessageEventType, { description: 'The event.' })
  type!: MessageEventType;
}

/** The node is a row, which the field resolvers of `Message` read. */
const MessageEdge = edgeType<Message, MessageRow>(Message, 'Message');

@ObjectType({ description: 'A page of a conversation.' })
export class MessageConnection implements Connection<MessageRow> {
  @Field(() => [MessageEdge], { description: 'Newest first.' })
  edges!: readonly Edge<MessageRow>[];

  @Field(() => PageInfo, { description: 'Position of this page; the next one is older.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Contact data found in a text.' })
export class HiddenSpan {
  @Field(() => Int, { description: 'Its start in the given text, in UTF-16 units.' })
  from!: number;

  @Field(() => Int, { description: 'Its end in the given text: the first unit after it.' })
  to!: number;

  @Field(() => ContactDataKind, { description: 'What it was recognized as.' })
  kind!: ContactDataKind;
}

@ObjectType({ description: 'What would be redacted in a text if it were sent now.' })
export class MessagePreview {
  @Field(() => [HiddenSpan], { description: 'In order of position; empty when nothing would be redacted.' })
  hidden!: readonly HiddenSpan[];
}
