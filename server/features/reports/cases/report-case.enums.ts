import { registerEnumType } from 'type-graphql';

/** The kind of a report's subject. */
export enum ReportedKind {
  SPACE = 'space',
  USER = 'user',
  REVIEW = 'review',
  MESSAGE = 'message',
  CONVERSATION = 'conversation',
}

/** The status of a report. */
export enum ReportStatus {
  OPEN = 'open',
  UPHELD = 'upheld',
  DISMISSED = 'dismissed',
}

/** The side that complains about a decision. */
export enum ReportSide {
  REPORTER = 'reporter',
  OWNER = 'owner',
}

/** The outcome of a complaint. */
export enum ComplaintOutcome {
  KEPT = 'kept',
  CHANGED = 'changed',
}

registerEnumType(ReportedKind, {
  name: 'ReportedKind',
  description: 'The kind of a report’s subject.',
  valuesConfig: {
    SPACE: { description: 'A space.' },
    USER: { description: 'A person.' },
    REVIEW: { description: 'A review.' },
    MESSAGE: { description: 'A message.' },
    CONVERSATION: { description: 'A whole conversation.' },
  },
});
registerEnumType(ReportStatus, {
  name: 'ReportStatus',
  description: 'The status of a report.',
  valuesConfig: {
    OPEN: { description: 'It waits for a decision.' },
    UPHELD: { description: 'It was upheld, and a measure was taken.' },
    DISMISSED: { description: 'It was dismissed: nothing changed.' },
  },
});
registerEnumType(ReportSide, {
  name: 'ReportSide',
  description: 'The side that complains about a decision.',
  valuesConfig: {
    REPORTER: { description: 'The person who reported it.' },
    OWNER: { description: 'The person responsible for what was reported.' },
  },
});
registerEnumType(ComplaintOutcome, {
  name: 'ComplaintOutcome',
  description: 'The outcome of a complaint.',
  valuesConfig: {
    KEPT: { description: 'The decision was confirmed.' },
    CHANGED: { description: 'The decision was reversed.' },
  },
});

/** What an upheld case did to its space or review. */
export enum CaseEffect {
  HIDDEN = 'hidden',
  REMOVED = 'removed',
}

/** A case without a complaint. */
export const NO_COMPLAINT = {
  complaintSide: null,
  complaint: null,
  complainedAt: null,
  complaintDueAt: null,
  complaintOutcome: null,
  complaintStatement: null,
  complaintDecidedBy: null,
  complaintDecidedAt: null,
} as const;
