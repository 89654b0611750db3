import type { Response } from 'express';

/** The kinds of injected faults. */
export type Fault =
  /** Refused before anything is done. */
  | { readonly kind: 'refuse'; readonly status: 401 | 409 | 429 | 500 }
  /** Done, after a delay. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Done at once, but answered only after something else. */
  | { readonly kind: 'late'; readonly meanwhile: () => Promise<void> }
  /** Not done and never answered. */
  | { readonly kind: 'hang' }
  /** Done, but the connection is closed before the answer. */
  | { readonly kind: 'lose' };

interface Plan {
  readonly method: string;
  readonly path: RegExp;
  readonly fault: Fault;
  left: number;
}

const REFUSALS = {
  401: { type: 'invalid_request_error', code: 'api_key_expired', message: 'Invalid API key.' },
  409: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use by another request.' },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  500: { type: 'api_error', message: 'An error occurred.' },
} as const;

/** Injects faults into the sandbox. */
export class SandboxFaults {
  private plans: Plan[] = [];
  private readonly hanging = new Set<Response>();

  /** The next matching calls fail; without a number all of them, until `clear`. */
  add(method: string, path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.plans.push({ method, path, fault, left: times });
  }

  /** Removes all faults; hanging calls are aborted. */
  clear(): void {
    this.plans = [];
    for (const res of this.hanging) res.destroy();
    this.hanging.clear();
  }

  take(method: string, path: string): Fault | null {
    const plan = this.plans.find((one) => one.left > 0 && one.method === method && one.path.test(path));
    if (!plan) return null;
    plan.left -= 1;
    return plan.fault;
  }

  /** The number of hanging calls. */
  get hangingCalls(): number {
    return this.hanging.size;
  }

  hang(res: Response): void {
    this.hanging.add(res);
    res.once('close', () => this.hanging.delete(res));
  }
}

/** The body of an injected refusal. */
export function refusalOf(status: keyof typeof REFUSALS) {
  return { error: REFUSALS[status] };
}
