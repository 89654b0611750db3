const MAX_DIGITS = 19;

/** A card number in its printed form: groups of four (of 4, 6 and 5 on an American Express card). */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Month and year of an expiry as typed: `11 / 30`. */
export function groupedExpiry(typed: string, before = ''): string {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^([2-9])/, '0$1')
    .replace(/^(\d{2})20(\d{2})$/, '$1$2')
    .slice(0, 4);
  const isDeleting = typed.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Month and two-digit year of an expiry; null while it is incomplete. */
export function readExpiry(text: string): { expMonth: number; expYear: number } | null {
  const [, month, year] = /^(\d{2}) ?\/ ?(\d{2})$/.exec(text.trim()) ?? [];
  return month && year ? { expMonth: Number(month), expYear: Number(year) } : null;
}
