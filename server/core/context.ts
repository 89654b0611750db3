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

/** The user of a request, by their session as the database has it now. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly roles: ReadonlySet<Role>;
  readonly isEmailVerified: boolean;
  /** Staff whose session lacks the second factor: staff roles are left out until then. */
  readonly needsSecondFactor?: boolean;
  /** A member of the staff who sees Hueco as this person: nothing can be changed. */
  readonly isReadOnly?: boolean;
}

/** What every service function receives; jobs and event consumers have no more than this. */
export interface ServiceContext {
  readonly em: SqlEntityManager;
  /** Typed queries, on the same connection and transaction as `em`. */
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly ports: Ports;
  readonly pubsub: PubSubPort;
  /** Null or unset: the primary answers all. */
  readonly replica?: ReplicaReads | null;
  /** The points that calls are paid from; unset where no calls are answered. */
  readonly points?: Pick<CostBuckets, 'take'>;
  readonly log: Log;
}

/** Where a call came from, for limits and logs. */
export interface ClientInfo {
  /** The real address: for the record of acts, never for counting. */
  readonly ip: string;
  /** The key under which limits count the address: see `clientNetwork`. */
  readonly network: string;
  readonly userAgent: string;
  readonly transport: 'http' | 'ws';
}

/** The key of a partner's program that a call carries, or what a person allows an app. */
export interface CallKey {
  readonly id: string;
  readonly scopes: ReadonlySet<ApiScope>;
  /** The app that calls; unset for a key. */
  readonly appId?: string;
}

/** Whom a key acts for, and what it may do. */
export interface KeyIdentity {
  readonly viewer: Viewer;
  readonly apiKey: CallKey;
  /** When the key or token stops working; null: not by itself. */
  readonly expiresAt: Date | null;
}

/** One GraphQL operation or HTTP call; each has an entity manager of its own. */
export interface RequestContext extends ServiceContext {
  readonly viewer: Viewer | null;
  /** Set when a program calls: the viewer is who made its key, or whom its app acts for. */
  readonly apiKey?: CallKey | null;
  /** Of a subscription of a program: whether its key or consent still holds. */
  readonly isProgramLive?: () => Promise<boolean>;
  /** The call carried an access token or a key that is wrong, expired or ended. */
  readonly hasInvalidToken?: boolean;
  readonly requestId: string;
  readonly locale: Locale;
  readonly client: ClientInfo;
  readonly cookies: CookieJar;
  readonly loaders: LoaderCache;
  /** The same call with an entity manager and loaders of its own: what it reads is as it is by then. */
  anew(): RequestContext;
}

/** A request whose viewer is known to be signed in. */
export type SignedInContext = RequestContext & { readonly viewer: Viewer };
