/** One call with a key, for its owner's metrics. */
export interface MeteredCall {
  readonly keyId: string;
  readonly points: number;
  readonly milliseconds: number;
  readonly isError: boolean;
  /** Turned away for lack of points. */
  readonly isThrottled: boolean;
}
