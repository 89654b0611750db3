import { Box } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UnreadNotificationsQuery } from '../../generated/graphql';
import type { NotificationGroup } from '../../generated/schema';
import { SideNav } from '../../ui/layout/SideNav';
import { GROUP_ICONS, GROUPS, notificationsPath } from './notification-groups';
import { SettingsLink } from './SettingsLink';

interface GroupRailProps {
  group: NotificationGroup | null;
  isUnread: boolean;
  counts: UnreadNotificationsQuery['unreadNotifications'];
}

/** The groups with their unread counts: a column beside the list, a row of pills on the phone. */
export function GroupRail({ group, isUnread, counts }: GroupRailProps) {
  const { t } = useTranslation('notifications');
  const of = (wanted: NotificationGroup | null): number =>
    counts.filter((count) => wanted === null || count.group === wanted).reduce((sum, { unread }) => sum + unread, 0);
  return (
    <Box position={{ lg: 'sticky' }} top={{ lg: 'calc(var(--header-h) + 32px)' }} minWidth="0">
      <SideNav
        label={t('groupsLabel')}
        items={[
          {
            to: notificationsPath(null, isUnread),
            icon: Inbox,
            label: t('groups.ALL'),
            count: of(null),
            isCurrent: group === null,
          },
          ...GROUPS.map((one) => ({
            to: notificationsPath(one, isUnread),
            icon: GROUP_ICONS[one],
            label: t(`groups.${one}`),
            count: of(one),
            isCurrent: group === one,
          })),
        ]}
      />
      <Box hideBelow="lg" marginTop="6" paddingTop="4" paddingInline="3" borderTopWidth="1px" borderColor="border">
        <SettingsLink />
      </Box>
    </Box>
  );
}
