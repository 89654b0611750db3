import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Why no key or app can be made: that requires a verified identity. */
export function UnverifiedNote() {
  const { t } = useTranslation('developers');
  return (
    <Flex role="note" gap="3" padding="4" borderRadius="lg" bg="bg.warning" wrap="wrap" align="center">
      <Box color="fg.warning" alignSelf="start">
        <CircleAlert size={20} aria-hidden />
      </Box>
      <Box flex="1 1 18rem" minWidth="0" textStyle="sm">
        <chakra.p fontWeight="600">{t('mode.unchecked.title')}</chakra.p>
        <p>{t('mode.unchecked.text')}</p>
      </Box>
      <Button asChild>
        <Link to="/verify-identity">{t('mode.verify')}</Link>
      </Button>
    </Flex>
  );
}
