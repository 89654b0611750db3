import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useWebhookLogQuery } from '../../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { useMedia } from '../../../../ui/layout/use-media';
import { useConsoleParam } from '../use-console-param';
import { ChosenDelivery } from './ChosenDelivery';
import { DeliveryDetail } from './DeliveryDetail';
import { DeliveryTable } from './DeliveryTable';
import { LogFilters } from './LogFilters';
import { StateFilter } from './StateFilter';
import { useChosenDelivery } from './use-chosen-delivery';
import { useLogFilter } from './use-log-filter';

const PAGE = 20;
/* From this width on the detail fits beside the list. */
const BESIDE = '(min-width: 1240px)';

/** The deliveries, newest first, with the detail of the chosen one. */
export function DeliveryLog({ hasFilters = false }: { hasFilters?: boolean }) {
  const { t } = useTranslation('developers');
  const filter = useLogFilter();
  const [asked, choose] = useConsoleParam('delivery');
  const { data, error, refetch, fetchMore } = useWebhookLogQuery({
    variables: { ...filter, first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.webhookDeliveries;
  const deliveries = log?.edges.map(({ node }) => node) ?? [];
  const isBeside = useMedia(BESIDE);
  const chosen = useChosenDelivery(asked, deliveries, isBeside);
  const more = (): void =>
    void fetchMore({
      variables: { after: log?.pageInfo.endCursor },
      updateQuery: (former, { fetchMoreResult: { webhookDeliveries } }) => ({
        webhookDeliveries: {
          ...webhookDeliveries,
          edges: [...former.webhookDeliveries.edges, ...webhookDeliveries.edges],
        },
      }),
    });
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="log-title">
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="2"
        padding={{ base: '4', md: '6' }}
        paddingBottom="3!"
      >
        <chakra.h2 id="log-title" textStyle="h3">
          {t('log.deliveries')}{' '}
          <chakra.span textStyle="sm" fontWeight="400" color="fg.muted">
            {t('log.days')}
          </chakra.span>
        </chakra.h2>
        <Flex align="center" gap="1" wrap="wrap">
          <StateFilter counts={log?.stateCounts ?? []} />
          <Button variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => void refetch()}>
            {t('log.refresh')}
          </Button>
        </Flex>
      </Flex>
      {hasFilters && <LogFilters />}
      {error && !log && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !log && <SkeletonRows />}
      {log && deliveries.length === 0 && (
        <chakra.p color="fg.muted" paddingInline={{ base: '4', md: '6' }} paddingBottom="6">
          {t('log.empty')}
        </chakra.p>
      )}
      {(chosen ?? deliveries.length > 0) && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22.5rem' }} borderTopWidth="1px">
          <Box minWidth="0">
            <DeliveryTable deliveries={deliveries} chosenId={chosen?.id} onChoose={choose} />
            {log?.pageInfo.hasNextPage && (
              <Button variant="outline" margin={{ base: '4', md: '6' }} onClick={more}>
                {t('log.more')}
              </Button>
            )}
          </Box>
          {chosen && (
            <ChosenDelivery key={chosen.id} isBelow={!isBeside}>
              <DeliveryDetail delivery={chosen} />
            </ChosenDelivery>
          )}
        </Grid>
      )}
    </Box>
  );
}
