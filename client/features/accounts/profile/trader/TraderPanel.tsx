import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOwnTraderDetailsQuery } from '../../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { AnchoredPanel } from '../edit/AnchoredPanel';
import { TraderForm } from './TraderForm';

/** The legally required details of a professional host, shown to renters. */
export function TraderPanel() {
  const { t } = useTranslation('trader');
  const { data, error, refetch } = useOwnTraderDetailsQuery();
  const viewer = data?.viewer;
  const isDone = Boolean(viewer?.traderDetails);
  return (
    <AnchoredPanel
      hash="#trader"
      isReady={viewer !== undefined}
      title={t('form.title')}
      text={t('form.text')}
      badge={
        viewer && <Badge colorPalette={isDone ? 'trust' : 'orange'}>{t(isDone ? 'form.done' : 'form.open')}</Badge>
      }
    >
      {viewer ? (
        <TraderForm viewer={viewer} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" />
      ) : (
        <SkeletonRows />
      )}
    </AnchoredPanel>
  );
}
