import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/overlay/Dialog';

const PROHIBITED = [
  'flammable',
  'weapons',
  'drugs',
  'stolen',
  'animals',
  'plants',
  'food',
  'waste',
  'radioactive',
  'valuables',
  'batteries',
  'fuel',
  'smelly',
  'living',
] as const;

/** All that may not be kept anywhere. */
export function ProhibitedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('space');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('prohibited.title')}>
      <chakra.p color="fg.muted" mb="4">
        {t('prohibited.text')}
      </chakra.p>
      <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
        {PROHIBITED.map((key) => (
          <li key={key}>{t(`prohibited.${key}`)}</li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
