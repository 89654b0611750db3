/** Server features in order: each may import those of earlier groups and earlier ones of its own group, never later ones. */
export const FEATURE_ORDER = [
  ['accounts', 'content'],
  ['spaces'],
  ['onboarding', 'search', 'favorites', 'saved-searches', 'verification'],
  ['bookings'],
  ['payments'],
  ['claims', 'documents'],
  ['dashboard', 'calendar', 'platform-metrics', 'waiting-list'],
  ['messages', 'reviews'],
  ['booking-page', 'reports', 'support', 'translations'],
  ['notifications'],
  ['privacy'],
  ['partners', 'admin'],
] as const;

/** The roles of a feature's files, `x.role.ts`; any other file of a feature is a command. */
export const ROLES = [
  'entity',
  'events',
  'types',
  'enums',
  'inputs',
  'loaders',
  'policy',
  'rules',
  'pricing',
  'state-machine',
  'transitions',
  'resolver',
  'service',
  'jobs',
  'consumers',
  'routes',
  'feature',
] as const;

export type Role = (typeof ROLES)[number] | 'command';

/** Names that end with the word of a role and mean the word. */
export const ROLES_AS_WORDS: readonly RegExp[] = [
  /^server\/features\/admin\/rehearsed-events\.ts$/,
  /^server\/features\/bookings\/cancellation\/cancellation-policy\.ts$/,
  /^server\/features\/notifications\/mails\/samples-of-types\.ts$/,
  /^server\/features\/notifications\/messages\/message-jobs\.ts$/,
  /^server\/features\/partners\/webhooks\/webhook-events\.ts$/,
];

/** A feature's interface for other features. */
export const PUBLIC_ROLES: readonly Role[] = ['entity', 'events', 'types', 'enums'];
/** Pure decisions: the same input gives the same result, `now` is passed in. */
export const PURE: readonly Role[] = ['policy', 'rules', 'pricing', 'state-machine', 'transitions', 'types', 'enums'];

/** What a file of a feature may import from an earlier feature. */
export const FROM_EARLIER: Readonly<
  Record<'entity' | 'resolver' | 'other', readonly Role[] | 'anything but resolvers'>
> = {
  entity: PUBLIC_ROLES,
  resolver: [...PUBLIC_ROLES, ...PURE, 'inputs', 'loaders'],
  other: 'anything but resolvers',
};

/** Layers of the server by folder, and the layers each may import. Files outside them compose everything. */
export const SERVER_LAYERS: Readonly<Record<string, readonly string[]>> = {
  core: ['core', 'ports'],
  ports: ['ports', 'core'],
  features: ['features', 'core', 'ports'],
  transport: ['transport', 'core', 'ports'],
  db: ['db', 'core', 'ports', 'features'],
  web: ['web', 'transport', 'features', 'core', 'ports'],
  commands: ['commands', 'db', 'features', 'core', 'ports'],
};

/** Files of the server's own folder that rooms may use as well: the settings, the one list of features, and the types of the database. */
export const SHARED_SERVER_FILES = ['server/config.ts', 'server/features.ts', 'server/database.ts'];

/** Imports against the order, each with its reason. */
export const EXCEPTIONS: readonly { readonly from: string; readonly to: RegExp; readonly why: string }[] = [
  {
    from: 'server/ports/geocoder-embedded.ts',
    to: /^server\/features\/search\/places\//,
    why: 'the embedded geocoder is an adapter around the places of the search, and ports are made before any feature runs',
  },
];

/** Layers of the client that import no feature. */
export const SHARED_CLIENT_LAYERS = [
  'ui',
  'forms',
  'apollo',
  'i18n',
  'theme',
  'session',
  'generated',
  'router',
  'analytics',
  'state',
];

/** Imports forbidden in pure files, by package or by file of the project. */
export const IMPURE = [
  /^@mikro-orm\//,
  /^pg$/,
  /^kysely$/,
  /^node:(fs|http|https|net|child_process|timers)/,
  /core\/(context|clock|writes\/transaction|events\/(outbox|pubsub)|jobs\/jobs)\.ts$/,
];

/** Maximum lines of a file; tests list cases and may be longer. */
export const MAX_LINES = { source: 300, test: 450 };
/** Maximum files in one folder, without subfolders. */
export const MAX_FILES_PER_FOLDER = 30;
/** Folders with one file per item of a list: GraphQL documents, i18n namespaces, articles, pictures. */
export const FOLDERS_WITHOUT_LIMIT = [
  'client/generated/operations',
  'client/generated/values',
  'client/i18n/es',
  'client/i18n/en',
  'docs/decisions',
  'server/db/migrations',
  'server/features/content/articles/help',
  'server/db/seed/photos',
  'tests/visual/baseline',
];

