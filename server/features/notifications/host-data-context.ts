import type { StoredEvent } from '../../core/events/event-types.js';
import type { LocalDate } from '../../core/values/date-range.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { LegalVersionEventType } from '../content/legal-versions/legal-version.events.js';
import { CommissionEventType } from '../spaces/pricing/commission.events.js';
import { HostDataEventType } from '../verification/host-data/host-data.events.js';
import type { NotificationParams } from './notification-entry.types.js';

const EVENTS: ReadonlySet<string> = new Set([
  ...Object.values(HostDataEventType),
  LegalVersionEventType.ANNOUNCED,
  CommissionEventType.RISES,
]);

/** Whether it is about details that the law requires of a host, or must be announced to them. */
export const isHostDataEvent = ({ type }: StoredEvent): boolean => EVENTS.has(type);

/** What a host has not provided, and the day from which on their spaces are hidden without it; or what changes from a day on. */
export function hostDataParams({
  payload: { missing, dueAt, page, validFrom, changes, rateBps, newRateBps },
}: StoredEvent): NotificationParams {
  return {
    ...(typeof missing === 'string' ? { reason: missing } : {}),
    ...(typeof dueAt === 'string' ? { day: localDateOf(new Date(dueAt)) } : {}),
    ...(typeof validFrom === 'string' ? { day: validFrom as LocalDate } : {}),
    ...(typeof page === 'string' ? { reason: page, address: `/${page}` } : {}),
    ...(typeof rateBps === 'number' && typeof newRateBps === 'number' ? { rateBps, newRateBps } : {}),
    ...(typeof changes === 'string' ? { statement: changes } : {}),
  };
}
