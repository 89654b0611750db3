import type { ChargeDetails, DocumentLine, PaidWith } from '../document-content.types.js';
import { DocumentKind } from '../document.enums.js';
import { formatCents, formatDate, formatInstant, formatPeriod, formatRate } from '../words/document-texts.js';
import type { DocumentTexts } from '../words/document-texts.types.js';
import type { PdfPage } from './pdf-page.js';
import type { RenderedDocument } from './rendered-document.types.js';

/** An invoice or a receipt of a charge or refund: its subject, the lines, the tax at each rate, the total. */
export function renderCharge(
  page: PdfPage,
  document: RenderedDocument,
  body: ChargeDetails & { readonly type: 'charge' | 'refund' },
  texts: DocumentTexts,
): void {
  const { labels } = texts;
  const isRefund = body.type === 'refund';
  const { creditCents = 0 } = body;
  const credit = creditCents > 0 && texts.credit(formatCents(creditCents, texts));
  const paid = [formatInstant(body.paidAt, texts), cardText(body.paidWith, texts), credit].filter(Boolean).join(' · ');
  const { rectified } = body;
  page.details([
    [labels.space, body.space],
    [isRefund ? labels.refunded : labels.paid, paid],
    ...(rectified
      ? [[labels.rectifies, `${rectified.number} (${formatDate(rectified.issuedAt, texts)})`] as const]
      : []),
  ]);
  if (document.kind === DocumentKind.RECEIPT) renderReceiptLines(page, document, isRefund, texts);
  else renderInvoiceLines(page, document, texts);
  if (isRefund) page.note(texts.refundNote);
  else if (document.kind === DocumentKind.RECEIPT) page.note(texts.receiptNote);
}

function renderReceiptLines(
  page: PdfPage,
  { lines, totalCents }: RenderedDocument,
  isRefund: boolean,
  texts: DocumentTexts,
): void {
  const { labels } = texts;
  const columns = [
    { label: labels.concept, width: 0.75 },
    { label: labels.amount, width: 0.25, isAmount: true },
  ];
  const rows = lines.map((line) => [lineText(line, texts), formatCents(line.totalCents, texts)]);
  const total = [isRefund ? labels.totalRefunded : labels.totalPaid, formatCents(totalCents ?? 0, texts)];
  page.table(columns, rows, [total]);
}

function renderInvoiceLines(page: PdfPage, { lines, taxes, totalCents }: RenderedDocument, texts: DocumentTexts): void {
  const { labels } = texts;
  const columns = [
    { label: labels.concept, width: 0.42 },
    { label: labels.base, width: 0.19, isAmount: true },
    { label: labels.tax, width: 0.2, isAmount: true },
    { label: labels.amount, width: 0.19, isAmount: true },
  ];
  const amounts = ({
    baseCents,
    taxCents,
    totalCents: sum,
  }: {
    baseCents: number;
    taxCents: number;
    totalCents: number;
  }) => [baseCents, taxCents, sum].map((cents) => formatCents(cents, texts));
  const rows = lines.map((line) => [lineText(line, texts), ...amounts(line)]);
  const sums = taxes.map((tax) => [texts.taxOf(tax.name, formatRate(tax.bps, texts)), ...amounts(tax)]);
  page.table(columns, rows, [...sums, [labels.total, '', '', formatCents(totalCents ?? 0, texts)]]);
}

function lineText({ item, from, to }: DocumentLine, texts: DocumentTexts): string {
  const name = texts.items[item];
  return from === null || to === null ? name : `${name}, ${formatPeriod(from, to, texts)}`;
}

function cardText({ brand, last4 }: PaidWith, texts: DocumentTexts): string {
  return last4 === null ? '' : texts.card(texts.brands[brand ?? 'card'] ?? brand ?? '', last4);
}
