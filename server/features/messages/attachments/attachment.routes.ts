import type { Express, Request, Response } from 'express';
import { signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { fileReceiver } from '../../../core/receive-file.js';
import { attachmentSizeError } from './attachment-file.js';
import { openAttachment } from './attachment-store.js';
import { sessionOfToken } from './attachment-token.js';
import { findAttachment, personOfSession } from './attachment.loaders.js';
import { ATTACHMENT_BOUNDS, dispositionOf } from './attachment.rules.js';
import { AttachmentKind } from './message-attachment.types.js';
import { attachmentOf } from './shown-attachment.js';
import { addAttachment, admitAttachment } from './upload-attachment.js';

const TYPES: Readonly<Record<AttachmentKind, string>> = { [AttachmentKind.IMAGE]: 'image/webp', [AttachmentKind.PDF]: 'application/pdf' };

const receive = fileReceiver(ATTACHMENT_BOUNDS.pdfBytes, attachmentSizeError);

/** `POST /uploads/messages?conversationId=…&name=…`: one file for a message, as the multipart field `file`; `GET /files/messages/…`, for the two sides alone. */
export function mountAttachments(app: Express, deps: MountDeps): void {
  app.post('/uploads/messages', async (req, res) => {
    const ctx = signedIn(await deps.makeContext(req, res));
    const conversation = await admitAttachment(ctx, textOf(req, 'conversationId'));
    const row = await addAttachment(ctx, conversation, { name: textOf(req, 'name'), bytes: await receive(req, res) });
    const { kind, ...attachment } = attachmentOf(ctx, row);
    res.status(201).json({ attachment: { ...attachment, kind: kind.toUpperCase() } });
  });
  app.get('/files/messages/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const id = fromGlobalId('MessageAttachment', req.params.id);
    const personId = await personAsking(deps, id, req, res);
    const row = personId === null ? null : await findAttachment(deps.serviceContext(), id, personId);
    const bytes = row && (await openAttachment(deps.serviceContext(), row.storageKey));
    // Of others' files nothing is told, not even that there are any.
    if (!row || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    res.set({
      'Content-Type': TYPES[row.kind],
      'Content-Disposition': dispositionOf(row.kind, row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    });
    res.end(bytes);
  });
}

/** By an address made for her session, or by her access token. */
async function personAsking(deps: MountDeps, attachmentId: string, req: Request, res: Response): Promise<string | null> {
  const { token } = req.query;
  if (typeof token !== 'string') return signedIn(await deps.makeContext(req, res)).viewer.id;
  const sessionId = sessionOfToken(deps.services.config, attachmentId, token, deps.services.clock.now());
  return sessionId === null ? null : personOfSession(deps.serviceContext(), sessionId);
}

function textOf(req: Request, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
}
