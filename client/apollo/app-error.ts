import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode, FieldProblemCode } from '../generated/schema';

/** One refused field of a form: its dotted path inside `input`, the problem code, and the bounds if any. */
export interface FieldError {
  path: string;
  code: FieldProblemCode;
  params?: Record<string, unknown>;
}

/** Every failure in the form that screens use. `NETWORK` is ours: there was no response. */
export interface AppError {
  code: ErrorCode | 'NETWORK';
  params: Record<string, unknown>;
  fields: FieldError[];
  requestId?: string;
  /** The same call can succeed a moment later: the server says so, or there was no response. */
  isRetryable?: boolean;
}

interface WireError {
  message?: string;
  extensions?: Record<string, unknown>;
}

/** A failed call outside Apollo (sessions, uploads), thrown with the server's error. */
export class RequestFailed extends Error {
  constructor(readonly problem: AppError) {
    super(problem.code);
  }
}

/* A newer server may have more codes; they use the text of INTERNAL. All codes by name would enlarge every first load. */
const codeOf = (value: unknown): ErrorCode => (typeof value === 'string' ? (value as ErrorCode) : 'INTERNAL');

/** Parses the server's error format, the same for GraphQL and the upload endpoints. */
export function fromWire(errors: readonly WireError[] | undefined): AppError {
  const extensions = errors?.[0]?.extensions ?? {};
  return {
    code: codeOf(extensions.code),
    params: (extensions.params as Record<string, unknown> | undefined) ?? {},
    fields: (extensions.fields as FieldError[] | undefined) ?? [],
    requestId: extensions.requestId as string | undefined,
    isRetryable: !!extensions.retryable,
  };
}

/** An error that the client makes itself: `NETWORK` without a response, `INTERNAL` for one without data. */
export const failedWith = (code: AppError['code']): RequestFailed =>
  new RequestFailed({ code, params: {}, fields: [], isRetryable: code === 'NETWORK' });

/* Apollo's ServerError contains the body of a response other than 200; nothing else thrown has one. */
function fromBody(error: unknown): AppError | null {
  try {
    const { errors } = JSON.parse((error as { bodyText: string }).bodyText) as { errors?: WireError[] };
    return errors ? fromWire(errors) : null;
  } catch {
    return null;
  }
}

/** The server refused the access token itself, not the operation. */
export const isTokenRefused = (error: unknown): boolean =>
  (error as { statusCode?: number } | undefined)?.statusCode === 401;

/** Converts any thrown value to an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof RequestFailed) return error.problem;
  if (CombinedGraphQLErrors.is(error)) return fromWire(error.errors);
  return fromBody(error) ?? failedWith('NETWORK').problem;
}
