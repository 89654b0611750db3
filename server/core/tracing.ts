/** The attributes of a span; never personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** The span kind: `server` answers a caller, `client` calls a service. */
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Recorded only inside another span. */
  readonly isDetail?: boolean;
}

/** A span in progress. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** It failed. `type`: a code, never a message. */
  fail(type: string): void;
}

/** Records spans and exports them. */
export interface Tracing {
  /** Runs the work in a span that ends when its promise settles. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => T): T;
  /** Exports what is left. */
  stop(): Promise<void>;
}

const NO_SPAN: Span = { set: () => undefined, fail: () => undefined };
/* Stored on the process, as is the context that spans are found by. */
let current: Tracing | null = null;

/** Enables tracing; null disables it. */
export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

/** Whether tracing is on; wrappers around every library call check it first. */
export const isTracing = (): boolean => current !== null;

/** Runs work in a span when tracing is on, and plainly otherwise. */
export function traced<T>(name: string, options: SpanOptions, work: (span: Span) => T): T {
  return current ? current.run(name, options, work) : work(NO_SPAN);
}
