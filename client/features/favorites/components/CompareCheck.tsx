import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import type { Comparison } from '../use-comparison';

/** Selects a space for the comparison. */
export function CompareCheck({
  id,
  title,
  comparison: { ids, isFull, toggle },
}: {
  id: string;
  title: string;
  comparison: Comparison;
}) {
  const { t } = useTranslation('favorites');
  const isChosen = ids.includes(id);
  return (
    <Checkbox
      checked={isChosen}
      disabled={isFull && !isChosen}
      aria-label={t('compare.chooseOf', { title })}
      onChange={() => toggle(id)}
    >
      <chakra.span textStyle="small">{t('compare.choose')}</chakra.span>
    </Checkbox>
  );
}
