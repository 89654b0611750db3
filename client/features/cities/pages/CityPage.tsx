import { Box, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CityPageDocument, useCityPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { HydrationBoundary } from '../../../ui/HydrationBoundary';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { NotFound } from '../../../ui/feedback/NotFound';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import type { CityData } from '../city-data';
import { AboutCity } from '../components/AboutCity';
import { Advantages } from '../components/Advantages';
import { Districts } from '../components/Districts';
import { Featured } from '../components/Featured';
import { Hero } from '../components/Hero';
import { HostCall } from '../components/HostCall';
import { Prices } from '../components/Prices';
import { Questions } from '../components/Questions';
import { UseCases } from '../components/UseCases';
import { WaitingListNotice } from '../components/WaitingListNotice';

/* Rarely needed, so loaded on demand. */
const ComingSoon = lazy(() => import('../components/ComingSoon').then((file) => ({ default: file.ComingSoon })));
const ErrorState = lazy(() => import('../../../ui/feedback/states').then((file) => ({ default: file.ErrorState })));

/** The page of a city (RTE-7, P16): all its data about the market come from one query. */
export function CityPage() {
  const { pathname } = useLocation();
  const slug = pathname.replaceAll('/', '').toLowerCase();
  const { data, error, refetch } = useCityPageQuery({ variables: { slug } });
  if (data) {
    if (!data.city) return <NotFound />;
    return (
      <>
        <WaitingListNotice />
        {data.city.city.isComingSoon ? (
          <HydrationBoundary fallback={<Loading />}>
            <ComingSoon data={data.city} />
          </HydrationBoundary>
        ) : (
          <OpenCity data={data.city} />
        )}
      </>
    );
  }
  if (!error) return <Loading />;
  return (
    <Suspense>
      <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />
    </Suspense>
  );
}

CityPage.query = CityPageDocument;

function OpenCity({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { price } = useFormats();
  const { name, spaceCount, priceFromCents } = data.city;
  return (
    <>
      <PageTitle title={t('title', { city: name, count: spaceCount, price: price(priceFromCents ?? 0) })} />
      <Hero data={data} />
      {data.prices && <Prices city={name} prices={data.prices} types={data.types} />}
      <Districts data={data} />
      <Advantages data={data} />
      <UseCases city={name} />
      <AboutCity data={data} />
      <Questions data={data} />
      <HostCall data={data} />
      <Featured data={data} />
    </>
  );
}

/* About as tall as the content, so that the footer does not move. */
function Loading() {
  return (
    <LoadingRegion minH={{ base: '4600px', md: '3600px' }}>
      <PageContainer>
        <Box pt={{ base: '16', md: '28' }} maxW="560px" display="grid" gap="4">
          <Skeleton h={{ base: '80px', md: '120px' }} />
          <Skeleton h="14" />
          <Skeleton h={{ base: '200px', md: '80px' }} borderRadius="xl" mt="4" />
        </Box>
      </PageContainer>
    </LoadingRegion>
  );
}
