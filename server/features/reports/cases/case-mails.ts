import { layOutMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { reported } from '../report-mails.js';
import type { ReportSubject } from '../report-subjects.rules.js';
import { readReportWords } from '../words/report-words.js';

/** The decision about a report, to whoever reported it: what was done, why, and how to complain (DSA, articles 16 and 20). */
const outcome: MailTemplate = (params, scene) => {
  const isUpheld = params['isUpheld'] === true;
  const subject = textParam(params, 'subject') as ReportSubject;
  const measures = readReportWords('measures', {}, scene.locale);
  const { lead, appeal, ...words } = readReportWords(
    isUpheld ? 'upheld' : 'dismissed',
    {
      code: textParam(params, 'code'),
      what: reported(subject, params, scene.locale),
      measure: subject === 'space' ? measures.space : measures.person,
      supportEmail: scene.config.supportEmail,
    },
    scene.locale,
  );
  const { warning } = readReportWords('unfounded', {}, scene.locale);
  const rest = params['isUnfounded'] === true ? [warning, appeal] : [appeal];
  return layOutMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest] }, scene);
};

/** What somebody else decided about a complaint, to both sides. */
const complaintOutcome: MailTemplate = (params, scene) => {
  const { lead, appeal, ...words } = readReportWords(
    params['isChanged'] === true ? 'complaintChanged' : 'complaintKept',
    { code: textParam(params, 'code') },
    scene.locale,
  );
  return layOutMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), appeal] }, scene);
};

export const caseMails: MailTemplates = {
  'reports.outcome': outcome,
  'reports.complaint-outcome': complaintOutcome,
};
