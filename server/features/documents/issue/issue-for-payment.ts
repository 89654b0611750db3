import type { ServiceContext } from '../../../core/context.js';
import type { ChargeDetails, DocumentBody, Party } from '../document-content.types.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import { toLines, type TaxedAmount } from '../taxed-lines.rules.js';
import { issueDocument, type DocumentDraft } from './issue-document.js';
import type { PaidCharge } from './paid-charge.js';
import { isSample, platformParty } from './platform-party.js';

/** Issues the documents of a collected charge: invoices of our fee and of our commission, the host's invoice, and the receipt. */
export async function issueForPayment(tx: ServiceContext, charge: PaidCharge): Promise<void> {
  const platform = platformParty(tx.config);
  await issueInvoice(tx, charge, {
    kind: DocumentKind.PLATFORM_INVOICE,
    audience: DocumentAudience.RENTER,
    issuerId: null,
    issuer: platform,
    recipient: charge.renter,
    amounts: feeAmounts(charge),
  });
  await issueInvoice(tx, charge, {
    kind: DocumentKind.PLATFORM_INVOICE,
    audience: DocumentAudience.HOST,
    issuerId: null,
    issuer: platform,
    recipient: charge.billedHost,
    amounts: commissionAmounts(charge),
  });
  if (charge.invoicingHost)
    await issueInvoice(tx, charge, {
      kind: DocumentKind.HOST_INVOICE,
      audience: DocumentAudience.BOTH,
      issuerId: charge.hostId,
      issuer: charge.invoicingHost,
      recipient: charge.renter,
      amounts: rentAmounts(charge),
    });
  await issueInvoice(tx, charge, {
    kind: DocumentKind.RECEIPT,
    audience: DocumentAudience.RENTER,
    issuerId: null,
    issuer: platform,
    recipient: charge.renter,
    // A receipt states what was paid; the tax is on the invoices.
    amounts: [...rentAmounts(charge), ...feeAmounts(charge), ...claimAmounts(charge)].map((amount) => ({
      ...amount,
      tax: null,
    })),
  });
}

interface ChargeDocument extends Pick<DocumentDraft, 'kind' | 'audience' | 'issuerId'> {
  readonly issuer: Party;
  readonly recipient: Party;
  readonly amounts: readonly TaxedAmount[];
}

async function issueInvoice(tx: ServiceContext, charge: PaidCharge, document: ChargeDocument): Promise<void> {
  const { issuer, recipient, amounts, ...draft } = document;
  const lines = toLines(amounts);
  if (lines.length === 0) return;
  const body: DocumentBody = {
    type: 'charge',
    space: charge.space,
    paidAt: charge.paidAt.toISOString(),
    ...meansOf(charge, draft.audience),
    rectified: null,
  };
  await issueDocument(tx, {
    ...draft,
    source: { type: 'payment', id: charge.paymentId },
    bookingId: charge.bookingId,
    renterId: charge.renterId,
    hostId: charge.hostId,
    lines,
    details: { issuer, recipient, reference: charge.reference, isSample: isSample(tx.config), body },
  });
}

/** The means of payment; a host sees neither the renter's card nor their credit. */
export function meansOf(
  { paidWith, creditCents }: Pick<PaidCharge, 'paidWith' | 'creditCents'>,
  audience: DocumentAudience,
): Pick<ChargeDetails, 'paidWith' | 'creditCents'> {
  return audience === DocumentAudience.RENTER
    ? { paidWith, creditCents }
    : { paidWith: { brand: null, last4: null }, creditCents: 0 };
}

/** The rent of a charge, as the host invoices it. */
export function rentAmounts({ from, to, rentCents, rentTax: tax }: PaidCharge): TaxedAmount[] {
  return [{ item: 'rent', from, to, tax, totalCents: rentCents }];
}

/** The renter's payment to us in a charge. */
export function feeAmounts(charge: PaidCharge): TaxedAmount[] {
  const { from, to, renterFeeCents, renterFeeTaxCents, protectionCents, platformTax: tax } = charge;
  return [
    { item: 'renter_fee', from, to, tax, totalCents: renterFeeCents, taxCents: renterFeeTaxCents },
    { item: 'protection', from, to, tax, totalCents: protectionCents },
  ];
}

/** The host's commission to us for a charge. */
export function commissionAmounts({ from, to, commissionCents, platformTax: tax }: PaidCharge): TaxedAmount[] {
  return [{ item: 'commission', from, to, tax, totalCents: commissionCents }];
}

/** The renter's payment for a claim: damages are not invoiced. */
function claimAmounts({ claimCents: totalCents }: PaidCharge): TaxedAmount[] {
  return [{ item: 'claim', from: null, to: null, tax: null, totalCents }];
}
