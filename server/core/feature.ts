import type { Express } from 'express';
import type { RequestContext, ServiceContext } from './context.js';
import type { GlobalType } from './graphql/global-id.js';
import type { JobRegistry } from './jobs/jobs.js';
import type { MailTemplates } from './mail/mailer.js';
import type { ConsumerRegistry } from './events/outbox.js';
import type { AppServices } from './request-context.js';
import type { Uploads } from './files/uploads.js';

/** What HTTP endpoints of a feature are mounted with. */
export interface MountDeps {
  readonly services: AppServices;
  /** The context of one HTTP call, its viewer read from the Bearer token. */
  makeContext(req: import('express').Request, res: import('express').Response): Promise<RequestContext>;
  /** A context without a caller. */
  serviceContext(): ServiceContext;
  /** The one receiver of files. */
  readonly uploads: Uploads;
}

/** Finds a row of one type by uuid; null when the viewer may not see it. */
export type NodeFetcher = (ctx: RequestContext, uuid: string) => Promise<object | null>;

/** A number that a feature reports at `/metrics`, read when somebody asks. */
export interface Measure {
  /** By Prometheus' rules: `hueco_…`, with its unit. */
  readonly name: string;
  readonly help: string;
  read(ctx: ServiceContext): Promise<number>;
}

/** A feature: all that the app needs to know of it. */
export interface Feature {
  readonly name: string;
  readonly resolvers?: readonly Function[];
  readonly nodes?: Partial<Record<GlobalType, NodeFetcher>>;
  readonly mails?: MailTemplates;
  readonly measures?: readonly Measure[];
  jobs?(registry: JobRegistry): void;
  consumers?(registry: ConsumerRegistry): void;
  mount?(app: Express, deps: MountDeps): void;
  /** Reads what takes long with many rows, once the program serves; it must not change anything. */
  warmUp?(ctx: ServiceContext): Promise<void>;
  /** Writes what is only in memory yet, once no more calls are answered. */
  beforeEnd?(services: AppServices): Promise<void>;
}
