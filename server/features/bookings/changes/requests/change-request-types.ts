import { registerEnumType } from 'type-graphql';

/** Status of what one side asks and the other may agree to. */
export enum ChangeStatus {
  OPEN = 'open',
  AGREED = 'agreed',
  DECLINED = 'declined',
  LAPSED = 'lapsed',
  WITHDRAWN = 'withdrawn',
}

/** What is asked for. */
export enum ChangeKind {
  DATES = 'dates',
  UNDO_NOTICE = 'undo_notice',
}

registerEnumType(ChangeStatus, {
  name: 'BookingChangeStatus',
  description: 'Status of a change that one side asks for.',
  valuesConfig: {
    OPEN: { description: 'The other side has until `expiresAt` to answer.' },
    AGREED: { description: 'Both sides agreed: it holds.' },
    DECLINED: { description: 'The other side said no: all stays as it was.' },
    LAPSED: { description: 'Nobody answered in time, or the booking moved on: all stays as it was.' },
    WITHDRAWN: { description: 'Taken back by who had asked.' },
  },
});
registerEnumType(ChangeKind, {
  name: 'BookingChangeKind',
  description: 'What one side asks of the other.',
  valuesConfig: {
    DATES: { description: 'Other days.' },
    UNDO_NOTICE: { description: 'To withdraw the notice: the stay goes on as before it.' },
  },
});
