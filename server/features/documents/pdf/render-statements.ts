import type { AbandonmentDetails, ConditionDetails, NoticeDetails, PayoutDetails } from '../document-content.types.js';
import { formatCents, formatDay, formatInstant, formatPeriod, formatRate } from '../words/document-words.js';
import type { DocumentWords } from '../words/document-words.types.js';
import type { PdfPage } from './pdf-page.js';

/** The formal notice of an unpaid charge. */
export function renderNotice(page: PdfPage, body: NoticeDetails, renter: string, words: DocumentWords): void {
  const { labels, notice } = words;
  const owed = formatCents(body.owedCents, words);
  page.details([
    [labels.space, body.space],
    [labels.period, formatPeriod(body.from, body.to, words)],
    [labels.owed, owed],
    [labels.dueOn, formatDay(body.dueOn, words)],
    [labels.payBy, formatDay(body.payBy, words)],
  ]);
  page.paragraph(notice.text(renter, owed, formatPeriod(body.from, body.to, words)));
  page.paragraph(notice.request(formatDay(body.payBy, words)));
  page.paragraph(notice.consequence);
}

/** The certified letter about things left in a space, with their list. */
export function renderAbandonment(page: PdfPage, body: AbandonmentDetails, renter: string, words: DocumentWords): void {
  const { labels, abandonment } = words;
  const [day, since] = [formatCents(body.dayCents, words), formatDay(body.costsSince, words)];
  page.details([
    [labels.space, body.space],
    [labels.owed, formatCents(body.owedCents, words)],
    [labels.costADay, day],
    [labels.costsSince, since],
    [labels.listed, formatInstant(body.listedAt, words)],
    [labels.witness, body.witnesses.join('\n')],
  ]);
  page.paragraph(abandonment.text(renter, body.space));
  if (body.owedCents > 0) page.paragraph(abandonment.debt(formatCents(body.owedCents, words)));
  page.paragraph(abandonment.cost(day, since));
  page.paragraph(abandonment.collect);
  page.paragraph(abandonment.rights);
  page.heading(abandonment.list);
  for (const thing of body.things) page.paragraph(thing);
  renderPhotos(page, body.photos, words);
}

/** The condition of a space, with the stored things and the signatures. */
export function renderCondition(page: PdfPage, body: ConditionDetails, words: DocumentWords): void {
  const { labels, condition } = words;
  page.details([
    [labels.space, body.space],
    [labels.recorded, formatInstant(body.recordedAt, words)],
  ]);
  if (body.notes.trim() !== '') {
    page.heading(condition.notes);
    page.paragraph(body.notes.trim());
  }
  renderPhotos(page, body.photos, words);
  if (body.inventory.length > 0) {
    page.heading(condition.inventory);
    const rows = body.inventory.map(({ name, valueCents }) => [name, formatCents(valueCents, words)]);
    const total = body.inventory.reduce((sum, { valueCents }) => sum + valueCents, 0);
    page.table(
      [
        { label: labels.object, width: 0.75 },
        { label: labels.value, width: 0.25, isAmount: true },
      ],
      rows,
      [[labels.total, formatCents(total, words)]],
    );
  }
  if (body.signatures.length > 0) {
    page.heading(condition.signatures);
    const rows = body.signatures.map(({ name, signedAt }) => [name, formatInstant(signedAt, words)]);
    page.table(
      [
        { label: labels.signedBy, width: 0.6 },
        { label: labels.signedAt, width: 0.4 },
      ],
      rows,
      [],
    );
  }
}

function renderPhotos(page: PdfPage, photos: ConditionDetails['photos'], words: DocumentWords): void {
  if (photos.length === 0) return;
  page.heading(words.condition.photos);
  page.table(
    [
      { label: words.labels.photo, width: 0.6 },
      { label: words.labels.takenAt, width: 0.4 },
    ],
    photos.map(({ caption, takenAt }) => [caption, formatInstant(takenAt, words)]),
    [],
  );
}

/** The parts of a payout. */
export function renderPayout(
  page: PdfPage,
  body: PayoutDetails & { readonly isVoid: boolean },
  words: DocumentWords,
): void {
  const { labels, payout } = words;
  page.details([
    [labels.iban, `···· ${body.ibanLast4}`],
    ...(body.arrivesOn === null || body.isVoid ? [] : [[labels.arrives, formatDay(body.arrivesOn, words)] as const]),
  ]);
  page.paragraph(body.isVoid ? payout.void : payout.intro);
  page.heading(payout.rows);
  const amount = (label: string) => ({ label, width: 0.15, isAmount: true });
  const columns = [
    { label: labels.reference, width: 0.4 },
    amount(labels.rent),
    amount(labels.commission),
    amount(labels.withheld),
    amount(labels.receives),
  ];
  const amounts = ['rentCents', 'commissionCents', 'withheldCents', 'netCents'] as const;
  const rows = body.rows.map((row) => [nameOf(row, words), ...amounts.map((key) => formatCents(row[key], words))]);
  const sums = amounts.map((key) =>
    formatCents(
      body.rows.reduce((sum, row) => sum + row[key], 0),
      words,
    ),
  );
  page.table(columns, rows, [[labels.total, ...sums]]);
}

/** The booking of a row, its days, and the commission rate. */
function nameOf({ reference, from, to, commission }: PayoutDetails['rows'][number], words: DocumentWords): string {
  const days = from !== null && to !== null ? formatPeriod(from, to, words) : words.payout.noPeriod;
  const share = commission && words.payout.commission[commission.kind](formatRate(commission.bps, words));
  return [[reference, days].filter(Boolean).join(', '), ...(share ? [share] : [])].join('\n');
}
