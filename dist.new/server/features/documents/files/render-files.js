import { Locale } from '../../../core/values/locale.js';
import { renderDocument } from '../pdf/render-document.js';
import { voidPayouts } from '../void-statements.js';
import { documentFolder, openDetails, storePdf } from './document-files.js';
import { scheduleRendering } from './render-job.js';
/** Documents that are read at once. */
const BATCH = 50;
/**
 * Renders and stores the PDFs of all documents that have none, the oldest first; running it twice at once is harmless.
 * Once `signal` is aborted, the job is added anew for the rest.
 */
export async function renderMissingFiles(ctx, _payload, signal) {
    const failed = [];
    for (;;) {
        const missing = await ctx.db
            .selectFrom('IssuedDocument')
            .selectAll()
            .where('fileKey', 'is', null)
            .where('sealedDetails', 'is not', null)
            .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
            .orderBy('issuedAt')
            .limit(BATCH)
            .execute();
        for (const document of missing) {
            if (signal?.aborted)
                return scheduleRendering(ctx);
            try {
                await renderFiles(ctx, document);
            }
            catch (error) {
                // One that fails does not hold up the others.
                ctx.log.error({ err: error, documentId: document.id }, 'documents: could not render');
                failed.push(document.id);
            }
        }
        if (missing.length < BATCH)
            break;
    }
    // The job runs again, later and later.
    if (failed.length > 0)
        throw new Error(`${failed.length} documents could not be rendered`);
}
/** Both languages, because the two sides may read different ones. */
async function renderFiles(ctx, document) {
    const { id, sealedDetails } = document;
    if (sealedDetails === null)
        return;
    const details = openDetails(ctx, id, sealedDetails);
    const isVoid = document.sourceType === 'payout' && (await voidPayouts(ctx, [document.sourceId])).size > 0;
    const fileKey = documentFolder(id);
    for (const locale of Object.values(Locale))
        await storePdf(ctx, fileKey, locale, await renderDocument({ ...document, isVoid }, details, locale));
    await ctx.db.updateTable('IssuedDocument').set({ fileKey }).where('id', '=', id).execute();
}
//# sourceMappingURL=render-files.js.map