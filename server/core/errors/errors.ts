import { ErrorCode } from './error-codes.js';
import type { CodeProblem, ErrorParams, FieldProblem } from './error-params.js';

export { ErrorCode } from './error-codes.js';
export { FieldProblemCode } from './field-problem-codes.js';

export { fieldProblemOf } from './error-params.js';
export type { CodeProblem, ErrorParams, FieldProblem, PlainCode, PlainFieldCode } from './error-params.js';

/** One wrong field: `path` is dotted from the input (`draft.title`). */
export type FieldError = FieldProblem & { readonly path: string };

/** The arguments of an error: a code whose texts promise parameters needs them. */
type ErrorArguments = CodeProblem extends infer P
  ? P extends { readonly code: ErrorCode; readonly params: ErrorParams }
    ? readonly [code: P['code'], params: P['params'], fields?: readonly FieldError[]]
    : P extends { readonly code: ErrorCode }
      ? readonly [code: P['code'], params?: ErrorParams, fields?: readonly FieldError[]]
      : never
  : never;

/** A failure the caller can act on, identified by its code and never by prose. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  readonly fields?: readonly FieldError[];

  constructor(...[code, params, fields]: ErrorArguments) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    if (params) this.params = params;
    if (fields) this.fields = fields;
  }

  /** The error of a problem that was found before. */
  static of({ code, params }: CodeProblem): DomainError {
    return new DomainError(...([code, params] as unknown as ErrorArguments));
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
