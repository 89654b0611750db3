import type { Express, Request, Response } from 'express';
import { signedIn } from '../../../core/authorization.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { verifyFileToken } from '../../../core/files/file-token.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { findSessionViewer } from '../../accounts/sessions/authenticate.js';
import { attachmentSizeError } from './attachment-file.js';
import { openAttachment } from './attachment-store.js';
import { attachmentUrl } from './attachment-url.js';
import { findAttachment, type AttachmentRow } from './attachment.loaders.js';
import { ATTACHMENT_BOUNDS, ATTACHMENT_TYPES, contentDisposition } from './attachment.rules.js';
import { createAttachment, authorizeUpload } from './upload-attachment.js';

/** `POST /uploads/messages?conversationId=…&name=…` uploads one file as the multipart field `file`; `GET /files/messages/…` downloads it, for the two sides only. */
export function mountAttachments(app: Express, deps: MountDeps): void {
  app.post(
    '/uploads/messages',
    deps.uploads.handler({
      maxBytes: ATTACHMENT_BOUNDS.pdfBytes,
      tooLarge: attachmentSizeError,
      quota: 'message-files-user',
      admit: async (ctx, req) => ({
        conversation: await authorizeUpload(ctx, textOf(req, 'conversationId')),
        name: textOf(req, 'name'),
      }),
      async store(ctx, file, { conversation, name }) {
        return { attachment: toUploadAnswer(ctx, await createAttachment(ctx, conversation, { name, file })) };
      },
    }),
  );
  app.get('/files/messages/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const id = fromGlobalId('MessageAttachment', req.params.id);
    const userId = await findRequester(deps, id, req, res);
    const row = userId === null ? null : await findAttachment(deps.serviceContext(), id, userId);
    const bytes = row && (await openAttachment(deps.serviceContext(), row.storageKey));
    // Files of other conversations answer like files that do not exist.
    if (!row || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    res.set({
      'Content-Type': ATTACHMENT_TYPES[row.kind],
      'Content-Disposition': contentDisposition(row.kind, row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    });
    res.end(bytes);
  });
}

/** The uploaded file in the shape of the GraphQL type `MessageAttachment`. */
function toUploadAnswer(ctx: SignedInContext, { id, name, kind, bytes, width, height }: AttachmentRow) {
  return {
    id: toGlobalId('MessageAttachment', id),
    name,
    kind: kind.toUpperCase(),
    sizeBytes: bytes,
    width,
    height,
    url: attachmentUrl(ctx, id),
  };
}

/** Identifies the user by the token in the URL, or by the access token. */
async function findRequester(
  deps: MountDeps,
  attachmentId: string,
  req: Request,
  res: Response,
): Promise<string | null> {
  const { token } = req.query;
  if (typeof token !== 'string') return signedIn(await deps.makeContext(req, res)).viewer.id;
  const { config, clock } = deps.services;
  const sessionId = verifyFileToken(config, { purpose: 'message-files', id: attachmentId }, token, clock.now());
  const viewer = sessionId && (await findSessionViewer(deps.serviceContext(), sessionId));
  return viewer ? viewer.id : null;
}

function textOf(req: Request, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
}
