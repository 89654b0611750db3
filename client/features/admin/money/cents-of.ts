import { parseNumber } from '../../../forms/numbers';

/** Euros as typed, such as 12,50, in cents; invalid input becomes a value that the server refuses at its field. */
export function centsOf(euros: string): number {
  const value = parseNumber(euros.replace('€', ''));
  return value === null ? -1 : Math.round(value * 100);
}

/** Cents in the format of the input field. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
