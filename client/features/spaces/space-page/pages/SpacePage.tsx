import { Box, Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isHydrated } from '../../../../hydration/hydrated';
import { SpacePageDocument, type SpacePageQuery, useSpacePageQuery } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { LateNotFound } from '../../../../ui/feedback/LateNotFound';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { rememberSpace } from '../../../../ui/recent/recent-spaces';
import { ErrorState } from '../../../../ui/feedback/states';
import { today } from '../../../../ui/time/today';
import { useMedia, WIDE } from '../../../../ui/layout/use-media';
import { keepFocusInView } from '../../../../ui/layout/keep-focus-in-view';
import { AccessSection } from '../components/AccessSection';
import { BookingBar } from '../components/BookingBar';
import { BookingCard } from '../components/BookingCard';
import { CalendarSection } from '../components/CalendarSection';
import { ConditionsSection } from '../components/ConditionsSection';
import { Gallery } from '../components/Gallery';
import { GoneSpace } from '../components/GoneSpace';
import { HostCard } from '../components/HostCard';
import { PlaceSection } from '../components/PlaceSection';
import { ReviewsSection } from '../components/ReviewsSection';
import { SimilarSpaces } from '../components/SimilarSpaces';
import { Description, SpaceDetails, Guarantees, SpaceHead } from '../components/SpaceHead';
import { SpaceSkeleton } from '../components/SpaceSkeleton';
import { placesOf, SpaceTop } from '../components/SpaceTop';
import { WhatFits } from '../components/WhatFits';
import { ReportButton } from '../components/ReportButton';
import { useFurnishedRoom } from '../floor-room';
import { spaceVariables } from '../space-variables';
import { useCountView } from '../use-count-view';
import { useQuote } from '../use-quote';
import { useStay } from '../use-stay';

/** `/space/:id`: all about one space, and the booking card. */
export function SpacePage() {
  const { t } = useTranslation('space');
  const { id = '' } = useParams();
  const from = today();
  // The first page of a load has been rendered just now. Later, dates may have been taken since the last visit.
  const [loaded, setLoaded] = useState(() => (isHydrated() ? null : id));
  if (loaded !== null && loaded !== id) setLoaded(null);
  const fetchPolicy = id === loaded ? 'cache-first' : 'cache-and-network';
  const { data, loading, error, refetch } = useSpacePageQuery({
    variables: spaceVariables(id, from),
    fetchPolicy,
  });
  if (data?.space) return <LoadedSpace key={id} space={data.space} min={from} />;
  if (data?.goneSpace) return <GoneSpace gone={data.goneSpace} />;
  if (data) return <LateNotFound />;
  if (loading) return <SpaceSkeleton />;
  return (
    <PageContainer py="10">
      <PageTitle title={t('failed')} />
      <ErrorState
        headingLevel="h1"
        title={t('failed')}
        error={error}
        onRetry={() => void refetch()}
        actions={
          <Button asChild variant="outline">
            <Link to="/search">{t('gone.action')}</Link>
          </Button>
        }
      />
    </PageContainer>
  );
}

SpacePage.query = SpacePageDocument;

type Space = NonNullable<SpacePageQuery['space']>;

function LoadedSpace({ space, min }: { space: Space; min: string }) {
  const { t } = useTranslation(['space', 'domain']);
  const isWide = useMedia(WIDE);
  const [stay, setStay] = useStay();
  const { isPublic } = space;
  useEffect(() => {
    if (isPublic) rememberSpace(space.id);
  }, [isPublic, space.id]);
  const quoting = useQuote(space.id, stay, space.viewerCan.request);
  const isCounted = isPublic && !space.isOwn;
  useCountView(space.id, isCounted ? 'SPACE' : null);
  useCountView(space.id, isCounted && quoting.quote ? 'PRICE' : null);
  const room = useFurnishedRoom(space);
  const booking = { space, stay, onStay: setStay, quoting, min };
  return (
    <>
      <SpaceTitle space={space} />
      <PageContainer>
        <SpaceTop space={space} />
        {!isPublic && <Notice>{t('notPublic', { status: t(`domain:spaceStatus.${space.status}`) })}</Notice>}
        <Gallery space={space} room={room} isWide={isWide} />
        <Box
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns={{ md: 'minmax(0, 1fr) 340px', lg: 'minmax(0, 1fr) 380px' }}
          columnGap={{ md: '10', lg: '20' }}
          pt={{ base: '5', md: '8' }}
        >
          <Box minW="0">
            <SpaceHead space={space} />
            <Guarantees space={space} />
            <SpaceDetails space={space} />
            {space.description && <Description text={space.description} />}
            {room && <WhatFits space={space} room={room} />}
            <AccessSection space={space} />
            <ConditionsSection space={space} />
            <HostCard space={space} />
            {isPublic && <ReviewsSection space={space} />}
            <PlaceSection space={space} />
            <CalendarSection space={space} stay={stay} onChange={setStay} min={min} />
          </Box>
          {isWide && (
            <chakra.aside aria-label={t('booking.label')}>
              <Box ref={keepFocusInView} position="sticky" top="calc(var(--header-h) + 24px)">
                <BookingCard {...booking} />
                <Box display="grid" justifyItems="center" mt="3">
                  <ReportButton space={space} />
                </Box>
              </Box>
            </chakra.aside>
          )}
        </Box>
      </PageContainer>
      <SimilarSpaces spaces={space.similar} around={placesOf(space).at(-1)} stay={stay} />
      {!isWide && (
        <PageContainer pb="8">
          {/* Its text is aligned with the page's. */}
          <Box ms="-3.5">
            <ReportButton space={space} />
          </Box>
        </PageContainer>
      )}
      {!isWide && <BookingBar {...booking} />}
    </>
  );
}

function SpaceTitle({ space: { title, sizeM2, priceAllInCents } }: { space: Space }) {
  const { t } = useTranslation('space');
  const { area, price } = useFormats();
  const name = title ?? t('untitled');
  return (
    <PageTitle
      title={
        sizeM2 === null || priceAllInCents === null
          ? name
          : t('title', { title: name, area: area(sizeM2), price: price(priceAllInCents) })
      }
    />
  );
}

const Notice = chakra('p', {
  base: { mt: { base: '3', md: '0' }, mb: '4', px: '4', py: '3', borderRadius: 'lg', bg: 'bg.info', textStyle: 'sm' },
});
