import type { DomainEvent } from '../../../core/events.js';

export enum MessagePauseEventName {
  STARTED = 'message.pause_started',
}

/** Somebody cannot write for some days: too many of her messages held contact data. */
export type MessagePauseStarted = DomainEvent<MessagePauseEventName.STARTED, { readonly pauseId: string; readonly userId: string; readonly until: string; readonly messages: number }>;
