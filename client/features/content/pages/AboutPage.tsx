import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AboutPageDocument, useAboutPageQuery, type AboutPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { usePublishPath } from '../../../session/use-publish-path';
import { PageTitle } from '../../../ui/layout/Page';
import neighbours from '../assets/people/neighbours.svg';
import { ClosingPanel } from '../company/ClosingPanel';
import { CompanyHero } from '../company/CompanyHero';
import { Metrics } from '../company/Metrics';
import { MonthSplit } from '../company/MonthSplit';
import { Places } from '../company/Places';
import { Promises } from '../company/Promises';
import { Scenes } from '../company/Scenes';

/** About Hueco: why it exists, how it earns money, what it is and is not. */
export function AboutPage() {
  const { t } = useTranslation('company');
  const publishPath = usePublishPath();
  const { data } = useAboutPageQuery();
  return (
    <>
      <PageTitle title={t('about.title')} />
      <CompanyHero
        title={t('about.hero.title')}
        lead={t('about.hero.lead')}
        picture={neighbours}
        alt={t('about.hero.picture')}
        tint="teja.100"
      >
        <Flex direction={{ base: 'column', sm: 'row' }} gap="3" mt={{ base: '5', md: '9' }}>
          <Button asChild size="lg">
            <Link to="/search">{t('about.hero.search')}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={publishPath}>{t('about.hero.publish')}</Link>
          </Button>
        </Flex>
      </CompanyHero>
      {data && <AboutMetrics data={data} />}
      <Scenes />
      <MonthSplit split={data?.platformMetrics.monthSplit} />
      <Promises />
      {data && <Places cities={data.cities} />}
      <ClosingPanel
        title={t('about.end.title')}
        text={t('about.end.text')}
        first={{ to: '/contact', label: t('about.end.write') }}
        second={{ to: '/help', label: t('about.end.help') }}
      />
    </>
  );
}

AboutPage.query = AboutPageDocument;

function AboutMetrics({ data: { platformMetrics, marketFacts } }: { data: AboutPageQuery }) {
  const { t } = useTranslation('company');
  const { number, price, distance } = useFormats();
  const { spaceCount, verifiedSpaceCount, metresToNearest } = platformMetrics;
  const tenths = spaceCount > 0 ? Math.floor((verifiedSpaceCount * 10) / spaceCount) : 0;
  return (
    <Metrics
      countedAt={platformMetrics.countedAt}
      rule={t('about.metrics.rule')}
      metrics={[
        spaceCount > 0
          ? {
              value: number(spaceCount),
              label: t('about.metrics.spaces'),
              note: t('about.metrics.cities', { count: marketFacts.cityCount }),
            }
          : null,
        marketFacts.priceFromCents === null
          ? null
          : {
              value: price(marketFacts.priceFromCents),
              label: t('about.metrics.cheapest'),
              note: t('about.metrics.allIn'),
            },
        metresToNearest && {
          value: distance(metresToNearest.median),
          label: t('about.metrics.nearest'),
          note: t('about.metrics.nearestNote'),
        },
        tenths > 0
          ? {
              value: t('about.metrics.tenths', { number: tenths }),
              label: t('about.metrics.verified'),
              note: t('of', { part: number(verifiedSpaceCount), whole: number(spaceCount) }),
            }
          : null,
      ]}
    />
  );
}
