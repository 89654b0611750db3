import { DAY_MS } from '../../core/values/durations.js';

/** Time limit of the staff: seven days. */
export const DECIDED_WITHIN_MS = 7 * DAY_MS;

/** Differences between the kinds of reports. */
interface SubjectEntry {
  /** Prefix of the codes, such as REP-2026-000012. */
  readonly codePrefix: string;
  readonly codeSequence: string;
  readonly limit: 'space-report-ip' | 'user-report-ip' | 'review-report-ip' | 'message-reports-user';
  /** The limit counts by account, not by network. */
  readonly isPerUser: boolean;
  readonly mailId: string;
  /** Template of the mail to the staff; the receipt's has the suffix `-receipt`. */
  readonly template: string;
}

/** The kinds of subjects. */
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
} as const satisfies Record<string, SubjectEntry>;

export type ReportSubject = keyof typeof REPORT_SUBJECTS;
