import { renderMail } from '../../../core/mail/mail-layout.js';
import { optionalTextParam, textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { decisionAction } from '../cases/case-mails.js';
import { readReportTexts } from '../words/report-texts.js';

/** The decision with its reasons and how to appeal, as article 16 of the Digital Services Act requires. */
const outcome: MailTemplate = (params, scene) => {
  const text = optionalTextParam(params, 'text');
  const subjects = readReportTexts('subjects', { text }, scene.locale);
  const { lead, appeal, ...words } = readReportTexts(
    params['isHidden'] === true ? 'reviewHidden' : 'reviewKept',
    {
      code: textParam(params, 'code'),
      what: text === null ? subjects.otherReview : subjects.review,
    },
    scene.locale,
  );
  const action = decisionAction(params, scene);
  const { warning } = readReportTexts('unfounded', {}, scene.locale);
  const rest = params['isUnfounded'] === true ? [warning, appeal] : [appeal];
  return renderMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest], ...action }, scene);
};

export const reportOutcomeMails: MailTemplates = { 'reviews.report-outcome': outcome };
