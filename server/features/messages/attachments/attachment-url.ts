import type { SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import { createAttachmentToken } from './attachment-token.js';

/** Where the viewer downloads a file; the token binds it to their session. */
export function attachmentUrl({ config, clock, viewer }: SignedInContext, id: string): string {
  return `/files/messages/${toGlobalId('MessageAttachment', id)}?token=${createAttachmentToken(config, id, viewer.sessionId, clock.now())}`;
}
