/** Whether five digits can be a Spanish postal code, known or not; the first two are the province, 01 to 52. */
export function isPostalCode(text: string): boolean {
  return /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text);
}
