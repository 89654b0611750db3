import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { fiscalBounds, isValidNif, normaliseNif } from '../../../core/values/nif.js';
import { cleanLine, isWithin } from '../../../core/values/text.js';
import { emailProblem, normaliseEmail } from '../account.rules.js';
import type { SaveTraderDetailsInput } from './trader-details.inputs.js';

/** Bounds of the fields, in characters. */
export const traderBounds = {
  ...fiscalBounds,
  register: { min: 2, max: 120 },
  registerNumber: { min: 1, max: 60 },
} as const;

const SEPARATORS = /[\s().\-/\u2013]/g;
/** Also accepts landline numbers, unlike the check of mobile phones. */
const PHONE = /^\+?\d{9,15}$/;

export interface TraderValues {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly nif: string;
  readonly register: string | null;
  readonly registerNumber: string | null;
}

/** The normalized values for storage. */
export function traderValues(input: SaveTraderDetailsInput): TraderValues {
  return {
    name: cleanLine(input.name),
    address: cleanLine(input.address),
    email: normaliseEmail(input.email),
    phone: input.phone.replace(SEPARATORS, ''),
    nif: normaliseNif(input.nif),
    register: cleanLine(input.register ?? '') || null,
    registerNumber: cleanLine(input.registerNumber ?? '') || null,
  };
}

/** Their problems, in the form's order. */
export function traderProblems(values: TraderValues, isCertified: boolean): FieldError[] {
  const { name, address, email, phone, nif, register, registerNumber } = values;
  const isRegistered = register !== null || registerNumber !== null;
  const problems = [
    lengthProblem('name', name),
    lengthProblem('address', address),
    emailProblem(email),
    PHONE.test(phone) ? null : { path: 'phone', code: FieldProblemCode.CONTACT_PHONE_INVALID },
    isValidNif(nif) ? null : { path: 'nif', code: FieldProblemCode.NIF_INVALID },
    isRegistered ? lengthProblem('register', register ?? '') : null,
    isRegistered ? lengthProblem('registerNumber', registerNumber ?? '') : null,
    isCertified
      ? null
      : { path: 'isCertified', code: FieldProblemCode.DECLARATIONS_REQUIRED, params: { missing: ['isCertified'] } },
  ];
  return problems.filter((problem) => problem !== null);
}

function lengthProblem(path: keyof typeof traderBounds, text: string): FieldError | null {
  const { min, max } = traderBounds[path];
  return isWithin(text, { min, max }) ? null : { path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } };
}
