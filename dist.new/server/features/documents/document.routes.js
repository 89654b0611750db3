import { pipeline } from 'node:stream/promises';
import { requireViewer } from '../../core/authorization.js';
import { recordAudit } from '../../core/writes/audit.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
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
/** `GET /files/documents.zip?mode=RENTER|HOST&lang=es|en`: all PDFs that the viewer has on one side of their bookings. */
export function mountDocumentZip(app, { makeContext }) {
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
        await pipeline(zip, res).catch((error) => ctx.log.debug({ err: error }, 'documents: a ZIP was cut off'));
    });
}
/** `GET /files/documents/:id?lang=es|en`: the PDF of a document, for those it is meant for and the staff; all others get 404. */
export function mountDocuments(app, deps) {
    app.get('/files/documents/:id', async (req, res) => {
        res.setHeader('Cache-Control', 'private, no-store');
        const id = fromGlobalId('BookingDocument', req.params.id);
        const ctx = await fileContext(deps, { purpose: 'rental-documents', id }, req, res);
        const document = await findReadable(ctx, ctx.viewer, id);
        if (!document?.fileKey)
            throw new DomainError(ErrorCode.NOT_FOUND);
        const locale = req.query['lang'] === Locale.EN ? Locale.EN : Locale.ES;
        const bytes = await openPdf(ctx, document.fileKey, locale);
        if (!bytes)
            throw new DomainError(ErrorCode.NOT_FOUND);
        await auditStaff(ctx, ctx.viewer, document);
        setPrivateFileHeaders(res, {
            type: 'application/pdf',
            disposition: `attachment; filename="${fileName(document, locale)}"`,
        });
        res.end(bytes);
    });
}
async function findReadable({ db }, viewer, id) {
    const row = await db.selectFrom('IssuedDocument').selectAll().where('id', '=', id).executeTakeFirst();
    return row && canReadDocument(viewer, row) ? row : null;
}
/** Staff who open a document of others leave a record. */
async function auditStaff(ctx, viewer, document) {
    if (viewer.id === document.renterId || viewer.id === document.hostId)
        return;
    await inTransaction(ctx, (tx) => recordAudit(tx, {
        actorId: viewer.id,
        action: 'document.viewed',
        objectType: 'BookingDocument',
        objectId: document.id,
        after: { kind: document.kind },
        ip: tx.client.ip,
    }));
}
//# sourceMappingURL=document.routes.js.map