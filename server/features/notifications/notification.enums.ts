import { registerEnumType } from 'type-graphql';
import type { NotificationEntry } from './notification-entry.types.js';
import { NotificationGroup } from './preferences/notification-groups.types.js';
import { alertEntries } from './types/alert-entries.js';
import { bookingChangeEntries } from './types/booking-change-entries.js';
import { bookingEntries } from './types/booking-entries.js';
import { breachEntries } from './types/breach-entries.js';
import { chargeEntries } from './types/charge-entries.js';
import { claimEntries } from './types/claim-entries.js';
import { hostEntries } from './types/host-entries.js';
import { payoutEntries } from './types/payout-entries.js';
import { reviewEntries } from './types/review-entries.js';
import { supportEntries } from './types/support-entries.js';

/** Every notification type, an entry each in `types/`; their texts are in `words/`. */
const REGISTRY = {
  ...bookingEntries,
  ...chargeEntries,
  ...breachEntries,
  ...bookingChangeEntries,
  ...claimEntries,
  ...reviewEntries,
  ...payoutEntries,
  ...hostEntries,
  ...alertEntries,
  ...supportEntries,
} satisfies Record<string, NotificationEntry>;

/** Name of a type, as in the API and the catalogues. */
export type NotificationTypeName = keyof typeof REGISTRY;
export type NotificationType = Lowercase<NotificationTypeName>;

const NAMES = Object.keys(REGISTRY) as NotificationTypeName[];

/** The types by name. Values are stored in the database. */
export const NotificationType = Object.fromEntries(NAMES.map((name) => [name, name.toLowerCase()])) as {
  readonly [Name in NotificationTypeName]: Lowercase<Name>;
};

/** The entries by type, in the order in which an event's notifications are created. */
export const notificationEntries: ReadonlyMap<NotificationType, NotificationEntry> = new Map(
  NAMES.map((name): [NotificationType, NotificationEntry] => [NotificationType[name], REGISTRY[name]]),
);

/** Name of a type; undefined for one stored by a newer version. */
export function typeNameOf(type: NotificationType): NotificationTypeName | undefined {
  return NAMES.find((name) => NotificationType[name] === type);
}

/** The types of a group. */
export function typesOfGroup(group: NotificationGroup): NotificationType[] {
  return [...notificationEntries].filter(([, entry]) => entry.group === group).map(([type]) => type);
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'Type of a notification.',
  valuesConfig: REGISTRY,
});
