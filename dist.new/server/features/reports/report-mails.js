import { layOutMail } from '../../core/mail/mail-layout.js';
import { optionalTextParam, textParam, } from '../../core/mail/mailer.js';
import { readReportWords } from './words/report-words.js';
import { staff } from './words/staff.js';
/** Leaves out what is empty. */
const nonEmptyRows = (...rows) => rows.filter(({ value }) => value !== '');
/** The receipt of a report, to the reporter. */
function receiptOf(subject) {
    return (params, scene) => {
        const details = optionalTextParam(params, 'details');
        const isMessage = subject === 'message';
        const message = isMessage ? textParam(params, 'message') : '';
        const what = reported(subject, params, scene.locale);
        const words = readReportWords('receipt', { code: textParam(params, 'code'), what }, scene.locale);
        const rest = isMessage ? [words.block] : details === null ? [words.notYou] : [words.details, details];
        const rows = nonEmptyRows({ label: words.messageLabel, value: message }, { label: words.detailsLabel, value: details ?? '' });
        return layOutMail({
            subject: words.subject,
            preview: words.preview,
            heading: words.heading,
            paragraphs: [words.lead, ...rest],
            ...(isMessage && { details: rows }),
        }, scene);
    };
}
/** What was reported, as the reporter calls it. */
export function reported(subject, params, locale) {
    const [title, text] = [optionalTextParam(params, 'title'), optionalTextParam(params, 'text')];
    const name = optionalTextParam(params, 'name');
    const words = readReportWords('subjects', { title, text, name }, locale);
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
/** What the staff reads, always in Spanish. */
const STAFF = {
    space: (params) => ({
        heading: staff.space,
        preview: textParam(params, 'title'),
        details: [
            { label: staff.labels.space, value: textParam(params, 'title') },
            { label: staff.labels.path, value: `/space/${textParam(params, 'spaceId')}` },
            { label: staff.labels.from, value: textParam(params, 'fullName') },
            { label: staff.labels.email, value: textParam(params, 'email') },
        ],
    }),
    user: (params) => ({
        heading: staff.user,
        preview: textParam(params, 'name'),
        details: [
            { label: staff.labels.user, value: textParam(params, 'name') },
            { label: staff.labels.path, value: `/profile/${textParam(params, 'userId')}` },
            { label: staff.labels.from, value: textParam(params, 'fullName') },
            { label: staff.labels.email, value: textParam(params, 'email') },
        ],
    }),
    review: (params) => ({
        heading: staff.review,
        preview: textParam(params, 'text'),
        details: [
            { label: staff.labels.review, value: textParam(params, 'text') },
            { label: staff.labels.id, value: textParam(params, 'reviewId') },
            { label: staff.labels.from, value: textParam(params, 'fullName') },
            { label: staff.labels.email, value: textParam(params, 'email') },
        ],
    }),
    message: (params) => {
        const message = textParam(params, 'message');
        return {
            heading: message === '' ? staff.conversation : staff.message,
            preview: message || textParam(params, 'details'),
            details: [
                ...nonEmptyRows({ label: staff.labels.message, value: message }),
                { label: staff.labels.conversation, value: textParam(params, 'conversation') },
                { label: staff.labels.reporter, value: textParam(params, 'email') },
            ],
        };
    },
};
function staffMailOf(subject) {
    return (params, scene) => {
        const { heading, ...rest } = STAFF[subject](params);
        return layOutMail({
            subject: `${textParam(params, 'code')} · ${heading}: ${textParam(params, 'reason')}`,
            heading,
            paragraphs: [textParam(params, 'details')].filter((text) => text !== ''),
            ...rest,
        }, scene);
    };
}
export const reportMails = {
    'spaces.report-receipt': receiptOf('space'),
    'spaces.report': staffMailOf('space'),
    'users.report-receipt': receiptOf('user'),
    'users.report': staffMailOf('user'),
    'reviews.report-receipt': receiptOf('review'),
    'reviews.report': staffMailOf('review'),
    'messages.report-receipt': receiptOf('message'),
    'messages.report': staffMailOf('message'),
};
//# sourceMappingURL=report-mails.js.map