import type { MessageReceiverInput } from '../../generated/graphql';

/** Who receives a message, in the form that the server takes: a conversation, or else the host of a space. */
export const receiverOf = (conversationId: string | null, spaceId: string | null): MessageReceiverInput =>
  conversationId === null ? { spaceId: spaceId ?? '' } : { conversationId };
