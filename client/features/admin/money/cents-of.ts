/** Euros as staff type them, such as 12,50, in cents; what is no amount becomes one that the server refuses at its field. */
export function centsOf(euros: string): number {
  const text = euros.trim().replace('€', '').trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}
