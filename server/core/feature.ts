import type { Express } from 'express';
import type { KeyIdentity, RequestContext, ServiceContext } from './context.js';
import type { GlobalType } from './graphql/global-id.js';
import type { JobRegistry } from './jobs/jobs.js';
import type { MailAddressees, MailFiles, MailTemplates } from './mail/mailer.js';
import type { ConsumerRegistry } from './events/outbox.js';
import type { AppServices } from './request-context.js';
import type { Uploads } from './files/uploads.js';

/** What a feature's HTTP endpoints are mounted with. */
export interface MountDeps {
  readonly services: AppServices;
  /** Creates the context of one HTTP call, with the viewer of its Bearer token. */
  makeContext(req: import('express').Request, res: import('express').Response): Promise<RequestContext>;
  /** A context without a caller. */
  serviceContext(): ServiceContext;
  /** A program by the id of its key, or of the consent it acts by; null when it is no longer valid, or not from this address. */
  findProgram(id: string, ip: string): Promise<KeyIdentity | null>;
  /** Receives all uploads. */
  readonly uploads: Uploads;
}

/** Finds a row of one type by uuid; null when the viewer may not see it. */
export type NodeFetcher = (ctx: RequestContext, uuid: string) => Promise<object | null>;

/** A gauge that a feature reports at `/metrics`, read on each scrape. */
export interface Measure {
  /** Prometheus name: `hueco_…`, with its unit. */
  readonly name: string;
  readonly help: string;
  read(ctx: ServiceContext): Promise<number>;
}

/** A feature: everything the app needs to mount it. */
export interface Feature {
  readonly name: string;
  readonly resolvers?: readonly Function[];
  readonly nodes?: Partial<Record<GlobalType, NodeFetcher>>;
  readonly mails?: MailTemplates;
  /** Of its mails that may wait for hours. */
  readonly mailAddressees?: MailAddressees;
  /** The files of mails, by the name of the template. */
  readonly mailFiles?: Readonly<Record<string, MailFiles>>;
  readonly measures?: readonly Measure[];
  jobs?(registry: JobRegistry): void;
  consumers?(registry: ConsumerRegistry): void;
  mount?(app: Express, deps: MountDeps): void;
  /** Warms up what takes long with many rows, after the server has started; must not change anything. */
  warmUp?(ctx: ServiceContext): Promise<void>;
  /** Flushes what is only in memory, after the last call was answered. */
  beforeEnd?(services: AppServices): Promise<void>;
}
