import { MessagePauseEventName } from '../../messages/limits/message-pause.events.js';
import { TicketEventType } from '../../support/ticket.events.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toPage } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { ALL_CHANNELS, BELL_AND_MAIL } from './channels.js';

/** Notifications of messages and of tickets. */
export const supportEntries = {
  MESSAGE_RECEIVED: {
    description: 'To the recipient of a message: the newest unread one of a conversation; the next message renews it.',
    to: 'user',
    group: NotificationGroup.MESSAGES,
    channels: ALL_CHANNELS,
    params: ['name', 'text', 'count', 'isAgreed', 'address'],
    icon: NotificationIcon.MESSAGE,
    link: toPage('/messages'),
    mail: { template: 'notifications.messages' },
  },
  MESSAGES_PAUSED: {
    description: 'To a user who repeatedly sent contact data: until when they cannot write messages, and why.',
    on: MessagePauseEventName.STARTED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['deadline', 'timeZone'],
    icon: NotificationIcon.MESSAGE_WARNING,
    link: toPage('/messages'),
    mail: { link: toPage('/contact') },
  },
  TICKET_RECEIVED: {
    description: 'To the requester of a ticket: the ticket was received, with the time by which it is answered.',
    on: TicketEventType.RECEIVED,
    to: 'user',
    group: NotificationGroup.SUPPORT,
    channels: BELL_AND_MAIL,
    params: ['code', 'topic', 'deadline', 'timeZone', 'address'],
    icon: NotificationIcon.SUPPORT,
    link: toPage('/dashboard'),
  },
  TICKET_ANSWERED: {
    description: 'To the requester of a ticket: there is an answer.',
    on: TicketEventType.ANSWERED,
    to: 'user',
    group: NotificationGroup.SUPPORT,
    channels: BELL_AND_MAIL,
    params: ['code', 'topic', 'address'],
    icon: NotificationIcon.SUPPORT,
    link: toPage('/dashboard'),
  },
  TICKET_RESOLVED: {
    description: 'To the requester of a ticket: the ticket is resolved; it can be reopened for 14 days.',
    on: TicketEventType.RESOLVED,
    to: 'user',
    group: NotificationGroup.SUPPORT,
    channels: BELL_AND_MAIL,
    params: ['code', 'topic', 'deadline', 'timeZone', 'address'],
    icon: NotificationIcon.SUPPORT,
    link: toPage('/dashboard'),
  },
} satisfies Record<string, NotificationEntry>;
