import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOwnTaxDetailsQuery } from '../../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { AnchoredPanel } from '../edit/AnchoredPanel';
import { TaxForm } from './TaxForm';

/** The legally required tax details of a private host. */
export function TaxPanel() {
  const { t } = useTranslation('trader');
  const { data, error, refetch } = useOwnTaxDetailsQuery();
  const viewer = data?.viewer;
  const isDone = Boolean(viewer?.taxDetails);
  return (
    <AnchoredPanel
      hash="#tax"
      isReady={viewer !== undefined}
      title={t('tax.title')}
      text={t('tax.text')}
      badge={
        viewer && <Badge colorPalette={isDone ? 'trust' : 'orange'}>{t(isDone ? 'form.done' : 'form.open')}</Badge>
      }
    >
      {viewer ? (
        <TaxForm viewer={viewer} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" />
      ) : (
        <SkeletonRows />
      )}
    </AnchoredPanel>
  );
}
