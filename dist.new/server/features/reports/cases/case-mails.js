import { layOutMail } from '../../../core/mail/mail-layout.js';
import { optionalTextParam, textParam, } from '../../../core/mail/mailer.js';
import { reported } from '../report-mails.js';
import { readReportWords } from '../words/report-words.js';
/** The button to the decision's own page; none in mails queued before there was one. */
export function decisionAction(params, { locale, config }, words = 'page') {
    const path = optionalTextParam(params, 'path');
    if (path === null)
        return {};
    return { action: { ...readReportWords(words, {}, locale), url: new URL(path, config.publicUrl).href } };
}
/** The decision about a report, to whoever reported it: what was done, why, and how to complain (DSA, articles 16 and 20). */
const outcome = (params, scene) => {
    const isUpheld = params['isUpheld'] === true;
    const subject = textParam(params, 'subject');
    const measures = readReportWords('measures', {}, scene.locale);
    const { lead, appeal, ...words } = readReportWords(isUpheld ? 'upheld' : 'dismissed', {
        code: textParam(params, 'code'),
        what: reported(subject, params, scene.locale),
        measure: subject === 'space' ? measures.space : measures.person,
    }, scene.locale);
    const { warning } = readReportWords('unfounded', {}, scene.locale);
    const rest = params['isUnfounded'] === true ? [warning, appeal] : [appeal];
    const action = decisionAction(params, scene);
    return layOutMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), ...rest], ...action }, scene);
};
/** What somebody else decided about a complaint, to both sides. */
const complaintOutcome = (params, scene) => {
    const { lead, appeal, ...words } = readReportWords(params['isChanged'] === true ? 'complaintChanged' : 'complaintKept', { code: textParam(params, 'code') }, scene.locale);
    const action = decisionAction(params, scene, 'outcomePage');
    return layOutMail({ ...words, paragraphs: [lead, textParam(params, 'statement'), appeal], ...action }, scene);
};
export const caseMails = {
    'reports.outcome': outcome,
    'reports.complaint-outcome': complaintOutcome,
};
//# sourceMappingURL=case-mails.js.map