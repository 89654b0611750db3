import type { ServiceContext } from '../../../core/context.js';
import { divideRounded, type Cents } from '../../../core/values/money.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation.enums.js';
import type { DocumentBody, DocumentLine } from '../document-content.types.js';
import { numberOf } from '../document-number.rules.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import { openDetails } from '../files/document-files.js';
import { correctingAmounts, toLines, type TaxedAmount } from '../taxed-lines.rules.js';
import { findIssued, issueDocument, lockChain, type DocumentRow } from './issue-document.js';
import { commissionAmounts, feeAmounts, issueForPayment, meansOf, rentAmounts } from './issue-for-payment.js';
import { loadPaidCharge, type PaidCharge } from './paid-charge.js';
import { isSample, platformParty } from './platform-party.js';

interface DoneRefund {
  readonly id: string;
  readonly completedAt: Date;
  /** The refund, as a charge of negative amounts at the original tax rates. */
  readonly taken: PaidCharge;
  /** The rent of the charge, and what of it earlier refunds returned. */
  readonly chargedRentCents: Cents;
  readonly earlierRentCents: Cents;
}

/** Issues the documents of a paid refund: corrective invoices and the receipt. Nothing while it is unpaid. */
export async function issueForRefund(tx: ServiceContext, refundId: string): Promise<void> {
  const refund = await loadDoneRefund(tx, refundId);
  if (!refund) return;
  const { taken } = refund;
  const source = { type: 'payment', id: taken.paymentId } as const;
  const kinds = [
    [DocumentKind.PLATFORM_INVOICE, DocumentAudience.RENTER, () => feeAmounts(taken)],
    [DocumentKind.PLATFORM_INVOICE, DocumentAudience.HOST, (invoice) => commissionBack(refund, invoice)],
    [DocumentKind.HOST_INVOICE, DocumentAudience.BOTH, () => rentAmounts(taken)],
  ] as const satisfies [DocumentKind, DocumentAudience, (invoice: DocumentRow) => TaxedAmount[]][];
  for (const [kind, audience, amountsOf] of kinds) {
    const invoice = await findIssued(tx, { source, kind, audience });
    if (invoice) await correct(tx, refund, invoice, amountsOf(invoice));
  }
  await issueDocument(tx, {
    kind: DocumentKind.RECEIPT,
    audience: DocumentAudience.RENTER,
    issuerId: null,
    ...commonParts(refund),
    lines: toLines([...rentAmounts(taken), ...feeAmounts(taken)].map((amount) => ({ ...amount, tax: null }))),
    details: {
      issuer: platformParty(tx.config),
      recipient: taken.renter,
      reference: taken.reference,
      isSample: isSample(tx.config),
      body: bodyOf(refund, null),
    },
  });
}

async function correct(
  tx: ServiceContext,
  refund: DoneRefund,
  invoice: DocumentRow,
  amounts: readonly TaxedAmount[],
): Promise<void> {
  await lockChain(tx, invoice.issuerId);
  const lines = toLines(correctingAmounts(amounts, invoice.lines, await correctedLines(tx, invoice)));
  if (lines.length === 0 || invoice.sealedDetails === null) return;
  const { issuer, recipient, reference } = openDetails(tx, invoice.id, invoice.sealedDetails);
  await issueDocument(tx, {
    kind: DocumentKind.CORRECTIVE_INVOICE,
    audience: invoice.audience,
    issuerId: invoice.issuerId,
    ...commonParts(refund),
    lines,
    rectifiesId: invoice.id,
    details: { issuer, recipient, reference, isSample: isSample(tx.config), body: bodyOf(refund, invoice) },
  });
}

/** The lines of earlier corrections of an invoice. */
async function correctedLines({ db }: ServiceContext, { id, bookingId }: DocumentRow): Promise<DocumentLine[]> {
  const rows = await db
    .selectFrom('IssuedDocument')
    .select('lines')
    .where('bookingId', '=', bookingId)
    .where('rectifiesId', '=', id)
    .execute();
  return rows.flatMap(({ lines }) => lines);
}

