import { normaliseEmail } from './account.rules.js';

/** Normalizes a typed address for queries; PostgreSQL refuses NUL in text. */
export function emailToLookUp(email: string): string {
  return normaliseEmail(email.replaceAll('\0', ''));
}
