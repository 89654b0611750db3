import type { AbandonmentDetails, ConditionDetails, NoticeDetails, PayoutDetails } from '../document-content.types.js';
import { formatCents, formatDay, formatInstant, formatPeriod, formatRate } from '../words/document-texts.js';
import type { DocumentTexts } from '../words/document-texts.types.js';
import type { PdfPage } from './pdf-page.js';

/** The formal notice of an unpaid charge. */
export function renderNotice(page: PdfPage, body: NoticeDetails, renter: string, texts: DocumentTexts): void {
  const { labels, notice } = texts;
  const owed = formatCents(body.owedCents, texts);
  page.details([
    [labels.space, body.space],
    [labels.period, formatPeriod(body.from, body.to, texts)],
    [labels.owed, owed],
    [labels.dueOn, formatDay(body.dueOn, texts)],
    [labels.payBy, formatDay(body.payBy, texts)],
  ]);
  page.paragraph(notice.text(renter, owed, formatPeriod(body.from, body.to, texts)));
  page.paragraph(notice.request(formatDay(body.payBy, texts)));
  page.paragraph(notice.consequence);
}

/** The certified letter about things left in a space, with their list. */
export function renderAbandonment(page: PdfPage, body: AbandonmentDetails, renter: string, texts: DocumentTexts): void {
  const { labels, abandonment } = texts;
  const [day, since] = [formatCents(body.dayCents, texts), formatDay(body.costsSince, texts)];
  page.details([
    [labels.space, body.space],
    [labels.owed, formatCents(body.owedCents, texts)],
    [labels.costADay, day],
    [labels.costsSince, since],
    [labels.listed, formatInstant(body.listedAt, texts)],
    [labels.witness, body.witnesses.join('\n')],
  ]);
  page.paragraph(abandonment.text(renter, body.space));
  if (body.owedCents > 0) page.paragraph(abandonment.debt(formatCents(body.owedCents, texts)));
  page.paragraph(abandonment.cost(day, since));
  page.paragraph(abandonment.collect);
  page.paragraph(abandonment.rights);
  page.heading(abandonment.list);
  for (const thing of body.things) page.paragraph(thing);
  renderPhotos(page, body.photos, texts);
}

/** The condition of a space, with the stored things and the signatures. */
export function renderCondition(page: PdfPage, body: ConditionDetails, texts: DocumentTexts): void {
  const { labels, condition } = texts;
  page.details([
    [labels.space, body.space],
    [labels.recorded, formatInstant(body.recordedAt, texts)],
  ]);
  if (body.notes.trim() !== '') {
    page.heading(condition.notes);
    page.paragraph(body.notes.trim());
  }
  renderPhotos(page, body.photos, texts);
  if (body.inventory.length > 0) {
    page.heading(condition.inventory);
    const rows = body.inventory.map(({ name, valueCents }) => [name, formatCents(valueCents, texts)]);
    const total = body.inventory.reduce((sum, { valueCents }) => sum + valueCents, 0);
    page.table(
      [
        { label: labels.object, width: 0.75 },
        { label: labels.value, width: 0.25, isAmount: true },
      ],
      rows,
      [[labels.total, formatCents(total, texts)]],
    );
  }
  if (body.signatures.length > 0) {
    page.heading(condition.signatures);
    const rows = body.signatures.map(({ name, signedAt }) => [name, formatInstant(signedAt, texts)]);
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

function renderPhotos(page: PdfPage, photos: ConditionDetails['photos'], texts: DocumentTexts): void {
  if (photos.length === 0) return;
  page.heading(texts.condition.photos);
  page.table(
    [
      { label: texts.labels.photo, width: 0.6 },
      { label: texts.labels.takenAt, width: 0.4 },
    ],
    photos.map(({ caption, takenAt }) => [caption, formatInstant(takenAt, texts)]),
    [],
  );
}

/** The parts of a payout. */
export function renderPayout(
  page: PdfPage,
  body: PayoutDetails & { readonly isVoid: boolean },
  texts: DocumentTexts,
): void {
  const { labels, payout } = texts;
  page.details([
    [labels.iban, `···· ${body.ibanLast4}`],
    ...(body.arrivesOn === null || body.isVoid ? [] : [[labels.arrives, formatDay(body.arrivesOn, texts)] as const]),
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
  const rows = body.rows.map((row) => [nameOf(row, texts), ...amounts.map((key) => formatCents(row[key], texts))]);
  const sums = amounts.map((key) =>
    formatCents(
      body.rows.reduce((sum, row) => sum + row[key], 0),
      texts,
    ),
  );
  page.table(columns, rows, [[labels.total, ...sums]]);
}

/** The booking of a row, its days, and the commission rate. */
function nameOf({ reference, from, to, commission }: PayoutDetails['rows'][number], texts: DocumentTexts): string {
  const days = from !== null && to !== null ? formatPeriod(from, to, texts) : texts.payout.noPeriod;
  const share = commission && texts.payout.commission[commission.kind](formatRate(commission.bps, texts));
  return [[reference, days].filter(Boolean).join(', '), ...(share ? [share] : [])].join('\n');
}
