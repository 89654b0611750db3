import type { MailBody } from '../../../core/mail/mail-body.types.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import {
  optionalTextParam,
  textParam,
  type MailParams,
  type MailScene,
  type MailTemplate,
  type MailTemplates,
} from '../../../core/mail/mailer.js';
import { reported } from '../report-mails.js';
import type { ReportSubject } from '../report-subjects.rules.js';
import { readReportTexts } from '../words/report-texts.js';

/** The button to the decision's own page; missing in mails queued before it existed. */
export function decisionAction(
  params: MailParams,
  { locale, config }: MailScene,
  words: 'page' | 'outcomePage' = 'page',
): Pick<MailBody, 'action'> {
  const path = optionalTextParam(params, 'path');
  if (path === null) return {};
  return { action: { ...readReportTexts(words, {}, locale), url: new URL(path, config.publicUrl).href } };
}

/** The decision about a report, to the person who reported it: what was done, why, and how to complain (DSA, articles 16 and 20). */
const outcome: MailTemplate = (params, scene) => {
  const isUpheld = params['isUpheld'] === true;
  const subject = textParam(params, 'subject') as ReportSubject;
  const measures = readReportTexts('measures', {}, scene.locale);
  const { lead, appeal, ...words } = readReportTexts(
    isUpheld ? 'upheld' : 'dismissed',
    {
      code: textParam(params, 'code'),
      what: reported(subject, params, scene.locale),
      measure: subject === 'space' ? measures.space : measures.person,
    },
    scene.locale,
  );
  const { warning } = readReportTexts('unfounded', {}, scene.locale);
  const rest = params['isUnfounded'] === true ? [warning, appeal] : [appeal];
  const action = decisionAction(params, scene);
  return renderMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest], ...action }, scene);
};

/** The decision about a complaint, by another member of the staff, to both sides. */
const complaintOutcome: MailTemplate = (params, scene) => {
  const { lead, appeal, ...words } = readReportTexts(
    params['isChanged'] === true ? 'complaintChanged' : 'complaintKept',
    { code: textParam(params, 'code') },
    scene.locale,
  );
  const { note } = readReportTexts('stillHidden', {}, scene.locale);
  const rest = params['isStillHidden'] === true ? [note, appeal] : [appeal];
  const action = decisionAction(params, scene, 'outcomePage');
  return renderMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest], ...action }, scene);
};

export const caseMails: MailTemplates = {
  'reports.outcome': outcome,
  'reports.complaint-outcome': complaintOutcome,
};
