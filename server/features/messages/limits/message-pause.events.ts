import type { DomainEvent } from '../../../core/events/event-types.js';

export enum MessagePauseEventName {
  STARTED = 'message.pause_started',
}

/** A user's sending was paused because too many of their messages held contact data. */
export type MessagePauseStarted = DomainEvent<
  MessagePauseEventName.STARTED,
  { readonly pauseId: string; readonly userId: string; readonly until: string; readonly messages: number }
>;
