import { randomUUID } from 'node:crypto';
import { localDateOf } from '../../../core/values/time-zone.js';
import { sealDetails } from '../files/document-files.js';
import { formatNumber, seriesPrefix } from '../document-number.rules.js';
import { INVOICE_KINDS, IssuerType, } from '../document-types.js';
import { sumOf, taxTotalsOf } from '../taxed-lines.rules.js';
import { CHAIN_BEGINNING, invoiceHash } from './document-hash.js';
import { verifactuQrOf } from './verifactu.rules.js';
/** The class of the advisory locks of the issuers' chains. */
const CHAIN_LOCK = 20_271_223;
const NOT_AN_INVOICE = {
    series: null,
    number: null,
    chainNo: null,
    prevHash: null,
    hash: null,
    verifactuQr: null,
};
/**
 * Issues a document in the transaction of its event, once for each source: a repeated call returns the first one.
 * Invoices of one issuer wait for each other until the commit, so that numbers have no gaps and the chain no forks.
 * Callers issue the platform's before a host's, as the other order could deadlock, and schedule the rendering (`scheduleRendering`).
 */
export async function issueDocument(tx, draft) {
    const isInvoice = INVOICE_KINDS.some((kind) => kind === draft.kind);
    if (isInvoice)
        await lockChain(tx, draft.issuerId);
    const issued = await findIssued(tx, draft);
    if (issued)
        return issued;
    const id = randomUUID();
    const issuedAt = tx.clock.now();
    const lines = draft.lines ?? [];
    const amounts = { ...sumOf(lines), taxes: taxTotalsOf(lines) };
    const { verifactuQr, ...invoice } = isInvoice ? await nextInvoice(tx, draft, issuedAt, amounts) : NOT_AN_INVOICE;
    return tx.db
        .insertInto('IssuedDocument')
        .values({
        id,
        kind: draft.kind,
        audience: draft.audience,
        bookingId: draft.bookingId,
        renterId: draft.renterId,
        hostId: draft.hostId,
        sourceType: draft.source.type,
        sourceId: draft.source.id,
        issuerType: issuerTypeOf(draft.issuerId),
        issuerId: draft.issuerId,
        lines: lines,
        taxes: amounts.taxes,
        ...(draft.lines ? sumOf(lines) : { baseCents: null, taxCents: null, totalCents: null }),
        rectifiesId: draft.rectifiesId ?? null,
        sealedDetails: sealDetails(tx, id, { ...draft.details, verifactuQr }),
        fileKey: null,
        issuedAt,
        blockedAt: null,
        ...invoice,
    })
        .returningAll()
        .executeTakeFirstOrThrow();
}
/** The document that a source led to; null when there is none yet. */
export async function findIssued({ db }, { source, kind, audience }) {
    const row = await db
        .selectFrom('IssuedDocument')
        .selectAll()
        .where('sourceType', '=', source.type)
        .where('sourceId', '=', source.id)
        .where('kind', '=', kind)
        .where('audience', '=', audience)
        .executeTakeFirst();
    return row ?? null;
}
/** Number, place in the chain and hash of the issuer's next invoice. */
async function nextInvoice(tx, draft, issuedAt, amounts) {
    const { kind, audience, issuerId, details } = draft;
    const issuerType = issuerTypeOf(issuerId);
    const series = `${seriesPrefix({ kind, audience, issuerType }, details.issuer)}-${localDateOf(issuedAt).slice(0, 4)}`;
    const number = await nextNumber(tx, { issuerType, issuerId, code: series });
    const last = await lastOfChain(tx, issuerId);
    const chainNo = (last?.chainNo ?? 0) + 1;
    const prevHash = last?.hash ?? CHAIN_BEGINNING;
    const rectifiesId = draft.rectifiesId ?? null;
    const hash = invoiceHash(prevHash, {
        chainNo,
        issuerType,
        issuerId,
        kind,
        series,
        number,
        issuedAt,
        ...amounts,
        rectifiesId,
    });
    const verifactuQr = verifactuQrOf(details.issuer, {
        number: formatNumber(series, number, issuerType),
        issuedOn: localDateOf(issuedAt),
        totalCents: amounts.totalCents,
    });
    return { series, number, chainNo, prevHash, hash, verifactuQr };
}
async function nextNumber({ db }, series) {
    const { lastNumber } = await db
        .insertInto('DocumentSeries')
        .values({ ...series, lastNumber: 1 })
        .onConflict((conflict) => conflict
        .constraint('document_series_code')
        .doUpdateSet((eb) => ({ lastNumber: eb('DocumentSeries.lastNumber', '+', 1) })))
        .returning('lastNumber')
        .executeTakeFirstOrThrow();
    return lastNumber;
}
/** Held until the commit. */
async function lockChain({ db }, issuerId) {
    await db
        .selectNoFrom((eb) => eb
        .fn('pg_advisory_xact_lock', [eb.val(CHAIN_LOCK), eb.fn('hashtext', [eb.val(issuerId ?? IssuerType.PLATFORM)])])
        .as('lock'))
        .execute();
}
async function lastOfChain({ db }, issuerId) {
    return db
        .selectFrom('IssuedDocument')
        .select(['chainNo', 'hash'])
        .where('issuerType', '=', issuerTypeOf(issuerId))
        .where('issuerId', issuerId === null ? 'is' : '=', issuerId)
        .where('chainNo', 'is not', null)
        .orderBy('chainNo', 'desc')
        .limit(1)
        .executeTakeFirst();
}
function issuerTypeOf(issuerId) {
    return issuerId === null ? IssuerType.PLATFORM : IssuerType.HOST;
}
//# sourceMappingURL=issue-document.js.map