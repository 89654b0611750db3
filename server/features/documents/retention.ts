import type { ServiceContext } from '../../core/context.js';

/** Years that business papers are kept (Código de Comercio, art. 30). */
const RETENTION_YEARS = 6;
const BATCH = 500;

/** What is older than this the books need no more. */
export function booksKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - RETENTION_YEARS);
  return since;
}

/** Deletes texts and PDFs of documents whose years are over; number, amounts and hash stay, so that series and chain remain whole. */
export async function purgeDocuments(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('IssuedDocument')
    .select(['id', 'fileKey'])
    .where('issuedAt', '<', booksKeptSince(ctx.clock.now()))
    .where('sealedDetails', 'is not', null)
    .orderBy('issuedAt')
    .limit(BATCH)
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
}

/**
 * Blocks the documents of an erased person: the law wants them kept, so only the other side, whose papers they are too, still opens them.
 * Names are encrypted in them, and no route leads to them for anybody else.
 */
export async function blockDocumentsOf(tx: ServiceContext, userId: string): Promise<void> {
  await tx.db
    .updateTable('IssuedDocument')
    .set({ blockedAt: tx.clock.now() })
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .where('blockedAt', 'is', null)
    .execute();
  // The invoices hold the data they were issued with; the agreement only has to prove that there was one.
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
