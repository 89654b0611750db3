import type { Express } from 'express';
import { recordAudit } from '../../core/writes/audit.js';
import type { RequestContext, Viewer } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { setPrivateFileHeaders } from '../../core/files/serve-file.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { fileContext } from '../accounts/sessions/file-viewer.js';
import { numberOf } from './document-number.rules.js';
import { canReadDocument } from './document.policy.js';
import { openPdf } from './files/document-files.js';
import type { DocumentRow } from './issue/issue-document.js';
import { documentWords, titleOf } from './words/document-words.js';

/** `GET /files/documents/:id?lang=es|en`: the PDF of a document, for those it is meant for and the staff; all others get 404. */
export function mountDocuments(app: Express, deps: MountDeps): void {
  app.get('/files/documents/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const id = fromGlobalId('BookingDocument', req.params.id);
    const ctx = await fileContext(deps, { purpose: 'rental-documents', id }, req, res);
    const document = await findReadable(ctx, ctx.viewer, id);
    if (!document?.fileKey) throw new DomainError(ErrorCode.NOT_FOUND);
    const locale = req.query['lang'] === Locale.EN ? Locale.EN : Locale.ES;
    const bytes = await openPdf(ctx, document.fileKey, locale);
    if (!bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    await auditStaff(ctx, ctx.viewer, document);
    setPrivateFileHeaders(res, {
      type: 'application/pdf',
      disposition: `attachment; filename="${fileName(document, locale)}"`,
    });
    res.end(bytes);
  });
}

async function findReadable({ db }: RequestContext, viewer: Viewer, id: string): Promise<DocumentRow | null> {
  const row = await db.selectFrom('IssuedDocument').selectAll().where('id', '=', id).executeTakeFirst();
  return row && canReadDocument(viewer, row) ? row : null;
}

/** Staff who open a document of others leave a record. */
async function auditStaff(ctx: RequestContext, viewer: Viewer, document: DocumentRow): Promise<void> {
  if (viewer.id === document.renterId || viewer.id === document.hostId) return;
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      actorId: viewer.id,
      action: 'document.viewed',
      objectType: 'BookingDocument',
      objectId: document.id,
      after: { kind: document.kind },
      ip: tx.client.ip,
    }),
  );
}

/** Letters and digits only: browsers of all ages read it alike. */
function fileName(document: DocumentRow, locale: Locale): string {
  const day = document.issuedAt.toISOString().slice(0, 10);
  const title = titleOf(document, documentWords[locale]);
  const plain = `${title} ${numberOf(document) ?? day}`.normalize('NFD').replace(/[^\w -]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '-')}.pdf`;
}
