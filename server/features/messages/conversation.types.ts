import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/connection.js';
import { ErrorCode } from '../../core/error-codes.js';
import { Node } from '../../core/node.js';
import { ConversationChangeKind, ConversationKind, ConversationRole } from './message-types.js';
import { Message, type MessageRow } from './message.types.js';

/** A conversation as one of its two sides has it. */
export interface ConversationRow {
  readonly id: string;
  readonly kind: ConversationKind;
  /** Null when the space is gone. */
  readonly spaceId: string | null;
  readonly renterId: string;
  readonly hostId: string;
  readonly viewerRole: ConversationRole;
  readonly lastMessageAt: Date;
  readonly isMuted: boolean;
  readonly isHidden: boolean;
  readonly hasViewerBlocked: boolean;
  readonly hasOtherBlocked: boolean;
  /** The other side has an account that can be written to. */
  readonly isOtherReachable: boolean;
  readonly unreadCount: number;
  /** Of the bookings of the two for this space that have reached the host the newest open one, else the newest. */
  readonly bookingId: string | null;
  /** One of their bookings was confirmed, and not called off since. */
  readonly hasAgreed: boolean;
}

@ObjectType({ description: 'What a renter and a host write to each other about a space: one for the two of them, seen by nobody else.', implements: Node })
export class Conversation {
  @Field(() => ConversationKind, { description: 'What it is about.' })
  kind!: ConversationKind;

  @Field(() => ConversationRole, { description: 'Which side the viewer is.' })
  viewerRole!: ConversationRole;

  @Field(() => Date, { description: 'When its newest message came.' })
  lastMessageAt!: Date;

  @Field(() => Boolean, { description: 'Whether the viewer is told nothing of new messages outside the list.' })
  isMuted!: boolean;

  @Field(() => Boolean, { description: "Whether it is out of the viewer's list until a new message comes." })
  isHidden!: boolean;

  @Field(() => Int, { description: 'Messages to the viewer that she has not read.' })
  unreadCount!: number;
}

@ObjectType({ description: 'What the viewer may do in a conversation now.' })
export class ConversationAbilities {
  @Field(() => Boolean, { description: 'Write.' })
  write!: boolean;

  @Field(() => ErrorCode, { nullable: true, description: 'Why she cannot write; null when she can.' })
  writeRefusal!: ErrorCode | null;

  @Field(() => Boolean, { description: 'Send files: from the first request of a booking on.' })
  attach!: boolean;

  @Field(() => Boolean, { description: 'Block the other side, or take that back.' })
  block!: boolean;

  @Field(() => Boolean, { description: 'Report the conversation or a message of it.' })
  report!: boolean;
}

@ObjectType({ description: 'How to reach the other side, once a booking is confirmed.' })
export class ConversationContact {
  @Field(() => String, { description: 'Her whole name.' })
  fullName!: string;

  @Field(() => String, { nullable: true, description: 'Her phone with its prefix; null when she has verified none.' })
  phone!: string | null;
}

export const ConversationEdge = edgeType(Conversation, 'Conversation');

@ObjectType({ description: "A page of the viewer's conversations." })
export class ConversationConnection implements Connection<ConversationRow> {
  @Field(() => [ConversationEdge], { description: 'The one with the newest message first.' })
  edges!: readonly Edge<ConversationRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'All that are not hidden, whatever the filter and the text.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Those of them with unread messages.' })
  unreadCount!: number;

  @Field(() => Int, { description: 'Those of them with a booking.' })
  bookingCount!: number;
}

/** A change as the stream carries it. */
export interface ConversationChangeRow {
  readonly kind: ConversationChangeKind;
  readonly conversation: ConversationRow;
  readonly message: MessageRow | null;
}

@ObjectType({ description: 'Something has happened to a conversation of the viewer.' })
export class ConversationChange {
  @Field(() => ConversationChangeKind, { description: 'What.' })
  kind!: ConversationChangeKind;

  @Field(() => Conversation, { description: 'As it is now.' })
  conversation!: ConversationRow;

  @Field(() => Message, { nullable: true, description: 'The new message, with MESSAGE.' })
  message!: MessageRow | null;
}
