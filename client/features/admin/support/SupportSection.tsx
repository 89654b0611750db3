import { Box, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TicketQueueDocument, useTicketQueueChangedSubscription } from '../../../generated/graphql';
import type { TicketQueueScope } from '../../../generated/schema';
import { TicketQueueScopeValues } from '../../../generated/values/TicketQueueScope';
import { EmptyState, SkeletonRows } from '../../../ui/feedback/states';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { lazyView } from '../lazy-view';
import { QueueList } from './QueueList';

/* Loaded once a ticket is opened. */
const StaffThread = lazyView(async () => (await import('./StaffThread')).StaffThread);

/* A container width: beside the rail the page is narrower than the window. */
const ROOM = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': {
    gridTemplateColumns: 'clamp(280px, 38%, 348px) minmax(0, 1fr)',
    gridTemplateRows: 'max(560px, 100dvh - 260px) auto',
  },
  '@container (min-width: 1080px)': {
    gridTemplateColumns: '348px minmax(0, 1fr) 316px',
    gridTemplateRows: 'max(640px, 100dvh - 220px)',
  },
} as const;

/** The visible column when the page is too narrow for two. */
const onlyWide = { '@container (max-width: 679.9px)': { display: 'none' } } as const;

const scopeOf = (param: string | null): TicketQueueScope =>
  TicketQueueScopeValues.find((scope) => scope === param) ?? 'ALL';

/** The tickets that wait for support, the open one, and its requester. */
export function SupportSection() {
  const { t } = useTranslation('support');
  const [params, setParams] = useSearchParams();
  const scope = scopeOf(params.get('view'));
  const id = params.get('id');
  useTicketQueueChangedSubscription({
    onData: ({ client }) => void client.refetchQueries({ include: [TicketQueueDocument] }),
    onError: (problem: Error) => console.warn('The subscription to the queue failed', problem),
  });
  const set = (name: string, value: string | null): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Box layerStyle="panel" overflow="hidden" css={ROOM}>
        <chakra.section
          aria-label={t('staff.title')}
          display="flex"
          flexDirection="column"
          minWidth="0"
          minHeight="0"
          borderInlineEndWidth="1px"
          borderColor="hairline"
          css={id ? onlyWide : undefined}
        >
          <QueueList scope={scope} current={id} onScope={(next) => set('view', next)} />
        </chakra.section>
        {id ? (
          <Suspense
            fallback={
              <Box padding="5">
                <SkeletonRows />
              </Box>
            }
          >
            <StaffThread key={id} id={id} onBack={() => set('id', null)} />
          </Suspense>
        ) : (
          <Box css={onlyWide} gridColumn={{ base: 'auto' }} display="grid" placeItems="center">
            <EmptyState
              illustration="door"
              headingLevel="h2"
              title={t('staff.choose')}
              text={t('staff.keys', { key: SHORTCUTS.everywhere.sheet })}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
