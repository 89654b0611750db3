import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HomePageDocument, useHomePageQuery } from '../../../generated/graphql';
import { loadNamespaces } from '../../../i18n/setup';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { RecentSection } from '../../../ui/recent/RecentSection';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { useInView } from '../../../ui/layout/use-in-view';
import { Featured } from '../components/Featured';
import { Hero } from '../components/Hero';
import { Steps } from '../components/Steps';

/* Rarely needed, so loaded on demand. */
const ErrorState = lazy(async () => {
  const [file] = await Promise.all([import('../../../ui/feedback/states'), loadNamespaces(['errors'])]);
  return { default: file.ErrorState };
});
const LowerSections = lazy(() =>
  import('../components/LowerSections').then((file) => ({ default: file.LowerSections })),
);

/* About as tall as the content, so that scroll bar and footer do not move. */
const LOWER_HEIGHT = { base: '3340px', sm: '3100px', md: '2720px', lg: '2760px' } as const;

const LowerLoading = () => <LoadingRegion minH={LOWER_HEIGHT}>{null}</LoadingRegion>;

/* Loaded when the visitor scrolls near it, else after everything above. */
const LOWER_AFTER_MS = 4000;

/* Restores the scroll position of a returning visitor. */
const Recent = () => (
  <PageContainer>
    <RecentSection pb="var(--section)" />
  </PageContainer>
);

/** The front page (HOM-1): its market data come from one query, the hosts' estimates from another. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useHomePageQuery();
  const lower = useRef<HTMLDivElement>(null);
  const isLowerInView = useInView(lower, LOWER_AFTER_MS);
  const hasFailed = error !== undefined && data === undefined;
  const spaces = data?.featuredSpaces;
  const problem = hasFailed && (
    <Suspense>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Suspense>
  );
  return (
    <>
      <PageTitle title={t('title')} />
      <Hero
        priceFromCents={hasFailed ? null : data?.marketFacts.priceFromCents}
        hasVerified={data === undefined ? !hasFailed : data.marketFacts.verifiedCount > 0}
        space={spaces?.[0]}
      />
      <Featured spaces={spaces} problem={problem} />
      <Recent />
      <Steps spaces={spaces ?? []} />
      <div ref={lower}>
        <Suspense fallback={<LowerLoading />}>
          {isLowerInView ? <LowerSections data={data} hasFailed={hasFailed} /> : <LowerLoading />}
        </Suspense>
      </div>
    </>
  );
}

HomePage.query = HomePageDocument;
