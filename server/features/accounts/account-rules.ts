import type { FieldError } from '../../core/errors.js';
import { FieldProblemCode } from '../../core/field-problem-codes.js';
import type { PasswordEstimate, PasswordStrength } from './password/password-strength.js';
import { estimatePassword, MEDIUM_STRENGTH } from './password/password-strength.js';
import { isStaffLikeFullName } from './staff-name.rules.js';

/** What somebody types to sign up, as far as rules look at it. */
export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptsTerms: boolean;
}

/** The bounds of the sign-up fields, in letters. */
export const accountBounds = {
  fullName: { min: 2, max: 80 },
  email: { min: 3, max: 254 },
  password: { min: 10, max: 128 },
} as const;

/** An address's name part shorter than this is no reason to refuse a password that holds it. */
const MIN_TELLING_LENGTH = 4;
/** No name or address is longer. */
const LONGEST_TO_WEIGH = accountBounds.email.max;
/** So many letters beside such words make a password that is not guessed by them. */
const MIN_REST = 6;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The address as it is kept and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The name as it is kept: one form of each letter, single spaces, none at the ends. */
export function normaliseFullName(fullName: string): string {
  return fullName.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Everything sign-up would refuse, in the form's order; passwords are weighed only when their length is right. */
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

/** What is wrong with a name, if anything. */
export function fullNameProblem(fullName: string, path = 'fullName'): FieldError | null {
  const isFine = isWithin(lengthOf(normaliseFullName(fullName)), accountBounds.fullName);
  return isFine ? null : { path, code: FieldProblemCode.FULL_NAME_LENGTH, params: accountBounds.fullName };
}

function reservedNameProblem(fullName: string): FieldError | null {
  return isStaffLikeFullName(fullName) ? { path: 'fullName', code: FieldProblemCode.NAME_RESERVED } : null;
}

/** What is wrong with an e-mail address, if anything. */
export function emailProblem(email: string, path = 'email'): FieldError | null {
  const address = normaliseEmail(email);
  if (address === '') return { path, code: FieldProblemCode.REQUIRED };
  if (address.length > accountBounds.email.max) return { path, code: FieldProblemCode.EMAIL_TOO_LONG, params: accountBounds.email };
  const name = address.slice(0, address.lastIndexOf('@'));
  const hasStrayDot = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return EMAIL.test(address) && !hasStrayDot ? null : { path, code: FieldProblemCode.EMAIL_INVALID };
}

/** What is wrong with a new password, if anything: its length, the person in it, or how soon it would be guessed. */
export async function passwordProblem(password: string, person: { email: string; fullName: string }, path = 'password'): Promise<FieldError | null> {
  if (!isWithin(lengthOf(password), accountBounds.password)) {
    return { path, code: FieldProblemCode.PASSWORD_LENGTH, params: accountBounds.password };
  }
  if (containsEmail(password, person.email)) return { path, code: FieldProblemCode.PASSWORD_CONTAINS_EMAIL };
  const words = wordsAbout(person);
  const estimate = await estimatePassword(password, words);
  return strengthProblem(isMostly(password, words) ? { ...estimate, strength: Math.min(estimate.strength, 1) as PasswordStrength } : estimate, path);
}

/** Whether little is left of a password without the words a guesser would try first: "Hueco2026!" is a name and a year. */
function isMostly(password: string, words: readonly string[]): boolean {
  const telling = words.filter((word) => word.length >= MIN_TELLING_LENGTH).sort((a, b) => b.length - a.length);
  const rest = telling.reduce((text, word) => text.replaceAll(plain(word), ''), plain(password));
  return rest.length < plain(password).length && rest.length < MIN_REST;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function strengthProblem(estimate: PasswordEstimate, path: string): FieldError | null {
  if (estimate.isCommon) return { path, code: FieldProblemCode.PASSWORD_COMMON };
  return estimate.strength >= MEDIUM_STRENGTH ? null : { path, code: FieldProblemCode.PASSWORD_WEAK, params: { strength: estimate.strength } };
}

function containsEmail(password: string, email: string): boolean {
  const address = normaliseEmail(email);
  const name = address.split('@')[0] ?? '';
  const lowered = password.toLowerCase();
  return (address !== '' && lowered.includes(address)) || (name.length >= MIN_TELLING_LENGTH && lowered.includes(name));
}

/** Words a guesser would try first. Of a name or an address that is refused for its length, thousands would be weighed one by one. */
function wordsAbout({ email, fullName }: { email: string; fullName: string }): string[] {
  const names = normaliseFullName(fullName).slice(0, LONGEST_TO_WEIGH).toLowerCase().split(' ');
  return ['hueco', ...normaliseEmail(email).slice(0, LONGEST_TO_WEIGH).split(/[^a-z0-9]+/), ...names, names.join('')].filter(Boolean);
}

function lengthOf(text: string): number {
  return [...text].length;
}

function isWithin(length: number, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}
