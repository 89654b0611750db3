import { MISUSE } from '../cases/misuse.js';
import type { SameKeys } from '../../../core/values/texts.js';
import type { es } from './es.js';

const PREVIEW = 'This is what we have decided, and why.';
const APPEAL =
  'If you do not agree, you can complain within six months from the link in this e-mail, and somebody else will look at it. You can also go to an out-of-court dispute body or to court.';

const COURTS = 'If you do not agree, you can go to an out-of-court dispute body or to court.';

/** Texts of the mails to reporters in English. */
export const en: SameKeys<typeof es> = {
  page: { label: 'See the decision or complain' },
  outcomePage: { label: 'See the decision' },
  receipt: {
    subject: 'We have received your report ({{code}})',
    preview: 'Somebody on our team will look at it.',
    heading: 'Thank you for telling us',
    lead: 'You have reported {{what}}. Your report has the code {{code}}. A person will look at it, and we will write to this address with what we decide and how you can complain.',
    details: 'This is what you wrote:',
    notYou: 'If it was not you, there is nothing to do.',
    block: 'Meanwhile you can block the conversation: the other person can no longer write to you.',
    messageLabel: 'Message',
    detailsLabel: 'What you tell us',
  },
  lateReceipts: {
    subject: 'We have received your reports',
    preview: 'Somebody on our team will look at them.',
    heading: 'Thank you for telling us',
    lead: 'We have received what you reported from this address in the last hour. A person will look at it, and we will write here with what we decide and how you can complain.',
    codes: 'Codes: {{codes}}.',
    notYou: 'If it was not you, there is nothing to do.',
  },
  subjects: {
    space: 'the listing “{{title}}”',
    unnamedSpace: 'a listing on Hueco',
    user: 'the profile of {{name}}',
    unnamedUser: 'a profile on Hueco',
    review: 'the review “{{text}}”',
    unnamedReview: 'a review on Hueco',
    message: 'a message on Hueco',
    conversation: 'a conversation on Hueco',
    otherReview: 'a review',
  },
  upheld: {
    subject: 'We have acted on your report ({{code}})',
    preview: PREVIEW,
    heading: 'We have acted',
    lead: 'Somebody on our team has looked at your report {{code}} about {{what}}, and you were right: {{measure}} These are the reasons:',
    appeal: APPEAL,
  },
  dismissed: {
    subject: 'What you reported stays as it is ({{code}})',
    preview: PREVIEW,
    heading: 'We see no breach',
    lead: 'Somebody on our team has looked at your report {{code}} about {{what}} and decided not to act. These are the reasons:',
    appeal: APPEAL,
  },
  unfounded: {
    warning: `The report had no grounds at all. With ${MISUSE.unfounded} of these in ${MISUSE.withinDays} days we stop accepting yours for ${MISUSE.suspendedDays} days.`,
  },
  complaintKept: {
    subject: 'Somebody else has looked at it, and the decision stands ({{code}})',
    preview: PREVIEW,
    heading: 'The decision stands',
    lead: 'Somebody other than the person who decided has looked at the case {{code}} again and agrees with the decision. These are the reasons:',
    appeal: COURTS,
  },
  complaintChanged: {
    subject: 'Somebody else has looked at it, and the decision changes ({{code}})',
    preview: PREVIEW,
    heading: 'The decision changes',
    lead: 'Somebody other than the person who decided has looked at the case {{code}} again and decided the other way. These are the reasons:',
    appeal: COURTS,
  },
  stillHidden: { note: 'It still does not appear, because another decision remains in force.' },
  measures: {
    space: 'the listing is no longer in the search.',
    person: 'we have warned that person, and will close the account if it happens again.',
    review: 'the review is no longer shown.',
  },
  reviewHidden: {
    subject: 'We have removed the review you reported ({{code}})',
    preview: PREVIEW,
    heading: 'We have removed the review',
    lead: 'Somebody on our team has looked at your report {{code}} about {{what}} and decided to remove the review. These are the reasons:',
    appeal: APPEAL,
  },
  reviewKept: {
    subject: 'The review you reported stays ({{code}})',
    preview: PREVIEW,
    heading: 'The review stays',
    lead: 'Somebody on our team has looked at your report {{code}} about {{what}} and decided to keep the review. These are the reasons:',
    appeal: APPEAL,
  },
};
