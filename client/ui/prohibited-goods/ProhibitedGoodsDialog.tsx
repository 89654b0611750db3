import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';
import { ProhibitedGoodsList } from './ProhibitedGoodsList';

/** The prohibited goods, which are the same for every space. */
export function ProhibitedGoodsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('prohibitedGoods');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <chakra.p textStyle="body" color="fg.muted" mb="4">
        {t('text')}
      </chakra.p>
      <ProhibitedGoodsList />
    </Dialog>
  );
}
