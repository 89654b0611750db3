import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { usePublishPath } from '../../../session/use-publish-path';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { NightButton, NightOutlineButton, NightPanel } from '../../../ui/street/NightPanel';
import type { CityData } from '../city-data';

/** The call to people with a space to let in this city. */
export function HostCall({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { pinPrice, price } = useFormats();
  const publishPath = usePublishPath();
  const { city, prices, types } = data;
  const garage = types.find(({ type }) => type === 'GARAGE');
  return (
    <Section pt="0" aria-labelledby="city-host">
      <PageContainer>
        <NightPanel pin={garage && pinPrice(garage.medianCents)}>
          <chakra.h2 id="city-host" textStyle="h1">
            {t('host.line1')}
            <br />
            {t('host.line2', { city: city.name })}
          </chakra.h2>
          <chakra.p mt="4" color="olivo.200" maxW="38ch">
            {prices && !city.isComingSoon
              ? t('host.text', {
                  city: city.name,
                  low: price(prices.quarterCents),
                  high: price(prices.threeQuartersCents),
                })
              : t('host.first', { city: city.name })}
          </chakra.p>
          <Flex direction={{ base: 'column', md: 'row' }} gap="3" mt="8">
            <NightButton>
              <Link to={publishPath}>{t('host.publish')}</Link>
            </NightButton>
            <NightOutlineButton>
              <Link to="/help/publicar">{t('host.how')}</Link>
            </NightOutlineButton>
          </Flex>
        </NightPanel>
      </PageContainer>
    </Section>
  );
}
