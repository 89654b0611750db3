import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AdjustmentRow_AdjustmentFragment } from '../../../generated/graphql';
import { BlockHead } from '../components/details';
import { AdjustmentRow } from './AdjustmentRow';

interface AdjustmentsProps {
  adjustments: readonly AdjustmentRow_AdjustmentFragment[];
  onDecided: () => void;
}

/** Paired ledger entries about a booking, with the second person's decision where required. */
export function Adjustments({ adjustments, onDecided }: AdjustmentsProps) {
  const { t } = useTranslation('staff');
  if (adjustments.length === 0) return null;
  return (
    <Box as="section" aria-label={t('money.adjustments')}>
      <BlockHead title={t('money.adjustments')} />
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {adjustments.map((adjustment) => (
          <AdjustmentRow key={adjustment.id} adjustment={adjustment} onDecided={onDecided} />
        ))}
      </chakra.ul>
    </Box>
  );
}
