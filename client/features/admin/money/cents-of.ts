/** Euros as staff type them, such as 12,50, in cents; what is no amount becomes one that the server refuses at its field. */
export function centsOf(euros: string): number {
  const text = euros.trim().replace('€', '').trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}

/** Cents as staff would type them. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
