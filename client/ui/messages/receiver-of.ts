import type { MessageReceiverInput } from '../../generated/graphql';

/** The receiver of a message as an input of the API: a conversation, or else the host of a space. */
export const receiverOf = (conversationId: string | null, spaceId: string | null): MessageReceiverInput =>
  conversationId === null ? { spaceId: spaceId ?? '' } : { conversationId };
