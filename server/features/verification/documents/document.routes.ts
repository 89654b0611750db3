import type { Express } from 'express';
import { requireAct, signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { queryText } from '../../../core/query-text.js';
import { documentSizeError } from './document-file.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { addDocument, admitDocument } from './document-uploads.js';
import { DocumentSide } from '../verification.enums.js';
import { viewDocument } from './view-document.js';

/** `POST /uploads/verification-documents?verificationId=…&side=…`: one document of a verification of the viewer, as the multipart field `file`. */
export function mountDocumentUploads(app: Express, { uploads }: Pick<MountDeps, 'uploads'>): void {
  app.post(
    '/uploads/verification-documents',
    uploads.handler({
      maxBytes: VERIFICATION_BOUNDS.maxBytes,
      tooLarge: documentSizeError,
      quota: 'documents-user',
      async admit(ctx, req) {
        const verificationId = queryText(req, 'verificationId');
        const side = Object.values(DocumentSide).find((value) => value === queryText(req, 'side'));
        if (!side) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'side' });
        await admitDocument(ctx, verificationId, side);
        return { verificationId, side };
      },
      async store(ctx, file, { verificationId, side }) {
        const { id, mime, bytes } = await addDocument(ctx, verificationId, side, file);
        return { file: { id: toGlobalId('VerificationFile', id), side: side.toUpperCase(), mime, bytes } };
      },
    }),
  );
}

/** `GET /files/verification/:fileId`: a document, for the staff only; never cached, and sandboxed so that no script in it runs. */
export function mountDocumentFiles(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/verification/:fileId', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = signedIn(await makeContext(req, res));
    requireAct(ctx, 'DECIDE_VERIFICATIONS');
    const { mime, bytes } = await viewDocument(ctx, req.params.fileId);
    setPrivateFileHeaders(res, { type: mime, disposition: 'attachment' });
    res.end(bytes);
  });
}
