import type { Feature } from '../../core/feature.js';
import { provideWriteCheck } from '../bookings/request-text-hook.js';
import { mountAttachments } from './attachments/attachment.routes.js';
import { MessageAttachmentFieldsResolver } from './attachments/message-attachment-fields.resolver.js';
import { MessageAttachmentsResolver } from './attachments/message-attachments.resolver.js';
import { BookingConversationResolver } from './conversations/booking-conversation.resolver.js';
import { ConversationFieldsResolver } from './conversations/conversation-fields.resolver.js';
import { canWriteToHost } from './conversations/can-write-to-host.js';
import { conversationLoader } from './conversations/conversation.loaders.js';
import { MessageLimitFieldsResolver } from './limits/message-limit-fields.resolver.js';
import { MessageCommandsResolver } from './message-commands.resolver.js';
import { registerMessageConsumers } from './message.consumers.js';
import { MessageFieldsResolver } from './message-fields.resolver.js';
import { registerMessageJobs } from './message.jobs.js';
import { findMessage } from './message.loaders.js';
import { MessageResolver } from './message.resolver.js';
import { QuickReplyFieldsResolver } from './quick-replies/quick-reply-fields.resolver.js';
import { QuickReplyResolver } from './quick-replies/quick-reply.resolver.js';

provideWriteCheck(canWriteToHost);

/** Conversations of renters and hosts, with the events of their bookings. */
export const messagesFeature: Feature = {
  name: 'messages',
  resolvers: [
    MessageResolver,
    MessageCommandsResolver,
    ConversationFieldsResolver,
    MessageFieldsResolver,
    MessageAttachmentFieldsResolver,
    MessageAttachmentsResolver,
    MessageLimitFieldsResolver,
    QuickReplyResolver,
    QuickReplyFieldsResolver,
    BookingConversationResolver,
  ],
  nodes: { Conversation: (ctx, uuid) => conversationLoader(ctx).load(uuid), Message: findMessage },
  jobs: registerMessageJobs,
  consumers: registerMessageConsumers,
  mount: mountAttachments,
};
