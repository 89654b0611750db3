import { Box, Button, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConsentProblem } from '../../../generated/schema';

/** A request that is not redirected back, because it may not be from the app. */
export function ConsentProblemCard({ problem }: { problem: ConsentProblem }) {
  const { t } = useTranslation('security');
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '5', md: '8' }} aria-labelledby="consent-problem">
      <Box color="fg.warning" marginBottom="4">
        <TriangleAlert size={32} aria-hidden />
      </Box>
      <chakra.h1 id="consent-problem" textStyle="h2" fontSize="24px" lineHeight="30px">
        {t(`apps.problems.${problem}.title`)}
      </chakra.h1>
      <chakra.p marginTop="3" color="fg.muted">
        {t(`apps.problems.${problem}.text`)}
      </chakra.p>
      <chakra.p marginTop="3" color="fg.muted">
        {t('apps.problems.safe')}
      </chakra.p>
      <Button asChild marginTop="6">
        <Link to="/">{t('apps.problems.home')}</Link>
      </Button>
    </Box>
  );
}
