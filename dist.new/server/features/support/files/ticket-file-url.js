import { createFileToken } from '../../../core/files/file-token.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
export const TICKET_FILES = 'ticket-files';
/** Where the viewer downloads a file; the token binds it to their session. */
export function ticketFileUrl({ config, clock, viewer }, id) {
    const token = createFileToken(config, { purpose: TICKET_FILES, id }, viewer.sessionId, clock.now());
    return `/files/tickets/${toGlobalId('TicketFile', id)}?token=${token}`;
}
//# sourceMappingURL=ticket-file-url.js.map