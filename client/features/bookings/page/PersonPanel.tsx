import { Box, Button, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { BadgeCheck, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useBookingPagePersonQuery,
  type BookingHead_BookingFragment,
  type BookingPagePersonQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { writingOf } from '../../../ui/booking/writing';
import { Avatar } from '../../../ui/display/Avatar';
import { Rating } from '../../../ui/reviews/Rating';
import { Panel } from './Panel';

interface PersonPanelProps {
  booking: BookingHead_BookingFragment;
  order?: BoxProps['order'];
}

/** The other side, their last message, and a link to the conversation. */
export function PersonPanel({ booking, ...rest }: PersonPanelProps) {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useBookingPagePersonQuery({
    variables: { id: booking.id },
    fetchPolicy: 'cache-and-network',
  });
  const isHost = booking.viewerRole === 'HOST';
  return (
    <Panel isTitleHidden title={isHost ? t('person.renter') : t('person.host')} query={{ error, refetch }} {...rest}>
      {data?.booking ? <Person booking={booking} loaded={data.booking} /> : null}
    </Panel>
  );
}

type Loaded = NonNullable<BookingPagePersonQuery['booking']>;

function Person({ booking, loaded }: { booking: BookingHead_BookingFragment; loaded: Loaded }) {
  const { t } = useTranslation(['booking', 'dashboard', 'stays', 'domain']);
  const { instant } = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  const person = isHost ? loaded.renter : loaded.host;
  const { path, name } = writingOf(booking);
  const last = loaded.conversation?.lastMessage;
  return (
    <Box padding={{ base: '12px 16px 16px', md: '12px 24px 24px' }}>
      <Flex align="center" gap="3">
        <Avatar id={person.id} initials={person.initials} picture={person.avatar} />
        <div>
          <chakra.b display="block" fontWeight="600">
            <Link to={`/profile/${person.id}`}>{person.displayName}</Link>
          </chakra.b>
          <Flex wrap="wrap" columnGap="3" textStyle="small" color="fg.muted">
            {person.isIdentityVerified && (
              <chakra.span display="inline-flex" alignItems="center" gap="1" fontWeight="600" color="trust.fg">
                <BadgeCheck size={16} aria-hidden />
                {t('dashboard:renter.verified')}
              </chakra.span>
            )}
            {person.rating && <Rating rating={person.rating} />}
            {!isHost && person.responseTime && (
              <span>{t('person.answers', { when: t(`domain:responseTime.${person.responseTime}`) })}</span>
            )}
          </Flex>
        </div>
      </Flex>
      {last?.body && (
        <chakra.p
          marginTop="4"
          padding="12px 14px"
          borderRadius={last.isOwn ? '14px 4px 14px 14px' : '4px 14px 14px 14px'}
          bg="bg.muted"
          textStyle="small"
          overflowWrap="anywhere"
          lineClamp="4"
        >
          {last.isOwn && <chakra.span color="fg.muted">{t('person.own')} </chakra.span>}
          {last.body}
          <chakra.small display="block" marginTop="1" textStyle="caption" color="fg.subtle">
            {instant(last.createdAt, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
          </chakra.small>
        </chakra.p>
      )}
      <Button asChild variant="outline" width="full" marginTop="4">
        <Link to={path}>
          <MessageCircle size={18} aria-hidden />
          {t('stays:writeTo', { name })}
        </Link>
      </Button>
    </Box>
  );
}
