import type { ServiceContext } from '../../../core/context.js';
import { formatNumber, numberOf } from '../document-number.rules.js';
import { IssuerType } from '../document.enums.js';
import { CHAIN_BEGINNING, invoiceHash } from './document-hash.js';

const PAGE = 1000;

/** Reports broken chains to the log every morning. */
export async function verifyInvoiceChains(ctx: ServiceContext): Promise<void> {
  const broken = await findBrokenInvoices(ctx);
  if (broken.length > 0) ctx.log.error({ broken }, 'documents: the chain of an issuer is broken');
}

/** Checks the chains of all issuers and returns the first broken invoice of each that is not intact. */
export async function findBrokenInvoices(ctx: ServiceContext): Promise<string[]> {
  const issuers = await ctx.db
    .selectFrom('DocumentSeries')
    .select('issuerId')
    .union(ctx.db.selectFrom('IssuedDocument').select('issuerId').where('chainNo', 'is not', null))
    .execute();
  const broken: string[] = [];
  for (const { issuerId } of issuers) {
    const invoice = await firstBrokenInvoice(ctx, issuerId);
    if (invoice !== null) broken.push(invoice);
  }
  return broken;
}

/** Checks the chain of an issuer (null: the platform) from its beginning and returns the number of the first invoice that was changed or is missing, or the id of one that has lost its number; null when all are intact. */
export async function firstBrokenInvoice(ctx: ServiceContext, issuerId: string | null): Promise<string | null> {
  return (await firstBrokenLink(ctx, issuerId)) ?? missingAtEnd(ctx, issuerId);
}

async function firstBrokenLink({ db }: ServiceContext, issuerId: string | null): Promise<string | null> {
  let previous = CHAIN_BEGINNING;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('IssuedDocument')
      // Not the texts, which are most of a row and are not part of the hash.
      .select(['id', 'chainNo', 'issuerType', 'issuerId', 'kind', 'series', 'number', 'issuedAt'])
      .select(['baseCents', 'taxCents', 'totalCents', 'taxes', 'rectifiesId', 'prevHash', 'hash'])
      .where('issuerType', '=', issuerId === null ? IssuerType.PLATFORM : IssuerType.HOST)
      .where('issuerId', issuerId === null ? 'is' : '=', issuerId)
      .where('chainNo', '>', after)
      .orderBy('chainNo')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const { chainNo, series, number, baseCents, taxCents, totalCents } = row;
      const name = numberOf(row) ?? row.id;
      if (chainNo === null || series === null || number === null) return name;
      if (baseCents === null || taxCents === null || totalCents === null) return name;
      const hash = invoiceHash(previous, { ...row, chainNo, series, number, baseCents, taxCents, totalCents });
      if (chainNo !== after + 1 || row.prevHash !== previous || row.hash !== hash) return name;
      previous = hash;
      after = chainNo;
    }
    if (rows.length < PAGE) return null;
  }
}

/** The last invoices of a chain have no successor that names them, but their series has counted them. */
async function missingAtEnd({ db }: ServiceContext, issuerId: string | null): Promise<string | null> {
  const series = await db
    .selectFrom('DocumentSeries as s')
    .select(['s.code', 's.lastNumber', 's.issuerType'])
    .where('s.issuerId', issuerId === null ? 'is' : '=', issuerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('IssuedDocument as d')
            .select('d.id')
            .whereRef('d.series', '=', 's.code')
            .whereRef('d.number', '=', 's.lastNumber')
            .where('d.issuerId', issuerId === null ? 'is' : '=', issuerId),
        ),
      ),
    )
    .executeTakeFirst();
  return series ? formatNumber(series.code, series.lastNumber, series.issuerType) : null;
}
