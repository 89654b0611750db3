import type { Express } from 'express';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { fileContext } from '../../accounts/sessions/file-viewer.js';
import { attachmentHead } from '../../messages/attachments/attachment.rules.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';
import { findTicketFile } from '../ticket.loaders.js';
import { TICKET_FILES, ticketFileUrl } from './ticket-file-url.js';
import { fileSizeError, storeTicketFile, ticketFiles } from './store-ticket-file.js';

/** `POST /uploads/tickets?name=…` uploads one file as the multipart field `file`; `GET /files/tickets/…` downloads it, for the requester and for support. */
export function mountTicketFiles(app: Express, deps: MountDeps): void {
  app.post(
    '/uploads/tickets',
    deps.uploads.handler({
      maxBytes: TICKET_BOUNDS.files.maxBytes,
      tooLarge: fileSizeError,
      quota: 'ticket-files-user',
      admit: (_ctx, req) => Promise.resolve(typeof req.query['name'] === 'string' ? req.query['name'] : ''),
      async store(ctx, received, name) {
        const { id, kind, bytes, ...file } = await storeTicketFile(ctx, received, { name, uploaderId: ctx.viewer.id });
        return {
          file: {
            id: toGlobalId('TicketFile', id),
            name: file.name,
            kind: kind.toUpperCase(),
            sizeBytes: bytes,
            url: ticketFileUrl(ctx, id),
          },
        };
      },
    }),
  );
  app.get('/files/tickets/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const id = fromGlobalId('TicketFile', req.params.id);
    const ctx = await fileContext(deps, { purpose: TICKET_FILES, id }, req, res);
    const file = await findTicketFile(ctx, id);
    const bytes = file && (await ticketFiles.read(ctx, file.storageKey));
    // Files of other tickets answer like files that do not exist.
    if (!file || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    setPrivateFileHeaders(res, attachmentHead(file));
    res.end(bytes);
  });
}
