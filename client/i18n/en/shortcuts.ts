import type { SameKeys } from '../translations';
import type { messages as es } from '../es/shortcuts';

/** The staff's sheet of shortcuts: what each does, by the names of `client/ui/staff/shortcuts.ts`. */
export const messages: SameKeys<typeof es> = {
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if they clash with dictation or your screen reader. Everything still has its button.',
  places: {
    everywhere: 'Everywhere',
    rows: 'On rows',
    list: 'In lists',
    decision: 'When deciding',
    finder: 'In the search',
    rooms: 'Go to',
  },
  everywhere: { search: 'Search everything', room: 'Go to a room: then its letter', sheet: 'See the shortcuts' },
  panel: { start: 'Start with the most urgent' },
  rows: {
    next: 'Down',
    previous: 'Up',
    down: 'Down, inside the list',
    up: 'Up, inside the list',
    open: 'Open',
  },
  list: {
    filter: 'Add a filter',
    views: 'Go to the views',
    select: 'Select',
    range: 'Select up to here',
    close: 'Close the record or leave the search',
  },
  people: { WARN: 'Warn those selected', LIMIT: 'Limit those selected' },
  spaces: {
    HIDE: 'Hide those selected',
    SHOW: 'Show those selected',
    down: 'Next field of the listing',
    up: 'Previous field',
    good: 'The field is fine',
    note: 'Write a note about the field',
  },
  verifications: { zoom: 'See the documents closely' },
  bookings: {
    HOLD_PAYOUT: 'Hold the payouts of those selected',
    RELEASE_PAYOUT: 'Release the payouts of those selected',
  },
  reports: { UPHOLD: 'Uphold those selected', DISMISS: 'See no breach in those selected' },
  claims: { next: 'Next claim', previous: 'Previous claim' },
  tickets: {
    reply: 'Reply',
    note: 'Write a note',
    saved: 'Saved replies',
    send: 'Send and resolve, or save the note',
  },
  decision: { first: 'First option', second: 'Second option', third: 'Third option', send: 'Send the decision' },
  finder: {
    down: 'Down',
    up: 'Up',
    open: 'Open',
    tab: 'Open in another tab',
    group: 'Change group',
  },
};
