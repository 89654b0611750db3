import type { messages as spanish } from '../es/apiGuides';
import type { SameKeys } from '../translations';

/** `/developers/guides`: a way through the API, step by step. Words between backticks are code. */
export const messages: SameKeys<typeof spanish> = {
  guides: {
    'first-call': {
      title: 'First call in two minutes',
      lead: 'From nothing to a list of spaces with their final prices. There is nothing to install.',
    },
    keys: { title: 'Keys and scopes', lead: 'A key acts for its owner and reaches what you allow, and no more.' },
    errors: {
      title: 'Errors',
      lead: 'Each error has a fixed code, and the answer says whether it is worth repeating.',
    },
    limits: {
      title: 'Limits',
      lead: 'Each call costs points, which come back by themselves. You always know how many are left.',
    },
    search: { title: 'Search and show', lead: 'Spaces that are free by place and days, with photos and final prices.' },
    book: {
      title: 'Book for a person',
      lead: 'You ask for consent and hold the days; the person pays on Hueco. You never see their password or card.',
    },
    host: { title: 'Run a storage centre', lead: 'Publish units, block days and answer those who ask for them.' },
    events: {
      title: 'React to what happens',
      lead: 'Signed webhooks, numbered and sent again when needed, instead of asking over and over.',
    },
    changes: {
      title: 'Versions and notice',
      lead: 'What is in the public schema stays. Whatever will be removed is marked at least three months before, with its date.',
    },
  },
  steps: {
    makeKey: {
      title: 'Create a key',
      text: 'In the console, create a key with the scope `spaces:read`. It is shown once: keep it in the variable that all examples use.',
    },
    firstCall: {
      title: 'Make the call',
      text: 'Ask for two spaces in the postal code `28012`. The price includes fees and VAT: it is what the person will pay. Variables are sent separately, and the function `call` serves all guides.',
    },
    readAnswer: {
      title: 'Read the answer',
      text: 'Lists are connections: `edges`, `node` and `pageInfo`. For the next page, send `endCursor` as `after`. Amounts are in cents, with their currency.',
    },
    failure: {
      title: 'If something fails',
      text: 'Each error has a fixed code, the field that caused it and whether the call is worth repeating. Quote `requestId` when you write to us.',
    },
    sendKey: {
      title: 'Send the key',
      text: 'It goes into the header `Authorization` of each call and acts for you: here it asks for your own spaces. Never put it into a web page or an app; OAuth is there for that.',
    },
    missingScope: {
      title: 'If a scope is missing',
      text: 'The whole call is refused before anything runs, and the answer says which scope is missing.',
    },
    rotate: {
      title: 'Rotate it without a gap',
      text: 'In the console, “Rotate” gives you a new key and keeps the old one working for 24 hours. Repeats with an `Idempotency-Key` belong to the key: finish open ones with the old key before you change. If it has leaked, revoke it: it ends at once.',
    },
    readError: {
      title: 'Read the code',
      text: 'Decide by `code`, never by `message`. `fields` has each field to be changed; `retryable` says whether the same call may succeed later.',
    },
    repeat: {
      title: 'Repeat without fear',
      text: 'Send each change with an `Idempotency-Key`. If the answer gets lost, repeat the call: for 24 hours you get the same answer, with `Idempotent-Replayed: true`, and nothing is done twice.',
    },
    readLimits: {
      title: 'See what is left',
      text: 'The header `RateLimit` tells the points that are left and `extensions.cost` what the call has cost, variables counted. One address has room for 20 sockets at a time, and a key for 10: the next one is closed with code 1013.',
    },
    wait: {
      title: 'Wait when it is time to',
      text: 'Without points the answer is 429. Wait the seconds of `Retry-After` and repeat.',
    },
    find: {
      title: 'Find free spaces',
      text: 'Filter by city or postal code and by days: you get those that can be booked for all of them.',
    },
    nextPage: {
      title: 'Go on with the list',
      text: 'Send the last `endCursor` as `after` while `hasNextPage` is true. It reads backwards too, with `last` and `before`.',
    },
    show: {
      title: 'Show one',
      text: 'The addresses of photos are whole and may be shown on your page. `busy` says which days are taken.',
    },
    quote: {
      title: 'Say what it will cost',
      text: '`priceQuote` computes the stay as the person will pay it: the total and the first charge.',
    },
    registerApp: {
      title: 'Register your app',
      text: 'In the console, with its name, its website and the addresses people come back to. You get a `client_id`.',
    },
    authorize: {
      title: 'Ask for consent',
      text: 'Send the person to this address. They see what you ask for, in words, and can say no. Keep the `VERIFIER`: it proves later that it was you.',
    },
    exchange: {
      title: 'Exchange the code for a token',
      text: 'They come back to your address with `code` and `state`. Check `state` and exchange the code within a minute. The token lasts an hour; `refresh_token` gives the next one and works once.',
    },
    prepare: {
      title: 'Hold the days',
      text: '`prepareBooking` holds them until `holdExpiresAt` and answers with the address of our payment page. Send the person there: only they choose the guarantee, accept the contract and pay. They come back to `returnUri`, one of the addresses of your app, with the status and your `state`.',
    },
    follow: {
      title: 'See how it goes',
      text: 'Find the booking by your `externalId`, ask with `updatedSince` for what has changed, or listen to `bookingChanged` with the person’s token. Webhooks belong to keys: they tell of their owner’s bookings. If the days were held anew on our page, the name stays with them.',
    },
    create: {
      title: 'Create the unit',
      text: 'It begins as a draft. `clientKey` is your name for it, 8 to 100 letters without accents, digits, `-` or `_`: the same call again gives the same draft. `draftProblems` says what publishing still needs. There is room for 60 calls an hour, repeats included: the next one is answered with `RATE_LIMITED`, and the seconds to wait in `params.retryAfterSeconds`.',
    },
    upload: {
      title: 'Upload the photos',
      text: 'At least three, up to {{maxMegabytes}}\u00a0MB each. We remove the location data from them.',
    },
    publish: {
      title: 'Publish it',
      text: 'If something is missing nothing changes, and the error says what. Within a minute it is in the search.',
    },
    block: {
      title: 'Block days',
      text: 'For those you rent out elsewhere. Up to 100 units in one call.',
    },
    requests: {
      title: 'Answer requests',
      text: 'These wait for your answer: `acceptBooking` or `declineBooking`, with their `id`. `availableActions` says what you can do with each.',
    },
    addWebhook: {
      title: 'Add an address',
      text: 'It has to be `https` and visible from the internet. The secret is shown once; events are signed with it.',
    },
    verify: {
      title: 'Check the signature',
      text: 'Events follow Standard Webhooks and have ids only: read from the API what holds now. They may come twice or out of order; `sequence` tells the order.',
    },
    tryWebhook: {
      title: 'Send a test',
      text: 'It is signed like the real ones, and the log shows it as a test. Answer with a status 200 within ten seconds.',
    },
    readLog: {
      title: 'Read the log',
      text: 'It keeps 30 days of attempts. Without an answer we try eight times in a day and a half; after that you can send each event again, with the same `webhook-id`.',
    },
    types: {
      title: 'Download the types',
      text: 'The schema and its TypeScript types are always those of today. New values of a closed list may come at any time: leave room for them.',
    },
  },
  tokenNote: 'An expired key is answered with 401 `TOKEN_INVALID`, never as if there were no key.',
  helper: '`call` and `HUECO_KEY` come from the <a>first call</a>.',
  openConsole: 'Open the console',
  answered: 'The answer right now',
  failed: 'Answer to a mistake',
  next: 'Next: {{title}}',
};
