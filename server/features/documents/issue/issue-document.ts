import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { Tables } from '../../../database.js';
import { sealDetails } from '../files/document-files.js';
import type { DocumentDetails, DocumentLine } from '../document-content.types.js';
import { formatNumber, seriesPrefix } from '../document-number.rules.js';
import {
  INVOICE_KINDS,
  IssuerType,
  type DocumentAudience,
  type DocumentKind,
  type DocumentSourceType,
} from '../document.enums.js';
import { sumOf, taxTotalsOf } from '../taxed-lines.rules.js';
import { CHAIN_BEGINNING, invoiceHash } from './document-hash.js';
import { verifactuQrOf } from './verifactu.rules.js';

export type DocumentRow = Selectable<Tables['IssuedDocument']>;

/** A document to issue. */
export interface DocumentDraft {
  readonly kind: DocumentKind;
  readonly audience: DocumentAudience;
  readonly source: { readonly type: DocumentSourceType; readonly id: string };
  readonly bookingId: string | null;
  readonly renterId: string | null;
  readonly hostId: string | null;
  /** The host in whose name it is issued; null for the platform. */
  readonly issuerId: string | null;
  /** Null for documents without an amount. */
  readonly lines: readonly DocumentLine[] | null;
  readonly rectifiesId?: string;
  readonly details: Omit<DocumentDetails, 'verifactuQr'>;
}

type InvoicePart = Pick<Insertable<Tables['IssuedDocument']>, 'series' | 'number' | 'chainNo' | 'prevHash' | 'hash'> & {
  readonly verifactuQr: string | null;
};

/** The class of the advisory locks of the issuers' chains. */
const CHAIN_LOCK = 20_271_223;
const NOT_AN_INVOICE: InvoicePart = {
  series: null,
  number: null,
  chainNo: null,
  prevHash: null,
  hash: null,
  verifactuQr: null,
};

/**
 * Issues a document in the transaction of its event, once for each source: a repeated call returns the first one. Invoices of one issuer
 * are serialized until the commit, so that numbers have no gaps and the chain no forks. Callers issue the platform's before a host's,
 * because the other order could deadlock, and schedule the rendering (`scheduleRendering`).
 */
export async function issueDocument(tx: ServiceContext, draft: DocumentDraft): Promise<DocumentRow> {
  const isInvoice = INVOICE_KINDS.some((kind) => kind === draft.kind);
  if (isInvoice) await lockChain(tx, draft.issuerId);
  const issued = await findIssued(tx, draft);
  if (issued) return issued;
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

/** The document of a source; null when there is none yet. */
export async function findIssued(
  { db }: ServiceContext,
  { source, kind, audience }: Pick<DocumentDraft, 'source' | 'kind' | 'audience'>,
): Promise<DocumentRow | null> {
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

/** The number, chain position and hash of the issuer's next invoice. */
async function nextInvoice(
  tx: ServiceContext,
  draft: DocumentDraft,
  issuedAt: Date,
  amounts: ReturnType<typeof sumOf> & { readonly taxes: ReturnType<typeof taxTotalsOf> },
): Promise<InvoicePart> {
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

async function nextNumber(
  { db }: ServiceContext,
  series: Pick<Insertable<Tables['DocumentSeries']>, 'issuerType' | 'issuerId' | 'code'>,
): Promise<number> {
  const { lastNumber } = await db
    .insertInto('DocumentSeries')
    .values({ ...series, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('document_series_code')
        .doUpdateSet((eb) => ({ lastNumber: eb('DocumentSeries.lastNumber', '+', 1) })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

/** Lets others wait until the commit before they issue an invoice of this issuer. */
export async function lockChain({ db }: ServiceContext, issuerId: string | null): Promise<void> {
  await db
    .selectNoFrom((eb) =>
      eb
        .fn('pg_advisory_xact_lock', [eb.val(CHAIN_LOCK), eb.fn('hashtext', [eb.val(issuerId ?? IssuerType.PLATFORM)])])
        .as('lock'),
    )
    .execute();
}

async function lastOfChain(
  { db }: ServiceContext,
  issuerId: string | null,
): Promise<{ chainNo: number | null; hash: string | null } | undefined> {
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

function issuerTypeOf(issuerId: string | null): IssuerType {
  return issuerId === null ? IssuerType.PLATFORM : IssuerType.HOST;
}
