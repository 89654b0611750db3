import type { ServiceContext } from '../../../core/context.js';
import { formatNumber, numberOf } from '../document-number.rules.js';
import { IssuerType } from '../document-types.js';
import { CHAIN_BEGINNING, invoiceHash } from './document-hash.js';

const PAGE = 1000;

/** Checks the chain of an issuer (null: the platform) from its beginning and returns the number of the first invoice that was changed or is missing; null when all are intact. */
export async function firstBrokenInvoice(ctx: ServiceContext, issuerId: string | null): Promise<string | null> {
  return (await firstBrokenLink(ctx, issuerId)) ?? missingAtEnd(ctx, issuerId);
}

async function firstBrokenLink({ db }: ServiceContext, issuerId: string | null): Promise<string | null> {
  let previous = CHAIN_BEGINNING;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('IssuedDocument')
      .selectAll()
      .where('issuerType', '=', issuerId === null ? IssuerType.PLATFORM : IssuerType.HOST)
      .where('issuerId', issuerId === null ? 'is' : '=', issuerId)
      .where('chainNo', '>', after)
      .orderBy('chainNo')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const { chainNo, series, number, baseCents, taxCents, totalCents } = row;
      if (chainNo === null || series === null || number === null) return null;
      if (baseCents === null || taxCents === null || totalCents === null) return numberOf(row);
      const hash = invoiceHash(previous, { ...row, chainNo, series, number, baseCents, taxCents, totalCents });
      if (chainNo !== after + 1 || row.prevHash !== previous || row.hash !== hash) return numberOf(row);
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
