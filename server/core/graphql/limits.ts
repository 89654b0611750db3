/** The limits of Q1: what one operation may request, by kind of caller. */
export interface OperationLimits {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly mutations: number;
  readonly cost: number;
  /** Maximum number of objects in the answer. */
  readonly nodes: number;
  /** Maximum number of objects in one page of a list. */
  readonly first: number;
}

/** The kind of caller: a visitor, a signed-in person, or a program with an API key. */
export type CallerKind = 'anonymous' | 'signedIn' | 'key';

/** The kind of caller of a context. */
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

/** Mutations that attract guessing must be the only one in a document. */
export const ALONE_MUTATIONS: ReadonlySet<string> = new Set(['signIn', 'signUp', 'requestPasswordReset', 'verifyMfa']);

/** Allowed with an expired access token: getting a new one, or ending the session by its cookie. */
export const SESSION_MUTATIONS: ReadonlySet<string> = new Set([
  ...ALONE_MUTATIONS,
  'refreshSession',
  'signOut',
  'resetPassword',
  'confirmEmail',
  'signInAfterSignUp',
]);

export const BODY_BYTES = { anonymous: 100 * 1024, signedIn: 256 * 1024 } as const;

/** Limits of one document, for every caller: characters, and selections with fragments flattened. */
export const DOCUMENT_LIMITS = { characters: 16_000, selections: 1_000, overlaps: 500, nesting: 64 } as const;

/** Limits of the JSON body of one call: values in objects and lists, and nesting levels. */
export const JSON_LIMITS = { values: 1_000, depth: 32 } as const;

/** Limits of one user or program: open sockets and messages. */
export interface SocketBounds {
  readonly sockets: number;
  readonly subscriptionsPerSocket: number;
  readonly messagesPerMinute: number;
}

export const SOCKET_BOUNDS: Readonly<Record<Exclude<CallerKind, 'anonymous'>, SocketBounds>> = {
  signedIn: { sockets: 5, subscriptionsPerSocket: 10, messagesPerMinute: 100 },
  key: { sockets: 10, subscriptionsPerSocket: 20, messagesPerMinute: 300 },
};

/**
 * Limits of all sockets: bytes per message, time to send `connection_init` and to answer a close, and counts; `waiting` are those that have
 * not sent it yet.
 */
export const SOCKET_LIMITS = {
  payloadBytes: 16 * 1024,
  initWaitMs: 3000,
  closeWaitMs: 500,
  waitingPerIp: 20,
  waiting: 500,
  socketsPerIp: 20,
} as const;

/**
 * Limits of a process's uploads: open at once, idle and total time, decoded at once, Retry-After, and how long, how many bytes and how many
 * refused uploads are still read.
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

/**
 * Cost buckets: size and points restored per second. A person's holds ten pages opened at once in tabs, about 350 points each; an address may
 * be that of many visitors of one office or mobile network.
 */
export const COST_BUCKETS = {
  anonymous: { size: 2000, perSecond: 20 },
  signedIn: { size: 4000, perSecond: 50 },
  key: { size: 4000, perSecond: 100 },
} as const;

/** Points of a refused call, and the minimum of one that reads the schema. */
export const REFUSED_COST = 20;
export const INTROSPECTION_COST = 50;

export const STATEMENT_TIMEOUT_MS = 5_000;
/** Shorter than it, so that a statement that waits for another call fails first and reports it. */
export const LOCK_TIMEOUT_MS = 4_500;
export const EXECUTION_TIMEOUT_MS: Readonly<Record<CallerKind, number>> = {
  anonymous: 10_000,
  signedIn: 10_000,
  key: 15_000,
};
