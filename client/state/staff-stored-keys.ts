/** What only staff pages store, apart so that nobody else loads it. Sign-out deletes it: keys that outlive it are in `STORED`. */
export const STAFF_STORED = {
  /** Id: the case. */
  decisionWords: { name: 'hueco_decision:', scope: 'account' },
  /** Id: the kind of a text and its key. */
  contentDrafts: { name: 'hueco_content_draft:', scope: 'account' },
  ticketDrafts: { name: 'hueco_ticket_drafts', scope: 'account' },
} as const;
