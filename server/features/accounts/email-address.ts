import { normaliseEmail } from './account-rules.js';

/** An address as typed, made fit to be looked up: PostgreSQL takes no NUL in a text. */
export function emailToLookUp(email: string): string {
  return normaliseEmail(email.replaceAll('\0', ''));
}
