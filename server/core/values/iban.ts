/** Whether a text is an IBAN with valid check digits (ISO 13616), so that other long codes are not mistaken for one. */
export function isIban(text: string): boolean {
  const code = text.replace(/[^a-z\d]/gi, '').toUpperCase();
  if (code.length < 15 || code.length > 34) return false;
  const normalized = (code.slice(4) + code.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...normalized].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
