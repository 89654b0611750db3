import type { DomainEvent } from '../../../core/events/event-types.js';

export const HostDataEventType = {
  ASKED: 'host_data.asked',
  UNLISTED: 'host_data.unlisted',
  LISTED: 'host_data.listed',
} as const;

interface Reminder {
  readonly [key: string]: string;
  readonly userId: string;
  /** The first thing that is missing. */
  readonly missing: string;
  /** ISO instant from which on their spaces are not shown. */
  readonly dueAt: string;
}

/** A host lacks what the law wants: told twice. */
export type HostDataAsked = DomainEvent<typeof HostDataEventType.ASKED, Reminder>;
/** Their spaces are not shown any more. */
export type HostUnlisted = DomainEvent<typeof HostDataEventType.UNLISTED, Reminder>;
/** All is there, and their spaces are shown again. */
export type HostListed = DomainEvent<
  typeof HostDataEventType.LISTED,
  { readonly userId: string; readonly listedAt: string }
>;
