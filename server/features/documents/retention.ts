import type { ServiceContext } from '../../core/context.js';
import { inBatches } from '../../core/writes/in-batches.js';

/** Retention of business documents in years (Código de Comercio, art. 30). */
const RETENTION_YEARS = 6;
const BATCH = 500;

/** The retention of accounting records ends here. */
export function booksKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - RETENTION_YEARS);
  return since;
}

/** Deletes texts and PDFs of documents after their retention; number, amounts and hash stay, so that series and chain remain complete. */
export function purgeDocuments(ctx: ServiceContext, signal?: AbortSignal, batch = BATCH): Promise<void> {
  return inBatches(batch, (limit) => purgeSome(ctx, limit), signal);
}

async function purgeSome(ctx: ServiceContext, limit: number): Promise<number> {
  const due = await ctx.db
    .selectFrom('IssuedDocument')
    .select(['id', 'fileKey'])
    .where('issuedAt', '<', booksKeptSince(ctx.clock.now()))
    .where('sealedDetails', 'is not', null)
    .orderBy('issuedAt')
    .limit(limit)
    .execute();
  for (const { id, fileKey } of due) {
    // The files first, so that no row claims a deletion that did not happen.
    if (fileKey !== null) await ctx.ports.files.removeFolder(fileKey);
    await ctx.db
      .updateTable('IssuedDocument')
      .set({ fileKey: null, sealedDetails: null })
      .where('id', '=', id)
      .execute();
  }
  return due.length;
}

/**
 * Blocks the documents of an erased person: the law requires their retention, so only the other side can still open its copies. Names in
 * them are encrypted, and nobody else has access.
 */
export async function blockDocumentsOf(tx: ServiceContext, userId: string): Promise<void> {
  await tx.db
    .updateTable('IssuedDocument')
    .set({ blockedAt: tx.clock.now() })
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .where('blockedAt', 'is', null)
    .execute();
  // The invoices contain the data they were issued with; the agreement itself only proves that there was one.
  await tx.db
    .updateTable('InvoicingAgreement')
    .set((eb) => ({
      legalName: '',
      nif: '',
      address: '',
      endedAt: eb.fn.coalesce('endedAt', eb.val(tx.clock.now())),
    }))
    .where('hostId', '=', userId)
    .execute();
}
