/** Q1's table: what one operation may ask for, by who asks. */
export interface OperationLimits {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly mutations: number;
  readonly cost: number;
  /** Objects that the answer may have. */
  readonly nodes: number;
  /** Objects of one page of a list. */
  readonly first: number;
}

/** Who asks: a visitor, a person who signed in, or a program with a key. */
export type CallerKind = 'anonymous' | 'signedIn' | 'key';

/** Who makes a call, by its context. */
export const callerKindOf = ({ apiKey, viewer }: { apiKey?: object | null; viewer?: object | null }): CallerKind =>
  apiKey ? 'key' : viewer ? 'signedIn' : 'anonymous';

export const OPERATION_LIMITS: Readonly<Record<CallerKind, OperationLimits>> = {
  anonymous: {
    tokens: 1500,
    depth: 8,
    aliases: 15,
    rootFields: 10,
    directives: 20,
    mutations: 5,
    cost: 500,
    nodes: 2000,
    first: 50,
  },
  signedIn: {
    tokens: 3000,
    depth: 10,
    aliases: 30,
    rootFields: 10,
    directives: 20,
    mutations: 5,
    cost: 1000,
    nodes: 5000,
    first: 50,
  },
  key: {
    tokens: 3000,
    depth: 10,
    aliases: 30,
    rootFields: 10,
    directives: 20,
    mutations: 5,
    cost: 2000,
    nodes: 10_000,
    first: 100,
  },
};

/** Mutations that are tempting to guess at must be alone in a document. */
export const ALONE_MUTATIONS: ReadonlySet<string> = new Set(['signIn', 'signUp', 'requestPasswordReset', 'verifyMfa']);

/** What is possible with an access token that has ended: to get another one, or to end the session by its cookie. */
export const SESSION_MUTATIONS: ReadonlySet<string> = new Set([
  ...ALONE_MUTATIONS,
  'refreshSession',
  'signOut',
  'resetPassword',
  'confirmEmail',
  'signInAfterSignUp',
]);

export const BODY_BYTES = { anonymous: 100 * 1024, signedIn: 256 * 1024 } as const;

/** What one document may be, from any sender: characters, and what its operations select with fragments flattened. */
export const DOCUMENT_LIMITS = { characters: 16_000, selections: 1_000, overlaps: 500, nesting: 64 } as const;

/** What the JSON of one call may hold: values of objects and lists, and levels. */
export const JSON_LIMITS = { values: 1_000, depth: 32 } as const;

/** What one holder, a person or a program, may have open and say over sockets. */
export interface SocketBounds {
  readonly sockets: number;
  readonly subscriptionsPerSocket: number;
  readonly messagesPerMinute: number;
}

export const SOCKET_BOUNDS: Readonly<Record<Exclude<CallerKind, 'anonymous'>, SocketBounds>> = {
  signedIn: { sockets: 5, subscriptionsPerSocket: 10, messagesPerMinute: 100 },
  key: { sockets: 10, subscriptionsPerSocket: 20, messagesPerMinute: 300 },
};

/** All sockets: bytes a message, time to introduce oneself and to answer a close, and counts; `waiting` are those not yet introduced. */
export const SOCKET_LIMITS = {
  payloadBytes: 16 * 1024,
  initWaitMs: 3000,
  closeWaitMs: 500,
  waitingPerIp: 20,
  waiting: 500,
  socketsPerIp: 20,
} as const;

/**
 * Uploads of a process: how many are open at once, for how long a sender may be silent and take in all, how many are decoded at once,
 * when a refused one should come back, and for how long, how many bytes and how many at once refused ones are still read.
 */
export const UPLOAD_LIMITS = {
  perAccount: 3,
  inAll: 24,
  idleMs: 10_000,
  totalMs: 180_000,
  decodedAtOnce: 2,
  retryAfterSeconds: 5,
  lingerMs: 1000,
  lingerBytes: 13 * 1024 * 1024,
  refusedReadAtOnce: 2,
} as const;

/** Cost buckets: size and points restored a second. */
export const COST_BUCKETS = {
  anonymous: { size: 1000, perSecond: 10 },
  signedIn: { size: 2000, perSecond: 50 },
  key: { size: 4000, perSecond: 100 },
} as const;

/** Points of a call that is refused, and the least of one that reads the schema. */
export const REFUSED_COST = 20;
export const INTROSPECTION_COST = 50;

export const STATEMENT_TIMEOUT_MS = 5_000;
/** Below it, so that a statement that waits for another call reports it. */
export const LOCK_TIMEOUT_MS = 4_500;
export const EXECUTION_TIMEOUT_MS: Readonly<Record<CallerKind, number>> = {
  anonymous: 10_000,
  signedIn: 10_000,
  key: 15_000,
};