/** Files with only rows of data or texts: as long as their list. */
export const DATA_FILES: readonly RegExp[] = [
  /^client\/i18n\/(es|en)\//,
  /^server\/db\/seed\/demo-data\/demo-/,
  /^server\/features\/bookings\/lifecycle\/booking\.transitions\.ts$/,
  /^server\/features\/spaces\/fields\/space-fields\.ts$/,
  /^server\/features\/search\/places\/city-records\.ts$/,
  /^server\/features\/notifications\/words\/(es|en)\.ts$/,
  /^server\/features\/privacy\/columns\//,
  /^server\/core\/errors\/field-problem-codes\.ts$/,
];

/** The only files that may list booking statuses: a new status is added there, with its texts in both languages. */
export const STATUS_LISTS: readonly RegExp[] = [
  /^server\/features\/bookings\/(booking\.enums|lifecycle\/booking\.transitions)\.ts$/,
  // Its icon and tint.
  /^client\/ui\/feedback\/StatusBadge\.tsx$/,
  /^client\/i18n\/(es|en)\/common\.ts$/,
  // Optional: a status without its own texts after the payment uses its badge's label.
  /^client\/i18n\/(es|en)\/checkout\.ts$/,
  // Events with the name of the status they lead to.
  /^server\/features\/bookings\/booking\.events\.ts$/,
  // The demo's bookings are created by the steps that lead to their status.
  /^server\/db\/seed\/make-booking(-history)?\.ts$/,
];

/** Files of the client that list statuses of a record, for a text or a picture of each; what several mean is a field of the server. */
export const CLIENT_LISTS: readonly RegExp[] = [
  // Statuses with a text of their own; the others share one.
  /^client\/ui\/claims\/claim-keys\.ts$/,
  /^client\/features\/admin\/money\/AlarmsList\.tsx$/,
  // The headings of a list, in their order.
  /^client\/features\/dashboard\/host\/spaces\/space-groups\.ts$/,
];

/** The most single statuses that a file may name without being in a list here: further ones ask for a meaning (`statusesThat`, `means`). */
export const FEW_STATUSES = 2;

/** Files that name more single statuses, each with a text, date or limit of its own: an added status needs none of them. */
export const STATUS_NAMES: readonly RegExp[] = [
  // One deadline or task per status.
  /^server\/features\/bookings\/stay\/booking-deadline\.ts$/,
  /^server\/features\/dashboard\/(read-summary|stats\/host-stats)\.ts$/,
  // The groups of a list differ by date within a status.
  /^server\/features\/bookings\/booking-groups\.rules\.ts$/,
  // Examples of what a mail can say.
  /^server\/features\/notifications\/mails\/notification-samples\.ts$/,
];

/** Records with a life of their own: they are changed through their entity (decision 104). */
export const LIVING_RECORDS = [
  'User',
  'Space',
  'Verification',
  'Booking',
  'ChangeRequest',
  'BillingCycle',
  'Payment',
  'Refund',
  'Payout',
  'PayoutAccount',
  'PaymentDispute',
  'Claim',
  'Conversation',
  'Message',
  'Review',
  'Ticket',
  'ReportCase',
];

const SETS = 'one statement for all rows of a condition';
const ERASURE = 'an erasure: all rows of a user';

/** The only files with an update statement on one of them, each with its reason. */
export const UPDATE_STATEMENTS: Readonly<Record<string, string>> = {
  'server/features/admin/people/merge/move-rows.ts': `${SETS}: each column that names an account`,
  'server/features/bookings/lifecycle/response-metrics.ts': 'computed by the database from the requests of ninety days',
  'server/features/bookings/payments/call-provider.ts':
    'compare and set, outside a transaction: the first reference stays',
  'server/features/bookings/payments/settle-payment.ts': `${SETS}: claims what is due, past rows locked by another round`,
  'server/features/bookings/payments/settle-refund.ts': `${SETS}: claims what is due`,
  'server/features/bookings/payouts/settle-payout.ts': `${SETS}: claims what is due`,
  'server/features/messages/conversations/update-conversation.ts': `${SETS}: all unread messages`,
  'server/features/messages/insert-message.ts': 'the later of two times, which the database compares',
  'server/features/messages/purge-messages.ts': `${SETS}: texts older than ninety days`,
  'server/features/privacy/erasure/erase-cases.ts': ERASURE,
  'server/features/privacy/erasure/erase-messages.ts': ERASURE,
  'server/features/privacy/erasure/erase-reviews.ts': ERASURE,
  'server/features/privacy/erasure/erase-rows.ts': ERASURE,
  'server/features/privacy/erasure/erase-spaces.ts': ERASURE,
  'server/features/privacy/retention/delete-rental-details.ts': `${SETS}: rentals whose years are over`,
  'server/features/privacy/retention/delete-report-details.ts': `${SETS}: reports whose years are over`,
  'server/features/reviews/close-round.ts': `${SETS}: the reviews of a round`,
  'server/features/reviews/review-rounds.ts': `${SETS}: the unpublished reviews of a booking`,
};
