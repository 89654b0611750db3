import { registerEnumType } from 'type-graphql';

/** The topic of a ticket. Values are the database's. */
export enum TicketCategory {
  BOOKING = 'booking',
  PAYMENT = 'payment',
  REFUND = 'refund',
  ACCESS = 'access',
  DAMAGE = 'damage',
  VERIFICATION = 'verification',
  SPACE = 'space',
  ACCOUNT = 'account',
  PERSONAL_DATA = 'personal_data',
  REPORT = 'report',
  OTHER = 'other',
}

/** The status of a ticket. */
export enum TicketStatus {
  OPEN = 'open',
  WAITING_USER = 'waiting_user',
  WAITING_STAFF = 'waiting_staff',
  RESOLVED = 'resolved',
  CLOSED = 'closed',
}

/** The priority of a ticket. */
export enum TicketPriority {
  NORMAL = 'normal',
  URGENT = 'urgent',
}

/** The channel of a ticket. */
export enum TicketSource {
  WEB = 'web',
  CONTACT = 'contact',
  MAIL = 'mail',
}

/** The author of a message. */
export enum TicketAuthor {
  REQUESTER = 'requester',
  STAFF = 'staff',
  SYSTEM = 'system',
}

/** An action on a ticket. */
export enum TicketAction {
  WRITE = 'write',
  RATE = 'rate',
  REOPEN = 'reopen',
  ANSWER = 'answer',
  NOTE = 'note',
  ASSIGN = 'assign',
}

/** Part of the staff's queue. */
export enum TicketQueueScope {
  MINE = 'mine',
  UNASSIGNED = 'unassigned',
  ALL = 'all',
  DONE = 'done',
}

registerEnumType(TicketCategory, {
  name: 'TicketCategory',
  description: 'The topic of a ticket.',
  valuesConfig: {
    BOOKING: { description: 'A booking.' },
    PAYMENT: { description: 'A payment.' },
    REFUND: { description: 'A refund.' },
    ACCESS: { description: 'Access to a space; answered first.' },
    DAMAGE: { description: 'Damage to a space or to things.' },
    VERIFICATION: { description: 'Verifying an identity or a space.' },
    SPACE: { description: 'Offering a space.' },
    ACCOUNT: { description: 'The account.' },
    PERSONAL_DATA: { description: 'Personal data.' },
    REPORT: { description: 'Something illegal or against the rules.' },
    OTHER: { description: 'Anything else.' },
  },
});
registerEnumType(TicketStatus, {
  name: 'TicketStatus',
  description: 'The status of a ticket.',
  valuesConfig: {
    OPEN: { description: 'Nobody has answered yet.' },
    WAITING_USER: { description: 'Answered; waits for the requester.' },
    WAITING_STAFF: { description: 'The requester wrote again; waits for support.' },
    RESOLVED: { description: 'Resolved; it can be rated, and reopened for 14 days.' },
    CLOSED: { description: 'Closed permanently.' },
  },
});
registerEnumType(TicketPriority, {
  name: 'TicketPriority',
  description: 'The priority of a ticket.',
  valuesConfig: {
    NORMAL: { description: 'Within four working hours.' },
    URGENT: { description: 'Within one working hour: no access today, or danger.' },
  },
});
registerEnumType(TicketSource, {
  name: 'TicketSource',
  description: 'The channel of a ticket.',
  valuesConfig: {
    WEB: { description: 'From the support page of the account.' },
    CONTACT: { description: 'From the contact page.' },
    MAIL: { description: 'A mailed reply to a ticket that was closed.' },
  },
});
registerEnumType(TicketAuthor, {
  name: 'TicketAuthor',
  description: 'The author of a message of a ticket.',
  valuesConfig: {
    REQUESTER: { description: 'The user or visitor who asked.' },
    STAFF: { description: 'Support.' },
    SYSTEM: { description: 'The program, for automatic changes.' },
  },
});
registerEnumType(TicketAction, {
  name: 'TicketAction',
  description: 'An action on a ticket.',
  valuesConfig: {
    WRITE: { description: '`sendTicketMessage`.' },
    RATE: { description: '`rateTicket`.' },
    REOPEN: { description: '`reopenTicket`.' },
    ANSWER: { description: '`answerTicket`.' },
    NOTE: { description: '`addTicketNote`.' },
    ASSIGN: { description: '`assignTicket`.' },
  },
});
registerEnumType(TicketQueueScope, {
  name: 'TicketQueueScope',
  description: "Part of the staff's queue of tickets.",
  valuesConfig: {
    MINE: { description: 'Assigned to the viewer and unresolved.' },
    UNASSIGNED: { description: 'Unassigned and unresolved.' },
    ALL: { description: 'Unresolved.' },
    DONE: { description: 'Resolved or closed, newest first.' },
  },
});
