import { ValidationError, type FieldProblem } from '../errors/errors.js';

const MEGABYTE = 1024 ** 2;

/** Megabytes of a limit, as texts show them. */
export const megabytes = (bytes: number): number => bytes / MEGABYTE;

/** The params of an error about a file that is too large. */
export const sizeParams = (maxBytes: number): { readonly maxBytes: number; readonly maxMegabytes: number } => ({
  maxBytes,
  maxMegabytes: megabytes(maxBytes),
});

/** The error of a form's file. */
export const fileError = (problem: FieldProblem): ValidationError =>
  new ValidationError([{ path: 'file', ...problem }]);
