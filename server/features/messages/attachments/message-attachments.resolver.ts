import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { Message } from '../message.entity.js';
import type { MessageRow } from '../message.types.js';
import { attachmentsLoader, type AttachmentRow } from './attachment.loaders.js';
import { MessageAttachment } from './message-attachment.entity.js';

@Resolver(() => Message)
export class MessageAttachmentsResolver {
  @FieldResolver(() => [MessageAttachment], {
    description: 'Its files, five at most, in the order they were attached.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async attachments(
    @Ctx() ctx: RequestContext,
    @Root() { id, eventType }: MessageRow,
  ): Promise<readonly AttachmentRow[]> {
    return eventType === null ? attachmentsLoader(ctx).load(id) : [];
  }
}
