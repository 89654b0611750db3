/** What only the pages of support store, apart so that nobody else loads it. Sign-out deletes it, as all that is not in `STORED`. */
export const SUPPORT_STORED = {
  /** By ticket. */
  messageDrafts: { name: 'hueco_support_drafts', scope: 'account' },
} as const;
