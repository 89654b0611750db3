import { Box, chakra, Flex } from '@chakra-ui/react';
import { BadgeCheck, Clock, Scale, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LeaveReview_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { StayDates } from '../../../ui/booking/StayDates';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { daysLeft } from '../../../ui/reviews/days-left';
import { HOUR_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import type { ReviewSide } from '../categories';
import { getOtherParty } from '../parties';
import { dottedText } from '../../../ui/display/dotted-text';

interface StaySummaryProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  /** When the window closes; null if no review can be written. */
  until: string | null;
}

/** Space, dates and other side of the rental. */
export function StaySummary({ booking, side, until }: StaySummaryProps) {
  const { t } = useTranslation('reviewing');
  const other = getOtherParty(booking, side);
  return (
    <chakra.aside
      aria-label={t('stay.label')}
      position={{ md: 'sticky' }}
      top="calc(var(--header-h) + 24px)"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      boxShadow={{ md: '2' }}
      overflow="hidden"
    >
      {until && <TimeLeft until={until} />}
      <Box padding={{ base: '4', md: '6' }} display="grid" gap="5">
        <Space booking={booking} />
        <StayDates from={booking.from} to={booking.isOpenEnded ? null : booking.to} hideBelow="md" />
        <Flex align="center" gap="3">
          <Avatar id={other.id} initials={other.initials} picture={other.avatar} />
          <chakra.p minW="0">
            <chakra.span display="block" textStyle="small" color="fg.subtle">
              {t(`stay.role.${side}`)}
            </chakra.span>
            <chakra.b fontWeight="600" overflowWrap="anywhere">
              {other.displayName}
            </chakra.b>
          </chakra.p>
        </Flex>
      </Box>
      {until && (
        <chakra.ul
          hideBelow="md"
          paddingBlock="4"
          paddingInline="6"
          borderTopWidth="1px"
          borderColor="hairline"
          display="grid"
          gap="2.5"
          textStyle="sm"
          color="fg.muted"
        >
          <Note icon={BadgeCheck} text={t('stay.verified')} />
          <Note icon={Scale} text={t('stay.fair')} />
        </chakra.ul>
      )}
    </chakra.aside>
  );
}

const MOMENT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' };

function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('reviewing');
  const { instant } = useFormats();
  const now = useNow(HOUR_MS);
  const days = daysLeft(until, now);
  const isLast = days === 0;
  return (
    <chakra.p
      display="flex"
      gap="2.5"
      paddingBlock="3"
      paddingInline={{ base: '4', md: '6' }}
      bg={isLast ? 'bg.warning' : 'bg.muted'}
      color={isLast ? 'fg.warning' : 'fg.muted'}
      textStyle="sm"
      _icon={{ flexShrink: '0', boxSize: '5' }}
    >
      <Clock strokeWidth={1.75} aria-hidden />
      <span>
        <chakra.b fontWeight="600">{t('left', { count: days })}</chakra.b>{' '}
        {t('until', { moment: instant(until, MOMENT) })}
      </span>
    </chakra.p>
  );
}

function Space({ booking: { space, from, to, isOpenEnded } }: Pick<StaySummaryProps, 'booking'>) {
  const { t } = useTranslation('domain');
  const { area, day, dayRange } = useFormats();
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '72px minmax(0, 1fr)', md: '112px minmax(0, 1fr)' }}
      gap="4"
      alignItems="center"
    >
      <SpacePhoto photo={space.coverPhoto} alt="" sizes="112px" aspectRatio="4 / 3" borderRadius="control" isEager />
      <Box minW="0">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {space.title ?? t('card.untitled')}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {dottedText([space.sizeM2 !== null && area(space.sizeM2), space.district ?? space.city])}
        </chakra.p>
        <chakra.p hideFrom="md" textStyle="small" color="fg.muted">
          {isOpenEnded ? `${day(from)} –` : dayRange(from, to)}
        </chakra.p>
      </Box>
    </Box>
  );
}

function Note({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <chakra.li display="grid" gridTemplateColumns="20px 1fr" gap="3">
      <chakra.span color="trust.solid">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      {text}
    </chakra.li>
  );
}
