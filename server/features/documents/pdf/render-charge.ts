import type { ChargeDetails, DocumentLine, PaidWith } from '../document-content.types.js';
import { DocumentKind } from '../document-types.js';
import { formatCents, formatDate, formatInstant, formatPeriod, formatRate } from '../words/document-words.js';
import type { DocumentWords } from '../words/document-words.types.js';
import type { PdfPage } from './pdf-page.js';
import type { RenderedDocument } from './rendered-document.types.js';

/** An invoice or a receipt of a charge or refund: its subject, the lines, the tax at each rate, the total. */
export function renderCharge(
  page: PdfPage,
  document: RenderedDocument,
  body: ChargeDetails & { readonly type: 'charge' | 'refund' },
  words: DocumentWords,
): void {
  const { labels } = words;
  const isRefund = body.type === 'refund';
  const { creditCents = 0 } = body;
  const credit = creditCents > 0 && words.credit(formatCents(creditCents, words));
  const paid = [formatInstant(body.paidAt, words), cardText(body.paidWith, words), credit].filter(Boolean).join(' · ');
  const { rectified } = body;
  page.details([
    [labels.space, body.space],
    [isRefund ? labels.refunded : labels.paid, paid],
    ...(rectified
      ? [[labels.rectifies, `${rectified.number} (${formatDate(rectified.issuedAt, words)})`] as const]
      : []),
  ]);
  if (document.kind === DocumentKind.RECEIPT) renderReceiptLines(page, document, isRefund, words);
  else renderInvoiceLines(page, document, words);
  if (isRefund) page.note(words.refundNote);
  else if (document.kind === DocumentKind.RECEIPT) page.note(words.receiptNote);
}

function renderReceiptLines(
  page: PdfPage,
  { lines, totalCents }: RenderedDocument,
  isRefund: boolean,
  words: DocumentWords,
): void {
  const { labels } = words;
  const columns = [
    { label: labels.concept, width: 0.75 },
    { label: labels.amount, width: 0.25, isAmount: true },
  ];
  const rows = lines.map((line) => [lineText(line, words), formatCents(line.totalCents, words)]);
  const total = [isRefund ? labels.totalRefunded : labels.totalPaid, formatCents(totalCents ?? 0, words)];
  page.table(columns, rows, [total]);
}

function renderInvoiceLines(page: PdfPage, { lines, taxes, totalCents }: RenderedDocument, words: DocumentWords): void {
  const { labels } = words;
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
  }) => [baseCents, taxCents, sum].map((cents) => formatCents(cents, words));
  const rows = lines.map((line) => [lineText(line, words), ...amounts(line)]);
  const sums = taxes.map((tax) => [words.taxOf(tax.name, formatRate(tax.bps, words)), ...amounts(tax)]);
  page.table(columns, rows, [...sums, [labels.total, '', '', formatCents(totalCents ?? 0, words)]]);
}

function lineText({ item, from, to }: DocumentLine, words: DocumentWords): string {
  const name = words.items[item];
  return from === null || to === null ? name : `${name}, ${formatPeriod(from, to, words)}`;
}

function cardText({ brand, last4 }: PaidWith, words: DocumentWords): string {
  return last4 === null ? '' : words.card(words.brands[brand ?? 'card'] ?? brand ?? '', last4);
}
