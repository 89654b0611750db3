import { createHash } from 'node:crypto';
import type { DocumentKind, IssuerType } from '../document.enums.js';
import type { TaxTotal } from '../document-content.types.js';

/** The values of an invoice that its hash covers: none is personal data, so an erasure leaves the chain intact. */
export interface HashedInvoice {
  readonly chainNo: number;
  readonly issuerType: IssuerType;
  readonly issuerId: string | null;
  readonly kind: DocumentKind;
  readonly series: string;
  readonly number: number;
  readonly issuedAt: Date;
  readonly baseCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly taxes: readonly TaxTotal[];
  readonly rectifiesId: string | null;
}

/** The predecessor of the first invoice of an issuer. */
export const CHAIN_BEGINNING = '';

/** The hash of an invoice, chained to the previous one. */
export function invoiceHash(prevHash: string, invoice: HashedInvoice): string {
  const { chainNo, issuerType, issuerId, kind, series, number, issuedAt, baseCents, taxCents, totalCents } = invoice;
  // A list, because jsonb does not keep the order of keys.
  const values = [
    chainNo,
    issuerType,
    issuerId,
    kind,
    series,
    number,
    issuedAt.toISOString(),
    baseCents,
    taxCents,
    totalCents,
    invoice.taxes.map((tax) => [tax.name, tax.bps, tax.baseCents, tax.taxCents, tax.totalCents]),
    invoice.rectifiesId,
  ];
  return createHash('sha256')
    .update(`${prevHash}\n${JSON.stringify(values)}`)
    .digest('base64url');
}
