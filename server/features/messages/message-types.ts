import { registerEnumType } from 'type-graphql';

/** How a conversation began, or what it has become. Values are the database's; keys are the API's. */
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

/** Which side of a conversation somebody is. */
export enum ConversationRole {
  RENTER = 'renter',
  HOST = 'host',
}

/** Whether somebody wrote it, or it tells what happened to the booking. */
export enum MessageKind {
  TEXT = 'text',
  EVENT = 'event',
}

/** What happened, of a line that nobody wrote. */
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
  BOOKING_MOVE_OUT = 'booking_move_out',
  BOOKING_COMPLETED = 'booking_completed',
}

/** What kind of contact data is taken out of a message. */
export enum ContactDataKind {
  EMAIL = 'email',
  PHONE = 'phone',
  LINK = 'link',
  HANDLE = 'handle',
  IBAN = 'iban',
  APP = 'app',
  PAYMENT = 'payment',
}

/** What has happened to a conversation. */
export enum ConversationChangeKind {
  MESSAGE = 'message',
  READ = 'read',
  TYPING = 'typing',
  STATE = 'state',
}

registerEnumType(ConversationKind, {
  name: 'ConversationKind',
  description: 'What a conversation is about.',
  valuesConfig: {
    DIRECT: { description: 'The renter asks about the space.' },
    BOOKING: { description: 'There is a booking of the two, or was one.' },
  },
});
registerEnumType(ConversationFilter, {
  name: 'ConversationFilter',
  description: 'Which conversations a list shows.',
  valuesConfig: {
    ALL: { description: 'All that are not hidden.' },
    UNREAD: { description: 'Those with unread messages.' },
    BOOKINGS: { description: 'Those with a booking.' },
  },
});
registerEnumType(ConversationRole, {
  name: 'ConversationRole',
  description: 'Which side of a conversation somebody is.',
  valuesConfig: {
    RENTER: { description: 'Who looks for room, or stores her things.' },
    HOST: { description: 'Whose space it is.' },
  },
});
registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'Whether somebody wrote it.',
  valuesConfig: {
    TEXT: { description: 'One of the two wrote it.' },
    EVENT: { description: 'Nobody did: it tells what happened to the booking.' },
  },
});
registerEnumType(MessageEventType, {
  name: 'MessageEventType',
  description: 'What a line that nobody wrote tells.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'The renter asked for the space; `deadline` is until when the host can answer.' },
    BOOKING_CONFIRMED: { description: 'The host said yes, or the space confirms at once; contact data may be written from here on.' },
    BOOKING_DECLINED: { description: 'The host said no.' },
    BOOKING_EXPIRED: { description: 'The host did not answer in time.' },
    BOOKING_WITHDRAWN: { description: 'The renter took her request back.' },
    BOOKING_CANCELLED: { description: 'It was called off: `by` tells by whom.' },
    BOOKING_PAYMENT_FAILED: { description: 'The charge failed after the yes, and the days are free again.' },
    BOOKING_RESPONSE_DUE: { description: 'The host was reminded to answer before `deadline`.' },
    BOOKING_STARTED: { description: 'The stay has begun.' },
    BOOKING_MOVE_OUT: { description: 'The last day is over; the return of the keys is to be confirmed.' },
    BOOKING_COMPLETED: { description: 'The stay is over and the keys are back.' },
  },
});
registerEnumType(ContactDataKind, {
  name: 'ContactDataKind',
  description: 'What kind of contact data is taken out of a message.',
  valuesConfig: {
    EMAIL: { description: 'An e-mail address.' },
    PHONE: { description: 'A phone number, spelled or spaced as may be.' },
    LINK: { description: 'An address of the web.' },
    HANDLE: { description: 'A name with @ before it.' },
    IBAN: { description: 'An account number; never shown, also after the confirmation.' },
    APP: { description: 'A messenger or a social network.' },
    PAYMENT: { description: 'A way to pay past Hueco; never shown, also after the confirmation.' },
  },
});
registerEnumType(ConversationChangeKind, {
  name: 'ConversationChangeKind',
  description: 'What has happened to a conversation.',
  valuesConfig: {
    MESSAGE: { description: 'It has a new message: `message`.' },
    READ: { description: 'Messages were read, by the other side or by the viewer on this or another device.' },
    TYPING: { description: 'The other side is writing at this moment; told again every few seconds while she does.' },
    STATE: { description: 'It was muted, hidden, blocked, or one of these was taken back.' },
  },
});
