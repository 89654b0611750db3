import type { FieldError } from '../../core/errors/errors.js';
import { FieldProblemCode } from '../../core/errors/field-problem-codes.js';
import { cleanLine, isWithin } from '../../core/values/text.js';
import type { PasswordEstimate, PasswordStrength } from './password/password-strength.js';
import { estimatePassword, MEDIUM_STRENGTH } from './password/password-strength.js';
import { isStaffLikeFullName } from './staff-name.rules.js';

/** The fields of sign-up that rules check. */
export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptsTerms: boolean;
}

/** How long the link of a mail that confirms an address works. */
export const CONFIRM_LINK_HOURS = 24;

/** How long the link to a new password works. */
export const RESET_LINK_MINUTES = 30;

/** The bounds of the sign-up fields, in characters. */
export const accountBounds = {
  fullName: { min: 2, max: 80 },
  email: { min: 3, max: 254 },
  password: { min: 10, max: 128 },
} as const;

/** Personal words shorter than this do not make a password guessable. */
const MIN_WORD_LENGTH = 4;
/** Longer names and addresses are cut before the estimate, because no valid one is longer. */
const MAX_ESTIMATED_LENGTH = accountBounds.email.max;
/** A password with this many characters besides personal words is not guessed by them. */
const MIN_REST = 6;
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Normalizes an address for storage and comparison. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** "lu···@correo.es" of "lucia@correo.es", and "y···@correo.es" of "yo@correo.es": enough for its owner to recognise it. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, name.length > 2 ? 2 : 1)}···@${domain}`;
}

/** All problems of a sign-up, in the form's order; a password's strength is estimated only when its length is right. */
export async function signUpProblems(values: SignUpValues): Promise<FieldError[]> {
  const { fullName, email, password, confirmPassword, acceptsTerms } = values;
  const problems = [
    fullNameProblem(fullName) ?? reservedNameProblem(fullName),
    emailProblem(email),
    await passwordProblem(password, { email, fullName }),
    password === confirmPassword ? null : { path: 'confirmPassword', code: FieldProblemCode.PASSWORD_MISMATCH },
    acceptsTerms ? null : { path: 'acceptsTerms', code: FieldProblemCode.TERMS_REQUIRED },
  ];
  return problems.filter((problem) => problem !== null);
}

/** The problem of a name, if any. */
export function fullNameProblem(fullName: string): FieldError | null {
  const isFine = isWithin(cleanLine(fullName), accountBounds.fullName);
  return isFine ? null : { path: 'fullName', code: FieldProblemCode.FULL_NAME_LENGTH, params: accountBounds.fullName };
}

function reservedNameProblem(fullName: string): FieldError | null {
  return isStaffLikeFullName(fullName) ? { path: 'fullName', code: FieldProblemCode.NAME_RESERVED } : null;
}

/** The problem of an e-mail address, if any. */
export function emailProblem(email: string): FieldError | null {
  const path = 'email';
  const address = normaliseEmail(email);
  if (address === '') return { path, code: FieldProblemCode.REQUIRED };
  if (address.length > accountBounds.email.max)
    return { path, code: FieldProblemCode.EMAIL_TOO_LONG, params: accountBounds.email };
  const name = address.slice(0, address.lastIndexOf('@'));
  const hasStrayDot = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return EMAIL.test(address) && !hasStrayDot ? null : { path, code: FieldProblemCode.EMAIL_INVALID };
}

/** The problem of a new password, if any: its length, personal data in it, or its strength. */
export async function passwordProblem(
  password: string,
  person: { email: string; fullName: string },
): Promise<FieldError | null> {
  const path = 'password';
  if (!isWithin(password, accountBounds.password)) {
    return { path, code: FieldProblemCode.PASSWORD_LENGTH, params: accountBounds.password };
  }
  if (containsEmail(password, person.email)) return { path, code: FieldProblemCode.PASSWORD_CONTAINS_EMAIL };
  const words = personalWords(person);
  const estimate = await estimatePassword(password, words);
  return strengthProblem(
    consistsOf(password, words)
      ? { ...estimate, strength: Math.min(estimate.strength, 1) as PasswordStrength }
      : estimate,
  );
}

/** Whether a password consists mostly of words an attacker tries first: "Hueco2026!" is a name and a year. */
function consistsOf(password: string, words: readonly string[]): boolean {
  const longWords = words.filter((word) => word.length >= MIN_WORD_LENGTH).sort((a, b) => b.length - a.length);
  const rest = longWords.reduce((text, word) => text.replaceAll(plain(word), ''), plain(password));
  return rest.length < plain(password).length && rest.length < MIN_REST;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function strengthProblem(estimate: PasswordEstimate): FieldError | null {
  const path = 'password';
  if (estimate.isCommon) return { path, code: FieldProblemCode.PASSWORD_COMMON };
  return estimate.strength >= MEDIUM_STRENGTH
    ? null
    : { path, code: FieldProblemCode.PASSWORD_WEAK, params: { strength: estimate.strength } };
}

function containsEmail(password: string, email: string): boolean {
  const address = normaliseEmail(email);
  const name = address.split('@')[0] ?? '';
  const lowered = password.toLowerCase();
  return (address !== '' && lowered.includes(address)) || (name.length >= MIN_WORD_LENGTH && lowered.includes(name));
}

/** Words that an attacker tries first; cut, because an overlong name or address would yield thousands of words. */
function personalWords({ email, fullName }: { email: string; fullName: string }): string[] {
  const names = cleanLine(fullName).slice(0, MAX_ESTIMATED_LENGTH).toLowerCase().split(' ');
  return [
    'hueco',
    ...normaliseEmail(email)
      .slice(0, MAX_ESTIMATED_LENGTH)
      .split(/[^a-z0-9]+/),
    ...names,
    names.join(''),
  ].filter(Boolean);
}
