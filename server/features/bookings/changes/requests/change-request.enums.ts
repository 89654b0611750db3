import { registerEnumType } from 'type-graphql';

/** Status of a change request. */
export enum ChangeStatus {
  OPEN = 'open',
  AGREED = 'agreed',
  DECLINED = 'declined',
  LAPSED = 'lapsed',
  WITHDRAWN = 'withdrawn',
}

/** The kind of request. */
export enum ChangeKind {
  DATES = 'dates',
  UNDO_NOTICE = 'undo_notice',
}

registerEnumType(ChangeStatus, {
  name: 'BookingChangeStatus',
  description: 'Status of a change request.',
  valuesConfig: {
    OPEN: { description: 'The other side has until `expiresAt` to answer.' },
    AGREED: { description: 'Both sides agreed: it is in force.' },
    DECLINED: { description: 'The other side declined: nothing changed.' },
    LAPSED: { description: 'Nobody answered in time, or the booking moved on: nothing changed.' },
    WITHDRAWN: { description: 'Withdrawn by the requester.' },
  },
});
registerEnumType(ChangeKind, {
  name: 'BookingChangeKind',
  description: 'What one side requests of the other.',
  valuesConfig: {
    DATES: { description: 'Other days.' },
    UNDO_NOTICE: { description: 'To undo the notice: the stay continues as before it.' },
  },
});
