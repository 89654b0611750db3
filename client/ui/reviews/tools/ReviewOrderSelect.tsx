import { NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReviewOrder } from '../../../generated/schema';
import { ReviewOrderValues } from '../../../generated/values/ReviewOrder';

interface ReviewOrderSelectProps {
  value: ReviewOrder;
  onChange: (order: ReviewOrder) => void;
}

/** Selects the order of the reviews. */
export function ReviewOrderSelect({ value, onChange }: ReviewOrderSelectProps) {
  const { t } = useTranslation('reviewTools');
  return (
    <NativeSelect.Root width={{ base: 'full', sm: '14rem' }}>
      <NativeSelect.Field
        aria-label={t('order.label')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as ReviewOrder)}
      >
        {ReviewOrderValues.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
