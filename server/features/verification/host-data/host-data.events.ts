import type { DomainEvent } from '../../../core/events/event-types.js';

export const HostDataEventType = {
  ASKED: 'host_data.asked',
  UNLISTED: 'host_data.unlisted',
  LISTED: 'host_data.listed',
} as const;

interface Reminder {
  readonly [key: string]: string;
  readonly userId: string;
  /** The first missing detail. */
  readonly missing: string;
  /** ISO instant from which on their spaces are hidden. */
  readonly dueAt: string;
}

/** A host has not provided legally required details: notified twice. */
export type HostDataAsked = DomainEvent<typeof HostDataEventType.ASKED, Reminder>;
/** Their spaces are hidden. */
export type HostUnlisted = DomainEvent<typeof HostDataEventType.UNLISTED, Reminder>;
/** The details are complete, and their spaces are shown again. */
export type HostListed = DomainEvent<
  typeof HostDataEventType.LISTED,
  { readonly userId: string; readonly listedAt: string }
>;
