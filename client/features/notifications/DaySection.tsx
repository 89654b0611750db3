import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedNotification_NotificationFragment } from '../../generated/graphql';
import { LONG_DAY } from '../../i18n/day-formats';
import { daysBetween, useFormats } from '../../i18n/format';
import { today } from '../../ui/time/today';
import { withOtherYear } from '../../ui/time/with-other-year';
import { ListedNotification } from './ListedNotification';
import type { NotificationDay } from './notification-days';
import { capitalised } from '../../ui/display/capitalised';

interface DaySectionProps extends NotificationDay {
  onMarkRead: (notification: ListedNotification_NotificationFragment) => void;
}

/** The notifications of one day. */
export function DaySection({ day, notifications, onMarkRead }: DaySectionProps) {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const heading = useId();
  const now = today();
  const ago = daysBetween(day, now);
  const isRecent = ago === 0 || ago === 1;
  const date = formats.day(day, withOtherYear(day, isRecent ? { weekday: 'long', ...LONG_DAY } : LONG_DAY));
  return (
    <section aria-labelledby={heading}>
      <chakra.h2 id={heading} textStyle="body" fontWeight="600" marginBottom="2.5">
        {ago === 0 ? t('today') : ago === 1 ? t('yesterday') : capitalised(formats.day(day, { weekday: 'long' }))}{' '}
        <chakra.small marginInlineStart="1" textStyle="sm" fontWeight="450" color="fg.subtle">
          {date}
        </chakra.small>
      </chakra.h2>
      <chakra.ul layerStyle="panel" listStyleType="none" overflow="hidden">
        {notifications.map((notification) => (
          <ListedNotification
            key={notification.id}
            notification={notification}
            onMarkRead={() => onMarkRead(notification)}
          />
        ))}
      </chakra.ul>
    </section>
  );
}
