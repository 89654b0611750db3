import { randomUUID } from 'node:crypto';
import { databaseOf, type Database } from '../database.js';
import type { CallKey, ClientInfo, RequestContext, ServiceContext, Viewer } from './context.js';
import type { CookieJar } from './cookies.js';
import { LoaderCache } from './graphql/loaders.js';
import type { Log } from './logger.js';
import type { Locale } from './values/locale.js';

/** The services of the running program; each unit of work forks its own context from them. */
export type AppServices = Omit<ServiceContext, 'em' | 'db'> & { readonly forkEm: () => ServiceContext['em'] };

/** A context without a caller: for jobs, consumers and timers. */
export function serviceContext({ forkEm, ...services }: AppServices): ServiceContext {
  const em = forkEm();
  return { ...services, em, db: databaseOf(em) };
}

export interface Caller {
  readonly viewer: Viewer | null;
  readonly apiKey?: CallKey | null;
  readonly isProgramLive?: () => Promise<boolean>;
  readonly hasInvalidToken?: boolean;
  readonly hasInvalidKey?: boolean;
  readonly locale: Locale;
  readonly client: ClientInfo;
  readonly cookies: CookieJar;
  readonly requestId?: string;
}

/** Parts of a context that are created on first use, with their inputs. */
interface Late {
  readonly forkEm: () => ServiceContext['em'];
  readonly programLog: Log;
  readonly requestId: string;
  em?: ServiceContext['em'];
  db?: Database;
  log?: Log;
}

const LATE = Symbol('late');

/**
 * One prototype for all contexts: V8 stores an object with accessors of its own as a dictionary, four times as large and slower to read.
 */
const LATE_PROPERTIES: PropertyDescriptorMap & ThisType<{ readonly [LATE]: Late }> = {
  em: {
    enumerable: true,
    get() {
      return (this[LATE].em ??= this[LATE].forkEm());
    },
  },
  db: {
    enumerable: true,
    get() {
      const late = this[LATE];
      return (late.db ??= databaseOf((late.em ??= late.forkEm())));
    },
  },
  log: {
    enumerable: true,
    get() {
      const late = this[LATE];
      return (late.log ??= late.programLog.child({ requestId: late.requestId }));
    },
  },
};

/**
 * A context for one operation of a caller. Its entity manager is created on first use: a subscription is idle for hours and reads through
 * the contexts of its deliveries, and a shared answer reads nothing.
 */
export function requestContext(services: AppServices, caller: Caller): RequestContext {
  const { forkEm, log: programLog, ...rest } = services;
  const requestId = caller.requestId ?? randomUUID();
  const late: Late = { forkEm, programLog, requestId };
  const ctx = {
    ...rest,
    ...caller,
    requestId,
    loaders: new LoaderCache(),
    anew: () => requestContext(services, { ...caller, requestId }),
    [LATE]: late,
  };
  return Object.defineProperties(ctx, LATE_PROPERTIES) as typeof ctx & Pick<RequestContext, 'em' | 'db' | 'log'>;
}
