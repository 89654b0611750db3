/** Euros as typed, such as 12,50, in cents; invalid input becomes a value that the server refuses at its field. */
export function centsOf(euros: string): number {
  const text = euros.trim().replace('€', '').trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}

/** Cents in the format of the input field. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
