import type { StoredEvent } from '../../core/events/event-types.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { HostDataEventType } from '../verification/host-data/host-data.events.js';
import type { NotificationParams } from './notification-entry.types.js';

const EVENTS: ReadonlySet<string> = new Set(Object.values(HostDataEventType));

/** Whether it is about what the law wants of a host. */
export const isHostDataEvent = ({ type }: StoredEvent): boolean => EVENTS.has(type);

/** What a host lacks, and the day from which on their spaces are not shown without it. */
export function hostDataParams({ payload: { missing, dueAt } }: StoredEvent): NotificationParams {
  return {
    ...(typeof missing === 'string' ? { reason: missing } : {}),
    ...(typeof dueAt === 'string' ? { day: localDateOf(new Date(dueAt)) } : {}),
  };
}
