import { parseMeasure, parseNumber } from '../../../forms/numbers';

/** Euros as typed, such as 12,50, in cents; invalid input becomes a value that the server refuses at its field. */
export function centsOf(euros: string): number {
  const value = parseNumber(euros.replace('€', ''));
  return value === null ? -1 : Math.round(value * 100);
}

/** At most two decimals: rounding finer ones would store another rate than the one typed. */
const EXACT = /^\d*(?:[.,]\d{0,2}0*)?$/;

/** A percentage or factor as typed, such as 5,25 %, in hundredths: a comma or point begins its decimals, never thousands. */
export function hundredthsOf(typed: string): number {
  const text = typed.replace('%', '').trim();
  const value = EXACT.test(text) ? parseMeasure(text) : null;
  return value === null ? -1 : Math.round(value * 100);
}

/** Cents in the format of the input field. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
