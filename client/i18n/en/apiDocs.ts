import type { SameKeys } from '../translations';
import type { messages as es } from '../es/apiDocs';

/** `/developers`: the API for partners. */
export const messages: SameKeys<typeof es> = {
  title: 'Developers',
  heading: 'Hueco’s spaces, in your product',
  lead: 'For property managers, removal firms and storage centres. A GraphQL API to search, publish and manage bookings.',
  openConsole: 'Create a key',
  trySandbox: 'Try without an account',
  promises: { keysAtOnce: 'Keys at once', notice: 'Three months’ notice before anything is removed' },
  copy: 'Copy',
  answer: 'What it answers right now',
  steps: {
    title: 'First call in two minutes',
    console: { title: 'Open the console', text: 'With your Hueco account and a confirmed e-mail address.' },
    key: { title: 'Create a key', text: 'Choose its scopes and save it: it is shown only once.' },
    call: { title: 'Call', text: 'Paste the call above with your key. Every answer says what it cost.' },
  },
  guides: {
    title: 'Guides',
    text: 'Five jobs, with the code that does them.',
    search: {
      title: 'Search and show',
      text: 'searchSpaces finds spaces by postal code, city, type, days and price. Lists go on with after and the last cursor. Amounts are euro cents with everything included.',
      code: 'A call from TypeScript',
    },
    host: {
      title: 'Run a storage centre',
      text: 'saveSpaceDraft and publishSpace publish a unit, blockDays blocks days of up to 100 at once, and acceptBooking or declineBooking answer whoever asks for one.',
      code: 'Block days',
    },
    actForUser: {
      title: 'Act for a user',
      text: 'Register your app in the console and send the person to our consent page, by OAuth 2.1 with PKCE. They come back with a code that you exchange for a token of one hour, which is renewed. They can disconnect you any time, and you never see their password.',
      code: 'Ask for consent and exchange the code',
    },
    repeat: {
      title: 'Repeat without fear',
      text: 'Send every change with an Idempotency-Key. If the answer is lost, repeat the call: for 24 hours you get the same answer and nothing is done twice.',
      code: 'The same call again',
    },
    events: {
      title: 'React to what happens',
      text: 'Add an address in the console and you are notified of bookings, spaces and messages. Events are signed and numbered; if you do not answer, we try eight times within a day and a half.',
      code: 'Check the signature',
    },
  },
  scopes: {
    title: 'Scopes',
    text: 'A key only reaches what you allow. If a scope is missing, the whole call is refused and the answer says which one.',
    codes: {
      SPACES_READ: 'spaces:read',
      SPACES_WRITE: 'spaces:write',
      BOOKINGS_READ: 'bookings:read',
      BOOKINGS_WRITE: 'bookings:write',
      MESSAGES: 'messages',
      WEBHOOKS: 'webhooks',
    },
    SPACES_READ: 'Search, and read spaces, prices and free days; your own with their drafts.',
    SPACES_WRITE: 'Create, change, publish and pause your spaces, and block their days.',
    BOOKINGS_READ: 'Read your bookings, of both sides.',
    BOOKINGS_WRITE: 'Answer your bookings, cancel them and move them on.',
    MESSAGES: 'Read and write in your conversations.',
    WEBHOOKS: 'Read and change your webhooks and their log.',
  },
  errors: {
    title: 'Errors',
    text: 'Every error has a code in extensions.code, the fields to change, and whether repeating makes sense.',
    codes: {
      TOKEN_INVALID: 'The key is wrong, has expired or is not for this address. Status 401.',
      SCOPE_MISSING: 'The key lacks the scope of params.scope. Status 403.',
      VALIDATION_FAILED: 'Some fields have to change: fields says which and why.',
      RATE_LIMITED: 'No points are left: wait for what Retry-After says. Status 429.',
      IDEMPOTENCY_KEY_REUSED: 'That Idempotency-Key was used with another call. Status 409.',
    },
  },
  limits: {
    title: 'Limits',
    text: 'Every answer says its cost in extensions.cost and what you have left in the RateLimit header.',
    points: 'Points',
    anonymous: 'Without a key',
    person: 'Person',
    key: 'Key',
    bucket: 'Most at once',
    restored: 'Restored a second',
    perCall: 'Per call',
    first: 'Items per page',
  },
  changes: {
    title: 'Changes',
    text: 'What is in the public schema stays. Whatever is to be removed is marked at least three months before, with its day.',
    date: '26/11/2026',
    first: 'The public part of the API, with keys, scopes and webhooks.',
  },
};
