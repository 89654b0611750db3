/** Seven days, the target of the staff. */
export const DECIDED_WITHIN_MS = 7 * 86_400_000;
/** What can be reported. */
export const REPORT_SUBJECTS = {
    space: {
        codePrefix: 'REP',
        codeSequence: 'space_report_codes',
        limit: 'space-report-ip',
        isPerUser: false,
        mailId: 'space-report',
        template: 'spaces.report',
    },
    user: {
        codePrefix: 'PER',
        codeSequence: 'user_report_codes',
        limit: 'user-report-ip',
        isPerUser: false,
        mailId: 'user-report',
        template: 'users.report',
    },
    review: {
        codePrefix: 'REV',
        codeSequence: 'review_report_codes',
        limit: 'review-report-ip',
        isPerUser: false,
        mailId: 'review-report',
        template: 'reviews.report',
    },
    message: {
        codePrefix: 'MSG',
        codeSequence: 'message_report_codes',
        limit: 'message-reports-user',
        isPerUser: true,
        mailId: 'message-report',
        template: 'messages.report',
    },
};
//# sourceMappingURL=report-subjects.rules.js.map