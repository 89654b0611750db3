import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { AppError, FieldError } from '../apollo/app-error';
import type { FieldProblemCode } from '../generated/schema';
import type { SummaryError } from './ErrorSummary';

type FieldText = (field: Pick<FieldError, 'code' | 'params'>) => string;

/** Sets the server's field errors on the form's fields; returns those without a field in it. */
export function showServerErrors<T extends FieldValues>(
  error: AppError,
  setError: UseFormSetError<T>,
  fields: readonly FieldPath<T>[],
  fieldText: FieldText,
): FieldError[] {
  const rest: FieldError[] = [];
  for (const problem of error.fields) {
    const name = fields.find((field) => field === problem.path || field.endsWith(`.${problem.path}`));
    if (name) setError(name, { type: 'server', message: fieldText(problem) });
    else rest.push(problem);
  }
  return rest;
}

/** The form's schema uses the server's codes as messages; this returns their text, or the message itself. */
export function errorMessage(message: string | undefined, fieldText: FieldText): string | undefined {
  return message && isCode(message) ? fieldText({ code: message }) : message;
}

/* Only codes are all capitals; their list is too long to load with every form. */
const isCode = (message: string): message is FieldProblemCode => /^[A-Z][A-Z0-9_]+$/.test(message);

interface Leaf {
  message?: unknown;
}

/** A form's errors for the summary, in the order of `fields`. */
export function summaryOf<T extends FieldValues>(
  errors: FieldErrors<T>,
  fields: readonly FieldPath<T>[],
  fieldText: FieldText,
): SummaryError[] {
  return fields.flatMap((name) => {
    const leaf = name
      .split('.')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], errors) as Leaf | undefined;
    const message = errorMessage(typeof leaf?.message === 'string' ? leaf.message : undefined, fieldText);
    return message ? [{ name, message }] : [];
  });
}
