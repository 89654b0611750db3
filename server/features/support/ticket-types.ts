import { registerEnumType } from 'type-graphql';

/** What a ticket is about. Values are the database's. */
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

/** Where a ticket is in its life. */
export enum TicketStatus {
  OPEN = 'open',
  WAITING_USER = 'waiting_user',
  WAITING_STAFF = 'waiting_staff',
  RESOLVED = 'resolved',
  CLOSED = 'closed',
}

/** How soon it is answered. */
export enum TicketPriority {
  NORMAL = 'normal',
  URGENT = 'urgent',
}

/** How it came to us. */
export enum TicketSource {
  WEB = 'web',
  CONTACT = 'contact',
  MAIL = 'mail',
}

/** Who wrote a message. */
export enum TicketAuthor {
  REQUESTER = 'requester',
  STAFF = 'staff',
  SYSTEM = 'system',
}

/** What the viewer can do with a ticket now. */
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
  description: 'What a ticket is about.',
  valuesConfig: {
    BOOKING: { description: 'A booking.' },
    PAYMENT: { description: 'A payment.' },
    REFUND: { description: 'A refund.' },
    ACCESS: { description: 'Getting into a space; answered first.' },
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
  description: 'Where a ticket is in its life.',
  valuesConfig: {
    OPEN: { description: 'Nobody has answered yet.' },
    WAITING_USER: { description: 'Answered; the requester is to write next.' },
    WAITING_STAFF: { description: 'The requester wrote again; support is to answer.' },
    RESOLVED: { description: 'Solved; it can be rated, and reopened for 14 days.' },
    CLOSED: { description: 'Ended for good.' },
  },
});
registerEnumType(TicketPriority, {
  name: 'TicketPriority',
  description: 'How soon a ticket is answered.',
  valuesConfig: {
    NORMAL: { description: 'Within four working hours.' },
    URGENT: { description: 'Within one working hour: no access today, or danger.' },
  },
});
registerEnumType(TicketSource, {
  name: 'TicketSource',
  description: 'How a ticket came to support.',
  valuesConfig: {
    WEB: { description: 'From the support page of the account.' },
    CONTACT: { description: 'From the contact page.' },
    MAIL: { description: 'A reply by e-mail to a ticket that was closed.' },
  },
});
registerEnumType(TicketAuthor, {
  name: 'TicketAuthor',
  description: 'Who wrote a message of a ticket.',
  valuesConfig: {
    REQUESTER: { description: 'The user or visitor who asked.' },
    STAFF: { description: 'Support.' },
    SYSTEM: { description: 'The program, about a change that nobody made.' },
  },
});
registerEnumType(TicketAction, {
  name: 'TicketAction',
  description: 'What the viewer can do with a ticket now.',
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
    MINE: { description: 'Assigned to the viewer and not solved.' },
    UNASSIGNED: { description: 'Assigned to nobody and not solved.' },
    ALL: { description: 'Not solved.' },
    DONE: { description: 'Resolved or closed, the newest first.' },
  },
});
