import type { DomainEvent } from '../../core/events/event-types.js';

interface SpaceEventPayload {
  readonly [key: string]: string;
  readonly spaceId: string;
  readonly hostId: string;
}

/** The space was published for the first time. */
export type SpacePublished = DomainEvent<'space.published', SpaceEventPayload>;
/** The space waits for review before publication. */
export type SpaceSubmitted = DomainEvent<'space.submitted', SpaceEventPayload>;
/** The staff requested changes before publication; the requests are stored with the space. */
export type SpaceChangesRequested = DomainEvent<'space.changes_requested', SpaceEventPayload>;
/** A published space was changed by its host, or corrected by the staff. */
export type SpaceChanged = DomainEvent<'space.changed', SpaceEventPayload>;
/** The space was paused by its host or the system, or is shown again as its host had paused it. */
export type SpacePaused = DomainEvent<'space.paused', SpaceEventPayload & { readonly by: 'host' | 'system' }>;
/** The staff removed the space from the search. */
export type SpaceSuspended = DomainEvent<'space.suspended', SpaceEventPayload>;
/** The space is back in the search. */
export type SpaceResumed = DomainEvent<'space.resumed', SpaceEventPayload>;
/** The space was archived or removed permanently. */
export type SpaceArchived = DomainEvent<'space.archived', SpaceEventPayload>;

export type SpaceEvent =
  | SpacePublished
  | SpaceSubmitted
  | SpaceChangesRequested
  | SpacePaused
  | SpaceSuspended
  | SpaceResumed
  | SpaceArchived;

/** The event of a changed space. */
export const changedEvent = ({ id, hostId }: { readonly id: string; readonly hostId: string }): SpaceChanged => ({
  type: 'space.changed',
  payload: { spaceId: id, hostId },
});
