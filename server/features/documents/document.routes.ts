import { pipeline } from 'node:stream/promises';
import type { Express } from 'express';
import { requireViewer } from '../../core/authorization.js';
import { recordAudit } from '../../core/writes/audit.js';
import type { RequestContext, Viewer } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { setPrivateFileHeaders } from '../../core/files/serve-file.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { fileContext } from '../accounts/sessions/file-viewer.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { canReadDocument } from './document.policy.js';
import { openPdf } from './files/document-files.js';
import { fileName } from './files/file-name.rules.js';
import { zipOfDocuments } from './files/zip-documents.js';
import type { DocumentRow } from './issue/issue-document.js';

/** `GET /files/documents.zip?mode=RENTER|HOST&lang=es|en`: all PDFs that the viewer has on one side of their bookings. */
export function mountDocumentZip(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/documents.zip', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = await makeContext(req, res);
    const viewer = requireViewer(ctx);
    await consume(ctx, 'document-zips-user', viewer.id);
    const locale = req.query['lang'] === Locale.EN ? Locale.EN : Locale.ES;
    const mode = req.query['mode'] === 'HOST' ? DashboardMode.HOST : DashboardMode.RENTER;
    const zip = await zipOfDocuments({ ...ctx, viewer }, mode, locale);
    setPrivateFileHeaders(res, { type: 'application/zip', disposition: 'attachment; filename="hueco-documents.zip"' });
    // A client that disconnects during the download is not an error.
    await pipeline(zip, res).catch((error: unknown) => ctx.log.debug({ err: error }, 'documents: a ZIP was cut off'));
  });
}

/** `GET /files/documents/:id?lang=es|en`: the PDF of a document, for the sides it is for and the staff; all others get 404. */
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

/** Access by staff to other people's documents is recorded. */
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
