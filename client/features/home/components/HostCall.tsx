import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHomeIncomesQuery, type HomePageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { usePublishPath } from '../../../session/use-publish-path';
import { HOW_IT_WORKS_ID } from '../../../ui/layout/anchors';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { NightButton, NightOutlineButton, NightPanel } from '../../../ui/street/NightPanel';
import { INCOMES } from '../home-data';

/** The call to hosts over a street at night, with one lit opening as the free space. */
export function HostCall({ data }: { data: HomePageQuery | undefined }) {
  const { t } = useTranslation('home');
  const { pinPrice } = useFormats();
  const publishPath = usePublishPath();
  const priceCents = data?.garage.edges[0]?.node.priceAllInCents ?? null;
  return (
    <Section pt="0" aria-labelledby="home-host">
      <PageContainer>
        <NightPanel pin={priceCents === null ? undefined : pinPrice(priceCents)}>
          <chakra.h2 id="home-host" textStyle="h1">
            {t('host.line1')}
            <br />
            {t('host.line2')}
          </chakra.h2>
          <chakra.p mt="4" color="olivo.200" maxW="38ch">
            {t('host.text')}
          </chakra.p>
          <Incomes />
          <Flex direction={{ base: 'column', md: 'row' }} gap="3" mt="8">
            <NightButton>
              <Link to={publishPath}>{t('host.publish')}</Link>
            </NightButton>
            <NightOutlineButton>
              <a href={`#${HOW_IT_WORKS_ID}`}>{t('host.how')}</a>
            </NightOutlineButton>
          </Flex>
        </NightPanel>
      </PageContainer>
    </Section>
  );
}

/* The possible income of three typical spaces, from the price model; with a placeholder while it loads. */
function Incomes() {
  // A separate query: added to the front page's, it would exceed the root fields allowed per operation.
  const { data } = useHomeIncomesQuery();
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  const commissionBps = data?.storageIncome.commissionBps;
  return (
    <Box mt="7" minH={{ base: '76px', md: '80px' }}>
      {data && (
        <>
          <chakra.dl
            display="flex"
            flexWrap="wrap"
            justifyContent={{ base: 'space-between', md: 'flex-start' }}
            columnGap={{ base: '3', md: '8' }}
            rowGap="2"
          >
            {INCOMES.map(({ key, type, areaM2 }) => (
              <div key={key}>
                <chakra.dt textStyle="sm" color="olivo.300">
                  {t('host.label', { type: t(`common:spaceType.${type}`), area: formats.area(areaM2) })}
                </chakra.dt>
                <chakra.dd textStyle="price" lineHeight={{ base: '1.75rem', md: '2rem' }}>
                  {formats.priceRange(data[key].lowCents, data[key].highCents)}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
          {commissionBps !== undefined && (
            <chakra.p textStyle="caption" mt="2" color="olivo.300">
              {t('host.note', { percent: formats.percent(commissionBps / 100) })}
            </chakra.p>
          )}
        </>
      )}
    </Box>
  );
}
