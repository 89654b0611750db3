import { layOutMail } from '../../../core/mail/mail-layout.js';
import { optionalTextParam, textParam } from '../../../core/mail/mailer.js';
import { decisionAction } from '../cases/case-mails.js';
import { readReportWords } from '../words/report-words.js';
/** The decision with its reasons and how to appeal, as article 16 of the Digital Services Act requires. */
const outcome = (params, scene) => {
    const text = optionalTextParam(params, 'text');
    const subjects = readReportWords('subjects', { text }, scene.locale);
    const { lead, appeal, ...words } = readReportWords(params['isHidden'] === true ? 'reviewHidden' : 'reviewKept', {
        code: textParam(params, 'code'),
        what: text === null ? subjects.otherReview : subjects.review,
    }, scene.locale);
    const action = decisionAction(params, scene);
    const { warning } = readReportWords('unfounded', {}, scene.locale);
    const rest = params['isUnfounded'] === true ? [warning, appeal] : [appeal];
    return layOutMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest], ...action }, scene);
};
export const reportOutcomeMails = { 'reviews.report-outcome': outcome };
//# sourceMappingURL=report-outcome-mail.js.map