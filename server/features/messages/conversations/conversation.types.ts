import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ErrorCode } from '../../../core/errors/error-codes.js';
import { Conversation } from './conversation.entity.js';
import { Message } from '../message.entity.js';
import { ConversationChangeKind, type ConversationKind, type ConversationRole } from '../message.enums.js';
import type { MessageRow } from '../message.types.js';

/** A conversation as one of its two sides sees it. */
export interface ConversationRow {
  readonly id: string;
  readonly kind: ConversationKind;
  /** Null after the space was deleted. */
  readonly spaceId: string | null;
  readonly renterId: string;
  readonly hostId: string;
  readonly viewerRole: ConversationRole;
  readonly lastMessageAt: Date;
  readonly isMuted: boolean;
  readonly isHidden: boolean;
  readonly hasViewerBlocked: boolean;
  readonly hasOtherBlocked: boolean;
  /** Whether the other side's account is neither suspended nor deleted. */
  readonly isOtherReachable: boolean;
  readonly unreadCount: number;
  /** The newest open booking of the two for this space that was requested, else the newest one. */
  readonly bookingId: string | null;
  /** Whether a booking of the two was confirmed and not cancelled. */
  readonly hasAgreed: boolean;
}

@ObjectType({ description: 'The actions of the viewer in a conversation now.' })
export class ConversationAbilities {
  @Field(() => Boolean, { description: 'Send messages.' })
  write!: boolean;

  @Field(() => ErrorCode, { nullable: true, description: 'Why the viewer cannot write; null when they can.' })
  writeRefusal!: ErrorCode | null;

  @Field(() => Boolean, { description: 'Send files: from the first booking request on.' })
  attach!: boolean;

  @Field(() => Boolean, { description: 'Block or unblock the conversation.' })
  block!: boolean;

  @Field(() => Boolean, { description: 'Report the conversation or one of its messages.' })
  report!: boolean;
}

@ObjectType({ description: 'Contact data of the other side, available once a booking is confirmed.' })
export class ConversationContact {
  @Field(() => String, { description: 'Full name.' })
  fullName!: string;

  @Field(() => String, { nullable: true, description: 'Verified phone with country prefix; null when there is none.' })
  phone!: string | null;
}

/** The node is a row, which the field resolvers of `Conversation` read. */
const ConversationEdge = edgeType<Conversation, ConversationRow>(Conversation, 'Conversation');

@ObjectType({ description: "A page of the viewer's conversations." })
export class ConversationConnection implements Connection<ConversationRow> {
  @Field(() => [ConversationEdge], { description: 'Ordered by newest message.' })
  edges!: readonly Edge<ConversationRow>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'All conversations that are not hidden, regardless of filter and text.' })
  totalCount!: number;

  @Field(() => Int, { description: 'How many of all have unread messages.' })
  unreadCount!: number;

  @Field(() => Int, { description: 'How many of all have a booking.' })
  bookingCount!: number;
}

/** A change as the subscription delivers it. */
export interface ConversationChangeRow {
  readonly kind: ConversationChangeKind;
  readonly conversation: ConversationRow;
  readonly message: MessageRow | null;
}

@ObjectType({ description: "A change of one of the viewer's conversations." })
export class ConversationChange {
  @Field(() => ConversationChangeKind, { description: 'What changed.' })
  kind!: ConversationChangeKind;

  @Field(() => Conversation, { description: 'The conversation after the change.' })
  conversation!: ConversationRow;

  @Field(() => Message, {
    nullable: true,
    description: 'The new message of a MESSAGE change; null for the other kinds.',
  })
  message!: MessageRow | null;
}
