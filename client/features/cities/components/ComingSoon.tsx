import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { DayStreet } from '../../../ui/street/DayStreet';
import { StreetFrame } from '../../../ui/street/StreetFrame';
import { MoreLink } from '../../../ui/links/MoreLink';
import { citySearchPath, type CityData } from '../city-data';
import { Crumbs } from './Crumbs';
import { HostCall } from './HostCall';
import { WaitingListForm } from './WaitingListForm';

/** A city with too few spaces: what there is, a waiting list, and a call to be among the first hosts. */
export function ComingSoon({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { name, slug, spaceCount } = data.city;
  return (
    <>
      <PageTitle title={t('soon.title', { city: name })} />
      <chakra.section position="relative" pb={{ base: '10', md: '16' }}>
        <PageContainer minH={{ md: '560px' }}>
          <Box w={{ md: '48%', lg: '520px' }} pt={{ base: '2', md: '6' }}>
            <Crumbs city={name} />
            <chakra.h1 textStyle="display" mt={{ base: '3', md: '10' }}>
              {t('soon.title', { city: name })}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" mt={{ base: '2.5', md: '4' }}>
              {t('soon.text', { city: name })}
            </chakra.p>
            {spaceCount > 0 && (
              <Box mt="2">
                <MoreLink to={citySearchPath(name)}>{t('soon.see', { count: spaceCount })}</MoreLink>
              </Box>
            )}
            <Box layerStyle="card" bg="bg.panel" p={{ base: '5', md: '6' }} mt={{ base: '5', md: '8' }}>
              <WaitingListForm slug={slug} city={name} />
            </Box>
          </Box>
          <StreetFrame mt={{ base: '8', md: '0' }}>
            <DayStreet />
          </StreetFrame>
        </PageContainer>
      </chakra.section>
      <HostCall data={data} />
    </>
  );
}
