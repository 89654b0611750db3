import { randomUUID } from 'node:crypto';
import { databaseOf, type Database } from '../database.js';
import type { CallKey, ClientInfo, RequestContext, ServiceContext, Viewer } from './context.js';
import type { CookieJar } from './cookies.js';
import { LoaderCache } from './graphql/loaders.js';
import type { Log } from './logger.js';
import type { Locale } from './values/locale.js';

/** What does not change while the program runs; each piece of work forks its own context from it. */
export type AppServices = Omit<ServiceContext, 'em' | 'db'> & { readonly forkEm: () => ServiceContext['em'] };

/** A context for work without a caller: jobs, consumers, timers. */
export function serviceContext({ forkEm, ...services }: AppServices): ServiceContext {
  const em = forkEm();
  return { ...services, em, db: databaseOf(em) };
}

export interface Caller {
  readonly viewer: Viewer | null;
  readonly apiKey?: CallKey | null;
  readonly isProgramLive?: () => Promise<boolean>;
  readonly hasInvalidToken?: boolean;
  readonly locale: Locale;
  readonly client: ClientInfo;
  readonly cookies: CookieJar;
  readonly requestId?: string;
}

/**
 * A context for one operation of a caller. Its entity manager is made when it is first asked for: a subscription rests for hours and reads with
 * the contexts of its deliveries, and an answer that visitors share reads nothing.
 */
export function requestContext(services: AppServices, caller: Caller): RequestContext {
  const { forkEm, log: programLog, ...rest } = services;
  const requestId = caller.requestId ?? randomUUID();
  let em: ServiceContext['em'] | undefined;
  let db: Database | undefined;
  let log: Log | undefined;
  const ctx: RequestContext = {
    ...rest,
    ...caller,
    requestId,
    loaders: new LoaderCache(),
    get em() {
      return (em ??= forkEm());
    },
    get db() {
      return (db ??= databaseOf(ctx.em));
    },
    get log() {
      return (log ??= programLog.child({ requestId }));
    },
    anew: () => requestContext(services, { ...caller, requestId }),
  };
  return ctx;
}
