import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import type { DocumentRow } from '../issue/issue-document.js';
import { renderDocument } from '../pdf/render-document.js';
import { voidPayouts } from '../void-statements.js';
import { documentFolder, openDetails, storePdf } from './document-files.js';
import { scheduleRendering } from './render-job.js';

/** Documents per query. */
const BATCH = 50;
/** Rendered without a pause: no booking or charge issues more at once. */
const AT_ONCE = 6;
/** Maximum pause, so that a slow storage does not idle the job and a stopping program does not wait for long. */
const LONGEST_REST_MS = 1_000;

/**
 * Renders and stores the PDFs of all documents that have none, newest first, because somebody may be waiting for it. Rendering blocks the
 * process, so after the first few the job pauses before each for as long as the last one took. Concurrent runs are harmless. When `signal`
 * is aborted, the job is queued again for the rest.
 */
export async function renderMissingFiles(
  ctx: ServiceContext,
  _payload?: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  let [count, tookMs] = [0, 0];
  for (;;) {
    const missing = await ctx.db
      .selectFrom('IssuedDocument')
      .selectAll()
      .where('fileKey', 'is', null)
      .where('sealedDetails', 'is not', null)
      .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
      .orderBy('issuedAt', 'desc')
      .limit(BATCH)
      .execute();
    for (const document of missing) {
      if (count >= AT_ONCE) await wait(Math.min(tookMs, LONGEST_REST_MS));
      if (signal?.aborted) return scheduleRendering(ctx);
      const from = performance.now();
      try {
        await renderFiles(ctx, document);
      } catch (error) {
        // A failed one does not stop the others.
        ctx.log.error({ err: error, documentId: document.id }, 'documents: could not render');
        failed.push(document.id);
      }
      count += 1;
      tookMs = performance.now() - from;
    }
    if (missing.length < BATCH) break;
  }
  // The job is retried, with growing delays.
  if (failed.length > 0) throw new Error(`${failed.length} documents could not be rendered`);
}

/** Both languages, because the two sides may read different ones. */
async function renderFiles(ctx: ServiceContext, document: DocumentRow): Promise<void> {
  const { id, sealedDetails } = document;
  if (sealedDetails === null) return;
  const details = openDetails(ctx, id, sealedDetails);
  const isVoid = document.sourceType === 'payout' && (await voidPayouts(ctx, [document.sourceId])).size > 0;
  const fileKey = documentFolder(id);
  for (const locale of Object.values(Locale))
    await storePdf(ctx, fileKey, locale, await renderDocument({ ...document, isVoid }, details, locale));
  await ctx.db.updateTable('IssuedDocument').set({ fileKey }).where('id', '=', id).execute();
}
