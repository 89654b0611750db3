/** Q1's table: what one operation may ask for, by who asks. */
export interface OperationLimits {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly mutations: number;
  readonly cost: number;
}

export const ANONYMOUS_LIMITS: OperationLimits = { tokens: 1500, depth: 8, aliases: 15, rootFields: 10, directives: 20, mutations: 5, cost: 500 };
export const SIGNED_IN_LIMITS: OperationLimits = { tokens: 3000, depth: 10, aliases: 30, rootFields: 10, directives: 20, mutations: 5, cost: 1000 };

/** Mutations that may be guessed at stand alone in a document. */
export const ALONE_MUTATIONS: ReadonlySet<string> = new Set(['signIn', 'signUp', 'requestPasswordReset', 'verifyMfa']);

export const BODY_BYTES = { anonymous: 100 * 1024, signedIn: 256 * 1024 } as const;

/** Sockets: bytes a message, seconds to introduce oneself, and counts. */
export const SOCKET_LIMITS = { payloadBytes: 16 * 1024, initWaitMs: 3000, subscriptionsPerSocket: 10, socketsPerUser: 5, socketsPerIp: 20, messagesPerMinute: 100 } as const;

/** Cost buckets: size and points restored a second. */
export const COST_BUCKETS = { anonymous: { size: 1000, perSecond: 10 }, signedIn: { size: 2000, perSecond: 50 } } as const;

export const STATEMENT_TIMEOUT_MS = 5_000;
export const EXECUTION_TIMEOUT_MS = 10_000;
