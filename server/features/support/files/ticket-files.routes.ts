import type { Express, Request, Response } from 'express';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { verifyFileToken } from '../../../core/files/file-token.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { findSessionViewer } from '../../accounts/sessions/authenticate.js';
import { openAttachment } from '../../messages/attachments/attachment-store.js';
import { ATTACHMENT_TYPES, contentDisposition } from '../../messages/attachments/attachment.rules.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';
import { findTicketFile } from '../ticket.loaders.js';
import { TICKET_FILES, ticketFileUrl } from './ticket-file-url.js';
import { fileSizeError, storeTicketFile } from './store-ticket-file.js';

/** `POST /uploads/tickets?name=…` uploads one file as the multipart field `file`; `GET /files/tickets/…` downloads it, for whoever asked and for support. */
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
    const ctx = await requesterContext(deps, id, req, res);
    const file = await findTicketFile(ctx, id);
    const bytes = file && (await openAttachment(ctx, file.storageKey));
    // Files of other tickets answer like files that do not exist.
    if (!file || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    res.set({
      'Content-Type': ATTACHMENT_TYPES[file.kind],
      'Content-Disposition': contentDisposition(file.kind, file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    });
    res.end(bytes);
  });
}

/** The context of the session that the token in the URL names, or of the access token. */
async function requesterContext(deps: MountDeps, id: string, req: Request, res: Response): Promise<RequestContext> {
  const ctx = await deps.makeContext(req, res);
  const { token } = req.query;
  if (typeof token !== 'string') return signedIn(ctx);
  const { config, clock } = deps.services;
  const sessionId = verifyFileToken(config, { purpose: TICKET_FILES, id }, token, clock.now());
  return { ...ctx, viewer: sessionId === null ? null : await findSessionViewer(deps.serviceContext(), sessionId) };
}
