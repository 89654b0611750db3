import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../../config.js';
import type { MailFile } from '../../ports/mail.js';
import type { ServiceContext } from '../context.js';
import { attemptsOver } from '../jobs/attempts.js';
import { addJob, type JobRegistry } from '../jobs/jobs.js';
import { DAY_MS } from '../values/durations.js';
import { Locale } from '../values/locale.js';

/** The content of a mail, composed in the job that sends it. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The reply address, if not the sender. */
  readonly replyTo?: string;
  /** The unsubscribe URL, for all mails except those about something the recipient did or owes. */
  readonly unsubscribeUrl?: string;
}

/** Parameters of a template: ids, names and dates, never secrets. They are stored in the job queue's table. */
export type MailParams = Readonly<Record<string, string | number | boolean | null>>;

export interface MailScene {
  readonly locale: Locale;
  readonly config: Config;
}

/** Composes a mail in one language from its parameters. */
export type MailTemplate = (params: MailParams, scene: MailScene) => MailContent;

/** Templates by name; each feature brings its own, named `feature.mail`. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

/** The address to send a queued mail to, read when it is sent; null when it is not wanted any more. */
export type MailAddressee = (ctx: ServiceContext, mail: QueuedMail) => Promise<string | null>;

/** Addressees by template; a mail of any other template is sent to the address that it was queued with. */
export type MailAddressees = Readonly<Record<string, MailAddressee>>;

/** Reads the files of a mail from its parameters, in the job that sends it. */
export type MailFiles = (ctx: ServiceContext, params: MailParams) => Promise<readonly MailFile[]>;

export interface QueuedMail {
  /** Deduplication id: queueing it again replaces the waiting mail. */
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
  readonly template: string;
  readonly params: MailParams;
  /** Waits until its recipient wants to be disturbed. */
  readonly isHeld?: boolean;
}

/** A mail server may be down for a day. */
const ATTEMPTS = attemptsOver(DAY_MS);

/** Collects mails that are only previewed. */
const held = new AsyncLocalStorage<QueuedMail[]>();

/** Returns the mails that some work would queue, without queueing any. */
export async function mailsQueuedBy(work: () => Promise<unknown>): Promise<readonly QueuedMail[]> {
  const mails: QueuedMail[] = [];
  await held.run(mails, work);
  return mails;
}

/** Queues a mail in the open transaction: it is sent after the commit plus an optional delay in milliseconds, or never if it rolls back. */
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
export function registerMailJob(
  jobs: JobRegistry,
  templates: MailTemplates,
  addressees: MailAddressees,
  filesOf: Readonly<Record<string, MailFiles>> = {},
): void {
  jobs.on('mail.send', async (ctx, payload) => {
    const mail = payload as unknown as QueuedMail;
    const { id, locale, template, params } = mail;
    const compose = templates[template];
    if (!compose) throw new Error(`there is no mail template ${template}`);
    const addressee = addressees[template];
    const to = addressee ? await addressee(ctx, mail) : mail.to;
    if (to === null) return;
    const files = await filesOf[template]?.(ctx, params);
    await ctx.ports.mail.send({ id, to, ...compose(params, { locale, config: ctx.config }), ...(files && { files }) });
  });
}

/** An optional text parameter. */
export function optionalTextParam(params: MailParams, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' ? value : null;
}

/** A required text parameter. */
export function textParam(params: MailParams, name: string): string {
  const value = params[name];
  if (typeof value !== 'string') throw new Error(`the mail needs ${name}`);
  return value;
}
