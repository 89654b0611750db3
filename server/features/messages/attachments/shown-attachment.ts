import type { SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import { makeAttachmentToken } from './attachment-token.js';
import type { AttachmentRow, MessageAttachment } from './message-attachment.types.js';

/** A file as the viewer is shown it, with an address for her session alone. */
export function attachmentOf({ config, clock, viewer }: SignedInContext, row: AttachmentRow): MessageAttachment {
  const id = toGlobalId('MessageAttachment', row.id);
  const token = makeAttachmentToken(config, row.id, viewer.sessionId, clock.now());
  const { name, kind, bytes, width, height } = row;
  return { id, name, kind, sizeBytes: bytes, width, height, url: `/files/messages/${id}?token=${token}` };
}
