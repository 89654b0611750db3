import { pageBounds } from '../../../generated/first-bounds';
import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMyTicketsQuery } from '../../../generated/graphql';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useMedia, WIDE } from '../../../ui/layout/use-media';
import { PageHead } from '../components/PageHead';
import { NewTicket } from './NewTicket';
import { newTicketPath } from './support-path';
import { TicketList } from './TicketList';
import { TicketThread } from './TicketThread';

/** The viewer's support tickets: list and thread side by side, one at a time on phones. */
export function SupportTab() {
  const [params] = useSearchParams();
  return params.get('new') ? <NewTicket /> : <Tickets chosen={params.get('ticket')} />;
}

function Tickets({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('support');
  const { mode } = useDashboardMode();
  const isWide = useMedia(WIDE);
  const { data, error, refetch, fetchMore } = useMyTicketsQuery({
    variables: { first: pageBounds.first },
    fetchPolicy: 'cache-and-network',
  });
  const tickets = data?.myTickets.edges.map(({ node }) => node) ?? [];
  // On wide screens the newest is opened beside the list, and stays open when another one becomes the newest.
  const [opened, setOpened] = useState<string | null>(null);
  const beside = isWide ? (opened ?? tickets[0]?.id ?? null) : null;
  if (beside !== opened && beside !== null) setOpened(beside);
  const open = chosen ?? beside;
  const page = data?.myTickets.pageInfo;
  const more = page?.hasNextPage
    ? () =>
        void fetchMore({
          variables: { after: page.endCursor },
          updateQuery: (before, { fetchMoreResult: { myTickets } }) => ({
            myTickets: { ...myTickets, edges: [...before.myTickets.edges, ...myTickets.edges] },
          }),
        })
    : null;
  const action = (
    <Button asChild size="lg" width={{ base: 'full', sm: 'auto' }}>
      <Link to={newTicketPath(mode)}>{t('list.new')}</Link>
    </Button>
  );
  return (
    <>
      <chakra.div display={chosen ? { base: 'none', md: 'block' } : undefined}>
        <PageHead title={t('title')} text={t('promise')} action={action} />
      </chakra.div>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />)}
      {data && (
        <Grid
          as="section"
          aria-label={t('list.title')}
          layerStyle="panel"
          overflow="hidden"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: tickets.length > 0 ? '280px minmax(0, 1fr)' : 'minmax(0, 1fr)',
            xl: tickets.length > 0 ? '320px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
          height={{ md: tickets.length > 0 ? '640px' : 'auto' }}
        >
          <chakra.div
            display={chosen ? { base: 'none', md: 'flex' } : 'flex'}
            flexDirection="column"
            minWidth="0"
            minHeight="0"
            borderInlineEndWidth={{ md: tickets.length > 0 ? '1px' : '0' }}
            borderColor="hairline"
          >
            <TicketList tickets={tickets} current={open} onMore={more} />
          </chakra.div>
          {open && <TicketThread key={open} id={open} />}
        </Grid>
      )}
    </>
  );
}
