import { createFileToken } from '../../../core/files/file-token.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
/** Where the viewer downloads a file; the token binds it to their session. */
export function attachmentUrl({ config, clock, viewer }, id) {
    return `/files/messages/${toGlobalId('MessageAttachment', id)}?token=${createFileToken(config, { purpose: 'message-files', id }, viewer.sessionId, clock.now())}`;
}
//# sourceMappingURL=attachment-url.js.map