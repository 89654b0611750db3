import { Box, chakra, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonPageDocument, useComparisonPageQuery, type ComparisonPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { linkRecipe } from '../../../theme/recipes';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { ComparedCity } from '../components/ComparedCity';

/* Rarely needed, so loaded on demand. */
const ErrorState = lazy(() => import('../../../ui/feedback/states').then((file) => ({ default: file.ErrorState })));

const OutsideLink = chakra('a', linkRecipe);

const TEXT_WIDTH = '760px';

/** The evidence for the claim "up to … cheaper" (USE-7): whose prices, of which day, from which sample, by which method. */
export function ComparisonPage() {
  const { t } = useTranslation('comparison');
  const { data, error, refetch } = useComparisonPageQuery();
  return (
    <PageContainer pt={{ base: '6', md: '12' }} pb={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <Box maxW={TEXT_WIDTH}>
        <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="3">
          {t('lead')}
        </chakra.p>
      </Box>
      {data && <Comparison comparison={data.priceComparison} />}
      {!data && !error && (
        <LoadingRegion minH="900px">
          <Skeleton h="320px" mt="8" borderRadius="card" />
        </LoadingRegion>
      )}
      {!data && error && (
        <Suspense>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Suspense>
      )}
    </PageContainer>
  );
}

ComparisonPage.query = ComparisonPageDocument;

function Comparison({ comparison }: { comparison: ComparisonPageQuery['priceComparison'] }) {
  const { t } = useTranslation('comparison');
  const { day, percent } = useFormats();
  const { cities, upToPercent, comparedOn, sourcePublishedOn } = comparison;
  return (
    <>
      <chakra.p maxW={TEXT_WIDTH} mt="6" fontWeight="600">
        {upToPercent === null ? t('none') : t('claim', { percent: percent(upToPercent) })}
      </chakra.p>
      {cities.length > 0 && (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ lg: 'repeat(3, 1fr)' }}
          gap={{ base: '4', lg: '6' }}
          mt={{ base: '5', lg: '8' }}
          aria-label={t('cities')}
        >
          {cities.map((city) => (
            <ComparedCity key={city.slug} city={city} source={comparison.source} />
          ))}
        </chakra.ul>
      )}
      <Part title={t('ours.title')}>{t('ours.text', { day: day(comparedOn) })}</Part>
      <Part title={t('theirs.title')}>
        {t('theirs.text', { source: comparison.source, day: day(sourcePublishedOn) })}{' '}
        <OutsideLink href={comparison.sourceUrl} rel="noreferrer nofollow" target="_blank" lang="es">
          {comparison.sourceTitle}
        </OutsideLink>
      </Part>
      <Part title={t('method.title')}>{t('method.text')}</Part>
      <Part title={t('limits.title')}>{t('limits.text')}</Part>
      <chakra.p mt="8">
        <TextLink to="/search">{t('search')}</TextLink>
      </chakra.p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section maxW={TEXT_WIDTH} mt="8">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="1.5">
        {children}
      </chakra.p>
    </chakra.section>
  );
}
