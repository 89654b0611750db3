import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { brandOf, cardDigits, isCardExpired } from '../../ports/sandbox/sandbox-cards.js';
const MAX_HOLDER_LENGTH = 100;
const AMEX_CVC = /^\d{4}$/;
const CVC = /^\d{3}$/;
/** What somebody sent, with whatever is missing or of the wrong kind made empty. */
export function readCardForm(body) {
    const form = (typeof body === 'object' && body !== null ? body : {});
    const text = (value) => (typeof value === 'string' ? value : '');
    const number = (value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
    return {
        number: text(form['number']),
        expMonth: number(form['expMonth']),
        expYear: number(form['expYear']),
        cvc: text(form['cvc']),
        holder: text(form['holder']),
    };
}
/** What is wrong with a card, all fields at once; `today` is a day, 'YYYY-MM-DD'. */
export function cardProblems(form, today) {
    const problems = [];
    const digits = cardDigits(form.number);
    if (digits === null)
        problems.push({ path: 'number', code: FieldProblemCode.CARD_NUMBER_INVALID });
    const isExpired = isCardExpired(form.expMonth, form.expYear, today);
    if (isExpired !== false)
        problems.push({ path: 'expMonth', code: FieldProblemCode.CARD_EXPIRED });
    const isAmex = digits !== null && brandOf(digits) === 'amex';
    if (!(isAmex ? AMEX_CVC : CVC).test(form.cvc.trim()))
        problems.push({ path: 'cvc', code: FieldProblemCode.CARD_CVC_INVALID });
    const holder = form.holder.trim();
    if (holder === '' || holder.length > MAX_HOLDER_LENGTH)
        problems.push({ path: 'holder', code: FieldProblemCode.CARD_HOLDER_REQUIRED });
    return problems;
}
//# sourceMappingURL=card-form.rules.js.map