import type { Feature } from '../../core/feature.js';
import { ConversationFieldsResolver } from './conversation-fields.resolver.js';
import { conversationLoader } from './conversation.loaders.js';
import { MessageCommandsResolver } from './message-commands.resolver.js';
import { registerMessageConsumers } from './message.consumers.js';
import { MessageFieldsResolver } from './message-fields.resolver.js';
import { findMessage } from './message.loaders.js';
import { MessageResolver } from './message.resolver.js';

/** Messages: what renters and hosts write to each other, and what happens to their bookings meanwhile. */
export const messagesFeature: Feature = {
  name: 'messages',
  resolvers: [MessageResolver, MessageCommandsResolver, ConversationFieldsResolver, MessageFieldsResolver],
  nodes: { Conversation: (ctx, uuid) => conversationLoader(ctx).load(uuid), Message: findMessage },
  consumers: registerMessageConsumers,
};
