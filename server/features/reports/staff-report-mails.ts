import type { MailDetail } from '../../core/mail/mail-body.types.js';
import { renderStaffMail } from '../../core/mail/mail-layout.js';
import { textParam, type MailParams, type MailTemplate } from '../../core/mail/mailer.js';
import type { WordList } from '../../core/words/word-list.js';
import type { ReportSubject } from './report-subjects.rules.js';
import {
  messageReportReasons,
  reviewReportReasons,
  spaceReportReasons,
  userReportReasons,
} from './words/report-reasons.js';
import { staff } from './words/staff.js';

/** The mail to the staff about a report, with a link to its case. */
export function staffMailOf(subject: ReportSubject): MailTemplate {
  return (params, scene) => {
    const { heading, reported, label, path } = VIEWS[subject](params);
    const [code, reason] = [textParam(params, 'code'), reasonOf(subject, params)];
    const urlOf = (to: string): string => new URL(to, scene.config.publicUrl).href;
    const details: MailDetail[] = [
      { label: staff.labels.reason, value: reason },
      ...(path === undefined ? [{ label, value: reported }] : []),
      { label: staff.labels.reporter, value: [params['fullName'], params['email']].filter(Boolean).join(' · ') },
    ];
    return renderStaffMail(
      {
        subject: `${code} · ${heading}: ${reason}`,
        preview: reported || textParam(params, 'details'),
        heading,
        paragraphs: [textParam(params, 'details')].filter((text) => text !== ''),
        details: details.filter(({ value }) => value !== ''),
        ...(path !== undefined && { links: [{ label: reported || heading, text: label, url: urlOf(path) }] }),
        action: { label: staff.action, url: urlOf(`/admin/reports/${code}`) },
      },
      scene,
    );
  };
}

interface View {
  readonly heading: string;
  /** The name and kind of what was reported. */
  readonly reported: string;
  readonly label: string;
  /** Path of its page. */
  readonly path?: string;
}

/** How the staff's mail shows each kind. */
const VIEWS: Readonly<Record<ReportSubject, (params: MailParams) => View>> = {
  space: (params) => ({
    heading: staff.space,
    reported: textParam(params, 'title'),
    label: staff.labels.space,
    path: `/space/${textParam(params, 'spaceId')}`,
  }),
  user: (params) => ({
    heading: staff.user,
    reported: textParam(params, 'name'),
    label: staff.labels.user,
    path: `/profile/${textParam(params, 'userId')}`,
  }),
  review: (params) => ({
    heading: staff.review,
    reported: textParam(params, 'text'),
    label: staff.labels.review,
  }),
  message: (params) => {
    const message = textParam(params, 'message');
    return {
      heading: message === '' ? staff.conversation : staff.message,
      reported: message,
      label: staff.labels.message,
    };
  },
};

const REASONS: Readonly<Record<ReportSubject, WordList>> = {
  space: spaceReportReasons,
  user: userReportReasons,
  review: reviewReportReasons,
  message: messageReportReasons,
};

/** The label of a report's reason. */
function reasonOf(subject: ReportSubject, params: MailParams): string {
  const reason = textParam(params, 'reason');
  return REASONS[subject].defaults.find(({ key }) => key === reason)?.words.es['name'] ?? reason;
}
