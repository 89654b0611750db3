import type { Express, Request } from 'express';
import { requireRole, signedIn } from '../../core/authorization.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { toGlobalId } from '../../core/global-id.js';
import { fileReceiver } from '../../core/receive-file.js';
import { Role } from '../../core/roles.js';
import { documentSizeError } from './document-file.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { addDocument, admitDocument } from './document-uploads.js';
import { lookAtDocument } from './look-at-document.js';
import { DocumentSide } from './verification-codes.js';

const receive = fileReceiver(VERIFICATION_BOUNDS.maxBytes, documentSizeError);

/** `POST /uploads/verification-documents?verificationId=…&side=…`: one document of an own verification, as the multipart field `file`. */
export function mountDocumentUploads(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.post('/uploads/verification-documents', async (req, res) => {
    const ctx = signedIn(await makeContext(req, res));
    const verificationId = textOf(req, 'verificationId');
    const side = Object.values(DocumentSide).find((value) => value === textOf(req, 'side'));
    if (!side) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'side' });
    await admitDocument(ctx, verificationId, side);
    const { id, mime, bytes } = await addDocument(ctx, verificationId, side, await receive(req, res));
    res.status(201).json({ file: { id: toGlobalId('VerificationFile', id), side: side.toUpperCase(), mime, bytes } });
  });
}

/** `GET /files/verification/:fileId`: a document, for the staff alone; nothing keeps a copy, and nothing in it can act. */
export function mountDocumentFiles(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/verification/:fileId', async (req, res) => {
    const ctx = signedIn(await makeContext(req, res));
    requireRole(ctx, Role.ADMIN);
    const { mime, bytes } = await lookAtDocument(ctx, req.params.fileId);
    res.set({
      'Content-Type': mime,
      'Content-Disposition': 'attachment',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    res.end(bytes);
  });
}

function textOf(req: Request, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
}
