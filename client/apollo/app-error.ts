import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode, FieldProblemCode } from '../generated/schema';

/** One refused field of a form: its dotted path inside `input`, why, and the bounds if there are any. */
export interface FieldError {
  path: string;
  code: FieldProblemCode;
  params?: Record<string, unknown>;
}

/** Every failure as the screens know it. `NETWORK` is ours: no answer came. */
export interface AppError {
  code: ErrorCode | 'NETWORK';
  params: Record<string, unknown>;
  fields: FieldError[];
  requestId?: string;
}

interface WireError {
  message?: string;
  extensions?: Record<string, unknown>;
}

/** A failed call outside Apollo (sessions, uploads), thrown with what the server told. */
export class RequestFailed extends Error {
  constructor(readonly problem: AppError) {
    super(problem.code);
    this.name = 'RequestFailed';
  }
}

/* A newer server may know more codes; the words for those are INTERNAL's. All of them by name would weigh on every first load. */
const codeOf = (value: unknown): ErrorCode => (typeof value === 'string' ? (value as ErrorCode) : 'INTERNAL');

/** Reads the server's error shape, the same from GraphQL and from the upload endpoints. */
export function fromWire(errors: readonly WireError[] | undefined): AppError {
  const extensions = errors?.[0]?.extensions ?? {};
  return {
    code: codeOf(extensions.code),
    params: (extensions.params as Record<string, unknown> | undefined) ?? {},
    fields: (extensions.fields as FieldError[] | undefined) ?? [],
    requestId: extensions.requestId as string | undefined,
  };
}

/* Apollo's ServerError carries the body of an answer that was not 200. */
function fromBody(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('bodyText' in error)) return null;
  try {
    const body = JSON.parse(String(error.bodyText)) as { errors?: WireError[] };
    return body.errors ? fromWire(body.errors) : null;
  } catch {
    return null;
  }
}

/** The server refused the access token itself, not what was asked with it. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 401;
}

/** Any thrown thing as an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof RequestFailed) return error.problem;
  if (CombinedGraphQLErrors.is(error)) return fromWire(error.errors);
  return fromBody(error) ?? { code: 'NETWORK', params: {}, fields: [] };
}
