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
): FieldError[] {
  const rest: FieldError[] = [];
  for (const problem of error.fields) {
    const name = fields.find((field) => field === problem.path || field.endsWith(`.${problem.path}`));
    if (name) setError(name, { type: 'server', message: messageOfProblem(problem) });
    else rest.push(problem);
  }
  return rest;
}

/** A server's problem as the message of a form's field: its code and params, so that the shown text follows the language. */
export const messageOfProblem = ({ code, params }: Pick<FieldError, 'code' | 'params'>): string =>
  params ? `${code} ${JSON.stringify(params)}` : code;

/** The text of a message: the form's schema uses codes as `messageOfProblem` writes them; any other message is its own text. */
export function errorMessage(message: string | undefined, fieldText: FieldText): string | undefined {
  const [, code, params] = PROBLEM.exec(message ?? '') ?? [];
  if (!code) return message;
  return fieldText({
    code: code as FieldProblemCode,
    ...(params && { params: JSON.parse(params) as Record<string, unknown> }),
  });
}

/* Only codes are all capitals; their list is too long to load with every form. */
const PROBLEM = /^([A-Z][A-Z0-9_]+)(?: (\{.*\}))?$/;

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
