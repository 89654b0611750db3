/** Who called: a key, or an app for somebody who consented. */
export type MeteredCaller = { readonly keyId: string } | { readonly appId: string };

/** One call of a program, for the metrics of whoever wrote it. */
export interface MeteredCall {
  readonly caller: MeteredCaller;
  readonly points: number;
  readonly milliseconds: number;
  readonly isError: boolean;
  /** Turned away for lack of points. */
  readonly isThrottled: boolean;
}
