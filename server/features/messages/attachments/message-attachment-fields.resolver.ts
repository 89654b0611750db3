import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { Message, type MessageRow } from '../message.types.js';
import { attachmentsLoader } from './attachment.loaders.js';
import { MessageAttachment } from './message-attachment.types.js';
import { attachmentOf } from './shown-attachment.js';

@Resolver(() => Message)
export class MessageAttachmentFieldsResolver {
  @FieldResolver(() => [MessageAttachment], { description: 'Its files, five at most, in the order they were sent.', complexity: ({ childComplexity }) => 1 + childComplexity })
  async attachments(@Ctx() ctx: RequestContext, @Root() { id, eventType }: MessageRow): Promise<MessageAttachment[]> {
    const me = signedIn(ctx);
    const rows = eventType === null ? await attachmentsLoader(ctx).load(id) : [];
    return rows.map((row) => attachmentOf(me, row));
  }
}
