import { ErrorCode } from './error-codes.js';
import type { FieldProblemCode } from './field-problem-codes.js';

export { ErrorCode } from './error-codes.js';
export { FieldProblemCode } from './field-problem-codes.js';

export type ErrorParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** One wrong field: `path` is dotted from the input (`draft.title`). */
export interface FieldError {
  readonly path: string;
  readonly code: FieldProblemCode;
  readonly params?: ErrorParams;
}

/** A failure the caller can act on, identified by its code and never by prose. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
    readonly fields?: readonly FieldError[],
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/** One or more fields are wrong. */
export class ValidationError extends DomainError {
  constructor(fields: readonly FieldError[]) {
    super(ErrorCode.VALIDATION_FAILED, undefined, fields);
  }
}

/** Throws if there are any problems. */
export function refuseProblems(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new ValidationError(fields);
}
