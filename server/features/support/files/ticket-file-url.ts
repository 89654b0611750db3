import type { SignedInContext } from '../../../core/context.js';
import { createFileToken, type FileTokenPurpose } from '../../../core/files/file-token.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';

export const TICKET_FILES: FileTokenPurpose = 'ticket-files';

/** The download URL of a file; the token binds it to the viewer's session. */
export function ticketFileUrl({ config, clock, viewer }: SignedInContext, id: string): string {
  const token = createFileToken(config, { purpose: TICKET_FILES, id }, viewer.sessionId, clock.now());
  return `/files/tickets/${toGlobalId('TicketFile', id)}?token=${token}`;
}
