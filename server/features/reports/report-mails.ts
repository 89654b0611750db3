import type { MailDetail } from '../../core/mail/mail-body.types.js';
import { renderMail } from '../../core/mail/mail-layout.js';
import type { Locale } from '../../core/values/locale.js';
import {
  optionalTextParam,
  textParam,
  type MailParams,
  type MailTemplate,
  type MailTemplates,
} from '../../core/mail/mailer.js';
import type { ReportSubject } from './report-subjects.rules.js';
import { staffMailOf } from './staff-report-mails.js';
import { readReportTexts } from './words/report-texts.js';

/** Leaves out empty values. */
const nonEmptyRows = (...rows: readonly MailDetail[]): MailDetail[] => rows.filter(({ value }) => value !== '');

/** The receipt of a report, to the reporter. */
function receiptOf(subject: ReportSubject): MailTemplate {
  return (params, scene) => {
    const details = optionalTextParam(params, 'details');
    const isMessage = subject === 'message';
    const message = isMessage ? textParam(params, 'message') : '';
    const what = reported(subject, params, scene.locale);
    const words = readReportTexts('receipt', { code: textParam(params, 'code'), what }, scene.locale);
    const rest = isMessage ? [words.block] : details === null ? [words.notYou] : [words.details, details];
    const rows = nonEmptyRows(
      { label: words.messageLabel, value: message },
      { label: words.detailsLabel, value: details ?? '' },
    );
    return renderMail(
      {
        subject: words.subject,
        preview: words.preview,
        heading: words.heading,
        paragraphs: [words.lead, ...rest],
        ...(isMessage && { details: rows }),
      },
      scene,
    );
  };
}

/** The name of what was reported, in the reporter's terms. */
export function reported(subject: ReportSubject, params: MailParams, locale: Locale): string {
  const [title, text] = [optionalTextParam(params, 'title'), optionalTextParam(params, 'text')];
  const name = optionalTextParam(params, 'name');
  const words = readReportTexts('subjects', { title, text, name }, locale);
  switch (subject) {
    case 'space':
      return title === null ? words.unnamedSpace : words.space;
    case 'user':
      return name === null ? words.unnamedUser : words.user;
    case 'review':
      return text === null ? words.unnamedReview : words.review;
    case 'message':
      return textParam(params, 'message') === '' ? words.conversation : words.message;
  }
}

export const reportMails: MailTemplates = {
  'spaces.report-receipt': receiptOf('space'),
  'spaces.report': staffMailOf('space'),
  'users.report-receipt': receiptOf('user'),
  'users.report': staffMailOf('user'),
  'reviews.report-receipt': receiptOf('review'),
  'reviews.report': staffMailOf('review'),
  'messages.report-receipt': receiptOf('message'),
  'messages.report': staffMailOf('message'),
};
