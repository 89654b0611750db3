import type { SameKeys } from '../../../core/values/texts.js';
import type { es } from './es.js';

const PREVIEW = 'This is what we have decided, and why.';
const APPEAL =
  'If you do not agree, write to {{supportEmail}} within six months with the code {{code}}, and somebody else will look at it. You can also go to an out-of-court dispute body or to court.';

/** Words of the mails to reporters in English. */
export const en: SameKeys<typeof es> = {
  receipt: {
    subject: 'We have received your report ({{code}})',
    preview: 'Somebody on our team will look at it.',
    heading: 'Thank you for telling us',
    lead: 'You have reported {{what}}. Your report has the code {{code}}. A person will look at it, and we will write to this address with what we decide and how you can appeal.',
    details: 'This is what you wrote:',
    notYou: 'If it was not you, there is nothing to do.',
    block: 'Meanwhile you can block the conversation: the other person can no longer write to you.',
    messageLabel: 'Message',
    detailsLabel: 'What you tell us',
  },
  subjects: {
    space: 'the listing “{{title}}”',
    unnamedSpace: 'a listing on Hueco',
    review: 'the review “{{text}}”',
    unnamedReview: 'a review on Hueco',
    message: 'a message on Hueco',
    conversation: 'a conversation on Hueco',
    otherReview: 'a review',
  },
  reviewHidden: {
    subject: 'We have removed the review you reported ({{code}})',
    preview: PREVIEW,
    heading: 'We have removed the review',
    lead: 'Somebody on our team has looked at your report {{code}} of {{what}} and decided to remove it. These are the reasons:',
    appeal: APPEAL,
  },
  reviewKept: {
    subject: 'The review you reported stays ({{code}})',
    preview: PREVIEW,
    heading: 'The review stays',
    lead: 'Somebody on our team has looked at your report {{code}} of {{what}} and decided to keep it. These are the reasons:',
    appeal: APPEAL,
  },
};
