import {
  BellRing,
  CalendarCheck,
  LifeBuoy,
  Megaphone,
  MessageCircle,
  ShieldAlert,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationGroup } from '../../generated/schema';

/** The groups in the order of the page, with their icons. */
export const GROUP_ICONS: Readonly<Record<NotificationGroup, LucideIcon>> = {
  BOOKINGS: CalendarCheck,
  MESSAGES: MessageCircle,
  PAYMENTS: Wallet,
  REVIEWS: Star,
  ALERTS: BellRing,
  SUPPORT: LifeBuoy,
  NEWS: Megaphone,
  ESSENTIAL: ShieldAlert,
};

export const GROUPS = Object.keys(GROUP_ICONS) as NotificationGroup[];

/** The group of a URL; null for all. */
export const asGroup = (text: string | null): NotificationGroup | null =>
  GROUPS.find((group) => group.toLowerCase() === text) ?? null;

/** The URL of the page with these filters. */
export function notificationsPath(group: NotificationGroup | null, isUnread: boolean): string {
  const params = new URLSearchParams({
    ...(group ? { group: group.toLowerCase() } : {}),
    ...(isUnread ? { unread: 'true' } : {}),
  });
  return params.size > 0 ? `/notifications?${params}` : '/notifications';
}
