/**
 * How long a value is stored: `tab` until the tab closes or its user signs out, `account` until sign-out in this browser, `browser` beyond
 * that.
 */
export type StoredScope = 'tab' | 'account' | 'browser';

/** A name in the browser's storage. With an id appended it is the prefix of many entries. */
export interface StoredKey {
  readonly name: string;
  readonly scope: StoredScope;
}

/** Everything the client stores in `localStorage` and `sessionStorage`, but for what only the pages of staff and of support do. Sign-out deletes all but the scope `browser`. */
export const STORED = {
  /** `client/index.html` reads it as well, before the first paint. */
  theme: { name: 'theme', scope: 'browser' },
  language: { name: 'i18nextLng', scope: 'browser' },
  notificationSound: { name: 'hueco_notification_sound', scope: 'browser' },
  staffColumns: { name: 'hueco_staff_columns', scope: 'browser' },
  staffKeys: { name: 'hueco_staff_keys', scope: 'browser' },
  staffViews: { name: 'hueco_staff_views', scope: 'browser' },
  cookiePreferences: { name: 'hueco_cookie_preferences', scope: 'browser' },

  signedInUserId: { name: 'hueco_session', scope: 'account' },
  dashboardMode: { name: 'hueco_dashboard_mode', scope: 'account' },
  favorites: { name: 'hueco_favorites', scope: 'account' },
  recentSpaces: { name: 'hueco_recent_spaces', scope: 'account' },
  lastSearches: { name: 'hueco_last_searches', scope: 'account' },
  messageDrafts: { name: 'hueco_message_drafts', scope: 'account' },
  /** Id: the message's idempotency key. */
  outgoingMessage: { name: 'hueco_outgoing_', scope: 'account' },
  /** Id: user and space. */
  spaceDraft: { name: 'hueco_draft:', scope: 'account' },

  visitedSpaces: { name: 'hueco_visited_spaces', scope: 'tab' },
  scrollPositions: { name: 'scroll-positions', scope: 'tab' },
  formValues: { name: 'hueco_kept_forms', scope: 'tab' },
  helpAnswers: { name: 'hueco_help_answers', scope: 'tab' },
  /** Id: the typed text. */
  locationSuggestions: { name: 'hueco_geocode:', scope: 'tab' },
  /** Id: space, dates and term. */
  holdKey: { name: 'hueco:hold:', scope: 'tab' },
  /** Id: the space. */
  checkoutAnswers: { name: 'hueco:checkout:', scope: 'tab' },
  trackedCheckout: { name: 'hueco:checkout-told', scope: 'tab' },
  /** Id: the booking. */
  reviewDraft: { name: 'hueco:review:', scope: 'tab' },
} as const satisfies Readonly<Record<string, StoredKey>>;
