import { TermType } from '../../bookings/booking-types.js';
import { DocumentAudience } from '../document-types.js';
import { formatCents, formatDay, formatInstant, formatPeriod } from '../words/document-words.js';
/** The terms of a rental as one side accepted them. */
export function renderTerms(page, { body, audience, reference }, words) {
    const { labels, terms } = words;
    page.paragraph(terms.intro(reference));
    page.details([
        [labels.renter, body.renter],
        [labels.host, body.host],
        [labels.space, [body.spaceTitle, body.space].filter(Boolean).join('\n')],
        [labels.term, body.termType === TermType.ROLLING ? terms.rolling : terms.fixed],
        [labels.from, formatDay(body.from, words)],
        [labels.to, formatDay(body.to, words)],
        [labels.policy, terms.policies[body.cancellationPolicy] ?? body.cancellationPolicy],
        [labels.plan, terms.plans[body.protectionPlan] ?? body.protectionPlan],
        [labels.goods, body.goods.map((goods) => terms.goods[goods] ?? goods).join(', ')],
        ...(body.declaredValue === null
            ? []
            : [[labels.declaredValue, terms.declaredValues[body.declaredValue] ?? body.declaredValue]]),
        [labels.deposit, body.depositCents === 0 ? terms.noDeposit : terms.deposit(formatCents(body.depositCents, words))],
        [labels.renterNotice, words.days(body.renterNoticeDays)],
        [labels.hostNotice, words.days(body.hostNoticeDays)],
        [labels.requested, formatInstant(body.requestedAt, words)],
        [labels.confirmed, formatInstant(body.confirmedAt, words)],
        [labels.termsVersion, body.termsVersion],
    ]);
    page.heading(audience === DocumentAudience.HOST ? terms.chargesOfHost : terms.charges);
    renderCharges(page, body, audience, words);
    if (body.termType === TermType.ROLLING)
        page.note(terms.chargesRolling);
    page.heading(terms.duties);
    const withdrawal = body.isHostTrader ? terms.withdrawalTrader : terms.withdrawalPrivate;
    for (const duty of [terms.dutyUse, terms.dutyGoods, terms.dutyMandate, terms.dutyGoodsRemain])
        page.paragraph(duty);
    page.paragraph(withdrawal(words.days(body.withdrawalDays)));
}
function renderCharges(page, { charges }, audience, words) {
    const { labels } = words;
    const isForHost = audience === DocumentAudience.HOST;
    const hasPlan = charges.some(({ protectionCents }) => protectionCents !== 0);
    const amount = (label) => ({ label, width: hasPlan ? 0.15 : 0.2, isAmount: true });
    const columns = [
        { label: labels.period, width: 0.4 },
        amount(labels.rent),
        amount(isForHost ? labels.commission : labels.fee),
        ...(hasPlan ? [amount(labels.plan)] : []),
        amount(isForHost ? labels.receives : labels.total),
    ];
    const rows = charges.map((charge) => [
        formatPeriod(charge.from, charge.to, words),
        ...[charge.rentCents, charge.feeCents, ...(hasPlan ? [charge.protectionCents] : []), charge.totalCents].map((cents) => formatCents(cents, words)),
    ]);
    page.table(columns, rows, []);
}
//# sourceMappingURL=render-terms.js.map