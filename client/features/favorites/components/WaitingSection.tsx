import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Clock, Hourglass, PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { waitingBounds } from '../../../generated/rare-bounds';
import { Link } from 'react-router-dom';
import { useStopWaitingMutation, useWaitingPlacesQuery, type WaitingPlacesQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { withStay } from '../../../ui/booking/stay-address';
import { toast } from '../../../ui/feedback/toast';
import { useFocusAfterRemoval } from '../../../ui/layout/use-focus-after-removal';
import { removePlace } from '../../../ui/waiting/waiting-cache';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';

type Place = WaitingPlacesQuery['waitingPlaces'][number];

const STYLES = {
  WAITING: { icon: Hourglass, palette: 'orange' },
  OFFERED: { icon: PartyPopper, palette: 'green' },
  MISSED: { icon: Clock, palette: 'gray' },
} as const;

const TITLE = 'waiting-title';

/** The viewer's waiting places for taken days; nothing if there are none. */
export function WaitingSection() {
  const { t } = useTranslation('waiting');
  const { data } = useWaitingPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const places = data?.waitingPlaces ?? [];
  useFocusAfterRemoval(places.length, TITLE);
  if (places.length === 0) return null;
  return (
    <Box as="section" id="esperas" aria-labelledby={TITLE} marginTop="12" scrollMarginTop="24">
      <chakra.h2 id={TITLE} tabIndex={-1} textStyle="h3">
        {t('title')}
      </chakra.h2>
      <chakra.p marginTop="1" color="fg.muted" textStyle="sm">
        {t('promise', waitingBounds)}
      </chakra.p>
      <chakra.ul listStyleType="none" layerStyle="panel" marginTop="4">
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function PlaceRow({ place }: { place: Place }) {
  const { t } = useTranslation('waiting');
  const formats = useFormats();
  const { textOf } = useErrorText();
  const [stop, { loading }] = useStopWaitingMutation({
    update: (cache, { data }) => data && removePlace(cache, data.stopWaiting.deletedWaitingPlaceId),
  });
  const { space, from, to, state, priorityUntil, timeZone, ahead } = place;
  const { icon: Icon, palette } = STYLES[state];
  const days = to ? formats.dayRange(from, to) : t('openEnd', { day: formats.day(from) });
  const leave = (): void =>
    void stop({ variables: { input: { waitingPlaceId: place.id } } }).then(
      () => toast({ tone: 'success', title: t('left') }),
      (error: unknown) => toast({ tone: 'error', title: textOf(error) }),
    );
  const address =
    space && `/space/${space.id}?${withStay(new URLSearchParams(), { from, to, isRolling: to === null })}`;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '64px minmax(0, 1fr)', md: '64px minmax(0, 1fr) auto' }}
      overflowWrap="anywhere"
      alignItems="center"
      columnGap="4"
      rowGap="3"
      padding="4"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <SpacePhoto
        photo={space?.coverPhoto ?? null}
        alt=""
        sizes="64px"
        width="64px"
        height="48px"
        borderRadius="10px"
      />
      <Box minWidth="0">
        <chakra.b display="block" fontWeight="600" lineClamp="2">
          {address ? <Link to={address}>{space.title || t('gone')}</Link> : t('gone')}
        </chakra.b>
        <chakra.span display="block" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {days}
        </chakra.span>
        <Flex wrap="wrap" align="center" gap="2" marginTop="1.5" textStyle="xs" color="fg.muted">
          <Badge
            colorPalette={palette}
            color={palette === 'gray' ? 'fg.muted' : undefined}
            whiteSpace="normal"
            height="auto"
            minHeight="6"
          >
            <Icon aria-hidden />
            {t(`states.${state}`)}
          </Badge>
          {state === 'WAITING' && t('ahead', { count: ahead })}
          {state === 'OFFERED' &&
            priorityUntil &&
            t('until', { when: formats.instant(priorityUntil, undefined, timeZone) })}
          {state === 'MISSED' && t('missed')}
        </Flex>
      </Box>
      <Flex gap="2" gridColumn={{ base: '1 / -1', md: 'auto' }} justify={{ base: 'flex-end', md: 'flex-start' }}>
        {state !== 'WAITING' && address && (
          <Button
            asChild
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            variant={state === 'OFFERED' ? 'solid' : 'outline'}
          >
            <Link to={address}>{t(state === 'OFFERED' ? 'book' : 'look')}</Link>
          </Button>
        )}
        <Button
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          variant="ghost"
          loading={loading}
          aria-label={t('leaveOf', { space: space?.title ?? t('gone') })}
          onClick={leave}
        >
          {t('leave')}
        </Button>
      </Flex>
    </chakra.li>
  );
}
