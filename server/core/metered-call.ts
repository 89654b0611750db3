/** The caller: an API key, or an app authorized by a user. */
export type MeteredCaller = { readonly keyId: string } | { readonly appId: string };

/** One API call over HTTP, for our metrics and for the developer's usage report. */
export interface MeteredCall {
  /** Null for a visitor or a signed-in user. */
  readonly caller: MeteredCaller | null;
  readonly points: number;
  readonly milliseconds: number;
  readonly isError: boolean;
  /** Failed with an error that is our fault, not the caller's. */
  readonly isFailure: boolean;
  /** Refused for lack of points. */
  readonly isThrottled: boolean;
}
