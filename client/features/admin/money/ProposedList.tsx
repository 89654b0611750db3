import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useProposedAdjustmentsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { AdjustmentRow } from '../money-cases/AdjustmentRow';

/** Paired entries above 500 € that wait for a second person. */
export function ProposedList() {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useProposedAdjustmentsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
  if (data.proposedAdjustments.length === 0) return <p>{t('money.noProposed')}</p>;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {data.proposedAdjustments.map((adjustment) => (
        <AdjustmentRow key={adjustment.id} adjustment={adjustment} onDecided={() => void refetch()} />
      ))}
    </chakra.ul>
  );
}
