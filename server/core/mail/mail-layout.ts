import { Locale } from '../values/locale.js';
import { withSingleStops } from '../values/single-stops.js';
import type { MailBody, WholeMailBody } from './mail-body.types.js';
import { mailHtml } from './mail-html.js';
import { FOOTER_TEXTS, STAFF_WHY } from './footer-texts.js';
import type { MailContent, MailScene } from './mailer.js';

/** Renders a mail as plain text and as HTML that old mail programs can show. */
export function renderMail(given: MailBody, scene: MailScene): MailContent {
  const body = { heading: given.subject, why: FOOTER_TEXTS[scene.locale].why, ...given };
  const whole = { ...body, paragraphs: body.paragraphs.map(withSingleStops) };
  return { subject: oneLine(body.subject), text: plainText(whole, scene), html: mailHtml(whole, scene) };
}

/** A mail to the staff, who read Spanish. */
export function renderStaffMail(body: MailBody, { config }: MailScene): MailContent {
  return renderMail({ ...body, why: STAFF_WHY }, { locale: Locale.ES, config });
}

/** A name in a subject must not be able to add headers. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim();
}

function plainText(body: WholeMailBody, { config }: MailScene): string {
  const { details = [], links = [], action, stop } = body;
  const foot = [`Hueco · ${config.publicUrl}`, body.why, stop && `${stop.text} ${stop.label}:\n${stop.url}`];
  const parts = [
    body.greeting,
    body.heading,
    ...body.paragraphs,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    body.beforeLinks,
    ...links.map(({ label, text, url }) => `${label}\n${text}\n${url}`),
    body.afterLinks,
    action && `${action.label}\n${action.url}`,
    body.note,
    `—\n${foot.filter(Boolean).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
