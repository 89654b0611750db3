import { NotificationType } from '../notification-types.js';
import { NotificationChannel, NotificationGroup, type NotificationPreference } from './preference-types.js';

/** Stored preferences: only those that were changed. News by e-mail is not stored here but in the consent log. */
export type StoredPreferences = Readonly<
  Partial<Record<NotificationGroup, Readonly<Partial<Record<NotificationChannel, boolean>>>>>
>;

/** The stored values that preferences are read from. */
export interface PreferenceSettings {
  readonly stored: StoredPreferences;
  readonly hasMarketingConsent: boolean;
}

type Choice = Pick<NotificationPreference, 'group' | 'channel' | 'isOn'>;

const G = NotificationGroup;
const T = NotificationType;

const GROUPS: Readonly<Record<NotificationType, NotificationGroup>> = {
  [T.BOOKING_REQUESTED]: G.BOOKINGS,
  [T.BOOKING_REQUEST_SENT]: G.BOOKINGS,
  [T.BOOKING_CONFIRMED_HOST]: G.BOOKINGS,
  [T.BOOKING_CONFIRMED_RENTER]: G.BOOKINGS,
  [T.BOOKING_DECLINED]: G.BOOKINGS,
  [T.BOOKING_EXPIRED_RENTER]: G.BOOKINGS,
  [T.BOOKING_EXPIRED_HOST]: G.BOOKINGS,
  [T.BOOKING_WITHDRAWN]: G.BOOKINGS,
  [T.BOOKING_NOT_COMPLETED]: G.BOOKINGS,
  [T.BOOKING_RESPONSE_REMINDER]: G.BOOKINGS,
  // Confirmations of a cancellation and of sums are legally required.
  [T.BOOKING_CANCELLED_RENTER]: G.ESSENTIAL,
  [T.BOOKING_HOST_CANCELLED_RENTER]: G.ESSENTIAL,
  [T.BOOKING_HOST_CANCELLED_HOST]: G.ESSENTIAL,
  [T.BOOKING_CANCELLED_HOST]: G.BOOKINGS,
  [T.BOOKING_ACTIVE_RENTER]: G.BOOKINGS,
  [T.BOOKING_ACTIVE_HOST]: G.BOOKINGS,
  [T.BOOKING_ENDS_TODAY_RENTER]: G.BOOKINGS,
  [T.BOOKING_ENDS_TODAY_HOST]: G.BOOKINGS,
  [T.BOOKING_COMPLETED_RENTER]: G.BOOKINGS,
  [T.BOOKING_COMPLETED_HOST]: G.BOOKINGS,
  [T.REVIEW_INVITED]: G.REVIEWS,
  [T.REVIEW_REMINDER]: G.REVIEWS,
  [T.REVIEW_RECEIVED]: G.REVIEWS,
  [T.REVIEW_PUBLISHED]: G.REVIEWS,
  [T.SPACE_PUBLISHED]: G.BOOKINGS,
  [T.FAVORITE_PRICE_DROPPED]: G.ALERTS,
  [T.SAVED_SEARCH_MATCHED]: G.ALERTS,
  [T.MESSAGE_RECEIVED]: G.MESSAGES,
  [T.PAYMENT_FAILED]: G.ESSENTIAL,
  // Users must be given the reasons for decisions of the staff.
  [T.REVIEW_HIDDEN]: G.ESSENTIAL,
  [T.SPACE_PAUSED]: G.ESSENTIAL,
  [T.MESSAGES_PAUSED]: G.ESSENTIAL,
  [T.VERIFICATION_APPROVED]: G.ESSENTIAL,
  [T.VERIFICATION_REJECTED]: G.ESSENTIAL,
  [T.VERIFICATION_EXPIRED]: G.ESSENTIAL,
};

/** The group a notification belongs to. */
export function groupOf(type: NotificationType): NotificationGroup {
  return GROUPS[type];
}

/** Whether a type of notification is on for a channel. */
export function isEnabled(settings: PreferenceSettings, type: NotificationType, channel: NotificationChannel): boolean {
  return isOn(settings, groupOf(type), channel);
}

/** All preferences in the order they are shown. */
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
