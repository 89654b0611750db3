import { registerEnumType } from 'type-graphql';
import type { BookingActor, DeclineReason } from '../bookings/booking.enums.js';

/** The subject of a conversation. Values are the database's, keys the API's. */
export enum ConversationKind {
  DIRECT = 'direct',
  BOOKING = 'booking',
}

/** Which conversations a list shows. */
export enum ConversationFilter {
  ALL = 'all',
  UNREAD = 'unread',
  BOOKINGS = 'bookings',
}

/** A side of a conversation. */
export enum ConversationRole {
  RENTER = 'renter',
  HOST = 'host',
}

/** Whether a person wrote it, or it records an event of the booking. */
export enum MessageKind {
  TEXT = 'text',
  EVENT = 'event',
}

/** The events of a booking. */
export enum MessageEventType {
  BOOKING_REQUESTED = 'booking_requested',
  BOOKING_CONFIRMED = 'booking_confirmed',
  BOOKING_DECLINED = 'booking_declined',
  BOOKING_EXPIRED = 'booking_expired',
  BOOKING_WITHDRAWN = 'booking_withdrawn',
  BOOKING_CANCELLED = 'booking_cancelled',
  BOOKING_PAYMENT_FAILED = 'booking_payment_failed',
  BOOKING_RESPONSE_DUE = 'booking_response_due',
  BOOKING_STARTED = 'booking_started',
  BOOKING_NOTICE = 'booking_notice',
  BOOKING_NOTICE_UNDONE = 'booking_notice_undone',
  BOOKING_CONTRACT_WITHDRAWN = 'booking_contract_withdrawn',
  BOOKING_TERMINATED = 'booking_terminated',
  BOOKING_MOVE_OUT = 'booking_move_out',
  BOOKING_COMPLETED = 'booking_completed',
}

/** Kinds of contact data that are redacted. */
export enum ContactDataKind {
  EMAIL = 'email',
  PHONE = 'phone',
  LINK = 'link',
  HANDLE = 'handle',
  IBAN = 'iban',
  APP = 'app',
  PAYMENT = 'payment',
}

/** How a conversation changed. */
export enum ConversationChangeKind {
  MESSAGE = 'message',
  READ = 'read',
  TYPING = 'typing',
  STATE = 'state',
}

/** The parameters of an event message's text; instants as ISO text. */
export interface MessageEventDetails {
  readonly from?: string;
  readonly to?: string;
  readonly deadline?: string;
  readonly timeZone?: string;
  readonly by?: BookingActor;
  readonly reason?: DeclineReason;
}

registerEnumType(ConversationKind, {
  name: 'ConversationKind',
  description: 'The subject of a conversation.',
  valuesConfig: {
    DIRECT: { description: 'Questions about the space.' },
    BOOKING: { description: 'The two have or had a booking.' },
  },
});
registerEnumType(ConversationFilter, {
  name: 'ConversationFilter',
  description: 'Which conversations a list shows.',
  valuesConfig: {
    ALL: { description: 'All conversations that are not hidden.' },
    UNREAD: { description: 'Conversations with unread messages.' },
    BOOKINGS: { description: 'Conversations with a booking.' },
  },
});
registerEnumType(ConversationRole, {
  name: 'ConversationRole',
  description: 'A side of a conversation.',
  valuesConfig: {
    RENTER: { description: 'Rents the space, or is interested in it.' },
    HOST: { description: 'Offers the space.' },
  },
});
registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'Whether a person wrote it.',
  valuesConfig: {
    TEXT: { description: 'Written by one of the two sides.' },
    EVENT: { description: 'An event of the booking.' },
  },
});
registerEnumType(MessageEventType, {
  name: 'MessageEventType',
  description: 'An event of a booking.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'The renter requested the booking; the host can answer until `deadline`.' },
    BOOKING_CONFIRMED: {
      description: 'The host accepted, or the space confirms instantly; contact data is no longer redacted.',
    },
    BOOKING_DECLINED: { description: 'The host declined.' },
    BOOKING_EXPIRED: { description: 'The host did not answer in time.' },
    BOOKING_WITHDRAWN: { description: 'The renter withdrew the request.' },
    BOOKING_CANCELLED: { description: 'The booking was cancelled by `by`.' },
    BOOKING_PAYMENT_FAILED: { description: 'The charge failed after the host accepted, and the dates are free again.' },
    BOOKING_RESPONSE_DUE: { description: 'The host was reminded to answer before `deadline`.' },
    BOOKING_STARTED: { description: 'The rental started.' },
    BOOKING_NOTICE: { description: 'One side, or the staff for the host, gave notice: the rental ends early.' },
    BOOKING_NOTICE_UNDONE: { description: 'Both sides agreed to undo the notice: the rental continues.' },
    BOOKING_CONTRACT_WITHDRAWN: {
      description: 'The renter withdrew from the contract; the return of the keys must be confirmed.',
    },
    BOOKING_TERMINATED: {
      description: 'The staff terminated the rental; the goods must be removed and the keys returned.',
    },
    BOOKING_MOVE_OUT: { description: 'The last day has passed; the return of the keys must be confirmed.' },
    BOOKING_COMPLETED: { description: 'The rental ended and the keys were returned.' },
  },
});
registerEnumType(ContactDataKind, {
  name: 'ContactDataKind',
  description: 'Kinds of contact data that are redacted.',
  valuesConfig: {
    EMAIL: { description: 'An e-mail address.' },
    PHONE: { description: 'A phone number, also spelled out or spaced.' },
    LINK: { description: 'A web address.' },
    HANDLE: { description: 'A user name with a leading @.' },
    IBAN: { description: 'A bank account number; redacted even after a confirmation.' },
    APP: { description: 'A messenger or a social network.' },
    PAYMENT: { description: 'A request to pay outside Hueco; redacted even after a confirmation.' },
  },
});
registerEnumType(ConversationChangeKind, {
  name: 'ConversationChangeKind',
  description: 'How a conversation changed.',
  valuesConfig: {
    MESSAGE: { description: 'A new message: `message`.' },
    READ: { description: 'Messages were read by the other side, or by the viewer on any device.' },
    TYPING: { description: 'The other side is typing; repeated every few seconds while they do.' },
    STATE: { description: 'It was muted, hidden or blocked, or one of these was undone.' },
  },
});
