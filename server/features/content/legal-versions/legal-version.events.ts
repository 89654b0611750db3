import type { DomainEvent } from '../../../core/events/event-types.js';

export const LegalVersionEventType = { ANNOUNCED: 'legal_version.announced' } as const;

/** A professional host is notified of a future version, in their language. */
export type LegalVersionAnnounced = DomainEvent<
  typeof LegalVersionEventType.ANNOUNCED,
  { readonly userId: string; readonly page: string; readonly validFrom: string; readonly changes: string }
>;
