import { Field, ID, InputType } from 'type-graphql';
import { OneOf } from '../../core/graphql/one-of.js';

const CONVERSATION = { description: 'The conversation’s id.' };
const USE_TO = 'Use `to`, which takes one of the two; removed 2027-03-01.';
const BODY = '1–2000 characters of plain text with line breaks; control characters are removed.';

@OneOf()
@InputType({ description: 'The receiver of a message: exactly one of the fields.' })
export class MessageReceiverInput {
  @Field(() => ID, { nullable: true, description: 'The other side of a conversation of the viewer.' })
  conversationId?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "The host of a published space of another user: starts or continues the viewer's conversation with them.",
  })
  spaceId?: string;
}

@InputType({ description: 'A message to a conversation or to the host of a space.' })
export class SendMessageInput {
  @Field(() => MessageReceiverInput, { nullable: true, description: 'The receiver.' })
  to?: MessageReceiverInput | null;

  @Field(() => ID, { nullable: true, deprecationReason: USE_TO, description: 'The conversation, instead of `to`.' })
  conversationId?: string | null;

  @Field(() => ID, {
    nullable: true,
    deprecationReason: USE_TO,
    description:
      "A published space of another user: starts or continues the viewer's conversation with its host. Instead of `to`.",
  })
  spaceId?: string | null;

  @Field(() => String, { description: `${BODY} Can be empty when files are attached.` })
  body!: string;

  @Field(() => [ID], { nullable: true, description: 'Uploaded files, at most 5; each can be sent once.' })
  attachmentIds?: string[] | null;

  @Field(() => String, {
    description:
      'Idempotency key of at most 200 characters: repeated calls with the same key send one message, for at least 24 h.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A text to preview.' })
export class MessagePreviewInput {
  @Field(() => MessageReceiverInput, { description: 'The receiver.' })
  to!: MessageReceiverInput;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType({ description: 'The conversation to mark as read.' })
export class MarkConversationReadInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}

@InputType({ description: 'Whether to mute a conversation.' })
export class MuteConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;

  @Field(() => Boolean, { description: 'True turns notifications off.' })
  isMuted!: boolean;
}

@InputType({ description: 'The conversation to hide.' })
export class HideConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}

@InputType({ description: 'Whether to block a conversation.' })
export class BlockConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;

  @Field(() => Boolean, { description: "True blocks; false removes the viewer's own block." })
  isBlocked!: boolean;
}

@InputType({ description: 'The conversation in which the viewer is typing.' })
export class SignalTypingInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}
