import { Box, chakra, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMyDataQuery } from '../../../generated/graphql';
import { SessionsPanel } from '../../../session/SessionsPanel';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { ConsentSection } from '../components/ConsentSection';
import { ErasureSection } from '../components/ErasureSection';
import { ExportSection } from '../components/ExportSection';
import { HeldData } from '../components/HeldData';
import { RightsSection } from '../components/RightsSection';
import { SectionPanel } from '../components/SectionPanel';
import { SECTIONS, SectionNav, type Section } from '../components/SectionNav';

/** /mis-datos: everything about the user's own data on one page. */
export function MyDataPage() {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useMyDataQuery({ fetchPolicy: 'cache-and-network' });
  const isReady = Boolean(data?.viewer);
  const section = useSectionOfAddress(isReady);
  return (
    <PageContainer paddingTop={{ base: '5', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <chakra.h1 textStyle="h2">{t('title')}</chakra.h1>
      <chakra.p marginTop="2" color="fg.muted" maxWidth="62ch">
        {t('lead')} <TextLink to="/privacy">{t('policy')}</TextLink>
      </chakra.p>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '248px minmax(0, 760px)' }}
        columnGap="8"
        rowGap="6"
        marginTop={{ base: '5', md: '8' }}
        alignItems="start"
      >
        <SectionNav current={section ?? 'ver'} />
        <Box display="grid" gap={{ base: '6', md: '8' }}>
          {!data &&
            (error ? (
              <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />
            ) : (
              <SkeletonRows count={5} />
            ))}
          {data?.viewer && (
            <>
              <SectionPanel id="ver" title={t('held.title')} text={t('held.text')}>
                <HeldData groups={data.myData.groups} />
              </SectionPanel>
              <ExportSection />
              <ConsentSection viewerId={data.viewer.id} consents={data.myConsents} onChanged={() => refetch()} />
              <Box id="sesiones" tabIndex={-1} outline="none" scrollMarginTop="calc(var(--header-h) + 16px)">
                <SessionsPanel />
              </Box>
              <RightsSection />
              <ErasureSection hasSecondFactor={data.viewer.hasSecondFactor} />
            </>
          )}
        </Box>
      </Grid>
    </PageContainer>
  );
}

/* The section of the URL. Scrolled to on every click, and for external links once its data are loaded; the focus follows. */
function useSectionOfAddress(isReady: boolean): Section | undefined {
  const location = useLocation();
  useEffect(() => {
    const section = isReady && sectionOf(location.hash);
    const element = section ? document.getElementById(section) : null;
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [location, isReady]);
  return sectionOf(location.hash);
}

const sectionOf = (hash: string): Section | undefined => SECTIONS.find((section) => `#${section}` === hash);
