/** Who called: a key, or an app for somebody who consented. */
export type MeteredCaller = { readonly keyId: string } | { readonly appId: string };

/** One call of the API over HTTP, for its metrics and for those of the program's developer. */
export interface MeteredCall {
  /** Null: a visitor or somebody who is signed in. */
  readonly caller: MeteredCaller | null;
  readonly points: number;
  readonly milliseconds: number;
  readonly isError: boolean;
  /** Answered with an error that is our fault, not the caller's. */
  readonly isFailure: boolean;
  /** Turned away for lack of points. */
  readonly isThrottled: boolean;
}
