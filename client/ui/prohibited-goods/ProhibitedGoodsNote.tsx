import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ProhibitedGoodsList } from './ProhibitedGoodsList';

/** The prohibited goods, beside a report or declaration. */
export function ProhibitedGoodsNote() {
  const { t } = useTranslation('prohibitedGoods');
  return (
    <Box padding="4" borderRadius="card" bg="bg.muted">
      <chakra.p marginBottom="2" textStyle="small" fontWeight="600">
        {t('note')}
      </chakra.p>
      <ProhibitedGoodsList isSmall />
    </Box>
  );
}
