import { formatCents, formatDay, formatInstant, formatPeriod, formatRate } from '../words/document-words.js';
/** The formal notice of an unpaid charge. */
export function renderNotice(page, body, renter, words) {
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
/** The state of a space, with what is stored in it and who signed. */
export function renderCondition(page, body, words) {
    const { labels, condition } = words;
    page.details([
        [labels.space, body.space],
        [labels.recorded, formatInstant(body.recordedAt, words)],
    ]);
    if (body.notes.trim() !== '') {
        page.heading(condition.notes);
        page.paragraph(body.notes.trim());
    }
    if (body.photos.length > 0) {
        page.heading(condition.photos);
        const rows = body.photos.map(({ caption, takenAt }) => [caption, formatInstant(takenAt, words)]);
        page.table([
            { label: labels.photo, width: 0.6 },
            { label: labels.takenAt, width: 0.4 },
        ], rows, []);
    }
    if (body.inventory.length > 0) {
        page.heading(condition.inventory);
        const rows = body.inventory.map(({ name, valueCents }) => [name, formatCents(valueCents, words)]);
        const total = body.inventory.reduce((sum, { valueCents }) => sum + valueCents, 0);
        page.table([
            { label: labels.object, width: 0.75 },
            { label: labels.value, width: 0.25, isAmount: true },
        ], rows, [[labels.total, formatCents(total, words)]]);
    }
    if (body.signatures.length > 0) {
        page.heading(condition.signatures);
        const rows = body.signatures.map(({ name, signedAt }) => [name, formatInstant(signedAt, words)]);
        page.table([
            { label: labels.signedBy, width: 0.6 },
            { label: labels.signedAt, width: 0.4 },
        ], rows, []);
    }
}
/** What a pay-out consists of. */
export function renderPayout(page, body, words) {
    const { labels, payout } = words;
    page.details([
        [labels.iban, `···· ${body.ibanLast4}`],
        ...(body.arrivesOn === null || body.isVoid ? [] : [[labels.arrives, formatDay(body.arrivesOn, words)]]),
    ]);
    page.paragraph(body.isVoid ? payout.void : payout.intro);
    page.heading(payout.rows);
    const amount = (label) => ({ label, width: 0.15, isAmount: true });
    const columns = [
        { label: labels.reference, width: 0.4 },
        amount(labels.rent),
        amount(labels.commission),
        amount(labels.withheld),
        amount(labels.receives),
    ];
    const amounts = ['rentCents', 'commissionCents', 'withheldCents', 'netCents'];
    const rows = body.rows.map((row) => [nameOf(row, words), ...amounts.map((key) => formatCents(row[key], words))]);
    const sums = amounts.map((key) => formatCents(body.rows.reduce((sum, row) => sum + row[key], 0), words));
    page.table(columns, rows, [[labels.total, ...sums]]);
}
/** The booking of a row, its days, and which commission was taken. */
function nameOf({ reference, from, to, commission }, words) {
    const days = from !== null && to !== null ? formatPeriod(from, to, words) : words.payout.noPeriod;
    const share = commission && words.payout.commission[commission.kind](formatRate(commission.bps, words));
    return [[reference, days].filter(Boolean).join(', '), ...(share ? [share] : [])].join('\n');
}
//# sourceMappingURL=render-statements.js.map