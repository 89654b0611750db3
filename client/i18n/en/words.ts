import type { SameKeys } from '../translations';
import type { messages as es } from '../es/words';

/** Lists and words of the product, as the staff edit them. */
export const messages: SameKeys<typeof es> = {
  lists: 'What to edit',
  list: {
    PROHIBITED_GOODS: 'Prohibited items',
    MEASURE_REASONS: 'Reasons of decisions',
    REJECT_REASONS: 'Reasons for rejecting a verification',
    DECLINE_REASONS: 'Reasons for declining a request',
    TERMINATION_REASONS: 'Reasons for ending a rental',
    SPACE_REPORT_REASONS: 'Reasons for reporting a listing',
    USER_REPORT_REASONS: 'Reasons for reporting a person',
    REVIEW_REPORT_REASONS: 'Reasons for reporting a review',
    MESSAGE_REPORT_REASONS: 'Reasons for reporting messages',
    LEGAL: 'Legal versions',
    NOTIFICATIONS: 'Notifications and mails',
  },
  lead: {
    PROHIBITED_GOODS:
      'What nobody may store. It is shown in listings, when publishing, booking and reporting, and in the rules. Each declaration keeps the version of the list that was accepted.',
    MEASURE_REASONS:
      'Why an account is warned, limited, suspended or closed: the person reads it in the statement of reasons. Switching one off takes it from the form; decisions already taken keep it.',
    REJECT_REASONS:
      'The team sees the name when it decides; the person reads the advice in their verification and in the mail. Switching one off takes it out of the form; what was decided keeps it.',
    DECLINE_REASONS: 'The host chooses one, or the team for them; whoever asked for the booking reads it.',
    TERMINATION_REASONS: 'The team chooses one and both sides read it. Non-payment needs a charge that is past due.',
    SPACE_REPORT_REASONS: 'Offered in this order where a listing is reported.',
    USER_REPORT_REASONS: 'Offered in this order where a person is reported.',
    REVIEW_REPORT_REASONS: 'Offered in this order where a review is reported.',
    MESSAGE_REPORT_REASONS: 'Offered in this order where a message or a conversation is reported.',
    LEGAL:
      'The text changes with the program; here you announce from which day it applies. The page says so, and professional hosts are told by bell and mail 15 days ahead or more.',
    NOTIFICATIONS:
      'What the bell, the page of notifications and the subject of each mail say. A change also applies to notifications already in the bell; queued mails keep their words.',
  },
  part: { name: 'Name', advice: 'Advice', title: 'Title', message: 'Message', subject: 'Subject of the mail' },
  locale: { ES: 'Spanish', EN: 'English' },
  on: 'Switched on',
  off: 'Switched off',
  added: 'Added',
  changed: 'Changed',
  open: 'Change',
  openOf: 'Change: {{name}}',
  add: 'Add to the list',
  filter: 'Search the list',
  nothing: 'Nothing matches.',
  legal: {
    page: 'Page',
    pages: { TERMS: 'Terms', REGULATIONS: 'Rules', PRIVACY: 'Privacy', COOKIES: 'Cookies' },
    validFrom: 'Applies from',
    validFromHint: '15 to 366 days ahead.',
    changesEs: 'What changes, in Spanish',
    changesEn: 'What changes, in English',
    changesHint: 'Everybody reads it: 20–1000 characters.',
    announce: 'Announce the version',
    announced: 'Announced',
    none: 'None has been announced.',
  },
  form: {
    gaps: 'Filled in by itself: {{gaps}}.',
    default: 'Empty goes back to the words as shipped: “{{text}}”.',
    emptyHint: 'Empty goes back to the words as shipped.',
    preview: 'How it reads',
    state: 'State',
    place: 'Place in the list',
    reason: 'Reason',
    reasonHint: 'Read by whoever looks at the history.',
    reset: 'Use the words as shipped',
    submit: 'Save',
    done: 'Saved',
  },
  history: {
    title: 'History',
    values: '{{before}} → {{after}}',
    on: 'Switched on again',
    moved: 'Moved to place {{place}}',
    off: 'Switched off',
    by: '{{by}}, {{at}}',
    gone: 'a deleted account',
  },
};
