import type { ServiceContext } from '../../core/context.js';
import { addJob, type JobRegistry } from '../../core/jobs/jobs.js';
import { renderMail } from '../../core/mail/mail-layout.js';
import { queueMail, textParam, type MailTemplate } from '../../core/mail/mailer.js';
import { hashedKey } from '../../core/rate-limits/hashed-key.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { readReportTexts } from './words/report-texts.js';

const JOB = 'reports.late-receipts';

/**
 * Has one mail at the end of the hour name all reports that an address sent in it: everybody gets a receipt (article 16 of the Digital Services
 * Act), and nobody fills a stranger's mailbox with them.
 */
export async function scheduleLateReceipt(tx: ServiceContext, email: string): Promise<void> {
  const hour = Math.floor(tx.clock.now().getTime() / HOUR_MS);
  await addJob(
    tx,
    JOB,
    { email, hour },
    { jobKey: `${JOB}:${hashedKey(email)}:${hour}`, runAt: new Date((hour + 1) * HOUR_MS) },
  );
}

export function registerReportJobs(jobs: JobRegistry): void {
  jobs.on(JOB, (ctx, { email, hour }) => mailReceipts(ctx, String(email), Number(hour)));
}

async function mailReceipts(ctx: ServiceContext, email: string, hour: number): Promise<void> {
  const cases = await ctx.db
    .selectFrom('ReportCase')
    .select(['code', 'locale'])
    .where('email', '=', email)
    .where('openedAt', '>=', new Date(hour * HOUR_MS))
    .where('openedAt', '<', new Date((hour + 1) * HOUR_MS))
    .orderBy('openedAt')
    .execute();
  const last = cases.at(-1);
  if (!last) return;
  await queueMail(ctx, {
    id: `late-receipts-${hashedKey(email)}-${hour}`,
    to: email,
    locale: last.locale,
    template: 'reports.late-receipts',
    params: { codes: cases.map(({ code }) => code).join(', ') },
  });
}

/** The receipt of all reports that an address sent within an hour. */
export const lateReceipts: MailTemplate = (params, scene) => {
  const words = readReportTexts('lateReceipts', { codes: textParam(params, 'codes') }, scene.locale);
  return renderMail(
    {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      paragraphs: [words.lead, words.codes, words.notYou],
    },
    scene,
  );
};
