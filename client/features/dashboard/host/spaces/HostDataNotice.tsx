import { Button, chakra, Flex } from '@chakra-ui/react';
import { EyeOff, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MySpacesQuery } from '../../../../generated/graphql';
import { LONG_DATE } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';

type HostData = NonNullable<NonNullable<MySpacesQuery['viewer']>['hostData']>;

/** Legally required data that the host has not given: until when their spaces are public, or that they are not. */
export function HostDataNotice({ hostData: { dueAt, unlistedAt } }: { hostData: HostData }) {
  const { t } = useTranslation('dashboard');
  const { instant } = useFormats();
  const Icon = unlistedAt ? EyeOff : Hourglass;
  return (
    <Flex
      as="section"
      aria-labelledby="host-data"
      wrap="wrap"
      align="center"
      gap="4"
      padding={{ base: '4', md: '6' }}
      borderRadius="card"
      bg={unlistedAt ? 'bg.error' : 'bg.warning'}
    >
      <Icon size={24} aria-hidden />
      <chakra.div flex="1" minWidth="16rem">
        <chakra.h2 id="host-data" fontWeight="600">
          {t(unlistedAt ? 'spaces.hostData.unlisted' : 'spaces.hostData.missing')}
        </chakra.h2>
        <chakra.p textStyle="small">
          {unlistedAt
            ? t('spaces.hostData.unlistedText')
            : t('spaces.hostData.due', { day: instant(dueAt, LONG_DATE) })}
        </chakra.p>
      </chakra.div>
      <Button asChild>
        <Link to="/verify-identity">{t('spaces.hostData.action')}</Link>
      </Button>
    </Flex>
  );
}
