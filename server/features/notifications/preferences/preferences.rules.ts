import { notificationEntries, type NotificationType } from '../notification.enums.js';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';
import type { NotificationPreference } from './preference.types.js';
import { canWait, isDueBy, quietUntil, type QuietHours } from './quiet-hours.rules.js';

/** Stored preferences: only those that were changed. News by e-mail is not stored here but in the consent log. */
export type StoredPreferences = Readonly<
  Partial<Record<NotificationGroup, Readonly<Partial<Record<NotificationChannel, boolean>>>>> & {
    quietHours?: QuietHours | null;
  }
>;

/** The stored values that preferences are read from. */
export interface PreferenceSettings {
  readonly stored: StoredPreferences;
  readonly hasMarketingConsent: boolean;
}

type Choice = Pick<NotificationPreference, 'group' | 'channel' | 'isOn'>;

const G = NotificationGroup;
/** Whether a type of notification is deliverable by a channel, and turned on there. */
export function isEnabled(settings: PreferenceSettings, type: NotificationType, channel: NotificationChannel): boolean {
  const entry = notificationEntries.get(type);
  return entry !== undefined && entry.channels.includes(channel) && isOn(settings, entry.group, channel);
}

/** When the event's booking begins, until when the recipient has to answer (an ISO instant), and what time it is. */
interface Moment {
  readonly startsOn: string | null;
  readonly deadline?: string | undefined;
  readonly now: Date;
}

/** Milliseconds that a notification of a type is delayed until the end of the quiet hours; 0 outside of them, and for urgent ones. */
export function quietWaitMs(
  { stored }: PreferenceSettings,
  type: NotificationType,
  { startsOn, deadline, now }: Moment,
): number {
  const end = quietUntil(stored.quietHours, now);
  const entry = notificationEntries.get(type);
  const isDelayed = end && entry && canWait(entry, startsOn, now) && !isDueBy(entry, deadline, end);
  return isDelayed ? end.getTime() - now.getTime() : 0;
}

/** All preferences in display order. */
export function preferencesOf(settings: PreferenceSettings): NotificationPreference[] {
  return Object.values(NotificationGroup).flatMap((group) =>
    Object.values(NotificationChannel).map((channel) => ({
      group,
      channel,
      isOn: isOn(settings, group, channel),
      isLocked: isLocked(group, channel),
    })),
  );
}

/** Applies changes to the stored preferences; ignores locked ones and news by e-mail. */
export function withChoices(stored: StoredPreferences, choices: readonly Choice[]): StoredPreferences {
  return choices
    .filter(({ group, channel }) => !isLocked(group, channel) && !isConsent(group, channel))
    .reduce<StoredPreferences>(
      (kept, { group, channel, isOn: wanted }) => ({ ...kept, [group]: { ...kept[group], [channel]: wanted } }),
      stored,
    );
}

/** The new choice about news by e-mail; null when unchanged. */
export function consentChoice(choices: readonly Choice[]): boolean | null {
  return choices.findLast(({ group, channel }) => isConsent(group, channel))?.isOn ?? null;
}

function isOn(
  { stored, hasMarketingConsent }: PreferenceSettings,
  group: NotificationGroup,
  channel: NotificationChannel,
): boolean {
  if (isLocked(group, channel)) return true;
  if (isConsent(group, channel)) return hasMarketingConsent;
  return stored[group]?.[channel] ?? group !== G.NEWS;
}

function isLocked(group: NotificationGroup, channel: NotificationChannel): boolean {
  return group === G.ESSENTIAL && channel === NotificationChannel.EMAIL;
}

function isConsent(group: NotificationGroup, channel: NotificationChannel): boolean {
  return group === G.NEWS && channel === NotificationChannel.EMAIL;
}
