import { Box, chakra, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/TextLink';

/** For hosts who charge no tax on their rents: that they may have to, and where to change it. Not advice. */
export function TaxWarning() {
  const { t } = useTranslation('earnings');
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="taxes-title">
      <chakra.h2 id="taxes-title" textStyle="h3">
        {t('taxes.title')}
      </chakra.h2>
      <Flex gap="3" marginTop="3" maxWidth="72ch">
        <Box color="fg.warning" flexShrink="0" marginTop="0.5">
          <TriangleAlert size={20} aria-hidden />
        </Box>
        <div>
          <chakra.p fontWeight="600">{t('untaxed.title')}</chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
            {t('untaxed.text')}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" marginTop="2">
            {t('untaxed.meanwhile')}
          </chakra.p>
          <Flex wrap="wrap" columnGap="5" rowGap="2" marginTop="3" textStyle="sm">
            <TextLink to="/help/iva-del-alquiler">{t('untaxed.learn')}</TextLink>
            <TextLink to="/dashboard?mode=host&tab=spaces">{t('untaxed.change')}</TextLink>
          </Flex>
        </div>
      </Flex>
    </Box>
  );
}
