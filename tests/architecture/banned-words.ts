/** Words that the code does not use, each with the ones that say it (docs/glossary.md). */
export interface BannedWord {
  /** Lower-case words as a pattern; a name is compared split into its words: `drawPage` is `draw page`. */
  readonly words: string;
  readonly say: string;
  /** Names: right in prose, where the language uses them in their usual sense. Documents: the guides, decisions and descriptions of the API, not comments. */
  readonly onlyIn?: 'names' | 'prose' | 'documents';
}

/** Names that clients of the API and stored data rely on, so they stay as they are. */
export const FIXED_NAMES: ReadonlySet<string> = new Set([
  'MarketFacts',
  'marketFacts',
  'VerificationStanding',
  'event_facts',
  'BUILDING_INSURANCE_TOLD',
  'FALSE_LISTING',
  'BOOKING_ENDS_TODAY_RENTER',
  'BOOKING_ENDS_TODAY_HOST',
]);

export const BANNED_WORDS: readonly BannedWord[] = [
  // People
  { words: 'she|her|hers|herself|he|his|him|himself', say: 'they, or the role: host, renter, viewer, staff' },
  { words: 'guests?', say: 'renter, or visitor when signed out' },
  {
    words: 'landlords?|tenants?|owner ids?|(demo|space) owners?|owners? of (a|the|their) spaces?|contact the owner',
    say: 'host or renter',
  },
  // Domain
  { words: 'listings?|reservations?', say: 'space or booking' },
  { words: 'takes? or defers?', say: 'settle, capture, schedule' },
  { words: 'orders? (a |the )?refunds?|refund orders?', say: 'create a refund' },
  { words: 'booking ends', say: 'cancellation, expiry, completion; the stay ends' },
  { words: 'kept after erasure', say: 'retained, retention' },
  {
    words: '(data|table|privacy) inventory|inventory (files?|types)|privacy/inventory',
    say: 'declared table, column; an inventory lists things that are stored',
  },
  { words: 'wish list|wishlists?', say: 'favorites' },
  { words: 'wish|wishes', say: 'request, input or options' },
  { words: 'standings?', say: 'eligibility, term or status' },
  { words: 'call(s|ed|ing)? (it |a booking |them )?off|letting go|ways out', say: 'cancel, cancellation, withdrawal' },
  { words: 'story|stories|telling', say: 'event, notification' },
  { words: 'hear|hears|heard|hearing', say: 'receive, listen, subscribe, be notified' },
  { words: 'talk|talks|talking', say: 'conversation, message; for a bank: authentication' },
  { words: 'hidden words|words hidden|as others read', say: 'redaction' },
  { words: 'forget|forgets|forgetting|forgotten|traces', say: 'delete, reset, evict, purge, anonymize' },
  {
    words: 'tells?|told|said|unsaid|askers?',
    say: 'notify, announce, report, send; notified, announced; requester',
    onlyIn: 'names',
  },
  { words: 'stands? (there|in|on|around)', say: 'is, is shown, stays', onlyIn: 'prose' },
  // Server-side rendering and hydration
  { words: 'draw|draws|drawn|drawing|drawings|drawer|drawers|studio', say: 'render, renderer, illustration' },
  { words: 'taking over|page takes over|late parts?', say: 'hydration, HydrationBoundary' },
  { words: 'early steps?', say: 'event replay' },
  { words: 'late start', say: 'deferred scripts' },
  {
    words: 'next task|in tasks|in steps|read beforehand',
    say: 'yieldToMain, runInChunks, cache warm-up',
    onlyIn: 'names',
  },
  // Other technical terms
  { words: 'when back|until back|until answered|patience', say: 'retry with backoff, timeout, waitForServer' },
  { words: 'look every|dead after', say: 'poll interval, stale after' },
  { words: 'keepers?', say: 'sync, store, cache' },
  { words: 'movers?', say: 'sync; of a booking: actor' },
  { words: 'vaults?|kept forms?|keep need', say: 'encrypted storage, form persistence, session storage' },
  { words: 'crowds?|crowded|crowding|uncrowded', say: 'clustering; of people: users, load' },
  { words: 'when near|use near', say: 'in view' },
  { words: 'census', say: 'limiter' },
  { words: 'kept shortly|short cache', say: 'TTL cache' },
  { words: 'change libraries|page rules when asked', say: 'patch' },
  { words: 'figures?', say: 'metrics; for single numbers: count, amount, digit' },
  { words: 'gates?', say: 'guard, validator, middleware' },
  { words: 'facts?', say: 'the noun of the record: summary, context, details', onlyIn: 'names' },
  { words: 'use (\\w+ )*words|public face', say: 'labels, texts; public profile', onlyIn: 'names' },
  { words: 'make market|market wish(es)?', say: 'seed, demo data' },
  { words: 'whoever', say: 'the role (renter, viewer, caller), or a person who' },
  { words: 'the house|house rules?', say: 'the platform, the project; its conventions' },
];

/** Phrases in which descriptions and documents use a banned word in its usual sense. */
export const ALLOWED_PHRASES: readonly { readonly phrase: string; readonly because: string }[] = [
  { phrase: 'chest of drawers', because: 'a piece of furniture that people store' },
  { phrase: 'traces (?:go|of calls|of their own|that begin)', because: 'OpenTelemetry calls its records traces' },
];
