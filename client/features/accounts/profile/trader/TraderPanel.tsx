import { Badge, Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useOwnTraderDetailsQuery } from '../../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { Panel } from '../edit/Panel';
import { TraderForm } from './TraderForm';

/** What the law wants renters to know of a professional host. */
export function TraderPanel() {
  const { t } = useTranslation('trader');
  const { data, error, refetch } = useOwnTraderDetailsQuery();
  const viewer = data?.viewer;
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isWanted = hash === '#trader' && viewer !== undefined;
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView();
  }, [isWanted]);
  const isDone = Boolean(viewer?.traderDetails);
  return (
    <Box ref={box} scrollMarginTop="calc(var(--header-h) + 16px)">
      <Panel
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
      </Panel>
    </Box>
  );
}
