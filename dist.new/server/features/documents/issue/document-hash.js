import { createHash } from 'node:crypto';
/** What the first invoice of an issuer follows. */
export const CHAIN_BEGINNING = '';
/** The hash of an invoice that follows another one. */
export function invoiceHash(prevHash, invoice) {
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
//# sourceMappingURL=document-hash.js.map