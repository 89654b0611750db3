import type { Express } from 'express';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { callerUrl } from '../../../core/files/caller-url.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { queryText } from '../../../core/query-text.js';
import { fileContext } from '../../accounts/sessions/file-viewer.js';
import { attachmentSizeError } from './attachment-file.js';
import { attachmentFiles } from './attachment-store.js';
import { attachmentUrl } from './attachment-url.js';
import { findAttachment, type AttachmentRow } from './attachment.loaders.js';
import { ATTACHMENT_BOUNDS, attachmentHead } from './attachment.rules.js';
import { createAttachment, authorizeUpload } from './upload-attachment.js';

/** `POST /uploads/messages?conversationId=…&name=…` uploads one file as the multipart field `file`; `GET /files/messages/…` downloads it, for the two sides only. */
export function mountAttachments(app: Express, deps: MountDeps): void {
  app.post(
    '/uploads/messages',
    deps.uploads.handler({
      maxBytes: ATTACHMENT_BOUNDS.pdfBytes,
      tooLarge: attachmentSizeError,
      quota: 'message-files-user',
      scope: ApiScope.MESSAGES,
      admit: async (ctx, req) => ({
        conversation: await authorizeUpload(ctx, queryText(req, 'conversationId')),
        name: queryText(req, 'name'),
      }),
      async store(ctx, file, { conversation, name }) {
        return { attachment: toUploadAnswer(ctx, await createAttachment(ctx, conversation, { name, file })) };
      },
    }),
  );
  app.get('/files/messages/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const id = fromGlobalId('MessageAttachment', req.params.id);
    const ctx = await fileContext(deps, { purpose: 'message-files', id }, req, res);
    const row = await findAttachment(ctx, id, ctx.viewer.id);
    const bytes = row && (await attachmentFiles.read(ctx, row.storageKey));
    // Files of other conversations answer like files that do not exist.
    if (!row || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    setPrivateFileHeaders(res, attachmentHead(row));
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
    url: callerUrl(ctx, attachmentUrl(ctx, id)),
  };
}