function commonParts({ id, taken: { bookingId, renterId, hostId } }: DoneRefund) {
  return { source: { type: 'refund', id } as const, bookingId, renterId, hostId };
}

function bodyOf({ completedAt, taken }: DoneRefund, invoice: DocumentRow | null): DocumentBody {
  return {
    type: 'refund',
    space: taken.space,
    paidAt: completedAt.toISOString(),
    ...meansOf(taken, invoice?.audience ?? DocumentAudience.RENTER),
    rectified: invoice && { number: numberOf(invoice) ?? '', issuedAt: invoice.issuedAt.toISOString() },
  };
}

/** The refund with its charge, whose documents are issued first if their event is late. */
async function loadDoneRefund(tx: ServiceContext, refundId: string): Promise<DoneRefund | null> {
  const refund = await tx.db
    .selectFrom('Refund as r')
    .select([
      'r.id',
      'r.paymentId',
      'r.rentCents',
      'r.renterFeeCents',
      'r.ivaCents',
      'r.protectionCents',
      'r.creditCents',
    ])
    .select(['r.totalCents', 'r.splitFromId'])
    .select((eb) => [
      'r.completedAt',
      eb
        .selectFrom('Refund as e')
        .select(({ fn }) => fn.sum<string | null>('e.rentCents').as('cents'))
        .whereRef('e.paymentId', '=', 'r.paymentId')
        .where((of) => of(of.refTuple('e.createdAt', 'e.id'), '<', of.refTuple('r.createdAt', 'r.id')))
        .as('earlierRentCents'),
    ])
    .where('r.id', '=', refundId)
    .where('r.status', '=', RefundStatus.DONE)
    .executeTakeFirst();
  if (!refund || refund.completedAt === null || (await isDocumented(tx, refund))) return null;
  const charge = await loadPaidCharge(tx, refund.paymentId);
  if (!charge) return null;
  await issueForPayment(tx, charge);
  return {
    id: refund.id,
    completedAt: refund.completedAt,
    chargedRentCents: charge.rentCents,
    earlierRentCents: Number(refund.earlierRentCents ?? 0),
    taken: {
      ...charge,
      rentCents: -refund.rentCents,
      renterFeeCents: -refund.renterFeeCents,
      renterFeeTaxCents: -refund.ivaCents,
      protectionCents: -refund.protectionCents,
      creditCents: refund.creditCents,
    },
  };
}

/** Whether documents state it already: its own, or those of the refund it was split from, if they were issued before the split. */
async function isDocumented(
  tx: ServiceContext,
  part: Pick<DoneRefund, 'id'> & { readonly totalCents: Cents; readonly splitFromId: string | null },
): Promise<boolean> {
  if (await receiptOf(tx, part.id)) return true;
  for (let id = part.splitFromId; id !== null;) {
    const whole = await tx.db
      .selectFrom('Refund')
      .select(['totalCents', 'splitFromId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const statedCents = 0 - ((await receiptOf(tx, id))?.totalCents ?? 0);
    if (statedCents >= whole.totalCents + part.totalCents) return true;
    id = whole.splitFromId;
  }
  return false;
}

function receiptOf(tx: ServiceContext, refundId: string): Promise<DocumentRow | null> {
  const source = { type: 'refund', id: refundId } as const;
  return findIssued(tx, { source, kind: DocumentKind.RECEIPT, audience: DocumentAudience.RENTER });
}

/** The invoiced commission goes back in proportion to the rent; with earlier refunds, so that many parts add up to what one would give. */
function commissionBack(
  { taken, chargedRentCents, earlierRentCents }: DoneRefund,
  { totalCents }: DocumentRow,
): TaxedAmount[] {
  const backOf = (rentCents: Cents): Cents =>
    chargedRentCents === 0 ? 0 : divideRounded((totalCents ?? 0) * rentCents, chargedRentCents);
  const commissionCents = backOf(earlierRentCents) - backOf(earlierRentCents - taken.rentCents);
  return commissionAmounts({ ...taken, commissionCents });
}
