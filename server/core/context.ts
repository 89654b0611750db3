import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config.js';
import type { Database } from '../database.js';
import type { Ports } from '../ports/ports.js';
import type { Clock } from './clock.js';
import type { CookieJar } from './cookies.js';
import type { ApiScope } from './graphql/api-scopes.js';
import type { CostBuckets } from './graphql/cost-bucket.js';
import type { LoaderCache } from './graphql/loaders.js';
import type { Locale } from './values/locale.js';
import type { Log } from './logger.js';
import type { PubSubPort } from './events/pubsub-port.js';
import type { ReplicaReads } from './replica.types.js';
import type { Role } from './roles.js';

/** The user of a request, read through their session from the database. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly roles: ReadonlySet<Role>;
  readonly isEmailVerified: boolean;
  /** Staff whose session lacks the second factor; until they pass it, staff roles are left out. */
  readonly needsSecondFactor?: boolean;
  /** The member of the staff who views Hueco as this person; such a session is read-only. */
  readonly isReadOnly?: boolean;
}

/** What every service function receives; jobs and event consumers have exactly this. */
export interface ServiceContext {
  readonly em: SqlEntityManager;
  /** Typed queries, on the same connection and transaction as `em`. */
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly ports: Ports;
  readonly pubsub: PubSubPort;
  /** Null or unset reads from the primary. */
  readonly replica?: ReplicaReads | null;
  /** Reads may come from the replica, and be some seconds old. */
  readonly isOnReplica?: boolean;
  /** The cost buckets that calls are charged to; unset in processes that answer no calls. */
  readonly points?: Pick<CostBuckets, 'take'>;
  readonly log: Log;
}

/** Where a call came from, for limits and logs. */
export interface ClientInfo {
  /** The real address: for the audit log, never for counting. */
  readonly ip: string;
  /** The key under which rate limits count the address, see `clientNetwork`. */
  readonly network: string;
  readonly userAgent: string;
  readonly transport: 'http' | 'ws';
}

/** The API key of a partner's program, or the consent that a person gave an app. */
export interface CallKey {
  readonly id: string;
  readonly scopes: ReadonlySet<ApiScope>;
  /** The calling app; unset for an API key. */
  readonly appId?: string;
}

/** The user it acts for, and its scopes. */
export interface KeyIdentity {
  readonly viewer: Viewer;
  readonly apiKey: CallKey;
  /** When the key or token expires; null for no expiry. */
  readonly expiresAt: Date | null;
}

/** One GraphQL operation or HTTP call; each has an entity manager of its own. */
export interface RequestContext extends ServiceContext {
  readonly viewer: Viewer | null;
  /** Set when a program calls; the viewer is then the user who created its key or authorized the app. */
  readonly apiKey?: CallKey | null;
  /** For a program's subscription: whether its key or consent is still valid. */
  readonly isProgramLive?: () => Promise<boolean>;
  /** The call carried a wrong, expired or revoked access token or key. */
  readonly hasInvalidToken?: boolean;
  /** That token was one of a program, as far as its text says. */
  readonly hasInvalidKey?: boolean;
  readonly requestId: string;
  readonly locale: Locale;
  readonly client: ClientInfo;
  readonly cookies: CookieJar;
  readonly loaders: LoaderCache;
  /** The same call with its own entity manager and loaders, so that it reads the current rows. */
  anew(): RequestContext;
}

/** A request with a signed-in viewer. */
export type SignedInContext = RequestContext & { readonly viewer: Viewer };
