import type { FieldError } from '../../core/errors/errors.js';
import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { lengthOf } from '../../core/values/text.js';
import { brandOf, cardDigits, isCardExpired } from '../../ports/sandbox/sandbox-cards.js';

/** A card as typed. */
export interface CardForm {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly holder: string;
}

const MAX_HOLDER_LENGTH = 100;
const AMEX_CVC = /^\d{4}$/;
const CVC = /^\d{3}$/;

/** The submitted values, with missing or mistyped ones made empty. */
export function readCardForm(body: unknown): CardForm {
  const form = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const number = (value: unknown): number =>
    typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
  return {
    number: text(form['number']),
    expMonth: number(form['expMonth']),
    expYear: number(form['expYear']),
    cvc: text(form['cvc']),
    holder: text(form['holder']),
  };
}

/** The problems of a card, all fields at once; `today` is a day, 'YYYY-MM-DD'. */
export function cardProblems(form: CardForm, today: string): FieldError[] {
  const problems: FieldError[] = [];
  const digits = cardDigits(form.number);
  if (digits === null) problems.push({ path: 'number', code: FieldProblemCode.CARD_NUMBER_INVALID });
  const isExpired = isCardExpired(form.expMonth, form.expYear, today);
  if (isExpired !== false) problems.push({ path: 'expMonth', code: FieldProblemCode.CARD_EXPIRED });
  const isAmex = digits !== null && brandOf(digits) === 'amex';
  if (!(isAmex ? AMEX_CVC : CVC).test(form.cvc.trim()))
    problems.push({ path: 'cvc', code: FieldProblemCode.CARD_CVC_INVALID });
  const holder = form.holder.trim();
  if (holder === '' || lengthOf(holder) > MAX_HOLDER_LENGTH)
    problems.push({ path: 'holder', code: FieldProblemCode.CARD_HOLDER_REQUIRED });
  return problems;
}
