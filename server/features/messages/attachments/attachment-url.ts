import type { SignedInContext } from '../../../core/context.js';
import { createFileToken } from '../../../core/files/file-token.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';

/** The download URL of a file; the token binds it to the viewer's session, or to the key or consent of a program. */
export function attachmentUrl({ config, clock, viewer }: SignedInContext, id: string): string {
  return `/files/messages/${toGlobalId('MessageAttachment', id)}?token=${createFileToken(config, { purpose: 'message-files', id }, viewer.sessionId, clock.now())}`;
}
