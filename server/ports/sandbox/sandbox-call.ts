import { randomBytes } from 'node:crypto';
import type { Database } from '../../database.js';

/** An object as Stripe's API returns it. */
export type StripeObject = Readonly<Record<string, unknown>>;

/** One call of the sandbox, inside its transaction. */
export interface SandboxCall {
  readonly db: Database;
  readonly now: Date;
  /** The form's fields, nested as Stripe names them; all are text. */
  readonly form: StripeObject;
  /** The id in the path. */
  readonly id: string;
  /** The payee's account it is made for; null for the platform. */
  readonly accountId: string | null;
  readonly idempotencyKey: string;
}

/** A refusal that rolls back what the call did. */
export class SandboxRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error',
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A refusal that commits what the call did, such as a declined card. */
export interface SandboxAnswer {
  readonly status: number;
  readonly body: StripeObject;
}

export function done(body: StripeObject): SandboxAnswer {
  return { status: 200, body };
}

/** 402, with the object whose card was declined. */
export function cardRefused(code: string, declineCode: string | null, object: StripeObject): SandboxAnswer {
  return {
    status: 402,
    body: {
      error: {
        type: 'card_error',
        code,
        ...(declineCode !== null && { decline_code: declineCode }),
        message: 'The card was refused.',
        [String(object['object'])]: object,
      },
    },
  };
}

export function invalid(code: string, message: string): SandboxRefusal {
  return new SandboxRefusal(400, 'invalid_request_error', code, message);
}

export function missing(kind: string, id: string): SandboxRefusal {
  return new SandboxRefusal(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`);
}

export function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** A required field. */
export function textOf(form: StripeObject, name: string): string {
  const value = form[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid('parameter_missing', `Missing required param: ${name}.`);
}

/** A required amount: integer cents above zero. */
export function centsOf(form: StripeObject, name = 'amount'): number {
  const value = textOf(form, name);
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
    throw invalid('parameter_invalid_integer', `Invalid positive integer: ${name}`);
  return Number(value);
}

/** A nested object, empty when missing. */
export function partOf(form: StripeObject, name: string): StripeObject {
  const value = form[name];
  return typeof value === 'object' && value !== null ? (value as StripeObject) : {};
}
