import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import type { DocumentRow } from '../issue/issue-document.js';
import { renderDocument } from '../pdf/render-document.js';
import { voidPayouts } from '../void-statements.js';
import { documentFolder, openDetails, storePdf } from './document-files.js';
import { scheduleRendering } from './render-job.js';

/** Documents that are read at once. */
const BATCH = 50;
/** Rendered without a rest: no booking or charge issues more at once. */
const AT_ONCE = 6;
/** A slow storage does not keep the process busy, and a program that stops does not wait for long. */
const LONGEST_REST_MS = 1_000;

/**
 * Renders and stores the PDFs of all documents that have none, the newest first: somebody may be waiting for it. Rendering blocks the process, so
 * after the first few the job rests before each for as long as the last one took. Running it twice at once is harmless. Once `signal` is aborted, the
 * job is added anew for what is left.
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
        // One that fails does not hold up the others.
        ctx.log.error({ err: error, documentId: document.id }, 'documents: could not render');
        failed.push(document.id);
      }
      count += 1;
      tookMs = performance.now() - from;
    }
    if (missing.length < BATCH) break;
  }
  // The job runs again, later and later.
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
