/** The attributes of a span; never personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** Whom the work is between: `server` answers somebody, `client` asks somebody. */
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Measured only as a part of other work. */
  readonly isDetail?: boolean;
}

/** A piece of work while it is measured. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** It came to nothing. `type`: a code, never a message. */
  fail(type: string): void;
}

/** Measures work and sends the measurements away. */
export interface Tracing {
  /** Runs the work as a span, until its promise is settled. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => T): T;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const NO_SPAN: Span = { set: () => undefined, fail: () => undefined };
/* Of the process, as the context that spans are found by. */
let current: Tracing | null = null;

/** Measures from now on; null: no more. */
export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

/** Whether anything is measured: what wraps every call of a library asks before it does. */
export const isTracing = (): boolean => current !== null;

/** Runs work as a span where tracing is set up, and just runs it elsewhere. */
export function traced<T>(name: string, options: SpanOptions, work: (span: Span) => T): T {
  return current ? current.run(name, options, work) : work(NO_SPAN);
}
