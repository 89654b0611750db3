import type { DomainEvent } from '../../core/events/event-types.js';

interface SpaceEventPayload {
  readonly [key: string]: string;
  readonly spaceId: string;
  readonly hostId: string;
}

/** The space can be found for the first time. */
export type SpacePublished = DomainEvent<'space.published', SpaceEventPayload>;
/** The space waits to be looked at before it is published. */
export type SpaceSubmitted = DomainEvent<'space.submitted', SpaceEventPayload>;
/** The staff ask for changes before it is published; what they ask stands on the space. */
export type SpaceChangesRequested = DomainEvent<'space.changes_requested', SpaceEventPayload>;
/** What a published space says was changed by its host. */
export type SpaceChanged = DomainEvent<'space.changed', SpaceEventPayload>;
/** The space was taken out of the search for a while. */
export type SpacePaused = DomainEvent<'space.paused', SpaceEventPayload & { readonly by: 'host' | 'system' }>;
/** The staff took the space out of the search. */
export type SpaceSuspended = DomainEvent<'space.suspended', SpaceEventPayload>;
/** The space is back in the search. */
export type SpaceResumed = DomainEvent<'space.resumed', SpaceEventPayload>;
/** The space was taken away for good. */
export type SpaceArchived = DomainEvent<'space.archived', SpaceEventPayload>;

export type SpaceEvent =
  | SpacePublished
  | SpaceSubmitted
  | SpaceChangesRequested
  | SpacePaused
  | SpaceSuspended
  | SpaceResumed
  | SpaceArchived;
