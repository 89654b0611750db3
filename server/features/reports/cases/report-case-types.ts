import { registerEnumType } from 'type-graphql';

/** What was reported. */
export enum ReportedKind {
  SPACE = 'space',
  USER = 'user',
  REVIEW = 'review',
  MESSAGE = 'message',
  CONVERSATION = 'conversation',
}

/** How a report stands. */
export enum ReportStatus {
  OPEN = 'open',
  UPHELD = 'upheld',
  DISMISSED = 'dismissed',
}

/** Who complains about a decision. */
export enum ReportSide {
  REPORTER = 'reporter',
  OWNER = 'owner',
}

/** What became of a complaint. */
export enum ComplaintOutcome {
  KEPT = 'kept',
  CHANGED = 'changed',
}

registerEnumType(ReportedKind, {
  name: 'ReportedKind',
  description: 'What was reported.',
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
  description: 'How a report stands.',
  valuesConfig: {
    OPEN: { description: 'It waits for a decision.' },
    UPHELD: { description: 'It was right, and something was done.' },
    DISMISSED: { description: 'What was reported stays as it is.' },
  },
});
registerEnumType(ReportSide, {
  name: 'ReportSide',
  description: 'Who complains about a decision.',
  valuesConfig: {
    REPORTER: { description: 'Who reported it.' },
    OWNER: { description: 'Who answers for what was reported.' },
  },
});
registerEnumType(ComplaintOutcome, {
  name: 'ComplaintOutcome',
  description: 'What became of a complaint.',
  valuesConfig: {
    KEPT: { description: 'The decision stands.' },
    CHANGED: { description: 'It was decided the other way.' },
  },
});

/** A case about which nobody has complained. */
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
