import { Box, Button, chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDashboardOnboardingQuery } from '../../../generated/graphql';

/** The link to the first steps, until they are done (P10). */
export function OnboardingEntry() {
  const { t } = useTranslation('dashboard');
  const { data } = useDashboardOnboardingQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || data.onboarding.doneAt !== null) return null;
  return (
    <Box
      layerStyle="panel"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
      padding={{ base: '4', md: '5' }}
    >
      <Box
        as="span"
        display="grid"
        placeItems="center"
        boxSize="10"
        borderRadius="lg"
        bg="brand.subtle"
        color="brand.fg"
        flexShrink="0"
      >
        <ListChecks size={20} aria-hidden />
      </Box>
      <Box flex="1 1 220px" minWidth="0">
        <chakra.p fontWeight="600">{t('onboarding.title')}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('onboarding.text')}
        </chakra.p>
      </Box>
      <Button asChild variant="outline">
        <Link to="/onboarding">{data.onboarding.isAsked ? t('onboarding.goOn') : t('onboarding.begin')}</Link>
      </Button>
    </Box>
  );
}
