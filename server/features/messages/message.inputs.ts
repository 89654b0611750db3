import { Field, ID, InputType } from 'type-graphql';

const CONVERSATION = { description: 'Which conversation.' };
const BODY = '1–2000 characters, as plain text with line breaks; control characters are left out.';

@InputType({ description: 'A message to be sent: to a conversation, or to the host of a space.' })
export class SendMessageInput {
  @Field(() => ID, { nullable: true, description: 'The conversation it goes to; this or `spaceId`.' })
  conversationId?: string | null;

  @Field(() => ID, { nullable: true, description: "A published space of somebody else: begins the viewer's conversation with its host, or goes on with it; this or `conversationId`." })
  spaceId?: string | null;

  @Field(() => String, { description: `${BODY} May be empty with files.` })
  body!: string;

  @Field(() => [ID], { nullable: true, description: 'Files uploaded before, 5 at most, each sent once.' })
  attachmentIds?: string[] | null;

  @Field(() => String, { description: 'Any text of at most 200 characters: the same key sends one message, for at least 24 h.' })
  idempotencyKey!: string;
}

@InputType({ description: 'A text that might be sent.' })
export class MessagePreviewInput {
  @Field(() => ID, { nullable: true, description: 'The conversation it would go to; this or `spaceId`.' })
  conversationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The space whose host it would go to; this or `conversationId`.' })
  spaceId?: string | null;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType({ description: 'A conversation that was read.' })
export class MarkConversationReadInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}

@InputType({ description: 'Whether new messages of a conversation are told.' })
export class MuteConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;

  @Field(() => Boolean, { description: 'True for silence.' })
  isMuted!: boolean;
}

@InputType({ description: 'A conversation to be put away.' })
export class HideConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}

@InputType({ description: 'Whether the two can write to each other.' })
export class BlockConversationInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;

  @Field(() => Boolean, { description: "True to block; false takes the viewer's own block back." })
  isBlocked!: boolean;
}

@InputType({ description: 'Where the viewer is writing.' })
export class SayTypingInput {
  @Field(() => ID, CONVERSATION)
  conversationId!: string;
}
