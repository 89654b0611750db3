import parsePhoneNumber from 'libphonenumber-js/mobile';
import { FieldProblemCode, type FieldError } from '../../../core/errors.js';

/** Longer than any number however it is written; spares the parser. */
const MAX_LENGTH = 40;
const SEPARATORS = /[\s().\-/\u2013]/g;

/** The number as E.164 when it can get text messages; without a prefix it is a Spanish one. */
export function mobileNumber(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null;
  const digits = typed.replace(SEPARATORS, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return null;
  const number = parsePhoneNumber(digits, { defaultCountry: 'ES', extract: false });
  return number?.isValid() ? number.number : null;
}

export const PHONE_INVALID: FieldError = { path: 'phone', code: FieldProblemCode.PHONE_INVALID };
