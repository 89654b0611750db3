import { randomUUID } from 'node:crypto';
import { databaseOf } from '../database.js';
import type { CallKey, ClientInfo, RequestContext, ServiceContext, Viewer } from './context.js';
import type { CookieJar } from './cookies.js';
import { LoaderCache } from './graphql/loaders.js';
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

/** A context for one operation of a caller. */
export function requestContext(services: AppServices, caller: Caller): RequestContext {
  const requestId = caller.requestId ?? randomUUID();
  const base = serviceContext(services);
  return { ...base, ...caller, requestId, log: base.log.child({ requestId }), loaders: new LoaderCache() };
}
