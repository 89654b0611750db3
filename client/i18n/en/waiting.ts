import type { SameKeys } from '../translations';
import type { messages as es } from '../es/waiting';

/** Waiting lists for taken days. */
export const messages: SameKeys<typeof es> = {
  title: 'Waiting lists',
  join: 'Join the waiting list',
  joinSearch: 'Tell me if one becomes free',
  promise: 'If the days become free, we tell you and you have up to {{priorityHours}} hours of priority.',
  joined: 'You are on the waiting list',
  joinedMany_one: 'We will tell you if it becomes free: there is {{count}} space like this, taken on your dates',
  joinedMany_other: 'We will tell you if one becomes free: there are {{count}} spaces like this, taken on your dates',
  joinedNone: 'No space like this is taken on your dates: there is nothing to wait for',
  see: 'See my lists',
  onList_zero: 'You are on the waiting list: you are first.',
  onList_one: 'You are on the waiting list: {{count}} person is ahead of you.',
  onList_other: 'You are on the waiting list: {{count}} people are ahead of you.',
  leave: 'Leave the list',
  leaveOf: 'Leave the list: {{space}}',
  left: 'You are no longer on the list',
  openEnd: 'From {{day}}, no end date',
  gone: 'A space that is no longer listed',
  states: { WAITING: 'Waiting', OFFERED: 'Free for you', MISSED: 'Turn passed' },
  ahead_zero: 'You are first',
  ahead_one: '{{count}} person ahead',
  ahead_other: '{{count}} people ahead',
  until: 'Nobody else can book it until {{when}}',
  missed: 'Your priority is over. It may still be free.',
  book: 'Book it',
  look: 'See whether it is still free',
  dialogTitle: 'Wait for taken days',
  dialogText: 'Pick the days that would suit you, even if they are taken now.',
};
