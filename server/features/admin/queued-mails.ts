import type { SignedInContext } from '../../core/context.js';
import { mailsQueuedBy, type MailTemplates } from '../../core/mail/mailer.js';
import { accountMails } from '../accounts/mails/account-templates.js';
import { caseMails } from '../reports/cases/case-mails.js';
import { reportOutcomeMails } from '../reports/review-decisions/report-outcome-mail.js';

/** Mail templates that the staff's acts on spaces and reports queue. */
const TEMPLATES: MailTemplates = { ...accountMails, ...caseMails, ...reportOutcomeMails };

interface WrittenMail {
  /** Its address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails that an act queues, as they would be sent; for rehearsals, which send none. */
export async function mailsOfAct(
  { config }: Pick<SignedInContext, 'config'>,
  act: () => Promise<unknown>,
): Promise<WrittenMail[]> {
  return (await mailsQueuedBy(act)).flatMap(({ to, locale, template, params }) => {
    const content = TEMPLATES[template]?.(params, { locale, config });
    return content ? [{ to, subject: content.subject, text: content.text }] : [];
  });
}
