import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { attachmentUrl } from './attachment-url.js';
import type { AttachmentRow } from './attachment.loaders.js';
import { MessageAttachment } from './message-attachment.entity.js';

@Resolver(() => MessageAttachment)
export class MessageAttachmentFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with mat_.' })
  id(@Root() { id }: AttachmentRow): string {
    return toGlobalId('MessageAttachment', id);
  }

  @FieldResolver(() => Int, { description: 'Its size in bytes.' })
  sizeBytes(@Root() { bytes }: AttachmentRow): number {
    return bytes;
  }

  @FieldResolver(() => String, {
    description:
      'Its download URL: valid for one to two hours while the viewer’s session lasts, and unchanged within the hour. A PDF is served as a download.',
  })
  url(@Root() { id }: AttachmentRow, @Ctx() ctx: RequestContext): string {
    return attachmentUrl(signedIn(ctx), id);
  }
}
