import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../../config.js';
import type { ServiceContext } from '../context.js';
import { addJob, type JobRegistry } from '../jobs/jobs.js';
import { Locale } from '../values/locale.js';

/** A mail's words, made in the job that sends it. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, when not to the sender. */
  readonly replyTo?: string;
  /** Where the recipient unsubscribes; for all mails that are not about something they did or owe. */
  readonly unsubscribeUrl?: string;
}

/** Facts a template needs: ids, names and dates, never secrets. They wait in the job queue's table. */
export type MailParams = Readonly<Record<string, string | number | boolean | null>>;

export interface MailScene {
  readonly locale: Locale;
  readonly config: Config;
}

/** Writes a mail in one language from its parameters. */
export type MailTemplate = (params: MailParams, scene: MailScene) => MailContent;

/** Templates by name; each feature brings its own, named `feature.mail`. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

export interface QueuedMail {
  /** The same id is one mail: queueing it again while it waits replaces it. */
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
  readonly template: string;
  readonly params: MailParams;
}

/** Each wait is longer than the one before: with so many a mail server may be away for a day. */
const ATTEMPTS = 14;

/** Where mails go that are only to be read beforehand. */
const held = new AsyncLocalStorage<QueuedMail[]>();

/** The mails that some work would queue; none of them is. */
export async function mailsQueuedBy(work: () => Promise<unknown>): Promise<readonly QueuedMail[]> {
  const mails: QueuedMail[] = [];
  await held.run(mails, work);
  return mails;
}

/** Queues a mail in the open transaction: it leaves after the commit, or so many milliseconds later, or not at all. */
export async function queueMail(tx: ServiceContext, mail: QueuedMail, afterMs = 0): Promise<void> {
  const mails = held.getStore();
  if (mails) {
    mails.push(mail);
    return;
  }
  await addJob(tx, 'mail.send', mail, {
    jobKey: `mail:${mail.id}`,
    maxAttempts: ATTEMPTS,
    isOutbound: true,
    afterMs,
  });
}

/** The job that composes and sends queued mails. */
export function registerMailJob(jobs: JobRegistry, templates: MailTemplates): void {
  jobs.on('mail.send', async (ctx, payload) => {
    const { id, to, locale, template, params } = payload as unknown as QueuedMail;
    const compose = templates[template];
    if (!compose) throw new Error(`there is no mail template ${template}`);
    await ctx.ports.mail.send({ id, to, ...compose(params, { locale, config: ctx.config }) });
  });
}

/** A text parameter that may be left out. */
export function optionalTextParam(params: MailParams, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' ? value : null;
}

/** A parameter that must be text. */
export function textParam(params: MailParams, name: string): string {
  const value = params[name];
  if (typeof value !== 'string') throw new Error(`the mail needs ${name}`);
  return value;
}
